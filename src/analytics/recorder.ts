import type { Database } from "../db/client.ts";
import { createFlushQueue } from "../db/flush-queue.ts";
import { type AnalyticsEvent, insertAnalyticsSql, type TimedEvent } from "../db/queries/analytics.ts";

export interface Recorder {
  /** Writes an event within 50 ms; never waits and never throws. */
  record(event: AnalyticsEvent): void;
  /** Resolves when everything recorded so far is in the database. */
  flush(): Promise<void>;
}

export function createRecorder(db: Database, onError: (error: unknown) => void): Recorder {
  const queue = createFlushQueue<TimedEvent>({
    write: (rows) => db.writer.write(insertAnalyticsSql(rows)),
    onError,
  });
  return {
    record: (event) => {
      const { eventId = Bun.randomUUIDv7(), occurredAt = Date.now() } = event;
      queue.add({ ...event, eventId, occurredAt });
    },
    flush: () => queue.flush(),
  };
}
