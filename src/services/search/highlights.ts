import type { Highlight } from "../../schemas/search.ts";
import { quotesPerPage, type Search } from "../../search/search.ts";

/** Share of the best page's score from which on a page is near: what is far off says little of a query. */
const NEAR = 0.4;

/**
 * The best quote of each of the first `pages` hits, then the second best of each, no text twice. Those of pages far
 * behind the best come last, where the others have no more.
 */
export function highlightsOf(search: Search, pages: number, limit: number): Highlight[] {
  const highlights = new Map<string, Highlight>();
  const considered = search.hits.slice(0, pages);
  const best = considered[0]?.score ?? 0;
  const far = considered.findIndex(({ score }) => score < NEAR * best);
  const near = far < 0 ? considered.length : far;
  for (const [from, to] of [[0, near] as const, [near, considered.length] as const]) {
    for (let quote = 0; quote < quotesPerPage; quote++) {
      for (let rank = from; rank < to; rank++) {
        if (highlights.size >= limit) return [...highlights.values()];
        const { text, url } = search.quotes(rank)[quote] ?? {};
        if (text && url && !highlights.has(text)) highlights.set(text, { text, url });
      }
    }
  }
  return [...highlights.values()];
}
