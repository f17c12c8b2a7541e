/** Longest stretch of work between two looks at the event loop, in milliseconds. */
const SLICE_MS = 3;

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
}
