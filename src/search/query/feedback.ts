import type { Streams } from "../index/forward.ts";

/** Pages read, and terms taken from them (RM3: Abdul-Jaleel et al., TREC 2004). */
export const FEEDBACK_PAGES = 10;
const FEEDBACK_TERMS = 20;
/** Tokens read of a page; what it is about shows early. */
const MOST_TOKENS = 1000;
const TYPICAL_TOKENS = 150;
const K1 = 1.2;

export interface FeedbackTerm {
  term: number;
  /** Share among the chosen terms; they add up to 1. */
  share: number;
  idf: number;
}

export interface FeedbackContext {
  passages: Streams;
  firstPassage: Uint32Array;
  frequency: Uint32Array;
  idf: Float32Array;
}

/** Finds the words that the best pages of a query have in common. Its arrays are reused. */
export class FeedbackModel {
  readonly #context: FeedbackContext;
  readonly #weights: Float32Array;
  readonly #counts: Uint16Array;
  #tokens: number[] = [];

  constructor(context: FeedbackContext) {
    this.#context = context;
    this.#weights = new Float32Array(context.frequency.length + 1);
    this.#counts = new Uint16Array(context.frequency.length + 1);
  }

  /** Terms of the pages, each page counting by `scores[page]`; strongest first. */
  terms(pages: readonly number[], scores: Float32Array): FeedbackTerm[] {
    this.#tokens = [];
    for (const page of pages.slice(0, FEEDBACK_PAGES)) this.#addPage(page, scores[page] as number);
    const chosen = this.#strongest();
    const total = chosen.reduce((sum, { share }) => sum + share, 0);
    for (const term of chosen) term.share /= total;
    for (const token of this.#tokens) this.#weights[token] = 0;
    return chosen;
  }

  #addPage(page: number, weight: number): void {
    const distinct: number[] = [];
    const length = this.#count(page, distinct);
    const norm = K1 * (0.25 + (0.75 * length) / TYPICAL_TOKENS);
    for (const token of distinct) {
      const count = this.#counts[token] as number;
      this.#counts[token] = 0;
      const before = this.#weights[token] as number;
      if (before === 0) this.#tokens.push(token);
      this.#weights[token] = before + (weight * count) / (count + norm);
    }
  }

  /** Counts the page's tokens, listing each once in `distinct`; returns how many were read. */
  #count(page: number, distinct: number[]): number {
    const { passages, firstPassage } = this.#context;
    let length = 0;
    for (let p = firstPassage[page] as number; p < (firstPassage[page + 1] as number) && length < MOST_TOKENS; p++) {
      const count = Math.min(passages.read(p), MOST_TOKENS - length);
      length += count;
      for (let i = 0; i < count; i++) {
        const token = passages.tokens[i] as number;
        const before = this.#counts[token] as number;
        if (before === 0 && token !== 0) distinct.push(token);
        if (token !== 0) this.#counts[token] = before + 1;
      }
    }
    return length;
  }

  #strongest(): FeedbackTerm[] {
    const best: FeedbackTerm[] = [];
    let floor = 0;
    for (const token of this.#tokens) {
      if ((this.#context.frequency[token - 1] as number) < 2) continue;
      const idf = this.#context.idf[token - 1] as number;
      const share = (this.#weights[token] as number) * idf;
      if (share <= floor) continue;
      best.push({ term: token - 1, share, idf });
      if (best.length < 4 * FEEDBACK_TERMS) continue;
      best.sort(stronger).length = FEEDBACK_TERMS;
      floor = best.at(-1)?.share ?? 0;
    }
    return best.sort(stronger).slice(0, FEEDBACK_TERMS);
  }
}

const stronger = (a: FeedbackTerm, b: FeedbackTerm): number => b.share - a.share || a.term - b.term;
