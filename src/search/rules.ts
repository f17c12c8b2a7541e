import { LRUCache } from "lru-cache";
import { createMatcher, pathOf } from "../corpus/rules.ts";
import type { RuleCondition } from "../schemas/company-file.ts";
import { analyzerOf } from "./analysis/analyzer.ts";

/** What a rule may look at. Pure: the same facts give the same rule everywhere. */
export interface RuleFacts {
  query: string;
  locale: string;
  /** Queries of the session before this request, oldest first. */
  history: readonly string[];
  /** The top tiles: their labels and the paths of their urls. */
  tiles: readonly { labels: readonly string[]; url: string }[];
}

/** The facts of one request, for all rules that are asked about it: stemmed where a rule looks at stems, and once. */
export class RuleContext {
  #asked: readonly string[] | undefined;
  #before: readonly (readonly string[])[] | undefined;

  constructor(readonly facts: RuleFacts) {}

  /** Stems of what is asked. */
  get asked(): readonly string[] {
    this.#asked ??= stem(this.facts.query, this.facts.locale);
    return this.#asked;
  }

  /** Stems of each query before it. */
  get before(): readonly (readonly string[])[] {
    this.#before ??= this.facts.history.map((past) => stem(past, this.facts.locale));
    return this.#before;
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
  const { locale, tiles } = context.facts;
  return (
    anyOf(when.locales, (wanted) => matchesLocale(locale, wanted)) &&
    anyOf(when.labels, (label) => tiles.some(({ labels }) => labels.includes(label))) &&
    anyOf(when.terms, (term) => contains(context.asked, stemTerm(term, locale))) &&
    anyOf(when.urls, (glob) => tiles.some(({ url }) => matcherOf(glob)(pathOf(url)))) &&
    anyOf(when.history_terms, (term) => context.before.some((past) => contains(past, stemTerm(term, locale))))
  );
}

function anyOf<T>(values: readonly T[] | undefined, test: (value: T) => boolean): boolean {
  return values === undefined || values.some(test);
}

/** What joins words, and the s behind an abbreviation: "api-key" is met as "API key" is, "APIs" as "API". */
const JOINTS = /(?<=[\p{L}\p{N}])[-‐‑_](?=[\p{L}\p{N}])|(?<=\p{L})\.(?=\p{L})/gu;
const SHORT_PLURAL = /(?<![\p{L}\p{N}])(\p{Lu}{2,})s(?![\p{L}\p{N}])/gu;

/** Terms are compared by their stems, in the language of the context; "GitHub" is one word, as "github" is. */
function stem(text: string, locale: string): readonly string[] {
  const plain = text.replace(JOINTS, " ").replace(SHORT_PLURAL, "$1");
  const terms = analyzerOf(locale).terms(plain.toLowerCase());
  return terms.filter(({ kind }) => kind !== "part").map(({ term }) => term);
}

/** Rules say the same terms and globs on every request: read once, bounded for hosts of many companies. */
const stemmedTerms = new LRUCache<string, readonly string[]>({ max: 20_000 });
const matchers = new LRUCache<string, (path: string) => boolean>({ max: 5_000 });

function stemTerm(term: string, locale: string): readonly string[] {
  const key = `${locale} ${term}`;
  const known = stemmedTerms.get(key);
  if (known !== undefined) return known;
  const stems = stem(term, locale);
  stemmedTerms.set(key, stems);
  return stems;
}

function matcherOf(pattern: string): (path: string) => boolean {
  const known = matchers.get(pattern);
  if (known !== undefined) return known;
  const matcher = createMatcher(pattern);
  matchers.set(pattern, matcher);
  return matcher;
}

/** Whether the stems of `term` stand next to each other in `text`. */
function contains(text: readonly string[], term: readonly string[]): boolean {
  if (term.length === 0) return false;
  return text.some((_, at) => term.every((stem, offset) => text[at + offset] === stem));
}

function matchesLocale(locale: string, wanted: string): boolean {
  const [have, want] = [locale, wanted].map((tag) => tag.toLowerCase().replaceAll("_", "-"));
  return have === want || (have ?? "").startsWith(`${want}-`);
}
