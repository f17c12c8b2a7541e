import { analyzerOf, type Term } from "../analysis/analyzer.ts";
import { primaryLanguage } from "../analysis/stems.ts";
import { isUnspaced } from "../analysis/tokens.ts";
import { languageBit } from "../index/language-use.ts";
import type { PlanContext } from "./plan.ts";

/** A query's terms in one language. */
export interface Reading {
  language: string;
  /** Of the language among those of the corpus; 0 for one that no page is in. */
  bit: number;
  terms: Term[];
  /** Words of the query that the language uses as its own. */
  own: number;
}

const MOST_LANGUAGES = 4;

/** The query's terms in each language, the one it is most likely written in first: most of its words are its own. */
export function readingsOf(query: string, context: PlanContext, locale?: string): Reading[] {
  const { languages } = context;
  const preferred = locale === undefined ? [] : [primaryLanguage(locale)];
  const distinct = [...new Set([...preferred, ...languages.slice(0, MOST_LANGUAGES)])];
  const readings = distinct.map((language) => {
    const terms = analyzerOf(language).terms(query);
    return { language, bit: languageBit(languages, language), terms, own: 0 };
  });
  return readings.length > 1 ? likeliestFirst(readings, context) : readings;
}

/** Counts for each reading the function words of its language, none within a compound, and those its pages have as own. */
function likeliestFirst(readings: Reading[], context: PlanContext): Reading[] {
  const owners = (readings[0]?.terms ?? []).map((term) => owning(term, context));
  for (const reading of readings)
    reading.own = reading.terms.filter(
      ({ stop, kind }, at) => (stop && kind === "word") || ((owners[at] ?? 0) & reading.bit) !== 0,
    ).length;
  return readings.sort((a, b) => b.own - a.own);
}

/** The language that more words of a query belong to than to any other; undefined where they tell none. */
export function toldLanguage([first, second]: readonly Reading[]): string | undefined {
  return first !== undefined && first.own > (second?.own ?? 0) ? first.language : undefined;
}

/** Languages, as bits, that use a word as their own. */
function owning({ kind, surface, term }: Term, { dictionary, speller, termLanguages }: PlanContext): number {
  if (kind === "word") return speller.owning(surface);
  return isUnspaced(surface) ? (termLanguages?.[dictionary.find(term) ?? -1] ?? 0) : 0;
}

/**
 * The stems of the word at a position, which is the same in each reading: in the query's own language where its pages
 * hold the stem, and in those that use the word as written. Where there is none, in all whose pages hold it by its stem.
 */
export function variantsAt(readings: readonly Reading[], position: number, context: PlanContext): Term[] {
  if (context.termLanguages === undefined) return distinctAt(readings, position);
  const [first] = readings as [Reading, ...Reading[]];
  const holds = (reading: Reading) => stands(reading.terms[position] as Term, reading, context);
  const writing = context.speller.writing((first.terms[position] as Term).surface);
  const likely = readings.filter((reading) => (writing & reading.bit) !== 0 || (reading === first && holds(reading)));
  if (likely.length > 0) return distinctAt(likely, position);
  const possible = readings.filter(holds);
  return distinctAt(possible.length > 0 ? possible : readings, position);
}

function distinctAt(readings: readonly Reading[], position: number): Term[] {
  const variants: Term[] = [];
  for (const { terms } of readings) {
    const variant = terms[position] as Term;
    if (!variants.some(({ term }) => term === variant.term)) variants.push(variant);
  }
  return variants;
}

/** Whether pages of a reading's language hold a term. */
function stands({ term }: Term, { bit }: Reading, { dictionary, termLanguages }: PlanContext): boolean {
  return ((termLanguages?.[dictionary.find(term) ?? -1] ?? 0) & bit) !== 0;
}
