import { processorClock } from "./processor-clock.ts";

/**
 * How many times longer `run` takes for twice the size: the least of three measurements, each by the best of its tries,
 * as a busy machine, its compiler and its garbage only add time.
 */
export function growthOf(run: (size: number) => void, size: number): number {
  return Math.min(...[1, 2, 3].map(() => growthOnce(run, size)));
}

function growthOnce(run: (size: number) => void, size: number): number {
  run(size);
  let [once, twice] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tried = 0; tried < 7; tried++) {
    once = Math.min(
      once,
      timeOf(() => run(size)),
    );
    twice = Math.min(
      twice,
      timeOf(() => run(2 * size)),
    );
  }
  return twice / once;
}

function timeOf(run: () => void): number {
  const spent = processorClock();
  run();
  return spent();
}
