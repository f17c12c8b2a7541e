import type { Database } from "./client.ts";
import { erasedSince } from "./queries/erasures.ts";
import { sessionHash } from "./session-hash.ts";

/** Whose row it is, and when the request began that it comes of, in milliseconds since 1970. */
export interface Begun {
  company: string;
  /** Left out where no session is known: then it is of any. */
  sessionId?: string;
  beganAt: number;
}

/** A row that is written so soon is there before an erasure looks for the second time. */
const soonMs = 100;

/** The rows without those of requests that were under way when their session was erased: nothing else would find them. */
export async function notErased<Row>(db: Database, rows: readonly Row[], begun: (row: Row) => Begun): Promise<Row[]> {
  const since = rows.reduce((first, row) => Math.min(first, begun(row).beganAt), Number.POSITIVE_INFINITY);
  if (since > Date.now() - soonMs) return [...rows];
  const erased = await erasedSince(db, since);
  const isErased = (row: Row) => {
    const { company, sessionId, beganAt } = begun(row);
    const own = erased.filter((one) => one.company === company && one.at >= beganAt);
    if (own.length === 0 || sessionId === undefined) return own.length > 0;
    const hash = sessionHash(company, sessionId);
    return own.some((one) => one.sessionHash === hash);
  };
  return rows.filter((row) => !isErased(row));
}
