/** How many times longer `run` takes for twice the size, by the best of several tries: a busy machine only adds time. */
export function growthOf(run: (size: number) => void, size: number): number {
  run(size);
  const tries = Array.from({ length: 7 }, () => ({
    once: timeOf(() => run(size)),
    twice: timeOf(() => run(2 * size)),
  }));
  return Math.min(...tries.map(({ twice }) => twice)) / Math.min(...tries.map(({ once }) => once));
}

function timeOf(run: () => void): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}
