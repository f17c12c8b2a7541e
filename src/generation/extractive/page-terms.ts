import type { Pace } from "./pace.ts";
import type { Unit } from "./unit.ts";

/** A sentence as a sparse vector of length 1: weight by term. */
export type Vector = ReadonlyMap<string, number>;

/** What one page's words weigh. */
export interface PageTerms {
  /** Inverse sentence frequency, smoothed. */
  readonly idf: (term: string) => number;
  /** Direction of a text given by its terms. */
  readonly directionOf: (terms: readonly string[]) => Vector;
  readonly vectorOf: (units: readonly Unit[]) => Vector;
  /** Mean direction of all sentences. */
  readonly centroid: Vector;
}

/** Weighs the terms of a page's units (tf-idf over its own sentences). */
export async function pageTermsOf(units: readonly Unit[], pace: Pace): Promise<PageTerms> {
  const frequency = new Map<string, number>();
  for (const unit of units) for (const term of new Set(unit.terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const idf = (term: string) => Math.log(1 + units.length / (frequency.get(term) ?? 1));
  const directionOf = (terms: readonly string[]) => normalised(counted(terms, idf));
  const directions = await pace.map(units, (unit) => directionOf(unit.terms));
  const ofUnit = new Map(units.map((unit, i) => [unit, directions[i]!]));
  const vectorOf = (some: readonly Unit[]) =>
    (some.length === 1 ? ofUnit.get(some[0]!) : undefined) ?? directionOf(some.flatMap((unit) => unit.terms));
  const sum = new Map<string, number>();
  for (const vector of directions) {
    for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight);
  }
  return { idf, directionOf, vectorOf, centroid: normalised(sum) };
}

export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [term, weight] of small) dot += weight * (large.get(term) ?? 0);
  return dot;
}

function counted(terms: readonly string[], idf: (term: string) => number): Map<string, number> {
  const weights = new Map<string, number>();
  for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + idf(term));
  return weights;
}

function normalised(weights: ReadonlyMap<string, number>): Vector {
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  return new Map([...weights].map(([term, weight]) => [term, weight / length]));
}
