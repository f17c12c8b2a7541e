import { GenerationError } from "../failure.ts";
import type { Times } from "./times.ts";

/** The clocks of one generation: `signal` is aborted when the caller leaves or one of them runs out. */
export class Deadlines implements Disposable {
  readonly #abort = new AbortController();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #endsAt: number;
  readonly #follow = () => this.#abort.abort(this.caller.reason);

  constructor(
    private readonly caller: AbortSignal,
    private readonly times: Times,
    totalMs: number,
  ) {
    this.#endsAt = performance.now() + Math.min(times.firstPartMs, totalMs);
    if (caller.aborted) this.#follow();
    else caller.addEventListener("abort", this.#follow, { once: true });
    this.#start("no part", times.firstPartMs);
    this.#start("no end", totalMs);
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Milliseconds in which the first part must be there. */
  get leftMs(): number {
    return this.#endsAt - performance.now();
  }

  /** A part is out: from now on only the whole and the stalls are timed. */
  partIsOut(): void {
    clearTimeout(this.#timers.get("no part"));
  }

  /** A stall is timed from here, until the next piece. */
  waitForPiece(): void {
    this.#start("no piece", this.times.stallMs);
  }

  /** The provider is done: what is left to time is nothing. */
  streamEnded(): void {
    this.#stop();
  }

  fail(error: unknown): void {
    this.#abort.abort(error);
  }

  /** Stops the clocks and lets go of the connection. */
  [Symbol.dispose](): void {
    this.#stop();
    this.caller.removeEventListener("abort", this.#follow);
    this.#abort.abort(new Error("The generation is over"));
  }

  #start(what: string, ms: number): void {
    clearTimeout(this.#timers.get(what));
    if (this.signal.aborted) return;
    const late = () => this.fail(new GenerationError("timeout", `The provider sent ${what} within ${ms} ms`));
    this.#timers.set(what, setTimeout(late, ms));
  }

  #stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
