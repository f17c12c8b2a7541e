import type { Streams } from "../index/forward.ts";
import { idfOf } from "../index/impacts.ts";
import type { TermWeights } from "./term-weights.ts";

/** How well a query names a page by its title. */
export class TitleMatcher {
  readonly #titles: Streams;
  readonly #weights: TermWeights;
  readonly #frequency: Uint32Array;
  readonly #pageCount: number;

  constructor(titles: Streams, weights: TermWeights, frequency: Uint32Array, pageCount: number) {
    this.#titles = titles;
    this.#weights = weights;
    this.#frequency = frequency;
    this.#pageCount = pageCount;
  }

  /**
   * 0..1: the share of the query's weight that the title holds times the share of the title's that the query holds.
   * `spoken` are all of the query's tokens in order, function words too: a title that equals them scores 1.
   */
  score(page: number, mass: number, spoken: readonly number[]): number {
    const count = this.#titles.read(page);
    if (count === 0) return 0;
    if (this.#equals(count, spoken)) return 1;
    const { tokens } = this.#titles;
    const { values } = this.#weights;
    let found = 0;
    let whole = 0;
    for (let i = 0; i < count; i++) {
      const token = tokens[i] as number;
      if (tokens.indexOf(token) < i) continue;
      const idf = idfOf(this.#frequency[token - 1] as number, this.#pageCount);
      const value = values[token] as number;
      whole += idf;
      if (value > 0) found += Math.min(value, idf);
    }
    return whole === 0 || mass === 0 ? 0 : 0.9 * Math.min(1, found / mass) * (found / whole);
  }

  #equals(count: number, spoken: readonly number[]): boolean {
    if (count !== spoken.length) return false;
    for (let i = 0; i < count; i++) if (this.#titles.tokens[i] !== spoken[i]) return false;
    return true;
  }
}
