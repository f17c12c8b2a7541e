import { primaryLanguage } from "../search/analysis/stems.ts";
import { numbersOf } from "./grounding-facts.ts";
import { opposes, totalsOf } from "./grounding-marks.ts";
import { contentTerms } from "./grounding-terms.ts";

/** Share of the words beside a figure that its sentence in the evidence must hold. */
const COMPANY = 0.7;
/** Words from a number to what it counts, at most: "30 full working days". */
const NEAR = 3;
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

/** A clause that has a figure. */
interface Clause {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** Those of its terms that are no figures. */
  readonly words: readonly string[];
  readonly figures: ReadonlySet<string>;
  /** Content words and numbers as they follow each other. */
  readonly sequence: readonly string[];
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
    this.#clauses ??= figuredClausesOf(this.text, this.locale);
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
    figuredClausesOf(statement.text, locale).flatMap((clause) => {
      const { figures, terms, words } = clause;
      const beside = terms.size > figures.size ? words : wordsOnly(statement.terms);
      return [...figures].map((figure) => ({ figure, beside, clause, statement }));
    }),
  );
  if (stated.length === 0) return true;
  const figured = evidence.map((told) => new Figured(told, locale));
  return stated.every((one) => figured.some((told) => told.figures.has(one.figure) && saysAlike(told, one)));
}

/** A figure of an item, with the words that must stand beside it in the evidence. */
interface Stated {
  readonly figure: string;
  readonly beside: readonly string[];
  readonly clause: Clause;
  readonly statement: Told;
}

function saysAlike(told: Figured, { figure, beside, clause: own, statement }: Stated): boolean {
  const shared = beside.filter((term) => told.terms.has(term));
  if (shared.length < COMPANY * beside.length) return false;
  const neighbour = neighbourOf(figure, own, told.elsewhere);
  return told.clauses.some(
    (clause) =>
      clause.figures.has(figure) &&
      !isOfOther(clause, told.elsewhere, shared, statement.terms) &&
      (neighbour === undefined || isNear(figure, neighbour, clause)) &&
      !opposes(own.text, clause.text),
  );
}

/** The word that a number counts: the next one, else the one before it, of those that the evidence knows. */
function neighbourOf(figure: string, { sequence }: Clause, known: ReadonlySet<string>): string | undefined {
  const at = sequence.indexOf(figure);
  if (at < 0) return undefined;
  const isWord = (term: string) => numbersOf(term).size === 0;
  const around = [
    sequence.slice(at + 1, at + 1 + NEAR).find(isWord),
    sequence.slice(Math.max(0, at - NEAR), at).findLast(isWord),
  ];
  return around.find((term) => term !== undefined && known.has(term));
}

function isNear(figure: string, neighbour: string, { sequence }: Clause): boolean {
  return sequence.some(
    (term, at) => term === figure && sequence.slice(Math.max(0, at - NEAR), at + NEAR + 1).includes(neighbour),
  );
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

function figuredClausesOf(sentence: string, locale: string): Clause[] {
  return clausesOf(sentence, locale).flatMap((text) => {
    const figures = figuresOf(text);
    if (figures.size === 0) return [];
    const terms = contentTerms(text, locale);
    return [{ text, terms, words: wordsOnly(terms), figures, sequence: sequenceOf(text, locale) }];
  });
}

function sequenceOf(text: string, locale: string): string[] {
  return [...text.normalize("NFKC").matchAll(/\p{N}+(?:[.,:/]\p{N}+)*|[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu)].flatMap(
    ([token]) => {
      const numbers = numbersOf(token);
      return numbers.size > 0 ? [...numbers] : [...contentTerms(token, locale)];
    },
  );
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
