import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Statement } from "./writer.ts";

type Value = string | number | null;

/** SQLite binds at most 32,766 values in one statement; fewer rows keep each one short. */
const mostValues = 10_000;

/**
 * Multi-row inserts, put together without drizzle's builder: many times its rate, which matters where a row is written
 * for each request. Values must be strings, numbers or null already; `undefined` is null.
 */
export function insertRowsSql<T extends SQLiteTable>(table: T, rows: readonly T["$inferInsert"][]): Statement[] {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => `"${column.name}"`).join(", ");
  const placeholders = `(${columns.map(() => "?").join(", ")})`;
  const rowsPerStatement = Math.floor(mostValues / columns.length);
  const statements: Statement[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const some = rows.slice(start, start + rowsPerStatement) as Record<string, Value | undefined>[];
    statements.push({
      sql: `INSERT INTO "${getTableName(table)}" (${names}) VALUES ${some.map(() => placeholders).join(", ")}`,
      args: some.flatMap((row) => columns.map(([key]) => row[key] ?? null)),
    });
  }
  return statements;
}
