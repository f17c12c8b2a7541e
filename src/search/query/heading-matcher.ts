import type { Streams } from "../index/forward.ts";
import { type Asked, nameFit } from "./name-fit.ts";

/** How well a query names a part of a page by the heading above it. */
export class HeadingMatcher {
  readonly #passages: Streams;
  readonly #firstPassage: Uint32Array;

  constructor(passages: Streams, firstPassage: Uint32Array) {
    this.#passages = passages;
    this.#firstPassage = firstPassage;
  }

  /** 0..1: the fit of the page's best heading. */
  score(page: number, asked: Asked): number {
    let best = 0;
    const end = this.#firstPassage[page + 1] as number;
    for (let passage = this.#firstPassage[page] as number; passage < end; passage++)
      best = Math.max(best, this.#fit(passage, asked));
    return best;
  }

  /** 0..1 for one passage: of its own heading, or of those above that have no text of their own. */
  fit(passage: number, page: number, asked: Asked): number {
    let best = this.#fit(passage, asked);
    const first = this.#firstPassage[page] as number;
    for (let above = passage - 1; above >= first && this.#passages.isHeadingAlone(above); above--)
      best = Math.max(best, this.#fit(above, asked));
    return best;
  }

  #fit(passage: number, asked: Asked): number {
    const count = this.#passages.readHeading(passage);
    return nameFit(this.#passages.tokens, count, asked);
  }
}
