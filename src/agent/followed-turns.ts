import type { Database } from "../db/client.ts";
import {
  filedRests,
  loggedSince,
  logSpan,
  type OpenEvent,
  type TurnKey,
  turnsThere,
} from "../db/queries/turn-events.ts";
import { TurnLog } from "./turn-log.ts";

/** How often turns that do not run in this process are looked at, in milliseconds. */
const lookMs = 100;
/** Each so many looks also see whether the turns are still there: of one that was erased nothing comes. */
const looksForErased = 10;
/** Turns, and rows of each kind, in one look, which holds the event loop. */
const mostTurns = 500;
const mostRows = 1_000;

/** A turn that another process runs, or that waits for an earlier one, for all of its readers here. */
interface Followed {
  readonly turn: TurnKey;
  /** What has come since the first reader joined. */
  readonly log: TurnLog;
  /** Rows of the event log up to here have been looked at. */
  after: number;
  readers: number;
}

/** Turns that are read in this process and do not run in it: one look at all of them, however many readers they have. */
export class FollowedTurns {
  readonly #followed = new Map<string, Followed>();
  #isLooking = false;

  constructor(private readonly db: Database) {}

  /**
   * What comes of an open turn from `index` on, where `end` is how far it has got, row `after` of the event log included;
   * `undefined` where it has got further meanwhile. Whoever joins leaves, unless the log is abandoned.
   */
  join(turn: TurnKey, index: number, end: { tail: number; after: number }): TurnLog | undefined {
    const known = this.#followed.get(turn.sessionId) ?? this.#begin(turn, Math.min(index, end.tail + 1), end.after);
    if (index < known.log.first) return undefined;
    known.readers++;
    return known.log;
  }

  leave({ sessionId }: TurnKey, log: TurnLog): void {
    const followed = this.#followed.get(sessionId);
    if (followed?.log === log && --followed.readers === 0) this.#followed.delete(sessionId);
  }

  /** The turn runs in this process from now on: its readers look there. */
  abandon({ sessionId }: TurnKey): void {
    const followed = this.#followed.get(sessionId);
    this.#followed.delete(sessionId);
    followed?.log.abandon();
  }

  #begin(turn: TurnKey, first: number, after: number): Followed {
    const followed = { turn, log: new TurnLog(first), after, readers: 0 };
    this.#followed.set(turn.sessionId, followed);
    void this.#lookOn();
    return followed;
  }

  /** Looks again and again, until the last reader has left. */
  async #lookOn(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    for (let look = 1; this.#followed.size > 0; look++) {
      await new Promise((next) => setTimeout(next, lookMs).unref());
      await this.#lookAtAll(look % looksForErased === 0);
    }
    this.#isLooking = false;
  }

  async #lookAtAll(forErased: boolean): Promise<void> {
    const all = [...this.#followed.values()].filter(({ log }) => !log.ended);
    try {
      for (let at = 0; at < all.length; at += mostTurns) {
        const some = all.slice(at, at + mostTurns);
        await this.#catchUp(some);
        if (forErased) await this.#abandonErased(some);
      }
    } catch {
      // Each reader looks for itself then, and tells its visitor what it finds.
      for (const { turn } of all) this.abandon(turn);
    }
  }

  async #catchUp(some: readonly Followed[]): Promise<void> {
    while (await this.#look(some));
  }

  /** Readers of a turn that was erased find nothing of it any more, and end. */
  async #abandonErased(some: readonly Followed[]): Promise<void> {
    const turns = some.map(({ turn }) => turn);
    const there = await turnsThere(this.db, turns);
    for (const turn of turns) if (!there.has(turn.sessionId)) this.abandon(turn);
  }

  /** Takes up what has come of some turns; tells whether there may be more. */
  async #look(some: readonly Followed[]): Promise<boolean> {
    const turns = some.map(({ turn }) => turn);
    const after = some.reduce((least, followed) => Math.min(least, followed.after), Number.POSITIVE_INFINITY);
    // In this order: rows that come later are not behind `last`, and what leaves the log meanwhile is filed by then.
    const { last } = await logSpan(this.db);
    const logged = await loggedSince(this.db, turns, after, mostRows);
    const rests = some.map(({ turn, log }) => ({ turn, index: log.tail + 1 }));
    const filed = await filedRests(this.db, rests, mostRows);
    const events = Map.groupBy([...filed, ...logged], ({ sessionId }) => sessionId);
    for (const { turn, log } of some) log.publish(nextOf(log, events.get(turn.sessionId) ?? []));
    const seen = logged.length < mostRows ? last : (logged.at(-1)?.id ?? last);
    for (const followed of some) followed.after = Math.max(followed.after, seen);
    return logged.length === mostRows || filed.length === mostRows;
  }
}

/** Of some events, those that follow a log's last one without a gap. */
function nextOf({ tail }: TurnLog, events: readonly OpenEvent[]): string[] {
  const next: string[] = [];
  for (const { index, json } of events) if (index === tail + 1 + next.length) next.push(json);
  return next;
}
