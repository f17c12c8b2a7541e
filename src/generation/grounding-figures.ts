import { primaryLanguage } from "../search/analysis/stems.ts";
import { numbersOf } from "./grounding-facts.ts";
import { totalsOf } from "./grounding-marks.ts";
import { contentTerms } from "./grounding-terms.ts";

/** Share of the words beside a figure that its sentence in the evidence must hold. */
const COMPANY = 0.7;
/** Marks that part the clauses of a sentence; within a number they part nothing. */
const MARKS = "(?<!\\p{N})[.,:]|[.,:](?!\\p{N})|[;()–—，、；：（）]";
/** Words that do so, by language. */
const JOINTS: Readonly<Record<string, string>> = {
  en: "and|or|but|while|whereas",
  es: "y|o|pero|mientras",
  fr: "et|ou|mais|tandis",
  de: "und|oder|aber|während",
  pt: "e|ou|mas|enquanto",
  it: "e|o|ma|mentre",
  nl: "en|of|maar|terwijl",
};
/** Signs and words of what is counted, and the name that they share. */
const UNITS: readonly (readonly [before: string, after: string, unit: string])[] = [
  ["\\$", "(?:\\$|us\\$|usd|dollars?|d[óo]lares|dollars|美元)", "dollar"],
  ["€", "(?:€|eur|euros?)", "euro"],
  ["£", "(?:£|gbp|pounds?)", "pound"],
  ["(?!)", "(?:%|percent|per cent|por ciento|pour cent|prozent|por cento|procent|per cento)", "percent"],
  ["(?!)", "(?:a\\.?m\\.?)(?!\\p{L})", "am"],
  ["(?!)", "(?:p\\.?m\\.?)(?!\\p{L})", "pm"],
];

/** A text with the content words of its sentence, and of the line that leads to it. */
export interface Told {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
}

/** A clause of the evidence. */
interface Clause {
  readonly terms: ReadonlySet<string>;
  readonly figures: readonly string[];
}

/**
 * Whether each number and word of totality of a statement is said of the same in the evidence: one of its sentences
 * has it together with the words beside it, and in no clause that speaks of something else.
 */
export function figuresStand(statement: Told, evidence: readonly Told[], locale: string): boolean {
  return clausesOf(statement.text, locale).every((clause) => {
    const [figures, terms] = [figuresOf(clause), contentTerms(clause, locale)];
    const beside = wordsOnly(terms.size > figures.length ? terms : statement.terms);
    return figures.every((figure) => {
      const having = evidence.filter((told) => figuresOf(told.text).includes(figure));
      return having.some((told) => saysAlike(told, figure, beside, statement, locale));
    });
  });
}

function saysAlike(told: Told, figure: string, beside: readonly string[], { terms }: Told, locale: string): boolean {
  const shared = beside.filter((term) => told.terms.has(term));
  if (shared.length < COMPANY * beside.length) return false;
  const clauses = clausesOf(told.text, locale).map((clause) => ({
    terms: contentTerms(clause, locale),
    figures: figuresOf(clause),
  }));
  return clauses.some((clause) => clause.figures.includes(figure) && !isOfOther(clause, clauses, shared, terms));
}

/** "Adults pay 15 and students pay 9" says nothing of adults and 9. */
function isOfOther(
  clause: Clause,
  clauses: readonly Clause[],
  shared: readonly string[],
  stated: ReadonlySet<string>,
): boolean {
  const withFigures = clauses.filter((other) => other !== clause && other.figures.length > 0);
  const isElsewhere = (term: string) => !clause.terms.has(term) && withFigures.some(({ terms }) => terms.has(term));
  return wordsOnly(clause.terms).some((term) => !stated.has(term)) && shared.some(isElsewhere);
}

function clausesOf(sentence: string, locale: string): string[] {
  return sentence.split(partingOf(primaryLanguage(locale))).filter((clause) => clause.trim() !== "");
}

const partings = new Map<string, RegExp>();

function partingOf(language: string): RegExp {
  const joints = JOINTS[language];
  const key = joints === undefined ? "" : language;
  const known = partings.get(key);
  if (known !== undefined) return known;
  const parting = new RegExp(
    joints === undefined ? `${MARKS}|和|或|而` : `${MARKS}|(?<!\\p{L})(?:${joints})(?!\\p{L})`,
    "iu",
  );
  partings.set(key, parting);
  return parting;
}

function figuresOf(text: string): string[] {
  return [...numbersOf(text), ...totalsOf(text)];
}

function wordsOnly(terms: Iterable<string>): string[] {
  return [...terms].filter((term) => numbersOf(term).size === 0 && totalsOf(term).size === 0);
}

/** Whether no number is counted in another unit than the evidence counts it in. */
export function unitsStand(statement: string, evidence: string): boolean {
  for (const [number, units] of unitsOf(statement)) {
    const known = unitsOf(evidence).get(number);
    if (known !== undefined && ![...units].some((unit) => known.has(unit))) return false;
  }
  return true;
}

function unitsOf(text: string): Map<string, Set<string>> {
  const units = new Map<string, Set<string>>();
  for (const [before, after, unit] of UNITS)
    for (const [found] of text.matchAll(new RegExp(`${before}\\s?${NUMBER}|${NUMBER}\\s?${after}`, "giu")))
      for (const number of numbersOf(found)) units.set(number, (units.get(number) ?? new Set()).add(unit));
  return units;
}
const NUMBER = "\\p{N}+(?:[.,:]\\p{N}+)*";
