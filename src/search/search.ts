import type { PageCard } from "../schemas/page.ts";
import type { Tile } from "../schemas/search.ts";
import type { QueryPlan } from "./planning/query-plan.ts";
import { Quote } from "./quote.ts";
import type { Hit, SearchOptions, Segment } from "./segment.ts";
import { pageTile } from "./tile.ts";

/** Quotes of a page that are looked for. */
export const quotesPerPage = 3;

/** One search on one segment, its hits best first. What they show is made when first asked for, and kept. */
export class Search {
  readonly hits: readonly Hit[];
  /**
   * The language that the query's words tell, whatever locale is asked for; that of most pages where they tell none and
   * find nothing; undefined where they may be of several.
   */
  readonly language: string | undefined;
  /** Words of the query that no page holds, nor anything like them. */
  readonly unknown: readonly string[];
  readonly #plan: QueryPlan;
  readonly #cards: PageCard[] = [];
  readonly #quotes: (readonly Quote[])[] = [];
  readonly #tiles: Tile[] = [];

  constructor(
    private readonly segment: Segment,
    readonly query: string,
    options: SearchOptions,
  ) {
    this.#plan = segment.plan(query, options.locale);
    this.unknown = this.#plan.unknown;
    this.hits = segment.search(this.#plan, options);
    this.language = this.#plan.told ?? (this.hits.length === 0 ? segment.languages[0] : undefined);
  }

  /** The page of a hit, by its place among the hits. Throws RangeError where there is none. */
  card(rank: number): PageCard {
    this.#cards[rank] ??= this.segment.page(this.#hit(rank).page);
    return this.#cards[rank];
  }

  /** Quotes of a hit that answer the query, best first. Throws RangeError where there is none. */
  quotes(rank: number): readonly Quote[] {
    this.#quotes[rank] ??= this.#quote(rank);
    return this.#quotes[rank];
  }

  /** A hit as it is shown: one object for all who ask, not to be changed. Throws RangeError where there is none. */
  tile(rank: number): Tile {
    this.#tiles[rank] ??= {
      ...pageTile(this.card(rank)),
      score: this.#hit(rank).score,
      highlight_list: this.quotes(rank).map(({ text }) => text),
    };
    return this.#tiles[rank];
  }

  #quote(rank: number): Quote[] {
    const { url } = this.card(rank);
    const found = this.segment.highlights(this.#hit(rank).page, this.#plan, quotesPerPage);
    return found.map(({ text }) => new Quote(text, url));
  }

  #hit(rank: number): Hit {
    const hit = this.hits[rank];
    if (!hit) throw new RangeError(`There is no hit ${rank} among ${this.hits.length}`);
    return hit;
  }
}

/** Searches a segment: anew each time, or from what it was asked of late. */
export type Searcher = (segment: Segment, query: string, options: SearchOptions) => Search;

/** Searches without keeping anything. */
export const searchAnew: Searcher = (segment, query, options) => new Search(segment, query, options);
