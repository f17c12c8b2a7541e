import { LRUCache } from "lru-cache";
import { createMatcher, pathOf } from "../corpus/rules.ts";
import type { RuleCondition } from "../schemas/company-file.ts";
import { analyzerOf } from "./analysis/analyzer.ts";
import { fold } from "./analysis/fold.ts";
import { isUnspaced } from "./analysis/tokens.ts";

/** What a rule may look at. Pure: the same facts give the same rule everywhere. */
export interface RuleFacts {
  query: string;
  locale: string;
  /** What words may be in: the locale, and the language that the query or the top tile tells. */
  languages: readonly string[];
  /** Queries of the session before this request, oldest first. */
  history: readonly string[];
  /** The top tiles: their labels and the paths of their urls. */
  tiles: readonly { labels: readonly string[]; url: string }[];
}

/** A word by its stems: as written and without accents, in each language that it may be in. */
type Word = readonly string[];

/** The facts of one request, for all rules that are asked about it: stemmed where a rule looks at stems, and once. */
export class RuleContext {
  #asked: readonly Word[] | undefined;
  #before: readonly (readonly Word[])[] | undefined;

  constructor(readonly facts: RuleFacts) {}

  /** Words of what is asked. */
  get asked(): readonly Word[] {
    this.#asked ??= this.#wordsOf(this.facts.query);
    return this.#asked;
  }

  /** Words of each query before it. */
  get before(): readonly (readonly Word[])[] {
    this.#before ??= this.facts.history.map((past) => this.#wordsOf(past));
    return this.#before;
  }

  #wordsOf(text: string): Word[] {
    return wordsOf(text, this.facts.languages).map(withCharacters);
  }
}

interface Rule {
  when?: RuleCondition | undefined;
}

/** Whether any rule looks at the session's history: where none does it need not be read. */
export function usesHistory(rules: readonly Rule[]): boolean {
  return rules.some(({ when }) => when?.history_terms !== undefined);
}

/** The first rule whose `when` holds; rules without `when` only after all others. */
export function firstMatch<R extends Rule>(rules: readonly R[], context: RuleContext): R | undefined {
  const conditional = rules.find(({ when }) => when && holds(when, context));
  return conditional ?? rules.find(({ when }) => !when);
}

/** Every key that stands must hold; within a key any value will do. */
function holds(when: RuleCondition, context: RuleContext): boolean {
  const { locale, languages, tiles } = context.facts;
  return (
    anyOf(when.locales, (wanted) => matchesLocale(locale, wanted)) &&
    anyOf(when.labels, (label) => tiles.some(({ labels }) => labels.includes(label))) &&
    anyOf(when.terms, (term) => contains(context.asked, wordsOfTerm(term, languages))) &&
    anyOf(when.urls, (glob) => tiles.some(({ url }) => matcherOf(glob)(pathOf(url)))) &&
    anyOf(when.history_terms, (term) => context.before.some((past) => contains(past, wordsOfTerm(term, languages))))
  );
}

function anyOf<T>(values: readonly T[] | undefined, test: (value: T) => boolean): boolean {
  return values === undefined || values.some(test);
}

/** What joins words, and the s behind an abbreviation: "api-key" is met as "API key" is, "APIs" as "API". */
const JOINTS = /(?<=[\p{L}\p{N}])[-‐‑_](?=[\p{L}\p{N}])|(?<=\p{L})\.(?=\p{L})/gu;
const SHORT_PLURAL = /(?<![\p{L}\p{N}])(\p{Lu}{2,})s(?![\p{L}\p{N}])/gu;

/** "GitHub" is one word, as "github" is. */
function wordsOf(text: string, languages: readonly string[]): Word[] {
  const plain = text.replace(JOINTS, " ").replace(SHORT_PLURAL, "$1").toLowerCase();
  const spellings = [...new Set([plain, fold(plain)])];
  const readings = languages.flatMap((language) => spellings.map((spelling) => stemsOf(spelling, language)));
  const [first = [], ...others] = readings;
  const sameWords = others.filter(({ length }) => length === first.length);
  return first.map((own, at) => [own, ...sameWords.map((stems) => stems[at] ?? own)]);
}

function stemsOf(text: string, language: string): string[] {
  const terms = analyzerOf(language).terms(text);
  return terms.filter(({ kind }) => kind !== "part").map(({ term }) => term);
}

/** What is written without blanks is a word for each of its characters too. */
function withCharacters(word: Word): Word {
  return word.some(isUnspaced) ? [...word, ...word.flatMap((pair) => Array.from(pair))] : word;
}

/** Rules say the same terms and globs on every request: read once, bounded for hosts of many companies. */
const knownTerms = new LRUCache<string, readonly Word[]>({ max: 20_000 });
const matchers = new LRUCache<string, (path: string) => boolean>({ max: 5_000 });

function wordsOfTerm(term: string, languages: readonly string[]): readonly Word[] {
  const key = `${languages.join(" ")}\n${term}`;
  const known = knownTerms.get(key);
  if (known !== undefined) return known;
  const words = wordsOf(term, languages);
  knownTerms.set(key, words);
  return words;
}

function matcherOf(pattern: string): (path: string) => boolean {
  const known = matchers.get(pattern);
  if (known !== undefined) return known;
  const matcher = createMatcher(pattern);
  matchers.set(pattern, matcher);
  return matcher;
}

/** Whether the words of `term` stand next to each other in `text`. */
function contains(text: readonly Word[], term: readonly Word[]): boolean {
  if (term.length === 0) return false;
  return text.some((_, at) => term.every((word, offset) => isSame(word, text[at + offset])));
}

/** Whether two words share a stem. */
function isSame(word: Word, other: Word | undefined): boolean {
  return other !== undefined && word.some((stem) => other.includes(stem));
}

function matchesLocale(locale: string, wanted: string): boolean {
  const [have, want] = [locale, wanted].map((tag) => tag.toLowerCase().replaceAll("_", "-"));
  return have === want || (have ?? "").startsWith(`${want}-`);
}
