import { IMPACT_STEPS } from "../index/impacts.ts";
import { BLOCK_PAGES, type Postings } from "../index/postings.ts";
import type { PlannedTerm } from "./plan.ts";

/** Term-at-a-time scores over all pages. Its arrays are reused: one query at a time, results read before the next. */
export class LexicalScorer {
  /** Score by page; 0 for pages that no term touched. */
  readonly scores: Float32Array;
  /** The pages touched, in the order they were reached: `touched[0..touchedCount]`. */
  readonly touched: Uint32Array;
  touchedCount = 0;
  readonly #postings: Postings;
  readonly #stride: number;
  readonly #blocks: number;

  constructor(postings: Postings, termCount: number, pageCount: number) {
    this.#postings = postings;
    this.#stride = termCount + 1;
    this.#blocks = postings.starts.length / this.#stride;
    this.scores = new Float32Array(pageCount);
    this.touched = new Uint32Array(pageCount);
  }

  /** Forgets the last query, at the cost of the pages it touched. */
  reset(): void {
    const { scores, touched } = this;
    for (let i = 0; i < this.touchedCount; i++) scores[touched[i] as number] = 0;
    this.touchedCount = 0;
  }

  /** Adds `weight · idf · impact` (impact 0..1) to each page of the term. */
  add({ term, weight, idf }: Pick<PlannedTerm, "term" | "weight" | "idf">): void {
    const factor = (weight * idf) / IMPACT_STEPS;
    for (let block = 0; block < this.#blocks; block++) {
      const slot = block * this.#stride + term;
      this.#addRun(this.#postings.starts[slot] ?? 0, this.#postings.starts[slot + 1] ?? 0, block * BLOCK_PAGES, factor);
    }
  }

  #addRun(start: number, end: number, base: number, factor: number): void {
    const { pages, impacts } = this.#postings;
    const { scores, touched } = this;
    let count = this.touchedCount;
    for (let at = start; at < end; at++) {
      const page = base + (pages[at] as number);
      const before = scores[page] as number;
      if (before === 0) touched[count++] = page;
      scores[page] = before + factor * (impacts[at] as number);
    }
    this.touchedCount = count;
  }
}
