import type { Database } from "../db/client.ts";
import {
  filedEvents,
  lastFiledEvent,
  lastLoggedEvent,
  loggedEvents,
  logSpan,
  type TurnKey,
} from "../db/queries/turn-events.ts";
import { terminalEvent } from "../schemas/agent-event.ts";
import type { FollowedTurns } from "./followed-turns.ts";
import { type LoggedEvent, loggedEvent, type TurnLog } from "./turn-log.ts";

const pageSize = 500;

/** A turn's events in the database, for one reader: those that are filed, and behind them those of the log. */
export class RecordedTurn {
  /** Rows of the log up to here have been looked at. */
  #after: number;

  constructor(
    private readonly db: Database,
    private readonly turn: TurnKey,
    private readonly followed: FollowedTurns,
  ) {
    this.#after = turn.logStart;
  }

  /** The next events from `index` on, which never goes back. */
  async from(index: number): Promise<LoggedEvent[]> {
    const events = await this.#filedFrom(index);
    if (events.length === pageSize || events.at(-1)?.type === terminalEvent) return events;
    const [next, wanted] = [index + events.length, pageSize - events.length];
    // Looked at first: rows that come later are not behind it.
    const { last } = await logSpan(this.db);
    const rows = await loggedEvents(this.db, this.turn, next, wanted, this.#after);
    let whole = true;
    for (const row of rows) {
      // Filed and swept between the looks: the next one finds all of it where it is now.
      whole = row.index === index + events.length;
      if (!whole) break;
      events.push(loggedEvent(row.index, row.json));
      this.#after = row.id;
    }
    if (whole && rows.length < wanted) this.#after = Math.max(this.#after, last);
    // Nothing may be such a case too, and a reader that does not follow would take it for the end.
    return events.length > 0 ? events : this.#filedFrom(index);
  }

  /** How far the turn has got. */
  end(): Promise<RecordedEnd> {
    return recordedEnd(this.db, this.turn);
  }

  /** Joins those who follow the turn from `index` on; `undefined` where it has got further than `tail` meanwhile. */
  join(index: number, tail: number): TurnLog | undefined {
    return this.followed.join(this.turn, index, { tail, after: this.#after });
  }

  leave(log: TurnLog): void {
    this.followed.leave(this.turn, log);
  }

  async #filedFrom(index: number): Promise<LoggedEvent[]> {
    const filed = await filedEvents(this.db, this.turn, index, pageSize);
    return filed.map((row) => loggedEvent(row.index, row.json));
  }
}

/** How far a turn has got in the database. */
export interface RecordedEnd {
  /** The index of the last recorded event, -1 where there is none. */
  tail: number;
  /** Whether nothing will ever come: that is the terminal one, or the turn was erased, with the event it began with. */
  over: boolean;
}

export async function recordedEnd(db: Database, turn: TurnKey): Promise<RecordedEnd> {
  // Most are over, and only then is the log not read. Otherwise it goes first: what has left it by now is filed.
  const known = endOf(await lastFiledEvent(db, turn));
  if (known.over) return known;
  const logged = await lastLoggedEvent(db, turn);
  const filed = endOf(await lastFiledEvent(db, turn));
  const tail = Math.max(filed.tail, logged?.index ?? -1);
  return { tail, over: filed.over || tail < 0 };
}

function endOf(filed: Awaited<ReturnType<typeof lastFiledEvent>>): RecordedEnd {
  if (!filed) return { tail: -1, over: false };
  return { tail: filed.index, over: loggedEvent(filed.index, filed.json).type === terminalEvent };
}
