import type { Term } from "../analysis/analyzer.ts";
import { isMeasureAsked } from "../analysis/question-phrases.ts";
import { isUnspaced } from "../analysis/tokens.ts";
import { idfOf } from "../index/impacts.ts";
import type { PlanContext } from "./query-plan.ts";
import type { QueryTerm, Reading } from "./readings.ts";

/** Pairs of characters of a title that is nothing but pairs that ask elsewhere ("りんご"). */
const LONGEST_NAME = 8;
/** A word of asking says something of a page where no larger part of all pages holds it. */
const FEW = 1 / 4;

/** Where a query says what it is about: function and request words, and measures asked for, where there is nothing else. */
export function toldPositions({ terms, language }: Reading, context: PlanContext): number[] {
  const indexed = positionsOf(terms, ({ stop }) => !stop);
  if (indexed.length === 0) return positionsOf(terms, () => true);
  const named = indexed.filter((position) => !isMeasureAsked(terms, position, language));
  const names = positionsOfNames(terms, context);
  const topical = named.filter((position) => !terms[position]?.request || names.has(position));
  if (topical.length > 0) return topical;
  return named.length > 0 ? named : indexed;
}

/** Where words of asking stand that few pages hold: what a query is about where nothing else of it is known. */
export function rareRequests({ terms }: Reading, { idf, pageCount }: PlanContext): number[] {
  const least = idfOf(Math.max(1, FEW * pageCount), pageCount);
  return positionsOf(terms, ({ stop, request, id }) => request && !stop && id !== undefined && (idf[id] ?? 0) >= least);
}

/** Where pairs of characters stand that only ask elsewhere, but make up the title of a page. */
function positionsOfNames(terms: readonly QueryTerm[], { titles }: PlanContext): Set<number> {
  const names = new Set<number>();
  const mayName = ({ request, surface, id }: QueryTerm) => request && id !== undefined && isUnspaced(surface);
  for (let start = 0; start < terms.length; start++) {
    const run: number[] = [];
    for (let at = start; at < terms.length && run.length < LONGEST_NAME; at++) {
      const term = terms[at] as QueryTerm;
      if (!mayName(term)) break;
      run.push((term.id as number) + 1);
      if (titles.named(run).length > 0) for (let named = start; named <= at; named++) names.add(named);
    }
  }
  return names;
}

function positionsOf<T extends Term>(terms: readonly T[], keep: (term: T) => boolean): number[] {
  const positions: number[] = [];
  for (let at = 0; at < terms.length; at++) if (keep(terms[at] as T)) positions.push(at);
  return positions;
}
