/** Longest stretch of work between two looks at the event loop, in milliseconds. */
const SLICE_MS = 4;

/** Items between two looks at the clock: each takes some microseconds. */
const STRIDE = 16;

/** Lets other work run between heavy steps and stops when the caller has left. One a task. */
export class Pace {
  #since = performance.now();

  constructor(private readonly signal: AbortSignal) {}

  /** Throws the signal's reason when aborted; gives way to the macrotask queue when the slice is used up. */
  async step(): Promise<void> {
    this.signal.throwIfAborted();
    if (performance.now() - this.#since < SLICE_MS) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
    this.#since = performance.now();
    this.signal.throwIfAborted();
  }

  /** `items` mapped one by one, giving way between them. */
  async map<Item, Result>(items: readonly Item[], map: (item: Item, index: number) => Result): Promise<Result[]> {
    const results: Result[] = [];
    for (const [index, item] of items.entries()) {
      results.push(map(item, index));
      if (index % STRIDE === STRIDE - 1) await this.step();
    }
    return results;
  }
}
