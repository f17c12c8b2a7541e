import { createMatcher, readablePathOf } from "../../corpus/rules.ts";
import type { RuleCondition } from "../../schemas/company-file.ts";
import { isStemmed } from "../analysis/stems.ts";
import { RuleTerms } from "./rule-terms.ts";
import { type Reading, readingsOf } from "./rule-words.ts";

/** What a rule may look at. Pure: the same facts give the same rule everywhere. */
interface RuleFacts {
  query: string;
  locale: string;
  /** What words may be in: the locale, and the language that the query or the top tile tells. */
  languages: readonly string[];
  /** Queries of the session before this request, oldest first. */
  history: readonly string[];
  /** The top tiles: their labels and the paths of their urls. */
  tiles: readonly { labels: readonly string[]; url: string }[];
}

/** The facts of one request, for all rules that are asked about it: read where a rule looks at words, and once. */
export class RuleContext {
  /** Those that are stemmed, and one for all others. */
  readonly languages: readonly string[];
  readonly #asked = new Map<string, readonly Reading[]>();
  readonly #before = new Map<string, readonly Reading[]>();

  constructor(readonly facts: RuleFacts) {
    this.languages = [...new Set(facts.languages.map((language) => (isStemmed(language) ? language : "")))];
  }

  /** What is asked, in a language. */
  asked(language: string): readonly Reading[] {
    return this.#asked.getOrInsertComputed(language, () => readingsOf(this.facts.query, language));
  }

  /** Each query before it, in a language. */
  before(language: string): readonly Reading[] {
    const read = () => this.facts.history.flatMap((past) => readingsOf(past, language));
    return this.#before.getOrInsertComputed(language, read);
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
  const met = new MetTerms(rules, context);
  const conditional = rules.find(({ when }, place) => when && holds(when, place, met, context.facts));
  return conditional ?? rules.find(({ when }) => !when);
}

/** Which rules of a list a request meets by their terms: found for all of them when one first asks. */
class MetTerms {
  #asked: ReadonlySet<number> | undefined;
  #before: ReadonlySet<number> | undefined;

  constructor(
    private readonly rules: readonly Rule[],
    private readonly context: RuleContext,
  ) {}

  isAsked(rule: number): boolean {
    this.#asked ??= this.#met("terms", (language) => this.context.asked(language));
    return this.#asked.has(rule);
  }

  wasAskedBefore(rule: number): boolean {
    this.#before ??= this.#met("history_terms", (language) => this.context.before(language));
    return this.#before.has(rule);
  }

  #met(key: TermsKey, readings: (language: string) => readonly Reading[]): ReadonlySet<number> {
    const { languages } = this.context;
    return new Set(languages.flatMap((each) => [...termsOf(this.rules, key, each).metBy(readings(each))]));
  }
}

/** Every key that stands must hold; within a key any value will do. */
function holds(when: RuleCondition, place: number, met: MetTerms, { locale, tiles }: RuleFacts): boolean {
  return (
    anyOf(when.locales, (wanted) => matchesLocale(locale, wanted)) &&
    anyOf(when.labels, (label) => tiles.some(({ labels }) => labels.includes(label))) &&
    (when.terms === undefined || met.isAsked(place)) &&
    (when.urls === undefined || matchesUrl(when.urls, tiles)) &&
    (when.history_terms === undefined || met.wasAskedBefore(place))
  );
}

function anyOf<T>(values: readonly T[] | undefined, test: (value: T) => boolean): boolean {
  return values === undefined || values.some(test);
}

type TermsKey = "terms" | "history_terms";

/** A revision's rules say the same terms and globs on every request: each list is read once, and goes with it. */
const knownTerms = new WeakMap<readonly Rule[], Map<string, RuleTerms>>();
const knownMatchers = new WeakMap<readonly string[], readonly ((path: string) => boolean)[]>();

function termsOf(rules: readonly Rule[], key: TermsKey, language: string): RuleTerms {
  const terms = () => rules.map(({ when }) => when?.[key]);
  const known = knownTerms.getOrInsertComputed(rules, () => new Map());
  return known.getOrInsertComputed(`${key} ${language}`, () => new RuleTerms(terms(), language));
}

function matchesUrl(globs: readonly string[], tiles: RuleFacts["tiles"]): boolean {
  const matchers = knownMatchers.getOrInsertComputed(globs, () => globs.map(createMatcher));
  const paths = tiles.map(({ url }) => readablePathOf(url));
  return matchers.some((matches) => paths.some(matches));
}

function matchesLocale(locale: string, wanted: string): boolean {
  const [have, want] = [locale, wanted].map((tag) => tag.toLowerCase().replaceAll("_", "-"));
  return have === want || (have ?? "").startsWith(`${want}-`);
}
