import type { Page } from "../../schemas/page.ts";

/** A word of most pages names the site, no topic of it. */
const MOST = 0.5;
const LEAST_LETTERS = 3;
/** Pages from which a share of them tells something. */
const SOME_PAGES = 10;

/** How much of a site its words are about: on how many pages each stands in the title or a heading. */
export class Topics {
  readonly #pages = new Map<string, number>();
  readonly #count: number;

  constructor(pages: readonly Page[]) {
    this.#count = pages.length;
    for (const { title, passages } of pages)
      for (const word of new Set(wordsOf([title, ...passages.map(({ heading }) => heading)].join("\n"))))
        this.#pages.set(word, (this.#pages.get(word) ?? 0) + 1);
  }

  /** Share of the pages that have a word in the title or a heading. */
  usesOf(word: string): number {
    return this.#count === 0 ? 0 : (this.#pages.get(word) ?? 0) / this.#count;
  }

  /** How common the topic of a phrase is, 0..1: the mean over its words that name one. */
  shareOf(phrase: string): number {
    if (this.#count < SOME_PAGES) return 0;
    const common = wordsOf(phrase)
      .map((word) => this.#pages.get(word) ?? 0)
      .filter((count) => count <= MOST * this.#count);
    const sum = common.reduce((total, count) => total + Math.log1p(count), 0);
    return common.length === 0 ? 0 : sum / common.length / Math.log1p(this.#count);
  }
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= LEAST_LETTERS);
}
