import type { Database } from "../db/client.ts";
import { isPassing } from "../db/fault.ts";
import { createFlushQueue } from "../db/flush-queue.ts";
import { notErased } from "../db/not-erased.ts";
import {
  type AskedQuery,
  fileHistorySql,
  findRequest,
  type HistoryRow,
  readHistory,
  readQueries,
} from "../db/queries/history.ts";

import { WaitingRows } from "./waiting-rows.ts";

/** What one request adds to its session; what is left out keeps what another call with its requestId said. */
export type HistoryEntry = Pick<HistoryRow, "company" | "sessionId" | "requestId" | "version" | "corpusVersion"> &
  Partial<HistoryRow> & { beganAt?: number };

/** A row, and when the request began that it comes of. */
type BegunRow = HistoryRow & { beganAt: number };

export interface History {
  /** Files an entry within 50 ms; never waits and never throws. */
  file(entry: HistoryEntry): void;
  /** The session's newest requests, `sessionReach` of them at most, oldest first, with those still on their way. */
  read(company: string, sessionId: string): Promise<HistoryRow[]>;
  /** One request of the session, also where it is still on its way. */
  find(company: string, sessionId: string, requestId: string): Promise<HistoryRow | undefined>;
  /** What the session asked before a request, oldest first: what rules look at. */
  earlierQueries(company: string, sessionId: string, requestId: string): Promise<string[]>;
  /** All that the session asked, oldest first: what suggestions go on from, and never repeat. */
  queries(company: string, sessionId: string): Promise<string[]>;
  /** Whether something of the session is on its way still, as what cannot be written for now. */
  isOnItsWay(company: string, sessionId: string): boolean;
  /** Resolves when everything filed so far is in the database. */
  flush(): Promise<void>;
}

/** How far back readers of a session look, in requests: however long it has grown, none of them holds the event loop. */
export const sessionReach = 500;
/** The same for what was asked, in UTF-16 units: rules and suggestions stem all of it. */
const askedReach = 50_000;

export function createHistory(db: Database, onError: (error: unknown) => void): History {
  const onTheirWay = new WaitingRows();
  const queue = createFlushQueue<BegunRow>({
    write: async (rows) => db.writer.write(fileHistorySql(await notErased(db, rows, (row) => row))),
    onError,
    onGone: (rows) => onTheirWay.remove(rows),
  });
  const isOnItsWay = (company: string, sessionId: string) => onTheirWay.of({ company, sessionId }).length > 0;
  /** Resolves when what is on its way of the session is written, or was tried. */
  async function filed(company: string, sessionId: string): Promise<void> {
    if (isOnItsWay(company, sessionId)) await queue.flush();
  }

  async function queriesBefore(company: string, sessionId: string, requestId: string): Promise<string[]> {
    // Before the read: what is written meanwhile is then seen twice rather than not at all.
    const waiting = onTheirWay.of({ company, sessionId });
    const known = await readQueries(db, { company, sessionId, requestId }, sessionReach + 1).catch(nothingWhileAway);
    return newest(askedBefore([...known, ...waiting], requestId));
  }

  return {
    file(entry) {
      const now = Date.now();
      const row = { ...blank, at: now, beganAt: now, ...entry };
      onTheirWay.add(row);
      queue.add(row);
    },
    async read(company, sessionId) {
      await filed(company, sessionId);
      return readHistory(db, company, sessionId, sessionReach);
    },
    async find(company, sessionId, requestId) {
      await filed(company, sessionId);
      return findRequest(db, company, sessionId, requestId);
    },
    earlierQueries: queriesBefore,
    queries: (company, sessionId) => queriesBefore(company, sessionId, NO_REQUEST),
    isOnItsWay,
    flush: () => queue.flush(),
  };
}

/** What is asked now is answered without what was asked before, rather than not at all. */
function nothingWhileAway(error: unknown): AskedQuery[] {
  if (isPassing(error)) return [];
  throw error;
}

/** No request has this id: nothing stands behind it. */
const NO_REQUEST = "";

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

/** As many of the last ones as are looked back on. */
function newest(queries: readonly string[]): string[] {
  let left = askedReach;
  let first = queries.length;
  while (first > 0 && queries.length - first < sessionReach) {
    left -= queries[first - 1]?.length ?? 0;
    if (left < 0) break;
    first--;
  }
  return queries.slice(first);
}
