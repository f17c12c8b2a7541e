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

/** The first rule whose `when` holds; rules without `when` only after all others. */
export function firstMatch<R extends { when?: RuleCondition | undefined }>(
  rules: readonly R[],
  context: RuleContext,
): R | undefined {
  const conditional = rules.find((rule) => rule.when && holds(rule.when, context));
  return conditional ?? rules.find((rule) => !rule.when);
}

/** Every key that stands must hold; within a key any value will do. */
export function holds(when: RuleCondition, context: RuleContext): boolean {
  const { query, locale, history, tiles } = context;
  return (
    anyOf(when.terms, (term) => contains(stem(query, locale), stem(term, locale))) &&
    anyOf(when.labels, (label) => tiles.some(({ labels }) => labels.includes(label))) &&
    anyOf(when.urls, (glob) => tiles.some(({ url }) => new Bun.Glob(glob).match(new URL(url).pathname))) &&
    anyOf(when.locales, (wanted) => matchesLocale(locale, wanted)) &&
    anyOf(when.history_terms, (term) => history.some((past) => contains(stem(past, locale), stem(term, locale))))
  );
}

function anyOf<T>(values: readonly T[] | undefined, test: (value: T) => boolean): boolean {
  return values === undefined || values.some(test);
}

/** Terms are compared by their stems, in the language of the context. */
function stem(text: string, locale: string): string[] {
  const terms = analyzerOf(locale).terms(text);
  return terms.filter(({ kind }) => kind !== "part").map(({ term }) => term);
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
