import { ESCAPE, type Streams } from "../index/forward.ts";
import type { Framing } from "../planning/query-plan.ts";
import { type Asked, heldOf, nameFit } from "./name-fit.ts";

/** How well a query names a part of a page by the heading above it. */
export class HeadingMatcher {
  readonly #passages: Streams;
  readonly #firstPassage: Uint32Array;

  constructor(passages: Streams, firstPassage: Uint32Array) {
    this.#passages = passages;
    this.#firstPassage = firstPassage;
  }

  /** As `Streams.readAhead`: the text below the headings too, which is looked at with them. */
  readAhead(page: number): void {
    this.#passages.readAhead(this.#firstPassage[page] as number, this.#firstPassage[page + 1] as number);
  }

  /** 0..1: the fit of the page's best heading. */
  score(page: number, asked: Asked): number {
    let best = 0;
    const end = this.#firstPassage[page + 1] as number;
    for (let passage = this.#firstPassage[page] as number; passage < end; passage++)
      best = Math.max(best, this.fit(passage, asked));
    return best;
  }

  /** The most that some words weigh in one heading of a page, of those that name something of the query. */
  heldOf(words: Framing, page: number, values: Float32Array): number {
    let most = 0;
    if (words.length === 0) return most;
    const end = this.#firstPassage[page + 1] as number;
    for (let passage = this.#firstPassage[page] as number; passage < end; passage++)
      if (this.#namesAny(passage, values))
        most = Math.max(most, heldOf(words, this.#passages.tokens, this.#passages.readHeading(passage)));
    return most;
  }

  /**
   * 0..1: the share of a heading that the query says ("When to use it"), however little that names; at least half where
   * both begin with the same word, as two questions of one kind do.
   */
  said(passage: number, { idf, spoken }: Asked): number {
    const count = this.#passages.readHeading(passage);
    const { tokens } = this.#passages;
    let said = 0;
    let whole = 0;
    for (let i = 0; i < count; i++) {
      const token = tokens[i] as number;
      whole += idf[token - 1] as number;
      if (spoken.includes(token)) said += idf[token - 1] as number;
    }
    const share = whole > 0 ? said / whole : 0;
    return count > 0 && tokens[0] === spoken[0] ? (1 + share) / 2 : share;
  }

  /** Whether a heading has a word of the query: few have, and only those are read. */
  #namesAny(passage: number, values: Float32Array): boolean {
    const { units, offsets } = this.#passages;
    const end = offsets[passage + 1] as number;
    for (let at = offsets[passage] as number; at < end; at++) {
      let token = units[at] as number;
      if (token === 0) return false;
      if (token === ESCAPE) {
        token = (units[at + 1] as number) | ((units[at + 2] as number) << 16);
        at += 2;
      }
      if ((values[token] as number) > 0) return true;
    }
    return false;
  }

  /** 0..1 for the heading of one passage. */
  fit(passage: number, asked: Asked): number {
    if (!this.#namesAny(passage, asked.weights.values)) return 0;
    const count = this.#passages.readHeading(passage);
    return nameFit(this.#passages.tokens, count, asked);
  }
}
