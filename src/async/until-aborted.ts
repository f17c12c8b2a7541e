/** The promise, or a rejection with the signal's reason as soon as it is aborted. Leaves no listener behind. */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const stop = () => aborted.reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    // In this order: what is aborted already wins over a value that is there.
    return await Promise.race([aborted.promise, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
