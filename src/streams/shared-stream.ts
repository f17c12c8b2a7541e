import { untilAborted } from "../async/until-aborted.ts";

/** One source read by many: each reader gets every value once, in order; the last one to leave aborts the source. */
export class SharedStream<T> {
  readonly #abort = new AbortController();
  readonly #values: T[] = [];
  readonly #iterator: AsyncIterator<T>;
  #pulling: Promise<void> | undefined;
  #readers = 0;
  #done = false;
  #failure: { error: unknown } | undefined;

  /** `onOver` is told when the source has ended, or is given up: a new reader must begin anew then. */
  constructor(
    source: (signal: AbortSignal) => AsyncIterable<T>,
    private readonly onOver: () => void = () => {},
  ) {
    this.#iterator = source(this.#abort.signal)[Symbol.asyncIterator]();
  }

  /**
   * Throws what the source throws, and the signal's reason when the reader leaves. The reader is there from this call on,
   * so that one who leaves before the first value has left.
   */
  read(signal: AbortSignal): AsyncGenerator<T> {
    const reader = this.#valuesFor(signal, this.#enter(signal));
    // Up to the first `yield`: only a generator that runs is told of a `return`.
    reader.next().catch(() => {});
    return reader;
  }

  /** One reader more, until what this gives is called or the signal is aborted. */
  #enter(signal: AbortSignal): () => Promise<void> {
    this.#readers++;
    let left: Promise<void> | undefined;
    const leave = () => {
      signal.removeEventListener("abort", leaveUnheard);
      left ??= this.#lose();
      return left;
    };
    const leaveUnheard = () => void leave().catch(() => {});
    signal.addEventListener("abort", leaveUnheard);
    if (signal.aborted) leaveUnheard();
    return leave;
  }

  async *#valuesFor(signal: AbortSignal, leave: () => Promise<void>): AsyncGenerator<T> {
    try {
      yield undefined as T;
      for (let index = 0; ; ) {
        signal.throwIfAborted();
        const value = this.#values[index];
        if (index < this.#values.length) {
          yield value as T;
          index++;
        } else if (this.#failure) {
          throw this.#failure.error;
        } else if (this.#done) {
          return;
        } else {
          await untilAborted(this.#pull(), signal);
        }
      }
    } finally {
      await leave();
    }
  }

  #pull(): Promise<void> {
    this.#pulling ??= this.#iterator
      .next()
      .then(
        (result) => {
          if (result.done) this.#end();
          else this.#values.push(result.value);
        },
        (error: unknown) => {
          // Kept for readers that are not there yet: to them too this end is a failure, not a clean one.
          this.#failure = { error };
          this.#end();
        },
      )
      .finally(() => {
        this.#pulling = undefined;
      });
    return this.#pulling;
  }

  #end(): void {
    this.#done = true;
    this.onOver();
  }

  async #lose(): Promise<void> {
    this.#readers--;
    if (this.#readers > 0 || this.#done) return;
    this.onOver();
    this.#abort.abort(new Error("No reader is left"));
    await this.#pulling;
    await this.#iterator.return?.();
  }
}
