import { detectAll } from "tinyld";
import { functionWordsOf } from "./function-words.ts";
import { primaryLanguage } from "./primary-language.ts";

const KNOWN = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const SUFFIX = /^(.+)\.(?:_([a-z]{2,3}(?:[-_][A-Za-z]{2,4})?)|([a-z]{2}(?:[-_][A-Z]{2})?))$/;
/** Languages that sites are commonly written in: other two letters are mostly part of a name (`socket.io`, `api.ts`). */
const COMMON: ReadonlySet<string> = new Set(
  (
    "af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko " +
    "ky lo lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh"
  ).split(" "),
);
/** Shorter texts (UTF-16 units) are guessed wrongly too often. */
const DETECTABLE = 120;
const SAMPLE = 3000;
const NO_WORDS = /[\p{N}\p{S}]+/gu;
/** How many times surer another language must be than the one that was expected. */
const AHEAD = 2.5;
/** Share of a text's words that are function words of its language. */
const PLAINLY = 0.25;
/** By what share of its words they have to be more than those of any other one. */
const PLAINLY_MORE = 0.1;
/** Share of a text's words from which on function words of its usual language speak for that. */
const SOME = 0.15;
/** UTF-16 units of a text that may speak against what its page says. */
const LONG = 400;
/** Function words of the language that a text is in for one of the language that it is said to be in, at least. */
const UNTRANSLATED = 6;
/** Small words of a language in a short text that tell it. */
const FEW = 3;
/** Small words of English that other languages have taken over, or names have: "per E-Mail", "Bed and Breakfast". */
const BORROWED: ReadonlySet<string> = new Set(["per", "no", "the", "and"]);
/** A word that no hyphen joins to another: "Check-out" is German, too. */
const WHOLE_WORD = /(?<![\p{L}\p{M}\p{N}'’-])[\p{L}\p{M}]{2,}(?![\p{L}\p{M}\p{N}'’-])/gu;
const NOT_ENGLISH_LETTER = /(?![A-Za-z])\p{L}/u;
const COMPARED = ["en", "es", "fr", "de", "pt", "it", "nl"];
const WORD = /[\p{L}\p{M}]+/gu;
/** Small words of English alone (Danish has "for" and "have"), and the share of a text's words that they are at least in prose. */
const ENGLISH =
  /(?<![\p{L}'’-])(?:the|and|that|with|are|this|you|your|from|not|will|which|their|they|must|should|been)(?![\p{L}'’-])/giu;
const ENGLISH_SHARE = 0.07;
/** How sure a guess must be, and one that is far ahead of the next: names and part numbers resemble many languages. */
const SURE = 0.2;
const SURE_IF_FAR_AHEAD = 0.05;
const FAR_AHEAD = 4;
/** Languages that are written in Latin letters as well. */
const LATIN_TOO: ReadonlySet<string> = new Set("sr uz kk tk az ku tt mn".split(" "));
/** Letters that say as much as several of an alphabet. */
const DENSE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/g;
/** Latin letters for each other one, at most, in a text of another script: it may hold names and code. */
const MORE_IN_LATIN = 4;

/** A language tag in the form of `PageCard.locale`: language, script and region, lower case. `undefined` for no tag. */
export function normalizeLocale(tag: string): string | undefined {
  try {
    const { language, script, region } = new Intl.Locale(tag.trim().replaceAll("_", "-"));
    return isLanguage(language) ? [language, script, region].filter(Boolean).join("-").toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}

/** Splits `page._es` and `page.es` (no extension) into the name and its language; the mark `_` stands before any language. */
export function splitLocaleSuffix(name: string): { name: string; locale?: string } {
  const match = SUFFIX.exec(name);
  const bare = COMMON.has(primaryLanguage(match?.[3] ?? "")) ? match?.[3] : undefined;
  const locale = normalizeLocale(match?.[2] ?? bare ?? "");
  return match?.[1] === undefined || locale === undefined ? { name } : { name: match[1], locale };
}

/** What is known about a page's language, strongest first; `text` is plain. */
interface LocaleClues {
  explicit: (string | undefined)[];
  url: string;
  text: string;
  fallback: string;
}

/**
 * The page's language. What it says itself counts, unless all of its text is plainly in another one, as on a page that is
 * not translated yet; a path prefix (`/it/…`) counts only where the text does not speak against it.
 */
export function localeOf(clues: LocaleClues): string {
  for (const tag of clues.explicit) {
    const locale = tag === undefined ? undefined : normalizeLocale(tag);
    if (locale !== undefined) return untranslatedFrom(locale, clues.text) ?? locale;
  }
  const prefix = normalizeLocale(/^\/([a-z]{2}(?:-[A-Za-z]{2})?)(?:\/|$)/.exec(new URL(clues.url).pathname)?.[1] ?? "");
  const detected = detectLanguage(clues.text, primaryLanguage(prefix ?? clues.fallback));
  if (prefix !== undefined && (detected === undefined || primaryLanguage(prefix) === detected)) return prefix;
  const told = detected ?? shortlyTold(clues.text, primaryLanguage(clues.fallback));
  return told === undefined || told === primaryLanguage(clues.fallback) ? clues.fallback : told;
}

/** The language that a text tells by itself; `undefined` where it is too short or too technical for that. */
export function languageOfText(text: string): string | undefined {
  return detectLanguage(text, "en");
}

/** The other language that even a short text is clearly in: by its small words, with hardly one of the usual language. */
function shortlyTold(text: string, usual: string): string | undefined {
  if (usual === "en") return undefined;
  const { words, countOf } = wordsOf(text);
  const own = countOf(usual);
  // Romanian has the small words of French and Italian: where its own are not known, they tell nothing.
  const others = COMPARED.includes(usual) ? COMPARED : ["en"];
  const [best = usual, next = usual] = others.toSorted((a, b) => countOf(b) - countOf(a));
  // Danish has "for" and "at" as well.
  const isSaid = best !== "en" || (text.slice(0, SAMPLE).match(ENGLISH)?.length ?? 0) >= FEW - 1;
  const isAhead = countOf(best) >= FEW && countOf(best) > Math.max(2 * own, countOf(next));
  if (best !== usual && isSaid && isAhead) return best;
  const isLong = own === 0 && words > 2 * FEW;
  return (isLong || hasOnlyEnglish(text, usual)) && localeAmong(text, usual, "en") === "en" ? "en" : undefined;
}

/** Whether a text has small words of English, and none of the usual language but those that are both ("in"). */
function hasOnlyEnglish(text: string, usual: string): boolean {
  const [english, own] = [functionWordsOf("en"), functionWordsOf(usual)];
  const sample = text.slice(0, SAMPLE);
  if (own.size === 0 || NOT_ENGLISH_LETTER.test(sample)) return false;
  const words = sample.toLowerCase().match(WHOLE_WORD) ?? [];
  const isEnglish = (word: string) => english.has(word) && !own.has(word) && !BORROWED.has(word);
  return words.length > FEW && words.some(isEnglish) && words.every((word) => english.has(word) || !own.has(word));
}

/** Which of two locales a text of any length is in: the usual one, unless its words speak clearly for the other. */
export function localeAmong(text: string, usual: string, other: string): string {
  const guesses = guessesOf(text);
  const accuracyOf = (locale: string) => guesses.find(({ lang }) => lang === primaryLanguage(locale))?.accuracy ?? 0;
  return accuracyOf(other) > AHEAD * accuracyOf(usual) ? other : usual;
}

/** Guesses by the words of a text alone: bars between cells and figures speak for Hindi. */
function guessesOf(text: string): ReturnType<typeof detectAll> {
  return detectAll(text.slice(0, SAMPLE).replace(NO_WORDS, " "));
}

/** The guesser takes short or technical English for Dutch or Hindi: another language must be well ahead of the usual one. */
function detectLanguage(text: string, usual: string): string | undefined {
  // Han and kana say as much in far fewer characters, and few languages share another alphabet than the Latin one.
  const dense = isDense(text);
  if (text.length < (dense || isHardlyLatin(text) ? DETECTABLE / 4 : DETECTABLE)) return undefined;
  const compared = COMPARED.includes(usual) ? [usual, ...COMPARED] : COMPARED;
  const plain = dense ? undefined : compared.find((language) => isPlainly(language, text));
  if (plain !== undefined) return plain;
  // The names of offices and of products make Dutch of English to the guesser, however many English words there are.
  if (readsAsEnglish(text.slice(0, SAMPLE), usual)) return "en";
  // A dash or a picture between French words may speak for Hindi: what it cannot be says nothing of what it is.
  const outspeaks = outspeaking(usual, text);
  const guesses = guessesOf(text).filter(({ lang }) => COMMON.has(lang) && isWrittenSo(lang, text) && outspeaks(lang));
  const [best, next] = guesses;
  if (best === undefined || !isSure(best.accuracy, next?.accuracy ?? 0)) return undefined;
  const rival = guesses.find(({ lang }) => lang === usual);
  return rival !== undefined && best.accuracy < AHEAD * rival.accuracy ? usual : best.lang;
}

/** The other language that a text is plainly in, with hardly a word of the one it is said to be in. */
function untranslatedFrom(said: string, text: string): string | undefined {
  const own = primaryLanguage(said);
  // Nobody writes Japanese in Latin letters; templates say that they are in English until they are told otherwise.
  if (isLatin(own) && !LATIN_TOO.has(own) && isHardlyLatin(text, SAMPLE)) return detectLanguage(text, own);
  if (text.length < LONG || !COMPARED.includes(own)) return undefined;
  const { words, countOf } = wordsOf(text);
  const isTwice = (count: number, of: number) => 2 * of < count;
  const other = COMPARED.find((language) => language !== own && isPlainly(language, text, isTwice));
  if (other !== undefined) return UNTRANSLATED * countOf(own) < countOf(other) ? other : undefined;
  if (own !== "en" || text.slice(0, SAMPLE).search(ENGLISH) >= 0) return undefined;
  // Two languages that share many of their words are told by which has the most.
  const [most = own] = COMPARED.toSorted((a, b) => countOf(b) - countOf(a));
  return countOf(most) > PLAINLY * words && UNTRANSLATED * countOf(own) < countOf(most) ? most : undefined;
}

/** Whether function words alone tell a text's language; the guesser needs several times as long, and takes names for words. */
function isPlainly(language: string, text: string, isAhead = isMoreByShare): boolean {
  const { words, countOf } = wordsOf(text);
  const own = countOf(language);
  const others = COMPARED.filter((other) => other !== language);
  return own > PLAINLY * words && others.every((other) => isAhead(own, countOf(other), words));
}

const isMoreByShare = (count: number, of: number, words: number): boolean => count - of > PLAINLY_MORE * words;

/** Whether the small words of English are there, and those of no other language more often: code has "for" and "not". */
function readsAsEnglish(sample: string, usual: string): boolean {
  const { words, countOf } = wordsOf(sample);
  if ((sample.match(ENGLISH)?.length ?? 0) < ENGLISH_SHARE * Math.max(1, words)) return false;
  const english = countOf("en");
  if (usual !== "en" && countOf(usual) * AHEAD > english) return false;
  return COMPARED.every((other) => countOf(other) <= english);
}

/**
 * Tells the languages that have at least as many of their small words in a text as the one that it is usually in; of
 * those whose words are not known, whether that has few. Names, keywords and commands resemble Hungarian and Welsh.
 */
function outspeaking(usual: string, text: string): (language: string) => boolean {
  const written = wordsOf(text);
  // The lists are without accents: "în" is no English word, and "için" a Turkish one.
  const bare = wordsOf(text.normalize("NFD").replace(/\p{M}/gu, ""));
  const own = isLatin(usual) ? written.countOf(usual) : 0;
  return (language) => {
    if (language === usual || own === 0 || !isLatin(language)) return true;
    return functionWordsOf(language).size === 0 ? own < SOME * written.words : bare.countOf(language) >= own;
  };
}

/** How many words a text's beginning has, and how many of them are function words of a language. */
function wordsOf(text: string): { words: number; countOf: (language: string) => number } {
  const words = text.slice(0, SAMPLE).toLowerCase().match(WORD) ?? [];
  const countOf = (language: string) => words.filter((word) => functionWordsOf(language).has(word)).length;
  return { words: words.length, countOf };
}

function isSure(best: number, next: number): boolean {
  return best >= SURE || (best >= SURE_IF_FAR_AHEAD && best >= FAR_AHEAD * next);
}

/** Whether a text may be in a language, by its letters: a few Latin words are no Hindi, whatever the guesser says. */
function isWrittenSo(language: string, text: string): boolean {
  if (latin.getOrInsertComputed(language, isLatin)) return true;
  const sample = text.slice(0, SAMPLE);
  const count = (letters: RegExp) => sample.match(letters)?.length ?? 0;
  const others = count(/(?!\p{Script=Latin})\p{L}/gu) + (MORE_IN_LATIN - 1) * count(DENSE);
  return others * MORE_IN_LATIN > count(/\p{Script=Latin}/gu);
}

/** Whether a text is in letters of that kind, and not one in others that shows a name or two in them. */
function isDense(text: string): boolean {
  const sample = text.slice(0, SAMPLE);
  return (sample.match(DENSE)?.length ?? 0) * MORE_IN_LATIN > (sample.match(/\p{Script=Latin}/gu)?.length ?? 0);
}

function isHardlyLatin(text: string, length = DETECTABLE): boolean {
  const sample = text.slice(0, length);
  const others = sample.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return others > MORE_IN_LATIN * (sample.match(/\p{Script=Latin}/gu)?.length ?? 0);
}

const latin = new Map<string, boolean>();
const isLatin = (language: string): boolean =>
  LATIN_TOO.has(language) || new Intl.Locale(language).maximize().script === "Latn";

function isLanguage(language: string): boolean {
  try {
    return KNOWN.of(language) !== undefined;
  } catch {
    return false;
  }
}
