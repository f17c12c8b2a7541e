import type { Database } from "../client.ts";
import { analyticsEvents } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type AnalyticsRow = typeof analyticsEvents.$inferInsert;

/** SQLite binds at most 32,766 values in one statement. */
const rowsPerStatement = 500;

/** Events of any company; each row names its own `company`. */
export function insertAnalyticsSql(db: Database, rows: readonly AnalyticsRow[]): Statement[] {
  const statements: Statement[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    statements.push(db.reader.insert(analyticsEvents).values(rows.slice(start, start + rowsPerStatement)));
  }
  return statements;
}
