/**
 * The best `limit` of some pages by score, best first, ties by lower page. `pages[0..count]` need no order and hold
 * each page once. Meant for few results: each costs a walk along those found before.
 */
export function topPages(scores: Int32Array, pages: Uint32Array, count: number, limit: number): number[] {
  const best: number[] = [];
  if (limit <= 0) return best;
  let floor = 0;
  for (let i = 0; i < count; i++) {
    const page = pages[i] as number;
    const score = scores[page] as number;
    if (best.length === limit && score < floor) continue;
    let at = best.length;
    while (at > 0 && isBetter(scores, score, page, best[at - 1] as number)) at--;
    if (at === limit) continue;
    if (best.length < limit) best.push(page);
    for (let to = best.length - 1; to > at; to--) best[to] = best[to - 1] as number;
    best[at] = page;
    floor = scores[best[best.length - 1] as number] as number;
  }
  return best;
}

function isBetter(scores: Int32Array, score: number, page: number, other: number): boolean {
  const difference = score - (scores[other] as number);
  return difference > 0 || (difference === 0 && page < other);
}
