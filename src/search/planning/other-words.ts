import type { Synonyms } from "../analysis/synonyms.ts";
import { pagesOf } from "../index/impacts.ts";
import type { PlanContext, PlannedTerm } from "./query-plan.ts";

/** What other words weigh beside what is said: of a word, of a phrase, and those that companies rather write. */
const OF_WORD = 0.5;
const OF_PHRASE = 0.8;
const RATHER = 0.8;
/** What they weigh instead of a word that no page holds. */
export const INSTEAD = 0.7;

/** Terms of the index that say in other words what is said; `weight` multiplies the idf of each. */
interface OtherWords {
  ids: readonly number[];
  weight: number;
}

/** The other words for what is said: of words said for each other, as far as the corpus writes those rather. */
export function otherWords(
  { positions, others, rather }: Synonyms,
  said: readonly PlannedTerm[],
  context: PlanContext,
): OtherWords[] {
  return knownOf(others, context).flatMap((phrase) => {
    const ids = phrase.filter((id) => !said.some(({ term }) => term === id));
    const own = said.filter(({ term }) => !phrase.includes(term));
    const replaced = own.length > 0 ? own : said;
    if (ids.length === 0 || replaced.length === 0) return [];
    const most = rather ? RATHER : (positions.length > 1 ? OF_PHRASE : OF_WORD) * usage(ids, replaced, context);
    // However rare they are, they weigh no more than what is said.
    const mass = replaced.reduce((sum, { weight, idf }) => sum + weight * idf, 0);
    const whole = ids.reduce((sum, id) => sum + (context.idf[id] ?? 0), 0);
    return [{ ids, weight: most * Math.min(1, mass / whole) }];
  });
}

/** What the words for a phrase of function words ("how do I get there") weigh at most, of all that is said beside it. */
const UNNAMED = 0.5;

/** What companies write for a phrase that names nothing itself; `mass`: of what is said beside it, 0 for nothing. */
export function wordsForUnnamed({ others, rather }: Synonyms, mass: number, context: PlanContext): OtherWords[] {
  if (!rather) return [];
  return knownOf(others, context).map((ids) => {
    const whole = ids.reduce((sum, id) => sum + (context.idf[id] ?? 0), 0);
    return { ids, weight: mass === 0 ? RATHER : RATHER * Math.min(1, (UNNAMED * mass) / whole) };
  });
}

/** The phrases of which the index holds each word, by its stem or as it is ("ios"). */
export function knownOf(phrases: Synonyms["others"], { dictionary }: PlanContext): number[][] {
  return phrases
    .map((phrase) => phrase.map(({ term, surface }) => dictionary.find(term) ?? dictionary.find(surface)))
    .filter((ids): ids is number[] => ids.length > 0 && !ids.includes(undefined));
}

/** 0..1: how far the corpus writes one thing rather than another. */
function usage(ids: readonly number[], said: readonly PlannedTerm[], context: PlanContext): number {
  const pages = fewestPages(ids, context);
  const own = fewestPages(
    said.map(({ term }) => term),
    context,
  );
  return pages / (pages + own);
}

/** Pages that hold the rarest of some terms. */
function fewestPages(terms: readonly number[], { idf, pageCount }: PlanContext): number {
  return Math.min(...terms.map((term) => pagesOf(idf[term] ?? 0, pageCount)));
}
