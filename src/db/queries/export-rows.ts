import { getTableColumns, sql } from "drizzle-orm";
import type { Database, RowReader } from "../client.ts";
import { analyticsEvents } from "../schema.ts";

/** What an export holds: the company's events from `from` up to and without `until`, in milliseconds since 1970. */
export interface ExportRange {
  company: string;
  from: number;
  until: number;
}

/** The columns of CONTRACT §8: those of the table, in its order. */
export const exportColumns: readonly string[] = Object.values(getTableColumns(analyticsEvents)).map(({ name }) => name);

/** Where the next page begins: behind this event. */
export interface ExportCursor {
  occurredAt: number;
  eventId: string;
}

export interface ExportPage {
  /** Cells in the order of the columns, each ended by the byte 0xff, milliseconds by 0xfd, the last of a row by 0xfe. */
  cells: Uint8Array;
  rows: number;
  last: ExportCursor;
}

/** Each column and the end of its cell. */
const cells = exportColumns.map((name, at) => {
  if (at === exportColumns.length - 1) return `${name}, x'fe'`;
  return name === "occurred_at" ? `${name}, x'fd'` : `${name}, x'ff'`;
});

/**
 * One value a page: making 25 values of each row for JavaScript costs more than all the rest. `concat` is one call
 * where `||` is 49, and takes NULL as nothing; the marks are bytes that no text holds, so nothing is escaped here.
 */
const pageSql = `SELECT CAST(group_concat(line, '') AS BLOB) AS cells, COUNT(*) AS rows, MAX(occurred_at) AS last
  FROM (SELECT concat(${cells.join(", ")}) AS line, occurred_at FROM analytics_events
    WHERE company = ? AND (occurred_at, event_id) > (?, ?) AND occurred_at < ?
    ORDER BY occurred_at, event_id LIMIT ?)`;

/** The next `limit` events of a range, ordered by time and id; `undefined` where there are none. */
export async function readExportPage(
  reader: RowReader,
  { company, until }: ExportRange,
  { occurredAt, eventId }: ExportCursor,
  limit: number,
): Promise<ExportPage | undefined> {
  const [row] = await reader.read(pageSql, [company, occurredAt, eventId, until, limit]);
  if (!(row?.cells instanceof ArrayBuffer)) return undefined;
  const cells = new Uint8Array(row.cells);
  return { cells, rows: Number(row.rows), last: { occurredAt: Number(row.last), eventId: lastEventId(cells) } };
}

/** The first cell of the last row. */
function lastEventId(cells: Uint8Array): string {
  const start = cells.lastIndexOf(0xfe, -2) + 1;
  return new TextDecoder().decode(cells.subarray(start, cells.indexOf(0xff, start)));
}

/** How many events a range holds now. */
export async function countExportRows(db: Database, { company, from, until }: ExportRange): Promise<number> {
  const row = await db.reader.get<{ count: number }>(
    sql`SELECT COUNT(*) AS count FROM analytics_events
      WHERE company = ${company} AND occurred_at >= ${from} AND occurred_at < ${until}`,
  );
  return row.count;
}
