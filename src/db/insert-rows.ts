import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement } from "./writer.ts";

export type Value = string | number | null;

/** A row that is there already was committed by a write whose answer was lost. The condition ends the SELECT's own ON. */
const onceEach = "WHERE true ON CONFLICT DO NOTHING";
/** SQLite binds at most 32,766 values in one statement; fewer rows keep each one short. */
const mostValues = 10_000;

/**
 * Multi-row inserts, put together without drizzle's builder: many times its rate, which matters where a row is written
 * for each request. Values must be strings, numbers or null already; what is `undefined` is as in `otherwise`, or null.
 */
export function insertRowsSql<T extends SQLiteTable, Blank extends Partial<T["$inferInsert"]>>(
  table: T,
  rows: readonly (Omit<T["$inferInsert"], keyof Blank> & Partial<T["$inferInsert"]>)[],
  otherwise: Blank,
): Statement[] {
  const columns = Object.entries(getTableColumns(table));
  const keys = columns.map(([key]) => key);
  const blank = keys.map((key) => (otherwise as Record<string, Value | undefined>)[key]);
  const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
  const rowsPerStatement = Math.floor(mostValues / columns.length);
  const statements: Statement[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const some = rows.slice(start, start + rowsPerStatement) as readonly Record<string, Value | undefined>[];
    const { sql, args } = selectRows(some.map((row) => keys.map((key, column) => row[key] ?? blank[column] ?? null)));
    statements.push({ sql: `INSERT INTO "${getTableName(table)}" (${names}) ${sql} ${onceEach}`, args });
  }
  return statements;
}

/**
 * A SELECT of the rows, at least one, in their order. What all of them have in common is bound once: to bind and parse
 * each value is most of what a row costs.
 */
export function selectRows(rows: readonly (readonly Value[])[]): { sql: string; args: Value[] } {
  const first = rows[0] ?? [];
  // The first column stands in each row, so that there is one even where all rows are equal.
  const varies = first.map((value, column) => column === 0 || rows.some((row) => row[column] !== value));
  let named = 0;
  const list = varies.map((own) => (own ? `column${++named}` : "?")).join(", ");
  const places = `(${Array(named).fill("?").join(", ")})`;
  const args = first.filter((_, column) => !varies[column]);
  for (const row of rows)
    for (let column = 0; column < row.length; column++) if (varies[column]) args.push(row[column] ?? null);
  return { sql: `SELECT ${list} FROM (VALUES ${Array(rows.length).fill(places).join(", ")})`, args };
}
