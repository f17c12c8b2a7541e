export { SUM } from "../../../../search/analysis/currencies.ts";

/** What a place or a club tells of itself in one sentence, as the first part of it, and the question for it with the parts that have names. */
export type LocalFact = readonly [told: RegExp, question: string];

/** How a language tells such facts. */
export interface LocalForms {
  readonly facts: readonly LocalFact[];
  /** What its author calls his own, as its visitor says it. */
  readonly ours: readonly (readonly [from: RegExp, to: string])[];
  /** What leans on what stands beside it, or holds in a case of its own. */
  readonly leans: RegExp;
}

/** What may stand before what a sentence tells, within it: nothing that denies it, nor the verb of another price. */
export const GAP =
  "(?:(?!(?<!\\p{L})(?:nicht|keine?|niet|geen|jamais|sauf|excepto|salvo|tranne|não|niemals|nooit|kostet|kosten|coûte(?:nt)?|cuestan?|costa(?:no)?|custam?|kost)(?!\\p{L}))[^.;:]){0,50}?(?<!\\p{L})";
/** A day of a month as a language writes it: "9. November", "13 dicembre", "3 de febrero". */
export function dateIn(language: string): string {
  const { format } = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) => format(Date.UTC(2024, month, 1)));
  return `\\d{1,2}(?:er|[.°º])? (?:de |di |d['’])?(?:${months.join("|")})(?!\\p{L})`;
}

/** Where a word ends. */
export const END = "(?!\\p{L})";

/** A thing by its name, behind one of `articles`; without other clauses in it, all before its verb is its name. */
export function named(articles: string, others: string): string {
  const word = `(?!(?:${others})${END})[\\p{L}\\p{N}.'’&-]+`;
  return `(?<name>(?:${articles})${word}(?: ${word}){0,5}?)`;
}

export function fact(told: string, question: string): LocalFact {
  return [new RegExp(`^${told}`, "u"), question];
}
