import type { Pace } from "../../text/pace.ts";
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
  const counts = await pace.map(units, (unit) => counted(unit.terms));
  const frequency = new Map<string, number>();
  for (const count of counts) for (const term of count.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const idf = (term: string) => Math.log(1 + units.length / (frequency.get(term) ?? 1));
  const directions = await pace.map(counts, (count) => normalised(weighed(count, idf)));
  const ofUnit = new Map(units.map((unit, i) => [unit, directions[i]!]));
  const directionOf = (terms: readonly string[]) => normalised(weighed(counted(terms), idf));
  const vectorOf = (some: readonly Unit[]) =>
    (some.length === 1 ? ofUnit.get(some[0]!) : undefined) ?? directionOf(some.flatMap((unit) => unit.terms));
  const sum = new Map<string, number>();
  for (const vector of directions) {
    for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight);
  }
  return { idf, directionOf, vectorOf, centroid: normalised(sum) };
}

/** How alike two directions are, 0..1. */
export function cosine(a: Vector, b: Vector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let dot = 0;
  for (const [term, weight] of small) dot += weight * (large.get(term) ?? 0);
  return dot;
}

function counted(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** Turns counts into weights, in place. */
function weighed(counts: Map<string, number>, idf: (term: string) => number): Map<string, number> {
  for (const [term, count] of counts) counts.set(term, count * idf(term));
  return counts;
}

/** Scales a vector to the length 1, in place. */
function normalised(weights: Map<string, number>): Vector {
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  const length = Math.sqrt(squares) || 1;
  for (const [term, weight] of weights) weights.set(term, weight / length);
  return weights;
}
