/** Features of the pages under consideration, as columns that are reused from query to query. */
export class Candidates {
  count = 0;
  readonly page: Uint32Array;
  readonly lexical: Float32Array;
  readonly semantic: Float32Array;
  readonly framing: Float32Array;
  readonly asked: Float32Array;
  readonly feedback: Float32Array;
  readonly proximity: Float32Array;
  readonly together: Float32Array;
  readonly title: Float32Array;
  readonly heading: Float32Array;
  readonly told: Float32Array;
  readonly total: Float32Array;
  /** Rows by falling total after `sort`. */
  readonly order: number[] = [];

  constructor(readonly capacity: number) {
    const column = (): Float32Array => new Float32Array(capacity);
    this.page = new Uint32Array(capacity);
    this.lexical = column();
    this.semantic = column();
    this.framing = column();
    this.asked = column();
    this.feedback = column();
    this.proximity = column();
    this.together = column();
    this.title = column();
    this.heading = column();
    this.told = column();
    this.total = column();
  }

  reset(): void {
    this.count = 0;
    this.order.length = 0;
    const { framing, asked, feedback, proximity, together, title, heading, told } = this;
    for (const column of [framing, asked, feedback, proximity, together, title, heading, told]) column.fill(0);
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
    this.order.push(row);
  }

  /** Shortens `order` to the best rows by total, best first, ties by page. */
  keepBest(limit: number): void {
    const { order, total } = this;
    let kept = 0;
    for (let i = 0; i < order.length; i++) {
      const row = order[i] as number;
      if (kept === limit && (total[row] as number) < (total[order[kept - 1] as number] as number)) continue;
      const at = this.#placeOf(row, kept);
      if (at === limit) continue;
      if (kept < limit) kept++;
      for (let to = kept - 1; to > at; to--) order[to] = order[to - 1] as number;
      order[at] = row;
    }
    order.length = kept;
  }

  /** Where a row belongs among the first `count` rows of `order`, which are sorted. */
  #placeOf(row: number, count: number): number {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#isBetter(row, this.order[middle] as number)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Rows that `order` leaves out, by total, best first, ties by page. */
  others(): number[] {
    const kept = new Set(this.order);
    const rows = Array.from({ length: this.count }, (_, row) => row).filter((row) => !kept.has(row));
    return rows.sort((a, b) => (this.#isBetter(a, b) ? -1 : 1));
  }

  #isBetter(row: number, other: number): boolean {
    const difference = (this.total[row] as number) - (this.total[other] as number);
    return difference > 0 || (difference === 0 && (this.page[row] as number) < (this.page[other] as number));
  }
}
