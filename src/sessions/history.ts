import type { Database } from "../db/client.ts";
import { createFlushQueue } from "../db/flush-queue.ts";
import { fileHistorySql, type HistoryRow, readHistory } from "../db/queries/history.ts";

/** What one request adds to its session; what is left out keeps what another call with its requestId said. */
export type HistoryEntry = Pick<HistoryRow, "company" | "sessionId" | "requestId" | "version" | "corpusVersion"> &
  Partial<HistoryRow>;

export interface History {
  /** Files an entry within 50 ms; never waits and never throws. */
  file(entry: HistoryEntry): void;
  /** The session's requests, oldest first, with those of this process that are still on their way. */
  read(company: string, sessionId: string): Promise<HistoryRow[]>;
  /** Resolves when everything filed so far is in the database. */
  flush(): Promise<void>;
}

export function createHistory(db: Database, onError: (error: unknown) => void): History {
  const queue = createFlushQueue<HistoryRow>({
    write: (rows) => db.writer.write(fileHistorySql(rows)),
    onError,
  });
  return {
    file: (entry) => queue.add({ ...blank, at: Date.now(), ...entry }),
    async read(company, sessionId) {
      const own = (row: HistoryRow) => row.company === company && row.sessionId === sessionId;
      if (queue.pending().some(own)) await queue.flush();
      return readHistory(db, company, sessionId);
    },
    flush: () => queue.flush(),
  };
}

const blank = { query: "", summary: "", tiles: [], highlights: [], suggestions: [], cta: null, userId: "", locale: "" };

/** Queries of a session before a request, oldest first: what rules and suggestions look at. */
export function earlierQueries(rows: readonly HistoryRow[], requestId: string): string[] {
  const at = rows.findIndex((row) => row.requestId === requestId);
  const before = at < 0 ? rows : rows.slice(0, at);
  return before.map(({ query }) => query).filter(Boolean);
}
