import type { Database } from "../db/client.ts";
import { createFlushQueue } from "../db/flush-queue.ts";
import { type AnalyticsRow, insertAnalyticsSql } from "../db/queries/analytics.ts";

/** What a request tells of itself; what is left out is empty. */
export type AnalyticsEvent = Pick<AnalyticsRow, "eventType" | "company" | "version" | "corpusVersion"> &
  Partial<AnalyticsRow>;

export interface Recorder {
  /** Writes an event within 50 ms; never waits and never throws. */
  record(event: AnalyticsEvent): void;
  /** Resolves when everything recorded so far is in the database. */
  flush(): Promise<void>;
}

export function createRecorder(db: Database, onError: (error: unknown) => void): Recorder {
  const queue = createFlushQueue<AnalyticsRow>({
    write: (rows) => db.writer.write(insertAnalyticsSql(rows)),
    onError,
  });
  return {
    record: (event) => queue.add({ ...blank, eventId: Bun.randomUUIDv7(), occurredAt: Date.now(), ...event }),
    flush: () => queue.flush(),
  };
}

const blank = {
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
