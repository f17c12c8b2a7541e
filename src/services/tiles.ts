import type { PageCard } from "../schemas/page.ts";
import type { Highlight, Tile } from "../schemas/search.ts";
import { quotesPerPage, type Search } from "../search/search.ts";

/** A hit as it is shown, by its place among the hits. */
export function tileOf(search: Search, rank: number): Tile {
  const score = search.hits[rank]?.score ?? 0;
  return { ...pageTile(search.card(rank)), score, highlight_list: search.quotes(rank).map(({ text }) => text) };
}

/** A page as a tile that no query has scored: the source of an agent's reply. */
export function pageTile({ id, url, title, description, image, labels, gated }: PageCard): Tile {
  return {
    id,
    link: url,
    score: 0,
    image,
    title,
    description,
    label: labels,
    gated: gated ? 1 : 0,
    highlight_list: [],
  };
}

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
