import { within } from "./within.ts";

/** Work that handles its own failures, and that nobody waits for until all must end. */
export class Unawaited {
  readonly #running = new Set<Promise<void>>();

  add(work: Promise<void>): void {
    const running = work.finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when all that runs has ended, or has taken too long. */
  async end(ms: number): Promise<void> {
    await within(ms, Promise.allSettled(this.#running), () => []);
  }
}
