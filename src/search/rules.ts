import { LRUCache } from "lru-cache";
import type { RuleCondition } from "../schemas/company-file.ts";
import { analyzerOf } from "./analysis/analyzer.ts";

/** What a rule may look at. Pure: the same context gives the same rule everywhere. */
export interface RuleContext {
  query: string;
  locale: string;
  /** Queries of the session before this request, oldest first. */
  history: readonly string[];
  /** The top tiles: their labels and the paths of their urls. */
  tiles: readonly { labels: readonly string[]; url: string }[];
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
  const stems = stemsOf(context);
  const conditional = rules.find(({ when }) => when && holds(when, context, stems));
  return conditional ?? rules.find(({ when }) => !when);
}

/** Stems of what is asked, and of each query before it; stemmed where a rule looks at them, and once. */
interface Stems {
  asked(): readonly string[];
  before(): readonly (readonly string[])[];
}

function stemsOf({ query, history, locale }: RuleContext): Stems {
  let asked: readonly string[] | undefined;
  let before: readonly (readonly string[])[] | undefined;
  return {
    asked() {
      asked ??= stem(query, locale);
      return asked;
    },
    before() {
      before ??= history.map((past) => stem(past, locale));
      return before;
    },
  };
}

/** Every key that stands must hold; within a key any value will do. */
function holds(when: RuleCondition, { locale, tiles }: RuleContext, stems: Stems): boolean {
  return (
    anyOf(when.locales, (wanted) => matchesLocale(locale, wanted)) &&
    anyOf(when.labels, (label) => tiles.some(({ labels }) => labels.includes(label))) &&
    anyOf(when.terms, (term) => contains(stems.asked(), stemTerm(term, locale))) &&
    anyOf(when.urls, (glob) => tiles.some(({ url }) => globOf(glob).match(new URL(url).pathname))) &&
    anyOf(when.history_terms, (term) => stems.before().some((past) => contains(past, stemTerm(term, locale))))
  );
}

function anyOf<T>(values: readonly T[] | undefined, test: (value: T) => boolean): boolean {
  return values === undefined || values.some(test);
}

/** Terms are compared by their stems, in the language of the context. */
function stem(text: string, locale: string): readonly string[] {
  const terms = analyzerOf(locale).terms(text);
  return terms.filter(({ kind }) => kind !== "part").map(({ term }) => term);
}

/** Rules say the same terms and globs on every request: read once, bounded for hosts of many companies. */
const stemmedTerms = new LRUCache<string, readonly string[]>({ max: 20_000 });
const globs = new LRUCache<string, Bun.Glob>({ max: 5_000 });

function stemTerm(term: string, locale: string): readonly string[] {
  const key = `${locale} ${term}`;
  const known = stemmedTerms.get(key) ?? stem(term, locale);
  stemmedTerms.set(key, known);
  return known;
}

function globOf(pattern: string): Bun.Glob {
  const known = globs.get(pattern) ?? new Bun.Glob(pattern);
  globs.set(pattern, known);
  return known;
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
