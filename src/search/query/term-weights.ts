import type { QueryPlan } from "./plan.ts";

/** Terms of a query that passages are read for; more are beyond what anyone types. */
const MOST_TERMS = 64;

/** Query weight (`weight · idf`) by term id + 1, as token streams store them; cleared when the next plan comes. */
export class TermWeights {
  readonly values: Float32Array;
  /** 1-based place of the term in the query, 0 for others: tells distinct terms apart. */
  readonly places: Uint8Array;
  #plan: QueryPlan | undefined;

  constructor(termCount: number) {
    this.values = new Float32Array(termCount + 1);
    this.places = new Uint8Array(termCount + 1);
  }

  use(plan: QueryPlan): void {
    if (this.#plan === plan) return;
    if (this.#plan !== undefined) this.#forget(this.#plan);
    this.#plan = plan;
    for (let i = 0; i < plan.terms.length && i < MOST_TERMS; i++) {
      const { term, weight, idf } = plan.terms[i] as QueryPlan["terms"][number];
      this.values[term + 1] = weight * idf;
      this.places[term + 1] = i + 1;
    }
  }

  #forget({ terms }: QueryPlan): void {
    for (const { term } of terms) {
      this.values[term + 1] = 0;
      this.places[term + 1] = 0;
    }
  }
}
