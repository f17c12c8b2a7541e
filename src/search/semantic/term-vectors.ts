import type { SectionReader, SectionWriter } from "../format/sections.ts";
import type { PlannedTerm } from "../planning/query-plan.ts";
import type { LearnedVectors } from "./learn.ts";
import { type QuantisedVectors, quantise, toUnit } from "./quantised.ts";

/** Writes the learned vectors of terms, in bytes. */
export function writeTermVectors(sections: SectionWriter, learned: LearnedVectors): void {
  const vectors = quantise(learned.terms, learned.dimensions, false);
  sections.add("termVectors.strengths", "f32", learned.strengths);
  sections.add("termVectors.values", "i8", vectors.values);
  sections.add("termVectors.scales", "f32", vectors.scales);
}

interface QueryDirection {
  /** Of length 1; reused by the next query. */
  vector: Float32Array;
  /** 0..1: how much of the query lies within the space. What its rare words mean does not, and is not compared. */
  captured: number;
}

/** Learned term vectors: turn a query into the pages' space. Rare terms, which taught nothing, have none. */
export class TermVectors {
  readonly #vectors: QuantisedVectors;
  readonly #strengths: Float32Array;
  readonly #query: Float32Array;

  constructor(sections: SectionReader, dimensions: number) {
    const values = sections.get("termVectors.values", "i8");
    this.#vectors = { dimensions, values, scales: sections.get("termVectors.scales", "f32") };
    this.#strengths = sections.get("termVectors.strengths", "f32");
    this.#query = new Float32Array(dimensions);
  }

  /** The query in the space, or undefined where no term has a vector. */
  queryDirection(terms: readonly PlannedTerm[]): QueryDirection | undefined {
    const { dimensions, values, scales } = this.#vectors;
    const query = this.#query.fill(0);
    let whole = 0;
    for (const { term, weight, idf } of terms) {
      whole += (weight * idf) ** 2;
      if (term >= scales.length) continue;
      const factor = weight * idf * (scales[term] as number);
      const start = term * dimensions;
      for (let d = 0; d < dimensions; d++) query[d] = (query[d] as number) + factor * (values[start + d] as number);
    }
    const length = toUnit(query);
    return length > 0 ? { vector: query, captured: Math.min(1, length / Math.sqrt(whole)) } : undefined;
  }

  /**
   * A query vector turned towards what most of the corpus varies by: it tells less between words that are used alike
   * ("lease", "rental"), so it finds pages that hold the other one.
   */
  broadened(query: Float32Array): Float32Array {
    const broad = query.map((value, d) => value * (this.#strengths[d] as number));
    toUnit(broad);
    return broad;
  }
}
