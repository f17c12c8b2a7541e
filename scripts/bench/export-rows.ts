import { openDatabase } from "../../src/db/client.ts";
import { type AnalyticsRow, insertAnalyticsSql } from "../../src/db/queries/analytics.ts";
import { randomFrom } from "./random.ts";

const rowsAtOnce = 2_000;
const words =
  "bread sourdough oven price course storage freeze slice flour starter answer, page token stream export".split(" ");

/** The days that the rows are spread over, both inclusive. */
export const benchDays = { startDate: "2026-01-01", endDate: "2026-01-30" };

/** Fills a database with events of about 500 bytes of CSV each, one in ten with quotes in it. */
export async function seedEvents(url: string, company: string, count: number): Promise<void> {
  const database = await openDatabase({ url });
  const random = randomFrom(1);
  const start = Date.parse(benchDays.startDate);
  const step = (30 * 24 * 60 * 60_000) / count;
  for (let first = 0; first < count; first += rowsAtOnce) {
    const size = Math.min(rowsAtOnce, count - first);
    const rows = Array.from({ length: size }, (_, at) =>
      eventAt(company, Math.floor(start + (first + at) * step), random),
    );
    await database.writer.write(insertAnalyticsSql(rows));
  }
  await database.close();
}

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
    ...{
      cacheStatus: "miss",
      model: "extractive/1",
      firstPartMs: 3,
      totalMs: 9,
      inputTokens: null,
      outputTokens: null,
    },
    ...{ locale: "en", origin: "https://www.acme.example" },
  };
}
