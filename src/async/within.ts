/**
 * The promise's value, or what `late` gives or throws where it takes longer. Leaves no timer that would keep the process
 * alive.
 */
export async function within<T>(ms: number, promise: Promise<T>, late: () => T): Promise<T> {
  const timeout = Promise.withResolvers<void>();
  const timer = setTimeout(timeout.resolve, ms);
  try {
    return await Promise.race([promise, timeout.promise.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
