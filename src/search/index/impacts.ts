/** BM25's usual constants; nothing here is tuned to a collection. */
export const K1 = 1.2;
const B = 0.75;

/** Steps of a stored impact: one byte. */
export const IMPACT_STEPS = 255;

/**
 * BM25's term-frequency factor in 0..1, `tf / (tf + k1 · (1 - b + b · length / average))`, as a byte of 1..255.
 * Its product with idf is BM25 up to the constant k1 + 1.
 */
export function impactOf(weightedFrequency: number, length: number, averageLength: number): number {
  const norm = K1 * (1 - B + (B * length) / averageLength);
  return Math.max(1, Math.round((IMPACT_STEPS * weightedFrequency) / (weightedFrequency + norm)));
}

/** Lucene's idf, never negative. `frequency` is the number of pages with the term. */
export function idfOf(frequency: number, pageCount: number): number {
  return Math.log(1 + (pageCount - frequency + 0.5) / (frequency + 0.5));
}

/** The number of pages with a term of this idf. */
export function pagesOf(idf: number, pageCount: number): number {
  return (pageCount + 1) / Math.exp(idf) - 0.5;
}
