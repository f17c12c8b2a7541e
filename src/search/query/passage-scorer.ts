import type { Streams } from "../index/forward.ts";
import type { TermWeights } from "./term-weights.ts";

/** What a heading or sentence holds of the query. */
export interface PartScore {
  /** Query weight found, each term once. */
  weight: number;
  /** Distinct query terms found. */
  terms: number;
  /** Topical tokens in it. */
  length: number;
}

/** Tokens at which a passage's score is halved: short passages answer, long ones mention. */
const HALF_LENGTH = 200;

/** Reads passage token streams against the weights of one query. */
export class PassageScorer {
  readonly #streams: Streams;
  readonly #weights: TermWeights;
  readonly #counts = new Uint8Array(256);

  constructor(streams: Streams, weights: TermWeights) {
    this.#streams = streams;
    this.#weights = weights;
  }

  /** Each query term's weight by its saturated count in the passage (heading included), damped by length. */
  score(passage: number): number {
    const count = this.#streams.read(passage);
    const { tokens } = this.#streams;
    const { values, places } = this.#weights;
    const counts = this.#counts.fill(0);
    let score = 0;
    for (let i = 0; i < count; i++) {
      const token = tokens[i] as number;
      const value = values[token] as number;
      if (value === 0) continue;
      const place = places[token] as number;
      const occurrence = (counts[place] as number) + 1;
      counts[place] = Math.min(occurrence, 200);
      score += value / (occurrence * (occurrence + 1));
    }
    return score / (1 + count / HALF_LENGTH);
  }

  /** What the heading (first) and each sentence of a passage hold of the query. */
  parts(passage: number): PartScore[] {
    const count = this.#streams.read(passage);
    const { values, places } = this.#weights;
    const parts: PartScore[] = [];
    let current: PartScore = { weight: 0, terms: 0, length: 0 };
    const seen = this.#counts.fill(0);
    for (let i = 0; i < count; i++) {
      const token = this.#streams.tokens[i] as number;
      if (token === 0) {
        parts.push(current);
        current = { weight: 0, terms: 0, length: 0 };
        seen.fill(0);
        continue;
      }
      current.length++;
      const place = places[token] as number;
      if (place === 0 || seen[place] === 1) continue;
      seen[place] = 1;
      current.terms++;
      current.weight += values[token] as number;
    }
    return parts;
  }
}
