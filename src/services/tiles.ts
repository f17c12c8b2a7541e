import type { PageCard } from "../schemas/page.ts";
import type { Highlight, Tile } from "../schemas/search.ts";
import type { Hit, Segment } from "../search/segment.ts";

const quotesPerTile = 3;

/** A hit with its page and the quotes of it that answer the query, best first. */
export interface QuotedHit {
  hit: Hit;
  card: PageCard;
  quotes: string[];
}

export function quoteHit(segment: Segment, hit: Hit, query: string): QuotedHit {
  const quotes = segment.highlights(hit.page, query, quotesPerTile).map(({ text }) => text);
  return { hit, card: segment.page(hit.page), quotes };
}

/** A hit as it is shown. */
export function tileOf({ hit, card, quotes }: QuotedHit): Tile {
  return { ...pageTile(card), score: hit.score, highlight_list: quotes };
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

/** The best quote of each hit first, then the second best of each, no text twice. */
export function highlightsOf(quoted: readonly QuotedHit[], limit: number): Highlight[] {
  const highlights = new Map<string, Highlight>();
  for (let rank = 0; rank < quotesPerTile; rank++) {
    for (const { card, quotes } of quoted) {
      if (highlights.size >= limit) return [...highlights.values()];
      const text = quotes[rank];
      if (text && !highlights.has(text)) highlights.set(text, { text, url: fragmentUrl(card.url, text) });
    }
  }
  return [...highlights.values()];
}

/** A link that scrolls to the quote (text fragment): its first and last words, as browsers match whole ones. */
function fragmentUrl(url: string, text: string): string {
  const words = text.split(/\s+/);
  const encode = (part: string[]) => encodeURIComponent(part.join(" ")).replaceAll("-", "%2D");
  const target = words.length <= 8 ? encode(words) : `${encode(words.slice(0, 4))},${encode(words.slice(-4))}`;
  return `${url}#:~:text=${target}`;
}
