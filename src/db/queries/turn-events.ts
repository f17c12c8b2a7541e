import { and, asc, desc, eq, gt, gte, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { eventLog, turnEvents } from "../schema.ts";
import type { Statement } from "../writer.ts";
import type { TurnRow } from "./turns.ts";

/** Events of one turn for the journal, from index `start` on, written by the owner of `fence`. */
export interface Append {
  turn: Pick<TurnRow, "company" | "sessionId">;
  fence: number;
  start: number;
  events: readonly string[];
}

/** The rows of a JSON array whose turn has the fence still. With one argument, the statement's text never changes. */
const heldRows = `SELECT t.company, t.session_id, v.value ->> 3, v.value ->> 4 FROM json_each(?) v
  JOIN turns t ON t.session_id = v.value ->> 1 AND t.company = v.value ->> 0 AND t.fence = v.value ->> 2`;

/** Appends of any number of turns in one statement; nothing of a turn whose fence another owner has raised. */
export function appendEventsSql(appends: readonly Append[]): Statement {
  return {
    sql: `INSERT INTO event_log (company, session_id, idx, event) ${heldRows}`,
    args: [JSON.stringify(appends.flatMap(rowsOf))],
  };
}

/** Puts the events of a turn that ends where they stay; those that are there already are the same. */
export function fileEventsSql(append: Append): Statement {
  return {
    sql: `INSERT OR REPLACE INTO turn_events (company, session_id, idx, event) ${heldRows}`,
    args: [JSON.stringify(rowsOf(append))],
  };
}

function rowsOf({ turn, fence, start, events }: Append) {
  return events.map((event, offset) => [turn.company, turn.sessionId, fence, start + offset, event]);
}

/** Of some turns, those whose fence is still theirs. Asked where it is raised: a replica may be behind. */
export async function heldFences(db: Database, appends: readonly Append[]): Promise<Set<string>> {
  const keys = appends.map(({ turn, fence }) => [turn.company, turn.sessionId, fence]);
  const held = {
    sql: `SELECT session_id FROM turns WHERE (session_id, company, fence)
            IN (SELECT value ->> 1, value ->> 0, value ->> 2 FROM json_each(?))`,
    args: [JSON.stringify(keys)],
  };
  const [result] = await db.writer.write([held]);
  return new Set(result?.rows.map((row) => String(row.session_id)));
}

/** What finds a turn's events. */
export type TurnKey = Pick<TurnRow, "company" | "sessionId" | "logStart">;

const isFiled = ({ company, sessionId }: TurnKey) =>
  and(eq(turnEvents.company, company), eq(turnEvents.sessionId, sessionId));

/** Filed events from `index` on. */
export function filedEvents(db: Database, turn: TurnKey, index: number, limit: number) {
  return db.reader
    .select({ index: turnEvents.idx, json: turnEvents.event })
    .from(turnEvents)
    .where(and(isFiled(turn), gte(turnEvents.idx, index)))
    .orderBy(asc(turnEvents.idx))
    .limit(limit);
}

/** The last filed event: the terminal one once the turn is over. */
export function lastFiledEvent(db: Database, turn: TurnKey) {
  return db.reader
    .select({ index: turnEvents.idx, json: turnEvents.event })
    .from(turnEvents)
    .where(isFiled(turn))
    .orderBy(desc(turnEvents.idx))
    .limit(1)
    .then((rows) => rows[0]);
}

/** Events in the log from `index` on; `after` is a row of the log that comes before them. */
export function loggedEvents(db: Database, turn: TurnKey, index: number, limit: number, after: number) {
  const own = and(eq(eventLog.company, turn.company), eq(eventLog.sessionId, turn.sessionId));
  return db.reader
    .select({ id: eventLog.id, index: eventLog.idx, json: eventLog.event })
    .from(eventLog)
    .where(and(gt(eventLog.id, after), own, gte(eventLog.idx, index)))
    .orderBy(asc(eventLog.id))
    .limit(limit);
}

/** The last event of a turn in the log. */
export function lastLoggedEvent(db: Database, { company, sessionId, logStart }: TurnKey) {
  return db.reader
    .select({ index: eventLog.idx })
    .from(eventLog)
    .where(and(gt(eventLog.id, logStart), eq(eventLog.company, company), eq(eventLog.sessionId, sessionId)))
    .orderBy(desc(eventLog.id))
    .limit(1)
    .then((rows) => rows[0]);
}

export interface OpenEvent {
  sessionId: string;
  index: number;
  json: string;
}

/** What comes of a turn from an index on. */
export interface Rest {
  turn: Pick<TurnRow, "company" | "sessionId">;
  index: number;
}

const keysOf = (turns: readonly Rest["turn"][]) =>
  JSON.stringify(turns.map(({ company, sessionId }) => [company, sessionId]));

/** What the log holds of some turns behind its row `after`, in the order in which it came. */
export function loggedSince(db: Database, turns: readonly Rest["turn"][], after: number, limit: number) {
  return db.reader.all<OpenEvent & { id: number }>(
    sql`SELECT id, session_id AS sessionId, idx AS "index", event AS json FROM event_log WHERE id > ${after}
          AND (session_id, company) IN (SELECT value ->> 1, value ->> 0 FROM json_each(${keysOf(turns)}))
        ORDER BY id LIMIT ${limit}`,
  );
}

/** The session ids of those of some turns that have not been erased. */
export async function turnsThere(db: Database, some: readonly Rest["turn"][]): Promise<Set<string>> {
  const rows = await db.reader.all<{ sessionId: string }>(
    sql`SELECT session_id AS sessionId FROM turns
        WHERE (session_id, company) IN (SELECT value ->> 1, value ->> 0 FROM json_each(${keysOf(some)}))`,
  );
  return new Set(rows.map(({ sessionId }) => sessionId));
}

/** What is filed of the rests of some turns, each turn's in order. */
export function filedRests(db: Database, rests: readonly Rest[], limit: number) {
  const keys = JSON.stringify(rests.map(({ turn, index }) => [turn.company, turn.sessionId, index]));
  return db.reader.all<OpenEvent>(
    sql`SELECT e.session_id AS sessionId, e.idx AS "index", e.event AS json FROM json_each(${keys}) r
        CROSS JOIN turn_events e
          ON e.company = r.value ->> 0 AND e.session_id = r.value ->> 1 AND e.idx >= r.value ->> 2
        ORDER BY r.key, e.idx LIMIT ${limit}`,
  );
}

/**
 * All events of some open turns, each turn's in order. Read where they are written: a replica may be behind, and what
 * it does not know of yet would be written again.
 */
export async function openEvents(db: Database, turns: readonly TurnKey[]): Promise<OpenEvent[]> {
  const keys = keysOf(turns);
  const logStart = Math.min(...turns.map((turn) => turn.logStart));
  const results = await db.writer.write([
    {
      sql: `SELECT session_id, idx, event FROM turn_events
            WHERE (session_id, company) IN (SELECT value ->> 1, value ->> 0 FROM json_each(?)) ORDER BY idx`,
      args: [keys],
    },
    {
      sql: `SELECT session_id, idx, event FROM event_log WHERE id > ?
              AND (session_id, company) IN (SELECT value ->> 1, value ->> 0 FROM json_each(?)) ORDER BY id`,
      args: [logStart, keys],
    },
  ]);
  return results.flatMap(({ rows }) =>
    rows.map((row) => ({ sessionId: String(row.session_id), index: Number(row.idx), json: String(row.event) })),
  );
}

/** The first and the last row of the log, 0 where there is none. */
export async function logSpan(db: Database): Promise<{ first: number; last: number }> {
  const rows = () => db.reader.select({ id: eventLog.id }).from(eventLog).limit(1);
  const [[first], [last]] = [await rows().orderBy(asc(eventLog.id)), await rows().orderBy(desc(eventLog.id))];
  return { first: first?.id ?? 0, last: last?.id ?? 0 };
}

/** Drops the rows from `first` to `last` whose turn is over, and filed with it. */
export function sweepLogSql(first: number, last: number): Statement {
  return {
    sql: `DELETE FROM event_log WHERE id BETWEEN ? AND ? AND NOT EXISTS (SELECT 1 FROM turns t
            WHERE t.company = event_log.company AND t.session_id = event_log.session_id
              AND t.status IN ('queued', 'running', 'cancelling'))`,
    args: [first, last],
  };
}
