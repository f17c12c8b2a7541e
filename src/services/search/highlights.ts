import type { Highlight } from "../../schemas/search.ts";
import { quotesPerPage, type Search } from "../../search/search.ts";

/** The best quote of each of the first `pages` hits, then the second best of each, no text twice. */
export function highlightsOf(search: Search, pages: number, limit: number): Highlight[] {
  const highlights = new Map<string, Highlight>();
  for (let quote = 0; quote < quotesPerPage; quote++) {
    for (let rank = 0; rank < pages; rank++) {
      if (highlights.size >= limit) return [...highlights.values()];
      const { text, url } = search.quotes(rank)[quote] ?? {};
      if (text && url && !highlights.has(text)) highlights.set(text, { text, url });
    }
  }
  return [...highlights.values()];
}
