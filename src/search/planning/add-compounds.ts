import { firstAtLeast } from "../index/compound-parts.ts";
import { pagesOf } from "../index/impacts.ts";
import { addTerm } from "./add-terms.ts";
import type { PlanContext, PlannedTerm, QueryPlan } from "./query-plan.ts";

/** What a compound weighs beside each of several words of a query that stand in it, and beside one. */
const OF_SEVERAL = 0.8;
const OF_WORD = 0.3;
/** What a part weighs beside a compound that is asked for. */
const OF_PART = 0.3;
/** Compounds of several words that are taken for a query, and compounds of one word. */
const MOST_OF_SEVERAL = 12;
const MOST_OF_WORD = 4;
/** A word on more pages than these finds enough of them by itself. */
const MANY_PAGES = 100;

/**
 * Adds the compounds that asked words stand in ("Antrag", "Wohngeld": "Wohngeldantrag") and the words that asked ones are
 * made of. However rare those are, they weigh no more than a part of what is said.
 */
export function addCompounds(plan: QueryPlan, context: PlanContext): void {
  const { compoundParts } = context;
  if (compoundParts.isEmpty) return;
  const said = plan.terms.filter(({ kind }) => kind === "word" || kind === "part");
  const ofSeveral = wholesOfSeveral(said, context);
  for (const whole of ofSeveral) {
    const parts = compoundParts.partsOf(whole);
    addRelated(
      plan,
      whole,
      said.filter(({ term }) => parts.includes(term)),
      OF_SEVERAL,
      context,
    );
  }
  for (const word of said) {
    if (pagesOf(word.idf, context.pageCount) > MANY_PAGES) continue;
    for (const whole of compoundParts.wholesOf(word.term).subarray(0, MOST_OF_WORD))
      if (!ofSeveral.includes(whole)) addRelated(plan, whole, [word], OF_WORD, context);
    for (const part of compoundParts.partsOf(word.term)) addRelated(plan, part, [word], OF_PART, context);
  }
}

/** The compounds that several of some words stand in, those on most pages first. */
function wholesOfSeveral(said: readonly PlannedTerm[], { compoundParts }: PlanContext): number[] {
  const rows = said.map(({ term }) => compoundParts.wholesOf(term)).filter(({ length }) => length > 0);
  const shared = rows.flatMap((row, at) => rows.slice(at + 1).flatMap((other) => sharedBy(row, other)));
  return [...new Set(shared)].sort((a, b) => a - b).slice(0, MOST_OF_SEVERAL);
}

/** Numbers that stand in both of two rising rows: those of the shorter are looked up in the longer. */
function sharedBy(a: Uint32Array, b: Uint32Array): number[] {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return Array.from(short).filter((id) => long[firstAtLeast(long, id)] === id);
}

/** Adds a term beside words of the query, but none that is asked for itself; two that spell it are two of its words. */
function addRelated(
  plan: QueryPlan,
  term: number,
  said: readonly PlannedTerm[],
  share: number,
  { dictionary, idf }: PlanContext,
): void {
  const planned = plan.terms.find((each) => each.term === term);
  const weight =
    share * said.reduce((sum, word) => sum + word.weight * Math.min(1, word.idf / (idf[term] as number)), 0);
  if (planned === undefined || planned.kind === "compound")
    addTerm(plan, term, dictionary.texts.at(term), "compound", weight, { idf });
  else if (planned.kind === "whole") planned.weight = Math.max(planned.weight, weight);
}
