import { ESCAPE, type Streams } from "../index/forward.ts";
import { FIRST_LEARNED, type TermWeights } from "./term-weights.ts";

/** Tokens between two query terms beyond which their nearness means nothing. */
const WINDOW = 8;
/** Tokens read of a page. */
const MOST_TOKENS = 2000;

/** How near a query's terms stand to each other on a page, what one passage holds of them, and which learned terms it has. */
export class ProximityScorer {
  /** 0..1: the most of the query's weight that one passage of the page read last holds, its heading included. */
  together = 0;
  /** Bit i: the page read last holds the i-th learned term (in its passages). */
  learned = 0;
  readonly #passages: Streams;
  readonly #firstPassage: Uint32Array;
  readonly #weights: TermWeights;
  /** By place of the term in the query: the passage that it was last seen in. */
  readonly #seenIn = new Float64Array(256);
  #passage = 0;

  constructor(passages: Streams, firstPassage: Uint32Array, weights: TermWeights) {
    this.#passages = passages;
    this.#firstPassage = firstPassage;
    this.#weights = weights;
  }

  /** 0..1: the pairs that stand near each other, by weight and nearness (Rasolofo & Savoy 2003), saturated. */
  score(page: number, mass: number): number {
    const { offsets } = this.#passages;
    this.learned = 0;
    this.together = 0;
    let sum = 0;
    let passage = this.#firstPassage[page] as number;
    const last = this.#firstPassage[page + 1] as number;
    const most = (offsets[passage] as number) + MOST_TOKENS;
    for (; passage < last && (offsets[passage] as number) < most; passage++)
      sum += this.#pairs(offsets[passage] as number, offsets[passage + 1] as number);
    this.together = Math.min(1, this.together / mass);
    return sum / (sum + mass);
  }

  #pairs(from: number, to: number): number {
    const { units } = this.#passages;
    const { values, marks, places } = this.#weights;
    const seenIn = this.#seenIn;
    const passage = ++this.#passage;
    let sum = 0;
    let held = 0;
    let lastAt = from - WINDOW - 1;
    let lastToken = 0;
    let learned = 0;
    for (let at = from; at < to; at++) {
      let token = units[at] as number;
      const here = at;
      if (token === ESCAPE) {
        token = (units[at + 1] as number) | ((units[at + 2] as number) << 16);
        at += 2;
      }
      const mark = marks[token] as number;
      if (mark === 0) continue;
      if (mark >= FIRST_LEARNED) {
        learned |= 1 << (mark - FIRST_LEARNED);
        continue;
      }
      const value = values[token] as number;
      const place = places[token] as number;
      if (seenIn[place] !== passage) held += value;
      seenIn[place] = passage;
      const gap = here - lastAt;
      if (gap <= WINDOW && token !== lastToken) sum += Math.min(value, values[lastToken] as number) / (gap * gap);
      lastAt = here;
      lastToken = token;
    }
    this.learned |= learned;
    this.together = Math.max(this.together, held);
    return sum;
  }
}
