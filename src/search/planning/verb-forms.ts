import { stem } from "../analysis/stems.ts";
import type { PlanContext } from "./query-plan.ts";
import type { QueryTerm, Reading } from "./readings.ts";

/** Shorter ones are left of other words ("Zeit", "Gebiet"). */
const SHORTEST_ROOT = 3;
const LONGEST = 40;
/** What stands around the root of a regular verb, most telling first: "gespeichert", "speichert", "speichern". */
const AROUND: readonly (readonly [before: string, after: string])[] = [
  ["ge", "et"],
  ["ge", "t"],
  ["", "en"],
  ["", "n"],
  ["", "et"],
  ["", "t"],
  ["", "e"],
];
/** Behind a root with "er" or "el" stands "n" alone. */
const SHORT_ENDING = /e[rl]$/;

/** Whether verbs of a language have forms that its stemmer leaves apart. */
export function hasVerbForms(language: string): boolean {
  return language === "de";
}

/**
 * Other forms of a German verb that pages have: its stemmer takes off no "t", so that "speichert", "gespeichert" and
 * "speichern" are three words to it. None where pages do not have the infinitive: then it is hardly a verb.
 */
export function verbForms({ surface, kind, term }: QueryTerm, reading: Reading, context: PlanContext): number[] {
  if (kind !== "word" || surface.length > LONGEST) return [];
  const holds = (word: string) => context.speller.holds(word, reading.bit);
  const root = rootsOf(surface).find((each) => holds(infinitiveOf(each)) || infinitiveOf(each) === surface);
  const forms = [...(root === undefined ? [] : formsOf(root)), ...separableForms(surface)].filter(holds);
  const stems = new Set(forms.map((form) => stem(form, reading.language)));
  stems.delete(term);
  return [...stems].map((each) => context.dictionary.find(each)).filter((id) => id !== undefined);
}

/** Letters of a root from which on other forms of it are hardly another word. */
const SURE_ROOT = 4;

/** What other forms a word has if it is one of a regular German verb: "gestartet" and "starten" beside "startet". */
export function regularForms(surface: string): string[] {
  if (surface.length > LONGEST) return [];
  const roots = rootsOf(surface).filter(({ length }) => length >= SURE_ROOT);
  const forms = [...roots.flatMap(formsOf), ...separableForms(surface)];
  return [...new Set(forms)].filter((form) => form !== surface);
}

/** Behind other roots than those an "n" alone makes another word: "Mahn-" is no form of "mähen". */
function formsOf(root: string): string[] {
  const around = SHORT_ENDING.test(root) ? AROUND : AROUND.filter(([, after]) => after !== "n");
  return around.map(([before, after]) => before + root + after);
}

/** A particle that is written with its verb, with or without the "zu" of an infinitive. */
const SEPARABLE =
  /^(ab|an|auf|aus|bei|durch|ein|fest|frei|her|heraus|hinzu|hoch|los|mit|nach|um|vor|weg|weiter|zuruck|zusammen)(?:zu)?(?=[bcdfghjklmnpqrstvwxz]{0,3}[aeiouy])(\p{L}{3,})$/u;

/** Other forms of a verb that has a particle before it: "abzugeben" of "abgeben", "abgeholt" of "abholen". */
function separableForms(word: string): string[] {
  const [, particle = "", rest = ""] = SEPARABLE.exec(word) ?? [];
  const roots = rest === "" ? [] : rootsOf(rest);
  const infinitives = rest.endsWith("n") ? [rest, `zu${rest}`] : [];
  return roots.length === 0 ? [] : [...infinitives, ...roots.flatMap(formsOf)].map((form) => particle + form);
}

function rootsOf(word: string): string[] {
  return AROUND.filter(([before, after]) => word.startsWith(before) && word.endsWith(after))
    .map(([before, after]) => word.slice(before.length, word.length - after.length))
    .filter((root) => root.length >= SHORTEST_ROOT);
}

const infinitiveOf = (root: string): string => root + (SHORT_ENDING.test(root) ? "n" : "en");
