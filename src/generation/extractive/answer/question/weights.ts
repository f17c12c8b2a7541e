import { analyzerOf } from "../../../../search/analysis/analyzer.ts";
import { isUnspaced as isUnspacedScript } from "../../../../search/analysis/tokens.ts";
import { english } from "../../../language/en.ts";
import { languageOf } from "../../../language/languages.ts";
import { termsOf } from "../../../text/terms.ts";
import { isUnspaced, wordsIn } from "../../../text/words.ts";
import { reasonOf } from "./reason.ts";

/** The part of a question for a price that is left to names which most of the site's pages hold. */
const OWN = 0.25;
/** What a word counts that stands in texts about anything, where no way is asked for; known of English in other ways. */
const EVERYDAY = 0.25;
/** What a general word counts beside words of a topic. */
export const GENERAL = 0.05;

/** The most that each of some terms weighs, as a part of its word. */
export function weightsOf(terms: readonly QueryTerm[], weightOf: (term: string) => number): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { term, share } of terms) weights.set(term, Math.max(weights.get(term) ?? 0, share * weightOf(term)));
  return weights;
}

/** Adds what was said before: all of it together weighs a part of what the visitor asks now, where that names anything. */
export function carry(
  weights: Map<string, number>,
  before: ReadonlyMap<string, number>,
  general: ReadonlySet<string>,
  part: number,
): void {
  const own = totalOf(topical(weights, general));
  const share = own === 0 ? 1 : Math.min(part, (part * own) / (totalOf(before) || 1));
  for (const [term, weight] of before) weights.set(term, Math.max(weights.get(term) ?? 0, weight * share));
}

/** Takes weight from all but some terms: each of them is told of without the rest. */
export function lighten(weights: Map<string, number>, things: ReadonlySet<string>, part = GENERAL): void {
  for (const [term, weight] of weights) if (!things.has(term)) weights.set(term, part * weight);
}

/** Takes weight from words that only ask for a thing. */
export function makeGeneral(weights: Map<string, number>, asking: readonly string[], part = GENERAL): void {
  for (const term of asking) if (weights.has(term)) weights.set(term, part * weights.get(term)!);
}

/** The terms that name something. */
export function topical(weights: ReadonlyMap<string, number>, general: ReadonlySet<string>): Map<string, number> {
  return new Map([...weights].filter(([term]) => !general.has(term)));
}

/** The term that weighs most, `""` of none. */
export function weightiest(weights: ReadonlyMap<string, number>): string {
  return [...weights].reduce((most, next) => (next[1] > most[1] ? next : most), ["", 0])[0];
}

/** Whether what names a thing is little beside names that most of the site's pages hold. */
export const isLittle = (weight: number, total: number): boolean => weight > 0 && weight <= OWN * total;

/** What terms weigh together, without some of them. */
export function totalOf(weights: ReadonlyMap<string, number>, without: readonly string[] = []): number {
  return [...weights].reduce((sum, [term, weight]) => (without.includes(term) ? sum : sum + weight), 0);
}

/** A term of a query, and what of a word it is: a name of parts ("login.gov") is one word. */
interface QueryTerm {
  term: string;
  share: number;
}

/** A short name that begins with a digit: "2FA", "4K". */
const NUMBERED = /^\P{L}*\d\p{L}{1,3}\P{L}*$/u;

/** Terms of a query; without blanks between words, only those within a dictionary word, not across two. */
export function queryTerms(text: string, locale: string): QueryTerm[] {
  const words = isUnspaced(text) ? wordsIn(text) : text.split(/\s+/);
  const language = languageOf(locale);
  // Who asks for a way or a reason asks for what is done.
  const isThing = language !== english && !language.howTo.test(text) && reasonOf(text, locale) === undefined;
  return words.flatMap((word) => {
    const all = termsOf(word, locale);
    // "2fa" is a name: what stands behind its digit is none.
    const terms = NUMBERED.test(word) ? all.slice(0, 1) : all;
    // In a script without blanks the terms of a word are words themselves.
    const share = isUnspacedScript(word) ? 1 : 1 / (terms.length || 1);
    const weight = share * (isThing && isEverydayWord(word, locale) ? EVERYDAY : 1);
    return terms.map((term) => ({ term, share: weight }));
  });
}

/** Whether a word stands in texts about anything: in "Quel bus pour venir ?" the bus tells, be "venir" ever so rare. */
function isEverydayWord(word: string, locale: string): boolean {
  const terms = analyzerOf(locale).terms(word);
  return terms.every(({ everyday }) => everyday);
}
