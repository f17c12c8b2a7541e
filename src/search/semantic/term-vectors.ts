import type { SectionReader, SectionWriter } from "../format/sections.ts";
import type { PlannedTerm } from "../query/plan.ts";
import { type QuantisedVectors, quantise, toUnit } from "./quantised.ts";

export function writeTermVectors(sections: SectionWriter, terms: Float32Array, dimensions: number): void {
  const vectors = quantise(terms, dimensions, false);
  sections.add("termVectors.values", "i8", vectors.values);
  sections.add("termVectors.scales", "f32", vectors.scales);
}

/** Learned term vectors: turn a query into the pages' space. Rare terms, which taught nothing, have none. */
export class TermVectors {
  readonly #vectors: QuantisedVectors;
  readonly #query: Float32Array;

  constructor(sections: SectionReader, dimensions: number) {
    const values = sections.get("termVectors.values", "i8");
    this.#vectors = { dimensions, values, scales: sections.get("termVectors.scales", "f32") };
    this.#query = new Float32Array(dimensions);
  }

  /** The query's direction (length 1; reused by the next call), or undefined where no term has a vector. */
  queryVector(terms: readonly PlannedTerm[]): Float32Array | undefined {
    const { dimensions, values, scales } = this.#vectors;
    const query = this.#query.fill(0);
    for (const { term, weight, idf } of terms) {
      if (term >= scales.length) continue;
      const factor = weight * idf * (scales[term] as number);
      const start = term * dimensions;
      for (let d = 0; d < dimensions; d++) query[d] = (query[d] as number) + factor * (values[start + d] as number);
    }
    return toUnit(query) > 0 ? query : undefined;
  }
}
