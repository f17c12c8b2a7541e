import type { QueryPlan } from "./plan.ts";

/** Query weight (`weight · idf`) by term id + 1, as token streams store them; cleared after each query. */
export class TermWeights {
  readonly values: Float32Array;
  /** 1-based place of the term in the query, 0 for others: tells distinct terms apart. */
  readonly places: Uint8Array;
  #set: number[] = [];

  constructor(termCount: number) {
    this.values = new Float32Array(termCount + 1);
    this.places = new Uint8Array(termCount + 1);
  }

  use(plan: QueryPlan): void {
    for (const token of this.#set) {
      this.values[token] = 0;
      this.places[token] = 0;
    }
    this.#set = [];
    for (const [i, { term, weight, idf }] of plan.terms.slice(0, 64).entries()) {
      this.values[term + 1] = weight * idf;
      this.places[term + 1] = i + 1;
      this.#set.push(term + 1);
    }
  }
}
