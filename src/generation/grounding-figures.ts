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
/** From its first digit on, so that a run of digits is looked at once. */
const NUMBER = "(?<![\\p{N}.,:])\\p{N}+(?:[.,:]\\p{N}+)*";
/** Numbers with the signs and words of what is counted, under the name that these share. */
const UNITS: readonly (readonly [unit: string, counted: RegExp])[] = [
  ["dollar", counted("\\$", "us\\$|usd|dollars?|d[óo]lares|美元")],
  ["euro", counted("€", "€|eur|euros?")],
  ["pound", counted("£", "gbp|pounds?")],
  ["percent", counted("", "%|percent|per cento?|por ciento|pour cent|prozent|por cento|procent")],
  ["am", counted("", "a\\.?m\\.?(?!\\p{L})")],
  ["pm", counted("", "p\\.?m\\.?(?!\\p{L})")],
];

function counted(before: string, after: string): RegExp {
  const led = before === "" ? "" : `${before}\\s?${NUMBER}|`;
  return new RegExp(`${led}${NUMBER}\\s?(?:${after})`, "giu");
}

/** A text with the content words of its sentence, and of the line that leads to it. */
export interface Told {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
}

/** A clause of the evidence that has a figure. */
interface Clause {
  readonly terms: ReadonlySet<string>;
  /** Those of its terms that are no figures. */
  readonly words: readonly string[];
  readonly figures: ReadonlySet<string>;
}

/** A sentence of the evidence with its numbers and words of totality. Its clauses are parted once, where they matter. */
class Figured implements Told {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  #clauses: readonly Clause[] | undefined;
  #elsewhere: ReadonlySet<string> | undefined;

  constructor(
    { text, terms }: Told,
    private readonly locale: string,
  ) {
    this.text = text;
    this.terms = terms;
    this.figures = figuresOf(text);
  }

  get clauses(): readonly Clause[] {
    this.#clauses ??= clausesOf(this.text, this.locale).flatMap((text) => {
      const figures = figuresOf(text);
      const terms = figures.size > 0 ? contentTerms(text, this.locale) : figures;
      return figures.size > 0 ? [{ terms, words: wordsOnly(terms), figures }] : [];
    });
    return this.#clauses;
  }

  /** What its clauses speak of, all together. */
  get elsewhere(): ReadonlySet<string> {
    this.#elsewhere ??= new Set(this.clauses.flatMap(({ terms }) => [...terms]));
    return this.#elsewhere;
  }
}

/**
 * Whether each number and word of totality of the statements is said of the same in the evidence: one of its sentences
 * has it together with the words beside it, and in no clause that speaks of something else.
 */
export function figuresStand(statements: readonly Told[], evidence: readonly Told[], locale: string): boolean {
  const stated = statements.flatMap((statement) =>
    clausesOf(statement.text, locale).flatMap((clause) => {
      const [figures, terms] = [figuresOf(clause), contentTerms(clause, locale)];
      const beside = wordsOnly(terms.size > figures.size ? terms : statement.terms);
      return [...figures].map((figure) => ({ figure, beside, statement }));
    }),
  );
  if (stated.length === 0) return true;
  const figured = evidence.map((told) => new Figured(told, locale));
  return stated.every(({ figure, beside, statement }) =>
    figured.some((told) => told.figures.has(figure) && saysAlike(told, figure, beside, statement)),
  );
}

function saysAlike(told: Figured, figure: string, beside: readonly string[], { terms }: Told): boolean {
  const shared = beside.filter((term) => told.terms.has(term));
  if (shared.length < COMPANY * beside.length) return false;
  return told.clauses.some((clause) => clause.figures.has(figure) && !isOfOther(clause, told.elsewhere, shared, terms));
}

/** "Adults pay 15 and students pay 9" says nothing of adults and 9. */
function isOfOther(
  clause: Clause,
  elsewhere: ReadonlySet<string>,
  shared: readonly string[],
  stated: ReadonlySet<string>,
): boolean {
  const speaksOfOther = clause.words.some((term) => !stated.has(term));
  return speaksOfOther && shared.some((term) => !clause.terms.has(term) && elsewhere.has(term));
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

function figuresOf(text: string): ReadonlySet<string> {
  return numbersOf(text).union(totalsOf(text));
}

function wordsOnly(terms: Iterable<string>): string[] {
  return [...terms].filter((term) => numbersOf(term).size === 0 && totalsOf(term).size === 0);
}

/** Whether no number is counted in another unit than the evidence counts it in. */
export function unitsStand(statement: string, evidence: string): boolean {
  const known = unitsOf(evidence);
  return [...unitsOf(statement)].every(([number, units]) => {
    const others = known.get(number);
    return others === undefined || !units.isDisjointFrom(others);
  });
}

function unitsOf(text: string): Map<string, Set<string>> {
  const units = new Map<string, Set<string>>();
  for (const [unit, counted] of UNITS)
    for (const [found] of text.matchAll(counted))
      for (const number of numbersOf(found)) units.set(number, (units.get(number) ?? new Set()).add(unit));
  return units;
}
