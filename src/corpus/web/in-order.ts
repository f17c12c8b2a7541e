/** Maps values, `most` at a time, and yields the results in the order of the values. The first failure ends it. */
export async function* inOrder<V, R>(
  values: Iterable<V>,
  most: number,
  map: (value: V) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  for (const value of values) {
    const result = map(value);
    // Told when its turn comes, and to nobody where one before it has failed.
    result.catch(() => {});
    running.push(result);
    if (running.length >= most) yield await next(running);
  }
  while (running.length > 0) yield await next(running);
}

function next<R>(running: Promise<R>[]): Promise<R> {
  const first = running.shift();
  if (!first) throw new RangeError("Nothing is under way");
  return first;
}
