import type { Framing } from "../planning/query-plan.ts";
import type { TermWeights } from "./term-weights.ts";

/** A query, as names are held against it. */
export interface Asked {
  weights: TermWeights;
  /** Inverse document frequency by term. */
  idf: Float32Array;
  /** Weight of all that is asked. */
  mass: number;
  /** All of the query's tokens in order. */
  spoken: readonly number[];
  /** Those that stand for what the query says in other words, and count as much but for a little. */
  instead?: readonly number[];
}

/** What other words count in a name, against those that were said. */
const OTHERWISE = 0.9;
/** How far the rest of a name counts against it that holds all of the query as one phrase: it names it all the same. */
const BESIDE_PHRASE = 0.3;

/**
 * 0..1: the share of the query's weight that a name holds times the share of the name's that the query holds. A name
 * that equals the query scores 1, and its function words ("where did it come from") are held by a query that has them
 * too. `tokens[0..count)` are the name's.
 */
export function nameFit(tokens: Uint32Array, count: number, asked: Asked): number {
  const { weights, idf: idfs, mass, spoken, instead } = asked;
  if (count === 0) return 0;
  if (equals(tokens, count, spoken)) return instead === undefined ? 1 : OTHERWISE;
  const { values } = weights;
  let found = 0;
  let held = 0;
  let whole = 0;
  for (let i = 0; i < count; i++) {
    const token = tokens[i] as number;
    if (isRepeated(tokens, i)) continue;
    const idf = idfs[token - 1] as number;
    const value = instead?.includes(token) ? OTHERWISE * idf : (values[token] as number);
    whole += idf;
    if (value > 0) found += Math.min(value, idf);
    held += spoken.includes(token) ? idf : Math.min(value, idf);
  }
  if (found === 0) return 0;
  const share = held / whole;
  return 0.9 * Math.min(1, found / mass) * (holdsPhrase(tokens, count, spoken) ? share ** BESIDE_PHRASE : share);
}

/** Whether a name has the words of a query, several of them, one behind the other. */
function holdsPhrase(tokens: Uint32Array, count: number, spoken: readonly number[]): boolean {
  if (spoken.length < 2) return false;
  for (let from = 0; from + spoken.length <= count; from++) {
    let at = 0;
    while (at < spoken.length && tokens[from + at] === spoken[at]) at++;
    if (at === spoken.length) return true;
  }
  return false;
}

/** What those of some words weigh, each once, that a name holds. `tokens[0..count)` are the name's. */
export function heldOf(words: Framing, tokens: Uint32Array, count: number): number {
  let mass = 0;
  for (const { term, weight, idf } of words) {
    let at = 0;
    while (at < count && tokens[at] !== term + 1) at++;
    if (at < count) mass += weight * idf;
  }
  return mass;
}

/** Whether a name is exactly these tokens. */
export function equals(tokens: Uint32Array, count: number, spoken: readonly number[]): boolean {
  if (count !== spoken.length) return false;
  for (let i = 0; i < count; i++) if (tokens[i] !== spoken[i]) return false;
  return true;
}

function isRepeated(tokens: Uint32Array, at: number): boolean {
  for (let i = 0; i < at; i++) if (tokens[i] === tokens[at]) return true;
  return false;
}
