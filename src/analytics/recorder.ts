import type { Database } from "../db/client.ts";
import { createFlushQueue } from "../db/flush-queue.ts";
import { notErased } from "../db/not-erased.ts";
import { type AnalyticsEvent, insertAnalyticsSql, type TimedEvent } from "../db/queries/analytics.ts";

export interface Recorder {
  /** Writes an event within 50 ms; never waits and never throws. */
  record(event: AnalyticsEvent & { beganAt?: number }): void;
  /** Resolves when everything recorded so far is in the database. */
  flush(): Promise<void>;
}

export function createRecorder(db: Database, onError: (error: unknown) => void): Recorder {
  const queue = createFlushQueue<TimedEvent & { beganAt: number }>({
    write: async (rows) => {
      const kept = await notErased(db, rows, ({ company, sessionId = "", beganAt }) => ({
        company,
        sessionId,
        beganAt,
      }));
      return db.writer.write(insertAnalyticsSql(kept));
    },
    onError,
  });
  return {
    record: (event) => {
      const now = Date.now();
      const { eventId = Bun.randomUUIDv7(), occurredAt = now, beganAt = now } = event;
      queue.add({ ...event, eventId, occurredAt, beganAt });
    },
    flush: () => queue.flush(),
  };
}
