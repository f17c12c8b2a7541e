/** Features of the pages under consideration, as columns that are reused from query to query. */
export class Candidates {
  count = 0;
  readonly page: Uint32Array;
  readonly lexical: Float32Array;
  readonly semantic: Float32Array;
  readonly feedback: Float32Array;
  readonly proximity: Float32Array;
  readonly title: Float32Array;
  readonly total: Float32Array;
  /** Rows by falling total after `sort`. */
  readonly order: number[] = [];

  constructor(readonly capacity: number) {
    const column = (): Float32Array => new Float32Array(capacity);
    this.page = new Uint32Array(capacity);
    this.lexical = column();
    this.semantic = column();
    this.feedback = column();
    this.proximity = column();
    this.title = column();
    this.total = column();
  }

  reset(): void {
    this.count = 0;
    this.order.length = 0;
  }

  /** The row of a page, −1 where it is none. */
  rowOf(page: number): number {
    for (let row = 0; row < this.count; row++) if (this.page[row] === page) return row;
    return -1;
  }

  /** Adds a page with its lexical score and cosine; ignored when full. */
  add(page: number, lexical: number, semantic: number): void {
    if (this.count === this.capacity) return;
    const row = this.count++;
    this.page[row] = page;
    this.lexical[row] = lexical;
    this.semantic[row] = semantic;
    this.feedback[row] = 0;
    this.proximity[row] = 0;
    this.title[row] = 0;
    this.order.push(row);
  }

  /** Orders rows by total, best first, ties by page. */
  sort(): void {
    const { total, page } = this;
    this.order.sort((a, b) => (total[b] as number) - (total[a] as number) || (page[a] as number) - (page[b] as number));
  }
}
