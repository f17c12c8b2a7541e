const BUCKET_BITS = 10;

/** Finds a score near the n-th best in one pass, without sorting. */
export class ScoreHistogram {
  readonly #counts = new Uint32Array(1 << BUCKET_BITS);

  /**
   * A score that at least `limit` of the pages reach (0 where there are fewer pages).
   * `highest` bounds the scores; the finer they spread below it, the closer the answer.
   */
  floor(scores: Int32Array, pages: Uint32Array, count: number, highest: number, limit: number): number {
    const counts = this.#counts.fill(0);
    const shift = Math.max(0, 32 - Math.clz32(highest) - BUCKET_BITS);
    for (let i = 0; i < count; i++) {
      const bucket = (scores[pages[i] as number] as number) >>> shift;
      counts[bucket] = (counts[bucket] as number) + 1;
    }
    let above = 0;
    for (let bucket = counts.length - 1; bucket > 0; bucket--) {
      above += counts[bucket] as number;
      if (above >= limit) return bucket << shift;
    }
    return 0;
  }
}
