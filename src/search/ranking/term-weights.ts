import type { PlannedTerm } from "../planning/query-plan.ts";

/** A plan, or some of its terms: one object for the same ones. */
type AskedTerms = { readonly terms: readonly PlannedTerm[] };

/** Terms of a query that passages are read for; more are beyond what anyone types. */
const MOST_TERMS = 64;

/** Mark of the first term that feedback learned. */
export const FIRST_LEARNED = 2;

/** Query weight (`weight · idf`) by term id + 1, as token streams store them; cleared when the next plan comes. */
export class TermWeights {
  readonly values: Float32Array;
  /** 1-based place of the term in the query, 0 for others: tells distinct terms apart. */
  readonly places: Uint8Array;
  /** What a walk along a token stream stops at: 1 a query term, FIRST_LEARNED + i the i-th learned term. */
  readonly marks: Uint8Array;
  #learned: readonly { term: number }[] = [];
  #plan: AskedTerms | undefined;

  constructor(termCount: number) {
    this.values = new Float32Array(termCount + 1);
    this.places = new Uint8Array(termCount + 1);
    this.marks = new Uint8Array(termCount + 1);
  }

  use(plan: AskedTerms): void {
    if (this.#plan === plan) return;
    if (this.#plan !== undefined) this.#forget(this.#plan);
    this.#plan = plan;
    for (let i = 0; i < plan.terms.length && i < MOST_TERMS; i++) {
      const { term, weight, idf } = plan.terms[i] as PlannedTerm;
      this.values[term + 1] = weight * idf;
      this.places[term + 1] = i + 1;
      this.marks[term + 1] = 1;
    }
  }

  /** Reads something while some tokens weigh but a share of what they do. */
  lowered<T>(tokens: Iterable<number>, share: number, read: () => T): T {
    const { values } = this;
    const before = new Map<number, number>();
    for (const token of tokens) {
      const value = values[token] as number;
      if (value <= 0 || before.has(token)) continue;
      before.set(token, value);
      values[token] = share * value;
    }
    try {
      return read();
    } finally {
      for (const [token, value] of before) values[token] = value;
    }
  }

  /** Marks learned terms, at most 30, until the next call; those that the query names keep their mark. */
  learn(terms: readonly { term: number }[]): void {
    for (const { term } of this.#learned) this.marks[term + 1] = (this.places[term + 1] as number) > 0 ? 1 : 0;
    this.#learned = terms.slice();
    for (const [i, { term }] of terms.entries())
      if (this.marks[term + 1] === 0) this.marks[term + 1] = FIRST_LEARNED + i;
  }

  #forget({ terms }: AskedTerms): void {
    for (const { term } of terms) {
      this.values[term + 1] = 0;
      this.places[term + 1] = 0;
      this.marks[term + 1] = 0;
    }
  }
}
