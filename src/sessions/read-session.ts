import { outageRetrySeconds } from "../db/fault.ts";
import type { HistoryRow } from "../db/queries/history.ts";
import { ServiceError } from "../errors.ts";
import type { RateLimits } from "../net/rate-limits.ts";
import type { History } from "./history.ts";

/** Sessions that a company's callers may ask for in vain, a minute: guessing ids must stay hopeless. */
const missesPerMinute = 120;

/**
 * The requests of a session. Throws `session_not_found` for an unknown, foreign or empty one, `rate_limited`, and
 * `overloaded` for one that cannot be written yet.
 */
export async function readSession(
  { history, rateLimits }: { history: History; rateLimits: RateLimits },
  company: string,
  sessionId: string,
): Promise<HistoryRow[]> {
  const rows = await history.read(company, sessionId);
  if (rows.length > 0) return rows;
  refuseUnwritten(history, company, sessionId);
  return refuseSession({ rateLimits }, company);
}

/** Throws `overloaded` for a session that is on its way to a database which takes nothing now: nobody knows whose it is. */
export function refuseUnwritten(history: History, company: string, sessionId: string): void {
  if (!history.isOnItsWay(company, sessionId)) return;
  throw new ServiceError("overloaded", "The session cannot be read yet.", { retryAfter: outageRetrySeconds });
}

/** Counts a session that was asked for in vain. Throws `session_not_found`, or `rate_limited`. */
export async function refuseSession({ rateLimits }: { rateLimits: RateLimits }, company: string): Promise<never> {
  await rateLimits.count(`session misses ${company}`, missesPerMinute);
  throw new ServiceError("session_not_found", "There is no such session.");
}
