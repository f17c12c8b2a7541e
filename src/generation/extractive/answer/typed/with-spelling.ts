import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../../schemas/generation.ts";
import { isCommonWord } from "../../../../search/analysis/common-words.ts";
import { fold } from "../../../../search/analysis/fold.ts";
import { stopWordsOf } from "../../../../search/analysis/stop-words.ts";
import { isVisitorsWord } from "../../../../search/analysis/synonyms.ts";
import { editDistance } from "../../../../search/planning/edit-distance.ts";
import { termsOf } from "../../../text/terms.ts";
import { textsOfSources } from "./texts-of-sources.ts";

/** A word in small letters: a name may differ from another by one letter. */
const PLAIN_WORD = /(?<![\p{L}\p{M}\p{N}])\p{Ll}{4,40}(?![\p{L}\p{M}\p{N}])/gu;
/** A word of a source, also one of several ("pre-order"). */
const WORD = /[\p{sc=Latin}\p{M}]{2,}(?:-[\p{sc=Latin}\p{M}]{2,})*/gu;
/** Letters from which on one may be missing or too many, one may stand for another, and two edits are a slip. */
const LACKING = 5;
const EXCHANGED = 7;
const LONG = 9;
const MOST_EXCHANGED = 2;
/** A term that no page holds. */
const NOWHERE = "\u{e000}";

/**
 * A query with each word that no page of the corpus holds as the sources write it, where that differs by a slip: what
 * search found by its guess is met in the reply too. `rarity` tells of a term how rare it is in the corpus.
 */
export function withSpelling(
  query: string,
  sources: readonly SourcePage[],
  locale: string,
  rarity: ((term: string) => number) | undefined,
): string {
  if (rarity === undefined) return query;
  const language = primaryLanguage(locale);
  const isTyped = (word: string) => isVisitorsWord(word, language) || isCommonWord(word, language);
  const isUnknown = (word: string) =>
    !isTyped(fold(word)) && termsOf(word, locale).every((term) => rarity(term) >= rarity(NOWHERE));
  const unknown = [...new Set(query.match(PLAIN_WORD))].filter(isUnknown);
  if (unknown.length === 0) return query;
  const stops = stopWordsOf(language);
  const written = wordsOf(sources).filter((word) => !stops.has(word));
  const meant = new Map(unknown.map((word) => [word, nearest(word, written)]));
  return query.replace(PLAIN_WORD, (word) => meant.get(word) ?? word);
}

/** Words of some sources in small letters, each once. */
function wordsOf(sources: readonly SourcePage[]): string[] {
  const words = textsOfSources(sources).flatMap((text) => text.toLowerCase().match(WORD) ?? []);
  return [...new Set(words)];
}

/** The word that one was meant to be; undefined where none is so near. */
function nearest(word: string, written: readonly string[]): string | undefined {
  const most = word.length >= LONG ? 2 : 1;
  let best: string | undefined;
  let least = most + 1;
  for (const other of written) {
    const isExchanged = other.length === word.length && !isSwap(word, other);
    if (word.length < LACKING && (isExchanged || other.length !== word.length)) continue;
    if (other[0] !== word[0] || (isExchanged && (word.length < EXCHANGED || isOtherWord(word, other)))) continue;
    const edits = editDistance(fold(word), fold(other.replaceAll("-", "")), most);
    if (edits < least) [best, least] = [other, edits];
  }
  return best;
}

/** Letters that are taken for each other beside vowels: those on keys beside each other, and what sounds alike. */
const ALIKE = "qwertyuiop asdfghjkl zxcvbnm qaz wsx edc rfv tgb yhn ujm cs ck cz dt bp fv gj";

/** Whether two words of one length differ by letters that nobody takes for each other: "trailing" is no slip of "training". */
function isOtherWord(word: string, other: string): boolean {
  const [letters, others] = [fold(word), fold(other)];
  const exchanged = [...letters].flatMap((letter, at) => (letter === others[at] ? [] : [[letter, others[at] ?? ""]]));
  if (exchanged.length > MOST_EXCHANGED) return false;
  return !exchanged.every((pair) => isAlike(pair.join("")) || isAlike(pair.toReversed().join("")));
}

const isAlike = (pair: string): boolean => /^[aeiouy]{2}$/.test(pair) || ALIKE.includes(pair);

/** Whether two words have the same letters. */
function isSwap(word: string, other: string): boolean {
  const sorted = (text: string) => [...text].sort().join("");
  return sorted(word) === sorted(other);
}
