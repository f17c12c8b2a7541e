/** Something that must not be silent for long. */
export interface Pulsing {
  /** Fills a silence; called after at least half a period and at most a whole one without a `stir`. */
  beat(): void;
}

/** One timer for all that may fall silent. */
export class Pulse {
  /** Whether each has been silent since the last tick. */
  readonly #silent = new Map<Pulsing, boolean>();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly everyMs: number) {}

  /** Begins to watch, or notes that there was no silence just now. */
  stir(one: Pulsing): void {
    this.#silent.set(one, false);
    this.#timer ??= setInterval(() => this.#tick(), this.everyMs / 2).unref();
  }

  leave(one: Pulsing): void {
    this.#silent.delete(one);
    if (this.#silent.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    for (const [one, silent] of this.#silent) {
      if (silent) one.beat();
      this.#silent.set(one, !silent);
    }
  }
}
