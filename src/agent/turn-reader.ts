import type { TurnKey } from "../db/queries/turn-events.ts";
import { terminalEvent } from "../schemas/agent-event.ts";
import type { LoggedEvent, TurnLog, Waiting } from "./turn-log.ts";

export interface ReadOptions {
  startIndex: number;
  /** Wait for what comes while the turn runs; otherwise end at the tail. */
  follow: boolean;
  /** The last index that is wanted; the terminal event's where none is given. */
  lastIndex?: number;
}

/** Where a turn's events are while this process does not run it. */
export interface Recorded {
  /** The next events from `index` on. */
  from(index: number): Promise<readonly LoggedEvent[]>;
  /** The index of the last event, and whether the turn is over with it. */
  end(): Promise<{ tail: number; over: boolean }>;
  /** What comes from `index` on, shared with others who wait for it; `undefined` where it is there by now. */
  join(index: number, tail: number): TurnLog | undefined;
  leave(log: TurnLog): void;
}

/** Where events of turns are read from. */
export interface EventSource {
  /** The events of a turn in this process's memory, as long as they are there. */
  logOf(turn: TurnKey): TurnLog | undefined;
  /** A turn in the database, looked for where it is not in memory. */
  recorded(turn: TurnKey): Recorded | undefined;
}

/**
 * Each event of a turn once, in order, until the terminal one, as many at a time as there are. An idle one is a few
 * hundred bytes: thousands of visitors look on while a reply is thought about.
 */
export class TurnReader implements AsyncIterableIterator<readonly LoggedEvent[], undefined>, Waiting {
  readonly #lastIndex: number;
  readonly #follow: boolean;
  #index: number;
  #ended = false;
  #resolve: (() => void) | undefined;
  #log: TurnLog | undefined;
  #recorded: Recorded | undefined;
  /** While the turn runs elsewhere, what those who wait for it share. */
  #joined: TurnLog | undefined;

  constructor(
    private readonly source: EventSource,
    private readonly turn: TurnKey,
    { startIndex, follow, lastIndex = Number.POSITIVE_INFINITY }: ReadOptions,
    private readonly signal: AbortSignal,
  ) {
    this.#index = startIndex;
    this.#follow = follow;
    this.#lastIndex = lastIndex;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** The next events. Ends on abort, without an error. */
  async next(): Promise<IteratorResult<readonly LoggedEvent[], undefined>> {
    while (!this.#ended && !this.signal.aborted && this.#index <= this.#lastIndex) {
      const log = this.#inMemory();
      const events = log ? log.from(this.#index) : await this.#inDatabase()?.from(this.#index);
      if (this.signal.aborted) break;
      if (events && events.length > 0) return { done: false, value: this.#take(events) };
      if (!this.#follow || log?.ended || log?.abandoned) break;
      // Nothing is awaited between the look and this: no event can come in between.
      if (log) await this.#untilChanged(log);
      else if (await this.#isOver()) break;
    }
    this.#end();
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<readonly LoggedEvent[], undefined>> {
    this.#end();
    return { done: true, value: undefined };
  }

  /** Called by the log, and on abort. */
  wake(): void {
    this.#resolve?.();
  }

  /** The signal calls this: a listener of its own for each wait would cost more than the events. */
  handleEvent(): void {
    this.#end();
  }

  #inMemory(): TurnLog | undefined {
    if (this.#joined?.abandoned) this.#joined = undefined;
    return this.source.logOf(this.turn) ?? this.#joined;
  }

  #inDatabase(): Recorded | undefined {
    this.#recorded ??= this.source.recorded(this.turn);
    return this.#recorded;
  }

  /** Where nothing was found: whether nothing will ever come. Otherwise joins those who wait for it. */
  async #isOver(): Promise<boolean> {
    const recorded = this.#inDatabase();
    if (!recorded) return true;
    const { tail, over } = await recorded.end();
    if (tail >= this.#index) return false;
    // Opened here, or left, while the database was looked at: the loop finds out.
    const elsewhere = this.#ended || this.signal.aborted || this.source.logOf(this.turn) !== undefined;
    if (!over && !elsewhere) this.#joined = recorded.join(this.#index, tail);
    return over;
  }

  #take(events: readonly LoggedEvent[]): readonly LoggedEvent[] {
    const wanted = this.#lastIndex - this.#index + 1;
    const taken = events.length > wanted ? events.slice(0, wanted) : events;
    this.#index += taken.length;
    if (taken.at(-1)?.type === terminalEvent) this.#end();
    return taken;
  }

  #untilChanged(log: TurnLog): Promise<void> {
    if (!this.#log) this.signal.addEventListener("abort", this, { once: true });
    this.#log = log;
    return new Promise((resolve) => {
      this.#resolve = resolve;
      log.wait(this);
    });
  }

  #end(): void {
    this.#ended = true;
    this.#log?.leave(this);
    if (this.#joined) this.#recorded?.leave(this.#joined);
    this.#joined = undefined;
    this.signal.removeEventListener("abort", this);
    this.wake();
  }
}
