const BUCKETS = 1024;

/** Finds a score near the n-th best in one pass, without sorting. */
export class ScoreHistogram {
  readonly #counts = new Uint32Array(BUCKETS + 1);

  /**
   * A score that at least `limit` of the pages reach (0 where there are fewer pages).
   * `highest` bounds the scores; the finer they spread below it, the closer the answer.
   */
  floor(scores: Float32Array, pages: Uint32Array, count: number, highest: number, limit: number): number {
    const counts = this.#counts.fill(0);
    const scale = BUCKETS / highest;
    for (let i = 0; i < count; i++) {
      const bucket = Math.min(BUCKETS, ((scores[pages[i] as number] as number) * scale) | 0);
      counts[bucket] = (counts[bucket] as number) + 1;
    }
    let above = 0;
    for (let bucket = BUCKETS; bucket > 0; bucket--) {
      above += counts[bucket] as number;
      if (above >= limit) return (bucket / scale) * (1 - 1e-6);
    }
    return 0;
  }
}
