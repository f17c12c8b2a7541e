import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { limits } from "../../schemas/formats.ts";
import { analyzerOf, type Term } from "../analysis/analyzer.ts";
import { isAscii } from "../analysis/fold.ts";
import { formerStem, isApart, isTonal } from "../analysis/stems.ts";
import { stopWordsOf } from "../analysis/stop-words.ts";
import { isUnspaced } from "../analysis/tokens.ts";
import { withUmlauts } from "../analysis/umlauts.ts";
import { languageBit } from "../index/language-use.ts";
import type { PlanContext } from "./query-plan.ts";
import type { WordLanguages } from "./speller.ts";

/** A token of a query, and the term of the index that it is: undefined where no page holds it. */
export interface QueryTerm extends Term {
  id: number | undefined;
  /** Terms of the same letters with other accents that are rarer: "garanti" (of a url) beside "garant". */
  twins: readonly number[];
  /** It is a pair of characters that begins with the end of the one before, no blank between them. */
  overlaps: boolean;
}

/** A query's terms in one language. */
export interface Reading {
  language: string;
  /** Of the language among those of the corpus; 0 for one that no page is in. */
  bit: number;
  terms: QueryTerm[];
  /** The languages of each word; the same in each reading. */
  words: readonly WordLanguages[];
  /** Words of the query that the language uses as its own. */
  own: number;
}

const NO_TWINS: readonly number[] = [];
/** A letter with an accent: quotes, dashes and pictures have none. */
const ACCENTED = /[^\P{L}a-z]|\p{M}/iu;
/** Languages of the corpus that a query is read in: each costs a look at titles and headings. */
const MOST_LANGUAGES = 4;
/** Words of a query that are looked up in each language: a longer one has words that tell it. */
const MOST_LOOKED_UP = 24;

/** The query's terms in each language, the one it is most likely written in first: most of its words are its own. */
export function readingsOf(query: string, context: PlanContext, locale?: string): Reading[] {
  const { languages } = context;
  const preferred = locale === undefined ? [] : [primaryLanguage(locale)];
  const written = asWritten(query);
  const isBare = !ACCENTED.test(written);
  const distinct = [...new Set([...preferred, ...languagesRead(written, context)])];
  const readings = distinct.map((language) => {
    const terms: QueryTerm[] = [];
    analyzerOf(language).visit(written, (term, overlaps) => {
      terms.push(queryTerm(meantTerm(term, language, context), overlaps, language, context, isBare));
    });
    return { language, bit: languageBit(languages, language), terms, words: [], own: 0 };
  });
  return readings.length > 1 ? likeliestFirst(readings, context) : readings;
}

/**
 * Of more languages than can be read, those that most of the query's words belong to; of equals those whose pages have
 * other forms of more of them, then those of most pages.
 */
function languagesRead(written: string, context: PlanContext): readonly string[] {
  const { languages } = context;
  if (languages.length <= MOST_LANGUAGES) return languages;
  const words = analyzerOf(languages[0] ?? "")
    .terms(written)
    .map((term) => {
      return { term, owning: languagesOf(term, context).owning };
    });
  const ownOf = (language: string): number => {
    const [bit, stops] = [languageBit(languages, language), stopWordsOf(language)];
    const isOwn = ({ surface, kind }: Term) => kind === "word" && stops.has(surface);
    return words.filter(({ term, owning }) => isOwn(term) || (owning & bit) !== 0).length;
  };
  const ranked = languages.map((language) => ({ language, own: ownOf(language) })).sort((a, b) => b.own - a.own);
  const [first, last, next] = [0, MOST_LANGUAGES - 1, MOST_LANGUAGES].map((place) => ranked[place]?.own ?? 0);
  const isTold = last !== next || first === words.length || words.length > MOST_LOOKED_UP;
  return (isTold ? ranked : heldFirst(ranked, written, context))
    .slice(0, MOST_LANGUAGES)
    .map(({ language }) => language);
}

/** Of languages that as many words belong to, those first whose pages hold more of the query's words in any form. */
function heldFirst(ranked: readonly { language: string; own: number }[], written: string, context: PlanContext) {
  return ranked
    .map((each) => ({ ...each, held: heldBy(each.language, written, context) }))
    .sort((a, b) => b.own - a.own || b.held - a.held);
}

/** Words of the query whose stem in a language stands in pages of it. */
function heldBy(language: string, written: string, context: PlanContext): number {
  const bit = languageBit(context.languages, language);
  const ids = analyzerOf(language)
    .terms(written)
    .map((term) => idOf(meantTerm(term, language, context), language, context));
  return ids.filter((id) => ((context.termLanguages?.[id ?? -1] ?? 0) & bit) !== 0).length;
}

/** A term, in German with its umlauts where no page has it without. */
function meantTerm(term: Term, language: string, context: PlanContext): Term {
  const meant = term.kind === "word" ? withUmlauts(term.surface, language) : undefined;
  if (meant === undefined || idOf(term, language, context) !== undefined) return term;
  const [only] = analyzerOf(language).terms(meant);
  return only !== undefined && idOf(only, language, context) !== undefined ? only : term;
}

/** A term as the index has it: of what is written with accents and without, as it is written most. */
function queryTerm(term: Term, overlaps: boolean, language: string, context: PlanContext, isBare: boolean): QueryTerm {
  const id = idOf(term, language, context);
  const isAny = isBare || (id === undefined && isAscii(term.term));
  const others = isTonal(language) ? anyTone(term, language, context, isAny) : otherId(term, language, context);
  if (others === undefined || others === id) return { ...term, id, twins: NO_TWINS, overlaps };
  // Numbered by how many pages hold them.
  const ids = new Set([id, others].flat().filter((each) => each !== undefined));
  const [most, ...twins] = [...ids].sort((a, b) => a - b);
  if (most === undefined || most === id) return { ...term, id, twins, overlaps };
  return { ...term, term: context.dictionary.texts.at(most), id: most, twins, overlaps };
}

/** What a word typed without accents is with them, or the other way. */
function otherId({ bare, surface, kind, stop }: Term, language: string, context: PlanContext): number | undefined {
  if (bare !== undefined) return context.dictionary.find(bare);
  return kind === "whole" || stop ? undefined : context.accents.find(surface, language);
}

/** Where accents make other words: all of them, for what is typed without accents in a query or stands so on no page. */
function anyTone({ surface }: Term, language: string, { accents }: PlanContext, isAny: boolean): number[] {
  return isAny ? accents.all(surface, language) : [];
}

/**
 * A term's id; of a word that stems of others have taken in until of late, theirs where no page has its own. In other
 * languages than English, what has a stem apart from them stands there only where pages hold the word itself.
 */
function idOf({ term, surface }: Term, language: string, { dictionary, speller }: PlanContext): number | undefined {
  const id = dictionary.find(term);
  const isElsewhere = language !== "en" && isApart(surface, language) && !speller.knows(surface);
  if (id !== undefined || isElsewhere) return id;
  const merged = formerStem(surface, language);
  return merged === undefined ? id : dictionary.find(merged);
}

/** What one character stands for may be eighteen ("ﷺ"): no query is read further than one may be long. */
function asWritten(query: string): string {
  return query.normalize("NFKC").slice(0, Math.max(query.length, limits.query));
}

/** Counts for each reading the function words of its language, none within a compound, and those its pages have as own. */
function likeliestFirst(readings: Reading[], context: PlanContext): Reading[] {
  const words = (readings[0]?.terms ?? []).map((term) => languagesOf(term, context));
  for (const reading of readings) {
    reading.words = words;
    for (const [at, { stop, kind }] of reading.terms.entries())
      if ((stop && kind === "word") || ((words[at]?.owning ?? 0) & reading.bit) !== 0) reading.own++;
  }
  return readings.sort((a, b) => b.own - a.own);
}

/** The language that more words of a query belong to than to any other; undefined where they tell none. */
export function toldLanguage([first, second]: readonly Reading[]): string | undefined {
  return first !== undefined && first.own > (second?.own ?? 0) ? first.language : undefined;
}

/** The languages of a word. Parts of a compound are no language's own; pairs of characters are of all that write them. */
function languagesOf(word: Term, { dictionary, speller, termLanguages }: PlanContext): WordLanguages {
  if (word.kind === "word") return speller.languages(word.surface);
  if (!isUnspaced(word.surface)) return { ...speller.languages(word.surface), owning: 0 };
  const languages = termLanguages?.[dictionary.find(word.term) ?? -1] ?? 0;
  return { writing: languages, owning: languages };
}

/**
 * The stems of the word at a position, which is the same in each reading: in the query's own language where its pages
 * hold the stem, and in those that use the word as written. Where there is none, in all whose pages hold it by its stem.
 */
export function variantsAt(readings: readonly Reading[], position: number, context: PlanContext): QueryTerm[] {
  const stems = distinctAt(readings, position, context);
  if (stems.length === 1 || context.termLanguages === undefined) return stems;
  const [first] = readings as [Reading, ...Reading[]];
  const holds = (reading: Reading) => stands(reading.terms[position] as QueryTerm, reading, context);
  const writing = first.words[position]?.writing ?? 0;
  const likely = readings.filter((reading) => (writing & reading.bit) !== 0 || (reading === first && holds(reading)));
  if (likely.length > 0) return distinctAt(likely, position, context);
  const possible = readings.filter(holds);
  return possible.length > 0 ? distinctAt(possible, position, context) : stems;
}

function distinctAt(readings: readonly Reading[], position: number, context: PlanContext): QueryTerm[] {
  const variants: QueryTerm[] = [];
  for (const { terms } of readings) {
    const variant = terms[position] as QueryTerm;
    addDistinct(variants, variant);
    for (const twin of variant.twins) addDistinct(variants, twinOf(variant, twin, context));
  }
  return variants;
}

function addDistinct(variants: QueryTerm[], variant: QueryTerm): void {
  if (!variants.some(({ term }) => term === variant.term)) variants.push(variant);
}

const twinOf = (word: QueryTerm, id: number, { dictionary }: PlanContext): QueryTerm => {
  return { ...word, term: dictionary.texts.at(id), id, twins: [] };
};

/** Whether pages of a reading's language hold a term. */
function stands({ id }: QueryTerm, { bit }: Reading, { termLanguages }: PlanContext): boolean {
  return ((termLanguages?.[id ?? -1] ?? 0) & bit) !== 0;
}
