/** Waits for the promise, at most so long; leaves no timer behind that would keep the process alive. */
export async function withinMs(promise: Promise<unknown>, ms: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  try {
    await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
