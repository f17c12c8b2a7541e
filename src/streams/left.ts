/**
 * Whether an error, or what caused it, only tells that the caller has left: the signal's reason, or the AbortError of a
 * body that was cut off. Anything else is a fault of its own, whether or not somebody still waits for the answer.
 */
export function tellsLeaving(error: unknown, signal: AbortSignal): boolean {
  if (!signal.aborted) return false;
  for (let at = error; at !== undefined && at !== null; at = (at as { cause?: unknown }).cause) {
    if (at === signal.reason || (at as { name?: unknown }).name === "AbortError") return true;
  }
  return false;
}
