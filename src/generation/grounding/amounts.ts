import { primaryLanguage } from "../../corpus/language/primary-language.ts";
import { fold } from "../../search/analysis/fold.ts";
import { stem } from "../../search/analysis/stems.ts";
import { stopWordsOf } from "../../search/analysis/stop-words.ts";
import { type NumberPlace, numberPlaces } from "./facts.ts";
import { vocabularyOf } from "./words/vocabulary.ts";
import type { Bound, Unit, Vocabulary } from "./words/words.ts";

/** Characters on either side of a number that may hold its bound, or its unit. */
const SIDE = 48;
/** Words from a number to what it counts, at most: "30 full working days". */
const NEAR = 3;
/** Signs that may stand between a bound and a number. */
const LED = /(?:us\$|\b(?:usd|eur|gbp|chf)|\p{Sc}|[(~≈<>])?\s*$/iu;
const MONEY = /(us\$|\b(?:usd|eur|gbp|chf)|\p{Sc})\s?$/iu;
const PERCENT = /^\s?(?:%|per ?cento?(?!\p{L})|por ?ciento|pour ?cent(?!\p{L})|por ?cento)/iu;
const HALF_DAY = /^\s?([ap])\.?\s?m(?:\.|(?!\p{L}))/iu;
const WORD = /^[\s-]*(\p{Sc}|[\p{L}\p{M}]+)/u;
const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** A number with what it counts, and the bound that is set to it. */
export interface Amount extends NumberPlace {
  readonly bound: Bound | undefined;
  readonly units: readonly Unit[];
  /** What it counts and the words before that: names of units, and stems. */
  readonly counted: readonly string[];
  /** Name of the time that it is counted for: the month of "$99 per month". */
  readonly period: string | undefined;
}

/** The amounts of a text of form NFKC, in reading order. */
export function amountsOf(text: string, locale: string): Amount[] {
  const words = vocabularyOf(locale);
  return numberPlaces(text).map((place) => {
    const before = text.slice(Math.max(0, place.start - SIDE), place.start);
    const behind = text.slice(place.end, place.end + SIDE);
    const counts = countedIn(behind, words, primaryLanguage(locale));
    const money = words.units.get(MONEY.exec(before)?.[1]?.toLowerCase() ?? "");
    const units = money ? [money, ...counts.units] : counts.units;
    const counted = money ? [money.name, ...counts.counted] : counts.counted;
    const bound = /^\p{L}/u.test(behind) && units.length === 0 ? undefined : boundOf(before, behind, words);
    return { ...place, bound, units, counted, period: periodOf(behind, units, words) };
  });
}

function boundOf(before: string, behind: string, words: Vocabulary): Bound | undefined {
  const led = before.replace(LED, "");
  const found = words.boundsBefore.find(([, pattern]) => pattern.test(led));
  if (found) return found[0];
  if (/^\+/.test(behind)) return "least";
  let rest = behind;
  for (let at = 0; at <= NEAR; at++) {
    const next = rest.trimStart();
    const bound = words.boundsBehind.find(([, pattern]) => pattern.test(next));
    if (bound) return bound[0];
    rest = rest.replace(words.spaced ? /^[\s-]*[%\p{L}\p{Sc}]+/u : /^\s*\p{L}/u, "");
  }
  return undefined;
}

/** The first time that is named behind an amount of something else, up to a mark, a number or what joins another one. */
function periodOf(behind: string, own: readonly Unit[], words: Vocabulary): string | undefined {
  if (!words.spaced || own.some(({ kind }) => kind === TIME)) return undefined;
  for (const [token] of behind.matchAll(/[\p{L}\p{M}]+|[^\s\p{L}/%\p{Sc}-]/gu)) {
    if (!/\p{L}/u.test(token) || words.stops.test(token)) return undefined;
    const unit = words.units.get(token.toLowerCase());
    if (unit?.kind === TIME) return unit.name;
  }
  return undefined;
}

interface Counts {
  readonly units: readonly Unit[];
  readonly counted: readonly string[];
}

function countedIn(behind: string, words: Vocabulary, language: string): Counts {
  const percent = words.units.get("%");
  if (percent && PERCENT.test(behind)) return { units: [percent], counted: [percent.name] };
  const half = words.units.get(`${HALF_DAY.exec(behind)?.[1]?.toLowerCase()}m`);
  if (half) return { units: [half], counted: [half.name] };
  return words.spaced ? spacedCounts(behind, words, language) : unspacedCounts(behind, words);
}

function spacedCounts(behind: string, words: Vocabulary, language: string): Counts {
  const units: Unit[] = [];
  const counted: string[] = [];
  let rest = behind;
  while (counted.length < NEAR) {
    const found = WORD.exec(rest);
    if (!found) break;
    rest = rest.slice(found[0].length);
    const word = (found[1] ?? "").toLowerCase();
    const unit = words.units.get(word);
    if (unit) units.push(unit);
    // "30 millones de euros".
    else if (stopWordsOf(language).has(fold(word)))
      if (units.length > 0 && /^(?:of|de|di|d)$/.test(word)) continue;
      else break;
    counted.push(unit?.name ?? stem(word, language));
  }
  return { units, counted };
}

function unspacedCounts(behind: string, words: Vocabulary): Counts {
  const said = behind.replace(/^[\s多余几个整]+/u, "");
  const units: Unit[] = [];
  for (let rest = said; units.length < NEAR; ) {
    const longest = [...words.units.keys()]
      .filter((word) => rest.startsWith(word))
      .sort((a, b) => b.length - a.length)[0];
    const unit = longest === undefined ? undefined : words.units.get(longest);
    if (longest === undefined || !unit) break;
    units.push(unit);
    rest = rest.slice(longest.length);
  }
  return { units, counted: units.map(({ name }) => name) };
}

/** Whether an amount is told as the evidence has it: with the same bound, in the same unit, of the same thing. */
export function isSameAmount(stated: Amount, told: Amount, known: ReadonlySet<string>): boolean {
  if (stated.bound !== told.bound || !isSameScale(stated, told)) return false;
  if (stated.period && told.period && stated.period !== told.period) return false;
  for (const unit of stated.units)
    for (const other of told.units) if (unit.kind === other.kind && !hasUnit(told, unit)) return false;
  if (stated.counted.length === 0 || told.counted.length === 0) return true;
  if (stated.counted.some((word) => told.counted.includes(word))) return true;
  if (stated.units.length > 0 && told.units.length > 0) return false;
  return YEAR.test(stated.value) || !known.has(stated.counted[0] ?? "");
}

const TIME = 0;
const SCALE = 1;

/** A scale is part of the number: 3 million is never 3. */
function isSameScale(one: Amount, other: Amount): boolean {
  const scaleOf = ({ units }: Amount) => units.find(({ kind }) => kind === SCALE)?.name;
  return scaleOf(one) === scaleOf(other);
}

function hasUnit({ units }: Amount, { name }: Unit): boolean {
  return units.some((unit) => unit.name === name);
}

const countingTerms = new Map<Vocabulary, ReadonlySet<string>>();

/** Stems of the words that say how a number is meant: units, and what sets a bound. */
export function countingTermsOf(locale: string): ReadonlySet<string> {
  const words = vocabularyOf(locale);
  const known = countingTerms.get(words);
  if (known !== undefined) return known;
  const language = primaryLanguage(locale);
  const terms = new Set([...words.units.keys(), ...words.boundWords].map((word) => stem(word, language)));
  countingTerms.set(words, terms);
  return terms;
}
