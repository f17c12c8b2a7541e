import { insertRowsSql } from "../insert-rows.ts";
import { analyticsEvents } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type AnalyticsRow = typeof analyticsEvents.$inferInsert;

/** What an event must say of itself; what it leaves out is empty. */
export type AnalyticsEvent = Pick<AnalyticsRow, "eventType" | "company" | "version" | "corpusVersion"> &
  Partial<AnalyticsRow>;

/** An event as it is filed. */
export type TimedEvent = AnalyticsEvent & Pick<AnalyticsRow, "eventId" | "occurredAt">;

/** Events of any company; each row names its own `company`. */
export function insertAnalyticsSql(events: readonly TimedEvent[]): Statement[] {
  return insertRowsSql(analyticsEvents, events, empty);
}

const empty = {
  sessionId: "",
  requestId: "",
  userId: "",
  query: "",
  summary: "",
  resultCount: 0,
  resultLinks: "",
  ctaText: "",
  ctaUrl: "",
  pageUrl: "",
  status: "ok",
  cacheStatus: "",
  model: "",
  locale: "",
  origin: "",
};
