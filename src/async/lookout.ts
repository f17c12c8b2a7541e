/** Looks for work every so often and when it is woken, one look at a time. */
export class Lookout {
  #timer: ReturnType<typeof setInterval> | undefined;
  #looking: Promise<void> | undefined;
  #again = false;

  constructor(
    private readonly look: () => Promise<unknown>,
    private readonly everyMs: number,
    /** Told of a look that failed; the next one comes all the same. */
    private readonly onError: (error: unknown) => void = () => {},
  ) {}

  get isOn(): boolean {
    return this.#timer !== undefined;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.wake(), this.everyMs).unref();
  }

  /** Looks at once, where it has been started: what comes during a look is found by another one. */
  wake(): void {
    if (!this.isOn) return;
    this.#again = true;
    this.#looking ??= this.#lookOn().finally(() => {
      this.#looking = undefined;
      if (this.#again) this.wake();
    });
  }

  /** Begins no further look, and resolves when the one under way has ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#looking;
  }

  async #lookOn(): Promise<void> {
    while (this.#again && this.isOn) {
      this.#again = false;
      await this.look().catch(this.onError);
    }
  }
}
