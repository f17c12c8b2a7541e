import { hashTokens } from "../format/hashes.ts";
import type { SectionReader } from "../format/sections.ts";
import { Streams } from "../index/forward.ts";
import { type Asked, equals, heldOf, nameFit } from "./name-fit.ts";
import type { Framing } from "./query-plan.ts";

const MOST_NAMESAKES = 8;

/** How well a query names a page by its title. */
export class TitleMatcher {
  readonly #titles: Streams;
  readonly #slots: Uint32Array;

  constructor(sections: SectionReader) {
    this.#titles = new Streams(sections, "titles");
    this.#slots = sections.get("titles.slots", "u32");
  }

  /** 0..1, as `nameFit` tells. */
  score(page: number, asked: Asked): number {
    const count = this.#titles.read(page);
    return nameFit(this.#titles.tokens, count, asked);
  }

  /** As `Streams.readAhead`. */
  readAhead(page: number): void {
    this.#titles.readAhead(page, page + 1);
  }

  /** What those of some words weigh that a page's title holds. */
  heldOf(words: Framing, page: number): number {
    return words.length === 0 ? 0 : heldOf(words, this.#titles.tokens, this.#titles.read(page));
  }

  /** Pages whose title is exactly these tokens, at most MOST_NAMESAKES of them. */
  named(spoken: readonly number[]): number[] {
    const pages: number[] = [];
    if (spoken.length === 0) return pages;
    const mask = this.#slots.length - 1;
    for (let slot = hashTokens(spoken) & mask; pages.length < MOST_NAMESAKES; slot = (slot + 1) & mask) {
      const page = (this.#slots[slot] as number) - 1;
      if (page < 0) return pages;
      const count = this.#titles.read(page);
      if (equals(this.#titles.tokens, count, spoken)) pages.push(page);
    }
    return pages;
  }
}
