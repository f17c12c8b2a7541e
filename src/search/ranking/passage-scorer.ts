import { ESCAPE, type Streams } from "../index/forward.ts";
import type { TermWeights } from "./term-weights.ts";

/** Tokens at which a passage's score is halved: short passages answer, long ones mention. */
const HALF_LENGTH = 200;

/** Called for a sentence in question: its ordinal in the passage, what it and its heading hold, its length. */
type SentenceVisitor = (sentence: number, weight: number, headingWeight: number, length: number) => void;

/** Reads passage token streams against the weights of one query. */
export class PassageScorer {
  readonly #streams: Streams;
  readonly #weights: TermWeights;
  /** By place of the term in the query; `#round` tells entries of this sentence from older ones. */
  readonly #counts = new Uint8Array(256);
  readonly #rounds = new Float64Array(256);
  #round = 0;

  constructor(streams: Streams, weights: TermWeights) {
    this.#streams = streams;
    this.#weights = weights;
  }

  /** Each query term's weight by its saturated count in the passage (heading included), damped by length. */
  score(passage: number): number {
    const { units, offsets } = this.#streams;
    const { values, places } = this.#weights;
    const start = offsets[passage] as number;
    const end = offsets[passage + 1] as number;
    const counts = this.#counts;
    let score = 0;
    for (let at = start; at < end; at++) {
      let token = units[at] as number;
      if (token === ESCAPE) {
        token = this.#wide(at);
        at += 2;
      }
      const value = values[token] as number;
      if (value === 0) continue;
      const place = places[token] as number;
      if (score === 0) counts.fill(0);
      const occurrence = (counts[place] as number) + 1;
      counts[place] = Math.min(occurrence, 200);
      score += value / (occurrence * (occurrence + 1));
    }
    return score / (1 + (end - start) / HALF_LENGTH);
  }

  /**
   * Visits the sentences of a passage that hold query terms, in order, and the first one below a heading that does; each
   * term counts once a sentence.
   */
  visitSentences(passage: number, visit: SentenceVisitor): void {
    const { units, offsets } = this.#streams;
    const { values, places } = this.#weights;
    const end = offsets[passage + 1] as number;
    const rounds = this.#rounds;
    let round = ++this.#round;
    let sentence = -1;
    let heading = 0;
    let weight = 0;
    let length = 0;
    for (let at = offsets[passage] as number; at < end; at++) {
      let token = units[at] as number;
      if (token === 0) {
        if (sentence < 0) heading = weight;
        else if (weight > 0 || (sentence === 0 && heading > 0)) visit(sentence, weight, heading, length);
        sentence++;
        weight = 0;
        length = 0;
        round = ++this.#round;
        continue;
      }
      if (token === ESCAPE) {
        token = this.#wide(at);
        at += 2;
      }
      length++;
      const value = values[token] as number;
      if (value === 0) continue;
      const place = places[token] as number;
      if (rounds[place] === round) continue;
      rounds[place] = round;
      weight += value;
    }
  }

  #wide(at: number): number {
    const { units } = this.#streams;
    return (units[at + 1] as number) | ((units[at + 2] as number) << 16);
  }
}
