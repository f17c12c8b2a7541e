import type { QueryPlan } from "../planning/query-plan.ts";
import type { Candidates } from "./candidates.ts";

/**
 * Score from which a best hit may be taken for an answer. On a site of 500 posts, questions it answers gave 0.65..0.95
 * and questions about something else (weather, football, another company's refunds) at most 0.58.
 */
export const ANSWERING_SCORE = 0.6;

/** Best rows looked at: the surest of them speaks for the query. */
const LOOKED_AT = 3;
/** A page with this share of a query's BM25 mass answers it as well as pages do. */
const FULL_COVERAGE = 0.7;

/** 0..1: how much of what a query asks for a page holds, by its BM25 score. */
export function coverageOf(score: number, { mass }: Pick<QueryPlan, "mass">): number {
  return Math.min(1, score / (mass || 1) / FULL_COVERAGE);
}

/**
 * How sure the best hits are, 0..1 and comparable across queries: what part of the query's weight they cover, raised
 * by a title that names them and by likeness of topic, lowered by words that the corpus does not know.
 */
export function confidence(plan: QueryPlan, candidates: Candidates, order: readonly number[]): number {
  let doubt = 1;
  for (const row of order.slice(0, LOOKED_AT)) {
    const coverage = coverageOf(candidates.lexical[row] as number, plan);
    const title = candidates.title[row] as number;
    const likeness = Math.max(0, candidates.semantic[row] as number);
    doubt = Math.min(doubt, (1 - 0.9 * coverage) * (1 - 0.7 * title) * (1 - 0.3 * likeness));
  }
  const known = plan.terms.length > 0 ? plan.knownMass / plan.mass : 1;
  return (1 - doubt) * known;
}
