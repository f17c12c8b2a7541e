/** One engine's times for the same questions, in microseconds. */
export interface Timing {
  name: string;
  microseconds: number[];
}

/** Questions an engine answers before the next has its turn. */
const TURN = 50;
/** How long an engine answers others at the start of its turn, in milliseconds: the last one has emptied its caches. */
const WARM_MS = 20;

/**
 * Runs the engines in turns on the same questions, so that a busy moment of the machine falls on all alike. Each answers
 * some of `others` first, which are not timed: a server that visitors ask finds its own data in the caches.
 */
export async function interleaved<Q>(
  questions: readonly Q[],
  engines: readonly { name: string; run: (question: Q) => unknown }[],
  others: readonly Q[] = [],
): Promise<Timing[]> {
  const timings = engines.map(({ name }) => ({ name, microseconds: [] as number[] }));
  for (let start = 0; start < questions.length; start += TURN)
    for (const [i, { run }] of engines.entries()) {
      await warm(others, run);
      timings[i]?.microseconds.push(...(await timed(questions.slice(start, start + TURN), run)));
    }
  return timings;
}

async function warm<Q>(questions: readonly Q[], run: (question: Q) => unknown): Promise<void> {
  const until = performance.now() + WARM_MS;
  for (const question of questions) {
    if (performance.now() > until) return;
    await run(question);
  }
}

async function timed<Q>(questions: readonly Q[], run: (question: Q) => unknown): Promise<number[]> {
  const microseconds: number[] = [];
  for (const question of questions) {
    const started = Bun.nanoseconds();
    const answer = run(question);
    if (answer instanceof Promise) await answer;
    microseconds.push((Bun.nanoseconds() - started) / 1000);
  }
  return microseconds;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Prints p50, p99 and the ratio of each median to the first row's. */
export function printTimings(timings: readonly Timing[]): void {
  const base = quantile(timings[0]?.microseconds ?? [], 0.5);
  console.log("".padEnd(34) + ["p50 µs", "p99 µs", "× first"].map((head) => head.padStart(12)).join(""));
  for (const { name, microseconds } of timings) {
    const p50 = quantile(microseconds, 0.5);
    const cells = [p50.toFixed(1), quantile(microseconds, 0.99).toFixed(1), (p50 / base).toFixed(2)];
    console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(12)).join(""));
  }
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What a step took in seconds, and by how much it grew the process. */
export function measured<T>(step: () => T): { value: T; seconds: number; grown: number } {
  Bun.gc(true);
  const before = process.memoryUsage.rss();
  const started = performance.now();
  const value = step();
  return { value, seconds: (performance.now() - started) / 1000, grown: process.memoryUsage.rss() - before };
}
