import { type SQL, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import type { Database } from "../client.ts";
import type { Statement } from "../writer.ts";

/** Ids that lead to rows of a session or a visitor, as far as they are known. */
export interface Traces {
  /** Sessions that go as a whole: the visitor's browser sessions, and the ids of turns. */
  sessions: readonly string[];
  /** visitorSubjects. */
  subjects: readonly string[];
  /** Turns of the agent by their session id. */
  turns: readonly string[];
  shares: readonly string[];
}

const dialect = new SQLiteAsyncDialect();
const anyOf = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

async function idsOf(db: Database, query: SQL): Promise<string[]> {
  return (await db.reader.all<{ id: string }>(query)).map(({ id }) => id);
}

/** Which history rows are the traces': those of a session or a visitor, copies of turns, and copies made of shares. */
function historyOf(company: string, { sessions, subjects, turns, shares }: Traces): SQL {
  return sql`history.company = ${company} AND (session_id IN ${anyOf(sessions)} OR user_id IN ${anyOf(subjects)}
    OR request_id IN ${anyOf(turns)}
    OR EXISTS (SELECT 1 FROM ${anyOf(shares)} WHERE instr(history.request_id, 'share ' || value || ' ') = 1))`;
}

/** One step from the known ids to those that they lead to; the known ones are among them. */
export async function followTraces(db: Database, company: string, traces: Traces): Promise<Traces> {
  const { sessions, subjects } = traces;
  const isTraced = sql`(subject IN ${anyOf(subjects)} OR client_session_id IN ${anyOf(sessions)})`;
  const turns = await idsOf(
    db,
    sql`SELECT session_id AS id FROM turns WHERE company = ${company}
      AND (subject IN ${anyOf(subjects)} OR session_id IN ${anyOf(sessions)})`,
  );
  const touched = sql`SELECT session_id FROM history WHERE ${historyOf(company, traces)}`;
  const shares = await idsOf(
    db,
    sql`SELECT id FROM shares WHERE company = ${company}
      AND (session_id IN ${anyOf(sessions)} OR session_id IN (${touched}))`,
  );
  return {
    sessions: union(
      sessions,
      turns,
      await idsOf(db, sql`SELECT client_session_id AS id FROM visitors WHERE company = ${company} AND ${isTraced}`),
    ),
    subjects: union(
      subjects,
      await idsOf(db, sql`SELECT subject AS id FROM visitors WHERE company = ${company} AND ${isTraced}`),
    ),
    turns: union(traces.turns, turns),
    shares: union(traces.shares, shares),
  };
}

function union(...lists: (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

/** What the traces' sessions asked and were answered. */
export function tracedWords(db: Database, company: string, traces: Traces) {
  return db.reader.all<{ query: string; summary: string }>(
    sql`SELECT DISTINCT query, summary FROM history WHERE ${historyOf(company, traces)}`,
  );
}

/** A deletion and the table that its rows are counted under. */
export interface Deletion {
  table: string;
  statement: Statement;
}

/**
 * Deletes every row that the traces lead to, and the cached answers of these keys. Shares and deliveries of other
 * sessions that took something over go too: they hold copies.
 */
export function eraseSql(company: string, traces: Traces, cacheKeys: readonly string[]): Deletion[] {
  const { sessions, subjects, turns, shares } = traces;
  const own = historyOf(company, traces);
  const deliveries = sql`(session_id IN ${anyOf(sessions)}
    OR session_id IN (SELECT session_id FROM history WHERE ${own}))`;
  const told = sql`SELECT id FROM webhook_deliveries WHERE company = ${company} AND ${deliveries}`;
  const deletion = (table: string, where: SQL): Deletion => {
    const query = sql`DELETE FROM ${sql.identifier(table)} WHERE company = ${company} AND ${where}`;
    return { table, statement: { toSQL: () => dialect.sqlToQuery(query) } };
  };
  return [
    deletion("webhook_attempts", sql`delivery_id IN (${told})`),
    deletion("webhook_deliveries", deliveries),
    deletion("shares", sql`id IN ${anyOf(shares)}`),
    deletion("history", own),
    deletion(
      "analytics_events",
      sql`(session_id IN ${anyOf(sessions)} OR user_id IN ${anyOf(subjects)} OR request_id IN ${anyOf(turns)})`,
    ),
    deletion("event_log", sql`session_id IN ${anyOf(turns)}`),
    deletion("turn_events", sql`session_id IN ${anyOf(turns)}`),
    deletion("turns", sql`session_id IN ${anyOf(turns)}`),
    deletion("conversations", sql`subject IN ${anyOf(subjects)}`),
    deletion("visitors", sql`subject IN ${anyOf(subjects)}`),
    deletion("sessions", sql`session_id IN ${anyOf(sessions)}`),
    deletion("content_cache", sql`key_hash IN ${anyOf(cacheKeys)}`),
  ];
}

/** Pages through a company's cached content by key, from the one after `after`. */
export function listContentAfter(db: Database, company: string, after: string, limit: number) {
  return db.reader.all<{ keyHash: string; parts: string }>(
    sql`SELECT key_hash AS keyHash, parts FROM content_cache WHERE company = ${company} AND key_hash > ${after}
      ORDER BY key_hash LIMIT ${limit}`,
  );
}
