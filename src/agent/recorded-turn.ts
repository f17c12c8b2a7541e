import type { Database } from "../db/client.ts";
import { filedEvents, lastFiledEvent, loggedEvents, logSpan, type TurnKey } from "../db/queries/turn-events.ts";
import { terminalEvent } from "../schemas/agent-event.ts";
import { type LoggedEvent, loggedEvent } from "./turn-log.ts";

const pageSize = 500;

/** A turn's events in the database, for one reader: those that are filed, and behind them those of the log. */
export class RecordedTurn {
  /** Rows of the log up to here have been looked at. */
  #after: number;

  constructor(
    private readonly db: Database,
    private readonly turn: TurnKey,
    /** Resolves when it is time to look again, and on abort. */
    readonly wait: (signal: AbortSignal) => Promise<void>,
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

  async #filedFrom(index: number): Promise<LoggedEvent[]> {
    const filed = await filedEvents(this.db, this.turn, index, pageSize);
    return filed.map((row) => loggedEvent(row.index, row.json));
  }

  /** Whether the turn was over before `index`: then nothing will ever come. */
  async endsBefore(index: number): Promise<boolean> {
    const last = await lastFiledEvent(this.db, this.turn);
    return last !== undefined && last.index < index && loggedEvent(last.index, last.json).type === terminalEvent;
  }
}

/** The index of a turn's last recorded event, -1 where there is none. */
export async function recordedTail(db: Database, turn: TurnKey): Promise<number> {
  const last = await lastFiledEvent(db, turn);
  let tail = last?.index ?? -1;
  if (last && loggedEvent(tail, last.json).type === terminalEvent) return tail;
  const reader = new RecordedTurn(db, turn, () => Promise.resolve());
  for (let page = await reader.from(tail + 1); page.length > 0; page = await reader.from(tail + 1)) tail += page.length;
  return tail;
}
