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

  constructor(source: (signal: AbortSignal) => AsyncIterable<T>) {
    this.#iterator = source(this.#abort.signal)[Symbol.asyncIterator]();
  }

  /** Whether the source was given up: a new reader must begin anew. */
  get abandoned(): boolean {
    return this.#abort.signal.aborted && !this.#done;
  }

  /** Throws what the source throws, and the signal's reason when the reader leaves. */
  async *read(signal: AbortSignal): AsyncGenerator<T> {
    this.#readers++;
    try {
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
      this.#readers--;
      if (this.#readers === 0 && !this.#done) await this.#giveUp();
    }
  }

  #pull(): Promise<void> {
    this.#pulling ??= this.#iterator
      .next()
      .then(
        (result) => {
          if (result.done) this.#done = true;
          else this.#values.push(result.value);
        },
        (error: unknown) => {
          // Kept for readers that are not there yet: to them too this end is a failure, not a clean one.
          this.#done = true;
          this.#failure = { error };
        },
      )
      .finally(() => {
        this.#pulling = undefined;
      });
    return this.#pulling;
  }

  async #giveUp(): Promise<void> {
    this.#abort.abort(new Error("No reader is left"));
    await this.#pulling;
    await this.#iterator.return?.();
  }
}
