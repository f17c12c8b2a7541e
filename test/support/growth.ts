/** How many times longer `run` takes for twice the size: the median of several pairs, so that a busy machine is no matter. */
export function growthOf(run: (size: number) => void, size: number): number {
  run(size);
  const ratios = Array.from({ length: 7 }, () => {
    const once = timeOf(() => run(size));
    return timeOf(() => run(2 * size)) / once;
  });
  return ratios.sort((a, b) => a - b)[3] ?? 0;
}

function timeOf(run: () => void): number {
  const from = performance.now();
  run();
  return performance.now() - from;
}
