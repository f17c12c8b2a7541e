import type { PageCard } from "../schemas/page.ts";
import type { Tile } from "../schemas/search.ts";

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
