/** How long a database server may take for one answer, in milliseconds: one that takes longer hangs. */
export const databaseAnswerMs = 10_000;

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
      const error = new Error(`The database server did not answer within ${ms / 1000} s`, { cause });
      throw Object.assign(error, { code: "ETIMEDOUT" });
    } finally {
      clearTimeout(timer);
    }
  };
}
