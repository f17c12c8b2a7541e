import type { Client } from "@libsql/client";
import { within } from "../async/within.ts";
import { aroundCalls } from "./around-calls.ts";

/** How long a database server may take for one answer, in milliseconds: one that takes longer hangs. */
export const databaseAnswerMs = 10_000;
/** The same where an answer is large, or a statement long: rows of an export, a migration. */
export const longAnswerMs = 300_000;

/**
 * `fetch` for a database's client, which has no deadline of its own: whoever waits for a server that takes requests
 * and says nothing would wait for ever. Throws ETIMEDOUT, as a network does that gives up.
 */
export function fetchWithin(ms: number): (request: Request) => Promise<Response> {
  return async (request) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ms);
    try {
      const response = await fetch(request, { signal: AbortSignal.any([late.signal, request.signal]) });
      // Read to its end here: an answer may stall in its middle.
      return new Response(await response.arrayBuffer(), response);
    } catch (cause) {
      if (!late.signal.aborted) throw cause;
      throw timedOut(ms, cause);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * The client of a server whose calls, which go one by one, fail `ms` after they were made: each would wait for the
 * deadlines of all before it. One given up while it waited is never made; one under way may be, as one whose answer
 * was lost.
 */
export function callsWithin(client: Client, ms: number): Client {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (make: () => Promise<unknown>): Promise<unknown> => {
    let isLate = false;
    const made = last.then(() => (isLate ? undefined : make()));
    // Of its own a call ends within that: a socket that never does must not hold up the others for ever.
    last = answered(2 * ms, made).catch(() => {});
    return answered(ms, made).catch((error: unknown) => {
      isLate = true;
      throw error;
    });
  };
  return aroundCalls(client, inTurn);
}

function answered<T>(ms: number, made: Promise<T>): Promise<T> {
  return within(ms, made, () => {
    throw timedOut(ms);
  });
}

function timedOut(ms: number, cause?: unknown): Error {
  const error = new Error(`The database server did not answer within ${ms / 1000} s`, { cause });
  return Object.assign(error, { code: "ETIMEDOUT" });
}
