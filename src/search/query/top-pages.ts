/**
 * The best `limit` of some pages by score, best first, ties by lower page. `pages[0..count]` need no order and hold
 * each page once; few more than `limit` are expected.
 */
export function topPages(scores: Float32Array, pages: Uint32Array, count: number, limit: number): number[] {
  const best: number[] = [];
  for (let i = 0; i < count; i++) best.push(pages[i] as number);
  best.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
  if (best.length > limit) best.length = limit;
  return best;
}
