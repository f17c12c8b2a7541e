import { hashTokens } from "../format/hashes.ts";
import type { SectionReader } from "../format/sections.ts";
import { Streams } from "../index/forward.ts";
import type { TermWeights } from "./term-weights.ts";

const MOST_NAMESAKES = 8;

/** How well a query names a page by its title. */
export class TitleMatcher {
  readonly #titles: Streams;
  readonly #weights: TermWeights;
  readonly #idf: Float32Array;

  readonly #slots: Uint32Array;

  constructor(sections: SectionReader, weights: TermWeights, idf: Float32Array) {
    this.#titles = new Streams(sections, "titles");
    this.#slots = sections.get("titles.slots", "u32");
    this.#weights = weights;
    this.#idf = idf;
  }

  /**
   * 0..1: the share of the query's weight that the title holds times the share of the title's that the query holds.
   * `spoken` are all of the query's tokens in order: a title that equals them scores 1, and its function words ("where
   * did it come from") are held by a query that has them too.
   */
  score(page: number, mass: number, spoken: readonly number[]): number {
    const count = this.#titles.read(page);
    if (count === 0) return 0;
    if (this.#equals(count, spoken)) return 1;
    const { tokens } = this.#titles;
    const { values } = this.#weights;
    let found = 0;
    let framing = 0;
    let whole = 0;
    for (let i = 0; i < count; i++) {
      const token = tokens[i] as number;
      if (isRepeated(tokens, i)) continue;
      const idf = this.#idf[token - 1] as number;
      const value = values[token] as number;
      whole += idf;
      if (value > 0) found += Math.min(value, idf);
      else if (spoken.includes(token)) framing += idf;
    }
    return found === 0 ? 0 : 0.9 * Math.min(1, found / mass) * ((found + framing) / whole);
  }

  /** Pages whose title is exactly these tokens, at most MOST_NAMESAKES of them. */
  named(spoken: readonly number[]): number[] {
    const pages: number[] = [];
    if (spoken.length === 0) return pages;
    const mask = this.#slots.length - 1;
    for (let slot = hashTokens(spoken) & mask; pages.length < MOST_NAMESAKES; slot = (slot + 1) & mask) {
      const page = (this.#slots[slot] as number) - 1;
      if (page < 0) return pages;
      if (this.#equals(this.#titles.read(page), spoken)) pages.push(page);
    }
    return pages;
  }

  #equals(count: number, spoken: readonly number[]): boolean {
    if (count !== spoken.length) return false;
    for (let i = 0; i < count; i++) if (this.#titles.tokens[i] !== spoken[i]) return false;
    return true;
  }
}

function isRepeated(tokens: Uint32Array, at: number): boolean {
  for (let i = 0; i < at; i++) if (tokens[i] === tokens[at]) return true;
  return false;
}
