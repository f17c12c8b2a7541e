import type { PlanContext, PlannedTerm, QueryPlan } from "./query-plan.ts";

/** A word inside a compound that was asked for whole. */
export const PART_WEIGHT = 0.6;
/** Times a repeated word counts. */
const MOST_REPEATS = 4;

/** Adds terms of one meaning; returns the mass of the weightiest. */
export function addTerms(
  plan: QueryPlan,
  terms: readonly number[],
  kind: PlannedTerm["kind"],
  weight: number,
  context: PlanContext,
): number {
  let mass = 0;
  for (const term of terms)
    mass = Math.max(mass, addTerm(plan, term, context.dictionary.texts.at(term), kind, weight, context));
  return mass;
}

/** Adds a term to a plan, or weight to one that it has; returns the weight times the idf. */
export function addTerm(
  plan: QueryPlan,
  term: number,
  text: string,
  kind: PlannedTerm["kind"],
  weight: number,
  { idf: idfs }: Pick<PlanContext, "idf">,
): number {
  const idf = idfs[term] ?? 0;
  const known = plan.terms.find((planned) => planned.term === term);
  if (known === undefined) plan.terms.push({ term, text, kind, weight, idf });
  else known.weight = Math.min(MOST_REPEATS, known.weight + weight);
  return weight * idf;
}
