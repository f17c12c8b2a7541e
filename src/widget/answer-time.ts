/** Milliseconds within which the server answers whatever it is asked, or is taken to be out of reach. */
export const answerMs = 10_000;

/** Ends a request that is not answered in time, or that nobody waits for any more. */
export function answerSignal(leaving: AbortSignal): AbortSignal {
  // `AbortSignal.any` is younger than the browsers that are served.
  const ending = new AbortController();
  const end = () => ending.abort();
  if (leaving.aborted) end();
  leaving.addEventListener("abort", end, { signal: ending.signal });
  setTimeout(end, answerMs);
  return ending.signal;
}
