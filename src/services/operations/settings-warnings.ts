import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { createMatcher, readablePathOf } from "../../corpus/rules.ts";
import { normalizeUrl } from "../../corpus/urls/normalize-url.ts";
import type { CompanyFile, RuleCondition } from "../../schemas/company-file.ts";
import type { Page } from "../../schemas/page.ts";
import { RuleTerms } from "../../search/rules/rule-terms.ts";
import { readingsOf } from "../../search/rules/rule-words.ts";

interface Rule {
  when?: RuleCondition | undefined;
}

type Rules = Pick<CompanyFile, "marketing" | "ctas">;

/** A key of the company file with what is odd about it. */
type Warning = `${string}: ${string}`;

/**
 * What a company file says of pages that are not among these. It may be meant, as where a page is still to come.
 * `known` are urls that the site has besides, though they are no pages here. `exclude` may well fit nothing.
 */
export function settingsWarnings(file: CompanyFile, pages: readonly Page[], known: readonly string[]): Warning[] {
  return [...patternWarnings(file, pages), ...ruleWarnings(file, pages), ...linkWarnings(file, pages, known)];
}

/** Rules that no request can meet over these pages. */
export function ruleWarnings({ marketing = [], ctas = [] }: Rules, pages: readonly Page[]): Warning[] {
  const site = new Site(pages);
  return [...warningsOf("marketing", marketing, site), ...warningsOf("ctas", ctas, site)];
}

function patternWarnings({ include = [], labels = [], gated = [] }: CompanyFile, pages: readonly Page[]): Warning[] {
  const site = new Site(pages);
  return [
    ...include.flatMap((pattern, at) => site.unmatched(`include.${at}`, pattern)),
    ...labels.flatMap(({ match }, at) => site.unmatched(`labels.${at}.match`, match)),
    ...gated.flatMap((pattern, at) => site.unmatched(`gated.${at}`, pattern)),
  ];
}

/** Links of rules to the site's own hosts that lead nowhere. */
function linkWarnings(
  { marketing = [], ctas = [] }: Rules,
  pages: readonly Page[],
  known: readonly string[],
): Warning[] {
  const there = new Set([...known, ...pages.flatMap(({ url, aliases }) => [url, ...aliases])].map(withoutWww));
  const hosts = new Set(pages.map(({ url }) => hostOf(url)));
  const links = [
    ...marketing.map(({ link }, at) => [`marketing.${at}.link`, link] as const),
    ...ctas.map(({ url }, at) => [`ctas.${at}.url`, url] as const),
  ];
  return links.flatMap(([key, link]): Warning[] => {
    const url = normalizeUrl(link) ?? link;
    return !hosts.has(hostOf(url)) || there.has(withoutWww(url)) ? [] : [`${key}: no page of the site is at ${link}`];
  });
}

/** What the pages of a company have, looked up once for all rules. */
class Site {
  readonly #paths: readonly string[];
  readonly #labels: ReadonlySet<string>;
  readonly #languages: ReadonlySet<string>;

  constructor(pages: readonly Page[]) {
    this.#paths = pages.map(({ url }) => readablePathOf(url));
    this.#labels = new Set(pages.flatMap(({ labels }) => labels));
    this.#languages = new Set(pages.map(({ locale }) => primaryLanguage(locale)));
  }

  /** Whether a query that has `term` has one of `others` too, in every language of the site: "bikes" has "bike". */
  hasTerm(term: string, others: ReadonlySet<string>): boolean {
    if (others.has(term)) return true;
    const metIn = (language: string) =>
      new RuleTerms([[...others]], language).metBy(readingsOf(term, language)).size > 0;
    return this.#languages.size > 0 && [...this.#languages].every(metIn);
  }

  unmatched(key: string, pattern: string): Warning[] {
    return this.#paths.some(createMatcher(pattern)) ? [] : [`${key}: no page is at ${pattern}`];
  }

  unlabelled(key: string, label: string): Warning[] {
    if (this.#labels.has(label)) return [];
    const near = [...this.#labels].find((known) => known.toLowerCase() === label.toLowerCase());
    return [`${key}: no page has the label ${label}${near === undefined ? "" : `; did you mean ${near}?`}`];
  }
}

function warningsOf(list: string, rules: readonly Rule[], site: Site): Warning[] {
  const conditions = rules.map(({ when }) => when && valuesOf(when));
  return rules.flatMap(({ when }, at): Warning[] => {
    const key = `${list}.${at}`;
    const first = conditions.findIndex((condition, before) => before < at && hides(condition, when, site));
    if (first >= 0) return [`${key}: it is never shown, as ${list}.${first} holds wherever it does`];
    return [
      ...(when?.labels ?? []).flatMap((label) => site.unlabelled(`${key}.when.labels`, label)),
      ...(when?.urls ?? []).flatMap((pattern) => site.unmatched(`${key}.when.urls`, pattern)),
    ];
  });
}

type Values = ReadonlyMap<keyof RuleCondition, ReadonlySet<string>>;

function valuesOf(when: RuleCondition): Values {
  const keys = Object.entries(when) as [keyof RuleCondition, string[]][];
  return new Map(keys.map(([key, values]) => [key, new Set(values)]));
}

/** Whether a rule holds wherever a later one does. One without `when` comes behind all that have one. */
function hides(before: Values | undefined, when: RuleCondition | undefined, site: Site): boolean {
  if (!before) return !when;
  return [...before].every(([key, values]) => {
    const holds = key === "terms" || key === "history_terms" ? site.hasTerm.bind(site) : isAmong;
    return when?.[key]?.every((value) => holds(value, values)) ?? false;
  });
}

function isAmong(value: string, values: ReadonlySet<string>): boolean {
  return values.has(value);
}

function hostOf(url: string): string | undefined {
  return URL.parse(withoutWww(url))?.hostname;
}

/** A site is at both hosts, and one of them leads to the other. */
function withoutWww(url: string): string {
  return url.replace(/^(https?:\/\/)www\./, "$1");
}
