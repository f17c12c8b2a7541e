import type { Database } from "../../../src/db/client.ts";
import { type AnalyticsRow, insertAnalyticsSql } from "../../../src/db/queries/analytics.ts";
import { exportColumns } from "../../../src/db/queries/export-rows.ts";
import { randomFrom } from "../random.ts";

const rowsAtOnce = 2_000;
/** Events that are made one by one; further ones are copies of them at later times. */
const mostMade = 100_000;
const words =
  "bread sourdough oven price course storage freeze slice flour starter answer, page token stream export".split(" ");

/** The days that the rows are spread over, both inclusive. */
export const benchDays = { startDate: "2026-01-01", endDate: "2026-01-30" };
const spanMs = 30 * 24 * 60 * 60_000;

/** Fills a database with events of about 500 bytes of CSV each, one in ten with quotes in it, all with commas. */
export async function seedEvents({ writer }: Database, company: string, count: number): Promise<void> {
  const made = Math.min(count, mostMade);
  const copies = Math.ceil(count / made);
  const random = randomFrom(1);
  const start = Date.parse(benchDays.startDate);
  const step = spanMs / copies / made;
  for (let first = 0; first < made; first += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, made - first) }, (_, at) =>
      eventAt(company, Math.floor(start + (first + at) * step), random),
    );
    await writer.write(insertAnalyticsSql(rows));
  }
  for (let copy = 1; copy < copies; copy++) {
    const args = [copy, Math.floor((spanMs / copies) * copy), company, start + spanMs / copies];
    await writer.write([{ sql: copySql, args }]);
  }
}

const copied: Record<string, string> = { event_id: "event_id || '-' || ?", occurred_at: "occurred_at + ?" };
const copySql = `INSERT INTO analytics_events SELECT ${exportColumns.map((name) => copied[name] ?? name).join(", ")}
  FROM analytics_events WHERE company = ? AND occurred_at < ? ORDER BY occurred_at`;

function eventAt(company: string, occurredAt: number, random: () => number): AnalyticsRow {
  const text = (count: number) =>
    Array.from({ length: count }, () => words[Math.floor(random() * words.length)]).join(" ");
  const query = text(6);
  return {
    ...{ eventId: Bun.randomUUIDv7(), occurredAt, eventType: "query", company, version: "published", corpusVersion: 3 },
    ...{ sessionId: crypto.randomUUID(), requestId: crypto.randomUUID(), userId: "vis_0f6b4a5266b1" },
    ...{ query: random() < 0.1 ? `${query} "quoted"` : query, summary: text(15), resultCount: 3 },
    resultLinks: "https://www.acme.example/pricing https://www.acme.example/courses",
    ...{ ctaText: "Book a course", ctaUrl: "https://www.acme.example/courses", pageUrl: "", status: "ok" },
    ...{ cacheStatus: "miss", model: "extractive/1", firstPartMs: 3, totalMs: 9, inputTokens: null },
    ...{ outputTokens: null, locale: "en", origin: "https://www.acme.example" },
  };
}
