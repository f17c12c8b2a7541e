import { ESCAPE, type Streams } from "../index/forward.ts";

/** Pages read, and terms taken from them (RM3: Abdul-Jaleel et al., TREC 2004). */
export const FEEDBACK_PAGES = 10;
const FEEDBACK_TERMS = 20;
/** Units of the token stream read of a page; what it is about shows early. */
const MOST_UNITS = 1000;
const TYPICAL_UNITS = 150;
const K1 = 1.2;

export interface FeedbackTerm {
  term: number;
  /** Share among the chosen terms; they add up to 1. */
  share: number;
  idf: number;
}

interface FeedbackContext {
  passages: Streams;
  firstPassage: Uint32Array;
  frequency: Uint32Array;
  idf: Float32Array;
}

/** Finds the words that the best pages of a query have in common. Its arrays are reused. */
export class FeedbackModel {
  /** The terms chosen last, strongest first. */
  readonly chosen: FeedbackTerm[] = [];
  readonly #context: FeedbackContext;
  /** By token: what the pages read so far say of it, and how often the page in hand does. */
  readonly #weights: Float32Array;
  readonly #counts: Uint16Array;
  /** Tokens of all pages read, and of the page in hand, each once. */
  readonly #seen = new Uint32Array(FEEDBACK_PAGES * MOST_UNITS);
  readonly #distinct = new Uint32Array(MOST_UNITS);
  #seenCount = 0;

  constructor(context: FeedbackContext) {
    this.#context = context;
    this.#weights = new Float32Array(context.frequency.length + 1);
    this.#counts = new Uint16Array(context.frequency.length + 1);
  }

  /**
   * Chooses terms of the first FEEDBACK_PAGES pages, each counting by how far `scores[page]` stands above the first one
   * not read: one page that answers outweighs the nine behind it, and a plateau teaches nothing.
   */
  learn(pages: readonly number[], scores: Int32Array): void {
    this.#seenCount = 0;
    const least = scores[pages[FEEDBACK_PAGES] ?? -1] ?? 0;
    for (let i = 0; i < pages.length && i < FEEDBACK_PAGES; i++) {
      const above = (scores[pages[i] as number] as number) - least;
      if (above > 0) this.#addPage(pages[i] as number, above);
    }
    this.#choose();
    for (let i = 0; i < this.#seenCount; i++) this.#weights[this.#seen[i] as number] = 0;
    const total = this.chosen.reduce((sum, { share }) => sum + share, 0);
    for (const term of this.chosen) term.share /= total;
  }

  #addPage(page: number, weight: number): void {
    const { passages, firstPassage } = this.#context;
    const start = passages.offsets[firstPassage[page] as number] as number;
    const end = Math.min(start + MOST_UNITS, passages.offsets[firstPassage[page + 1] as number] as number);
    const distinct = this.#count(start, end);
    const norm = K1 * (0.25 + (0.75 * (end - start)) / TYPICAL_UNITS);
    for (let i = 0; i < distinct; i++) {
      const token = this.#distinct[i] as number;
      const count = this.#counts[token] as number;
      this.#counts[token] = 0;
      const before = this.#weights[token] as number;
      if (before === 0) this.#seen[this.#seenCount++] = token;
      this.#weights[token] = before + (weight * count) / (count + norm);
    }
  }

  /** Counts tokens of the stream, listing each once in `#distinct`; returns how many those are. */
  #count(start: number, end: number): number {
    const { units } = this.#context.passages;
    const counts = this.#counts;
    const distinct = this.#distinct;
    let found = 0;
    for (let at = start; at < end; at++) {
      const token = units[at] as number;
      if (token === 0) continue;
      if (token === ESCAPE) {
        at += 2;
        continue;
      }
      const before = counts[token] as number;
      if (before === 0) distinct[found++] = token;
      counts[token] = before + 1;
    }
    return found;
  }

  /** Keeps the strongest of the seen tokens that several pages hold, in order; ties by term. */
  #choose(): void {
    const { frequency, idf: idfs } = this.#context;
    const { chosen } = this;
    chosen.length = 0;
    let floor = 0;
    for (let i = 0; i < this.#seenCount; i++) {
      const token = this.#seen[i] as number;
      const idf = idfs[token - 1] as number;
      const share = (this.#weights[token] as number) * idf;
      if (share < floor || (frequency[token - 1] as number) < 2) continue;
      insert(chosen, { term: token - 1, share, idf });
      if (chosen.length === FEEDBACK_TERMS) floor = (chosen[FEEDBACK_TERMS - 1] as FeedbackTerm).share;
    }
  }
}

function insert(chosen: FeedbackTerm[], candidate: FeedbackTerm): void {
  let at = chosen.length;
  while (at > 0 && isStronger(candidate, chosen[at - 1] as FeedbackTerm)) at--;
  chosen.splice(at, 0, candidate);
  if (chosen.length > FEEDBACK_TERMS) chosen.pop();
}

const isStronger = (a: FeedbackTerm, b: FeedbackTerm): boolean =>
  a.share > b.share || (a.share === b.share && a.term < b.term);
