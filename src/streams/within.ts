/** The promise's value, or what `late` gives where it takes longer. Leaves no timer that would keep the process alive. */
export async function within<T>(ms: number, promise: Promise<T>, late: () => T): Promise<T> {
  const timeout = Promise.withResolvers<T>();
  const timer = setTimeout(() => timeout.resolve(late()), ms);
  try {
    return await Promise.race([promise, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
