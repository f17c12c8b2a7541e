import type { Highlight } from "../../schemas/search.ts";
import { quotesPerPage, type Search } from "../../search/search.ts";

/** Share of the best page's score below which a page is quoted for no more than that there is room. */
const FAR = 1 / 3;

/** The best quote of each of the first `pages` hits that are not far, then the second best of each, no text twice. */
export function highlightsOf(search: Search, pages: number, limit: number): Highlight[] {
  const highlights = new Map<string, Highlight>();
  const least = FAR * (search.hits[0]?.score ?? 0);
  const near = search.hits.slice(0, pages).filter(({ score }) => score >= least).length;
  for (let quote = 0; quote < quotesPerPage; quote++) {
    for (let rank = 0; rank < near; rank++) {
      if (highlights.size >= limit) return [...highlights.values()];
      const { text, url } = search.quotes(rank)[quote] ?? {};
      if (text && url && !highlights.has(text)) highlights.set(text, { text, url });
    }
  }
  return [...highlights.values()];
}
