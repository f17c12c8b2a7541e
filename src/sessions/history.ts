import type { Database } from "../db/client.ts";
import { createFlushQueue } from "../db/flush-queue.ts";
import { type AskedQuery, fileHistorySql, type HistoryRow, readHistory, readQueries } from "../db/queries/history.ts";

/** What one request adds to its session; what is left out keeps what another call with its requestId said. */
export type HistoryEntry = Pick<HistoryRow, "company" | "sessionId" | "requestId" | "version" | "corpusVersion"> &
  Partial<HistoryRow>;

export interface History {
  /** Files an entry within 50 ms; never waits and never throws. */
  file(entry: HistoryEntry): void;
  /** The session's requests, oldest first, with those of this process that are still on their way. */
  read(company: string, sessionId: string): Promise<HistoryRow[]>;
  /** What the session asked before a request, oldest first: what rules and suggestions look at. */
  earlierQueries(company: string, sessionId: string, requestId: string): Promise<string[]>;
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
    async earlierQueries(company, sessionId, requestId) {
      const waiting = queue.pending().filter((row) => row.company === company && row.sessionId === sessionId);
      return askedBefore([...(await readQueries(db, company, sessionId)), ...waiting], requestId);
    },
    flush: () => queue.flush(),
  };
}

const blank = { query: "", summary: "", tiles: [], highlights: [], suggestions: [], cta: null, userId: "", locale: "" };

/** Each request's query once, up to the request itself. Rows may say one request twice: on their way and filed. */
function askedBefore(rows: readonly AskedQuery[], requestId: string): string[] {
  const asked = new Map<string, string>();
  for (const row of rows) {
    if (row.requestId === requestId) break;
    if (row.query) asked.set(row.requestId, asked.get(row.requestId) ?? row.query);
  }
  return [...asked.values()];
}
