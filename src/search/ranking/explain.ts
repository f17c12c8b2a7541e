import { IMPACT_STEPS } from "../index/impacts.ts";
import type { QueryPlan } from "../planning/query-plan.ts";
import type { Explanation, SearchOptions } from "../segment.ts";
import type { Ranker } from "./ranker.ts";
import type { SegmentParts } from "./segment-parts.ts";

/** Ranks a plan again and tells what the page's total is made of. */
export function explainHit(
  parts: SegmentParts,
  ranker: Ranker,
  plan: QueryPlan,
  page: number,
  options: Omit<SearchOptions, "limit">,
): Explanation {
  const hit = ranker.rank(plan, { ...options, limit: parts.pages.count }).find((ranked) => ranked.page === page);
  const { candidates } = ranker;
  const feature = (column: Float32Array): number => (hit === undefined ? 0 : (column[hit.row] ?? 0));
  const impact = (term: number): number => parts.lexical.lookup.impact(term, page) / IMPACT_STEPS;
  return {
    score: hit?.score ?? 0,
    terms: plan.terms.map(({ term, text, kind, weight, idf }) => ({
      term: text,
      kind,
      weight,
      idf,
      contribution: weight * idf * impact(term),
    })),
    unknown: plan.unknown,
    title: feature(candidates.title),
    heading: feature(candidates.heading),
    proximity: feature(candidates.proximity),
    together: feature(candidates.together),
    semantic: feature(candidates.semantic),
    framing: feature(candidates.framing),
    asked: feature(candidates.asked),
    told: feature(candidates.told),
    news: parts.pageNews[page] === 1 && !plan.asksNews(),
    feedback: parts.feedback.chosen.map(({ term, share, idf }) => ({
      term: parts.context.dictionary.texts.at(term),
      contribution: share * idf * impact(term),
    })),
  };
}
