import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { tileText } from "../../schemas/tile-text.ts";
import type { Database } from "../client.ts";
import { gather } from "../gather.ts";
import { selectRows, type Value } from "../insert-rows.ts";
import { history } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type HistoryRow = typeof history.$inferSelect;

/** Rows in one statement: SQLite binds at most 32,766 values, and one statement holds back all others. */
const rowsPerStatement = 200;

/**
 * Files requests of sessions. A session belongs to the company that used it first: for any other the row is not
 * written. Rows of one requestId become one; what is empty in the new row keeps what stood.
 */
export function fileHistorySql(rows: readonly HistoryRow[]): Statement[] {
  const requests = oneEach(rows);
  const statements: Statement[] = [];
  for (let start = 0; start < requests.length; start += rowsPerStatement) {
    const some = requests.slice(start, start + rowsPerStatement);
    statements.push(claimSessionsSql(some), mergeHistorySql(some));
  }
  return statements;
}

/** One row for each request, in the order of their first ones. */
function oneEach(rows: readonly HistoryRow[]): HistoryRow[] {
  const requests = new Map<string, HistoryRow>();
  for (const row of rows) {
    const key = JSON.stringify([row.company, row.sessionId, row.requestId]);
    const before = requests.get(key);
    requests.set(key, before === undefined ? row : { ...before, ...saidIn(row) });
  }
  return [...requests.values()];
}

/** What a later row of a request may add to it. */
const added = ["query", "summary", "tiles", "highlights", "suggestions", "cta", "userId", "locale"] as const;

/** What a row says, without what is empty in it. */
function saidIn(row: HistoryRow): Partial<HistoryRow> {
  const isEmpty = (value: unknown) => value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(added.filter((key) => !isEmpty(row[key])).map((key) => [key, row[key]]));
}

/** Each session once: the first of its rows. */
function claimSessionsSql(rows: readonly HistoryRow[]): Statement {
  const first = [...new Map(rows.toReversed().map((row) => [row.sessionId, row])).values()];
  const values = first.map(() => "(?, ?, ?)").join(", ");
  return {
    sql: `INSERT OR IGNORE INTO sessions (session_id, company, created_at) VALUES ${values}`,
    args: first.flatMap(({ sessionId, company, at }) => [sessionId, company, at]),
  };
}

const columns = `company, session_id, request_id, at, query, summary, tiles, highlights, suggestions, cta, user_id,
  version, corpus_version, locale`;

/** `column` of the new row, of the one that stands where it is empty. */
const kept = (column: string, empty: string) =>
  `iif(filed.${column} = '${empty}', coalesce(old.${column}, filed.${column}), filed.${column})`;
const merged = `filed.company, filed.session_id, filed.request_id, coalesce(old.at, filed.at), ${kept("query", "")},
  ${kept("summary", "")}, ${kept("tiles", "[]")}, ${kept("highlights", "[]")}, ${kept("suggestions", "[]")},
  coalesce(filed.cta, old.cta), ${kept("user_id", "")}, coalesce(old.version, filed.version),
  coalesce(old.corpus_version, filed.corpus_version), ${kept("locale", "")}`;

/**
 * No upsert: SQLite 3.45 hands an upsert of several rows the long texts of another row for those that it keeps. A
 * SELECT from the table itself is read to its end before anything is written.
 */
function mergeHistorySql(rows: readonly HistoryRow[]): Statement {
  const { sql, args } = selectRows(rows.map(valuesOf));
  return {
    sql: `WITH filed (${columns}) AS (${sql})
      INSERT OR REPLACE INTO history (${columns})
      SELECT ${merged} FROM filed
      JOIN sessions ON sessions.session_id = filed.session_id AND sessions.company = filed.company
      LEFT JOIN history AS old ON old.company = filed.company AND old.session_id = filed.session_id
        AND old.request_id = filed.request_id`,
    args,
  };
}

function valuesOf(row: HistoryRow): Value[] {
  return [
    ...[row.company, row.sessionId, row.requestId, row.at, row.query, row.summary],
    `[${row.tiles.map(tileText).join(",")}]`,
    ...[row.highlights, row.suggestions].map((value) => JSON.stringify(value)),
    row.cta === null ? null : JSON.stringify(row.cta),
    ...[row.userId, row.version, row.corpusVersion, row.locale],
  ];
}

/** What only a CTA or suggestions were filed for is no request yet: `queries`, a summary or the agent says what was asked. */
const asks = ne(history.query, "");

/** The newest requests of a session of this company, oldest first. */
export async function readHistory(
  db: Database,
  company: string,
  sessionId: string,
  limit: number,
): Promise<HistoryRow[]> {
  const rows = await db.reader
    .select()
    .from(history)
    .where(and(eq(history.company, company), eq(history.sessionId, sessionId), asks))
    .orderBy(desc(history.at), desc(history.requestId))
    .limit(limit);
  return rows.reverse();
}

/** One request of a session of this company. */
export function findRequest(
  db: Database,
  company: string,
  sessionId: string,
  requestId: string,
): Promise<HistoryRow | undefined> {
  const own = and(eq(history.company, company), eq(history.sessionId, sessionId), eq(history.requestId, requestId));
  return db.reader.select().from(history).where(own).get();
}

export type AskedQuery = Pick<HistoryRow, "requestId" | "query">;

/** Whose queries are read: those before a request, where that one is filed already. */
type Before = Pick<HistoryRow, "company" | "sessionId" | "requestId">;

/** Fewer than these are read whole, together with those of other sessions: most sessions are short. */
const fewRequests = 50;
/** Sessions of one statement, whose preparation is most of what it costs. */
const sessionsTogether = 32;

/**
 * What the newest requests of a session asked, oldest first: `limit` of them up to and with this one, where it is filed.
 * Of a session of fewer than `fewRequests` also what came after it.
 */
export async function readQueries(db: Database, before: Before, limit: number): Promise<AskedQuery[]> {
  const { fewOf, upTo } = preparedQueries.get(db) ?? prepareQueries(db);
  const few = await fewOf(before);
  return few.length < fewRequests ? few : askedQueries(await upTo.get({ ...before, limit }));
}

/** Rules may look back on each request: the statements are put together once. */
const preparedQueries = new WeakMap<Database, ReturnType<typeof prepareQueries>>();

function prepareQueries(db: Database) {
  const fewOf = gather((some: Before[]) => readFew(db, some), sessionsTogether, setImmediate);
  const prepared = { fewOf, upTo: prepareUpTo(db) };
  preparedQueries.set(db, prepared);
  return prepared;
}

/** The newest requests of each session, each as one value: to hand over each row costs more than to find it. */
async function readFew(db: Database, some: readonly Before[]): Promise<AskedQuery[][]> {
  const wanted = JSON.stringify(some.map(({ company, sessionId, requestId }) => [company, sessionId, requestId]));
  const rows = await db.reader.all<{ whole: string }>(sql`
    WITH wanted AS (
      SELECT key AS place, value ->> 0 AS of_company, value ->> 1 AS of_session, value ->> 2 AS of_request
      FROM json_each(${wanted})
    )
    SELECT (SELECT json_group_array(json_array(request_id, query)) FROM (
      SELECT request_id, query FROM history
      WHERE company = of_company AND session_id = of_session AND (query <> '' OR request_id = of_request)
      ORDER BY at DESC, request_id DESC LIMIT ${fewRequests}
    )) AS whole FROM wanted ORDER BY place`);
  return rows.map(askedQueries);
}

function prepareUpTo(db: Database) {
  const [company, sessionId] = [sql.placeholder("company"), sql.placeholder("sessionId")];
  const own = and(eq(history.company, company), eq(history.sessionId, sessionId));
  const requestId = sql.placeholder("requestId");
  const moment = db.reader
    .select({ at: history.at })
    .from(history)
    .where(and(own, eq(history.requestId, requestId)));
  const last = sql`coalesce((${moment}), ${Number.MAX_SAFE_INTEGER})`;
  const before = sql`${history.at} <= ${last} AND (${history.at} < ${last} OR ${history.requestId} <= ${requestId})`;
  const rows = db.reader
    .select({ requestId: history.requestId, query: history.query })
    .from(history)
    // The request itself in any case: what stands before it ends there.
    .where(and(own, or(asks, eq(history.requestId, requestId)), before))
    .orderBy(desc(history.at), desc(history.requestId))
    .limit(sql.placeholder("limit"))
    .as("newest");
  const whole = sql<string>`json_group_array(json_array(${rows.requestId}, ${rows.query}))`;
  return db.reader.select({ whole }).from(rows).prepare();
}

function askedQueries(row: { whole: string } | undefined): AskedQuery[] {
  const rows = JSON.parse(row?.whole ?? "[]") as [requestId: string, query: string][];
  return rows.reverse().map(([requestId, query]) => ({ requestId, query }));
}

/** What the requestIds of rows begin with that were copied from a share: nobody asked them there. */
export const copiedFromShare = "share ";

/** A request of a company, by where it stands among them: the newest first. */
export interface Asking {
  at: number;
  place: number;
  query: string;
  visitor: string;
}

/**
 * What was asked of this company before a request, newest first, and by whom: who asks the search and the agent in one
 * browser session is one visitor.
 */
export function askedBefore(db: Database, company: string, before: Pick<Asking, "at" | "place">, limit: number) {
  const { at, place } = before;
  return db.reader.all<Asking>(sql`
    SELECT at, place, query, coalesce(client_session_id, iif(user_id = '', session_id, user_id)) AS visitor
    FROM (SELECT rowid AS place, at, query, session_id, user_id FROM history
          WHERE company = ${company} AND (at, rowid) < (${at}, ${place})
            AND query <> '' AND request_id NOT LIKE ${`${copiedFromShare}%`}
          ORDER BY at DESC, rowid DESC LIMIT ${limit})
    LEFT JOIN visitors ON company = ${company} AND subject = user_id
    ORDER BY at DESC, place DESC`);
}
