import type { Streams } from "../index/forward.ts";
import type { TermWeights } from "./term-weights.ts";

/** Tokens between two query terms beyond which their nearness means nothing. */
const WINDOW = 8;
/** Tokens read of a page. */
const MOST_TOKENS = 2000;

/** How near a query's different terms stand to each other on a page. */
export class ProximityScorer {
  readonly #passages: Streams;
  readonly #firstPassage: Uint32Array;
  readonly #weights: TermWeights;

  constructor(passages: Streams, firstPassage: Uint32Array, weights: TermWeights) {
    this.#passages = passages;
    this.#firstPassage = firstPassage;
    this.#weights = weights;
  }

  /** 0..1: the pairs that stand near each other, by weight and nearness (Rasolofo & Savoy 2003), saturated. */
  score(page: number, mass: number): number {
    let sum = 0;
    let read = 0;
    const last = this.#firstPassage[page + 1] as number;
    for (let passage = this.#firstPassage[page] as number; passage < last && read < MOST_TOKENS; passage++) {
      const count = this.#passages.read(passage);
      sum += this.#pairs(count);
      read += count;
    }
    return sum / (sum + mass);
  }

  #pairs(count: number): number {
    const { tokens } = this.#passages;
    const { values, places } = this.#weights;
    let sum = 0;
    let lastAt = -WINDOW - 1;
    let lastToken = 0;
    for (let i = 0; i < count; i++) {
      const token = tokens[i] as number;
      if (places[token] === 0) continue;
      const gap = i - lastAt;
      if (gap <= WINDOW && token !== lastToken)
        sum += Math.min(values[token] as number, values[lastToken] as number) / (gap * gap);
      lastAt = i;
      lastToken = token;
    }
    return sum;
  }
}
