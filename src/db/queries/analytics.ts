import { insertRowsSql } from "../insert-rows.ts";
import { analyticsEvents } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type AnalyticsRow = typeof analyticsEvents.$inferInsert;

/** Events of any company; each row names its own `company`. */
export function insertAnalyticsSql(rows: readonly AnalyticsRow[]): Statement[] {
  return insertRowsSql(analyticsEvents, rows);
}
