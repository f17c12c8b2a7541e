import { type Amount, amountsOf, countingTermsOf, isSameAmount } from "./amounts.ts";
import { numbersOf } from "./facts.ts";
import { opposes, totalsOf } from "./marks.ts";
import type { Parallels } from "./parallels.ts";
import { contentTerms } from "./terms.ts";
import { vocabularyOf } from "./words/vocabulary.ts";

/** Share of the words beside a figure that its sentence in the evidence must hold. */
const COMPANY = 0.7;
/** Words from a number to what it counts, at most: "30 full working days". */
const NEAR = 3;
/** Marks that part the clauses of a sentence; within a number they part nothing. */
const MARKS = "(?<!\\p{N})[.,:]|[.,:](?!\\p{N})|[;()–—，、；：（）]";

/** A text with the content words of its sentence, and of the line that leads to it. */
interface Told {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
}

/** A clause that has a figure. */
interface Clause {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  /** Those of its terms that are no figures and no units. */
  readonly words: readonly string[];
  readonly figures: ReadonlySet<string>;
  readonly amounts: readonly Amount[];
  /** Words and numbers as they follow each other. */
  readonly sequence: readonly string[];
}

/** A sentence of the evidence with its numbers and words of totality. Its clauses are parted once, where they matter. */
class Figured implements Told {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  #clauses: readonly Clause[] | undefined;
  #byFigure: Map<string, Clause[]> | undefined;
  #elsewhere: ReadonlySet<string> | undefined;

  constructor(
    { text, terms }: Told,
    /** What the pronoun stands for that it opens with. */
    readonly subject: ReadonlySet<string>,
    readonly locale: string,
  ) {
    this.text = text;
    this.terms = terms;
    this.figures = figuresOf(text);
  }

  get clauses(): readonly Clause[] {
    this.#clauses ??= figuredClausesOf(this.text, this.locale);
    return this.#clauses;
  }

  /** The clauses that have a figure: a price list on one line has many, and is asked for each. */
  clausesWith(figure: string): readonly Clause[] {
    if (this.#byFigure === undefined) {
      this.#byFigure = new Map();
      for (const clause of this.clauses)
        for (const one of clause.figures) {
          const known = this.#byFigure.get(one);
          if (known) known.push(clause);
          else this.#byFigure.set(one, [clause]);
        }
    }
    return this.#byFigure.get(figure) ?? [];
  }

  /** What its clauses speak of, all together. */
  get elsewhere(): ReadonlySet<string> {
    this.#elsewhere ??= new Set(this.clauses.flatMap(({ terms }) => [...terms]));
    return this.#elsewhere;
  }
}

/**
 * Whether each number and word of totality of the statements is said of the same in the evidence: one of its sentences
 * has it together with the words beside it, in the same unit and within the same bound, and in no clause that speaks of
 * something else.
 */
export function figuresStand(
  statements: readonly Told[],
  evidence: readonly Told[],
  locale: string,
  parallels: Parallels,
): boolean {
  const stated = statements.flatMap((statement) => {
    const lead = LEAD.exec(statement.text)?.[1] ?? "";
    const led = wordsOnly(contentTerms(lead, locale), locale);
    const opening = openingOf(statement.text, locale);
    return figuredClausesOf(statement.text, locale).flatMap((clause) => {
      const { figures, words } = clause;
      const [own, said] =
        words.length > 0 ? [words, clause.terms] : [wordsOnly(statement.terms, locale), statement.terms];
      const beside = [...new Set([...led, ...own])];
      return [...figures].map((figure) => ({ figure, beside, said, clause, opening, text: statement.text }));
    });
  });
  if (stated.length === 0) return true;
  const figured = evidence.map((told, at) => new Figured(told, subjectOf(told, evidence[at - 1], locale), locale));
  return stated.every((one) =>
    figured.some(
      (told) => told.figures.has(one.figure) && saysAlike(told, one) && !parallels.isOfAnother(one.text, told.text),
    ),
  );
}

/** What a sentence speaks of that opens with a pronoun: "The Pro plan is new. It costs $9." */
function subjectOf(told: Told, before: Told | undefined, locale: string): ReadonlySet<string> {
  return before !== undefined && PRONOUN.test(told.text) ? openingOf(before.text, locale) : NOTHING;
}

function openingOf(text: string, locale: string): ReadonlySet<string> {
  return PRONOUN.test(text) ? NOTHING : contentTerms(BEGINNING.exec(text)?.[0] ?? "", locale);
}

const NOTHING: ReadonlySet<string> = new Set();
const PRONOUN = /^\s*(?:it|they|he|she|er|sie|es|il|elle|ils|elles|ele|ela|hij|zij)\s/iu;
/** What stands before a mark is no subject: "Unlike the Basic plan, …". */
const BEGINNING = /^\s*(?:[^\s,;:]+\s+){1,3}[^\s,;:]+(?=\s|[.!]|$)/u;

/** What a statement says its figures of: "Zoo: adults £28; children £15." */
const LEAD = /^([^:：;]{1,60})[:：]/u;

/** A figure of an item, with the words that must stand beside it in the evidence. */
interface Stated {
  readonly figure: string;
  readonly beside: readonly string[];
  /** All that its clause speaks of; of one that is but a figure, its sentence. */
  readonly said: ReadonlySet<string>;
  readonly clause: Clause;
  /** What its statement begins with. */
  readonly opening: ReadonlySet<string>;
  /** All of the statement. */
  readonly text: string;
}

function saysAlike(told: Figured, { figure, beside, said, opening, clause: own }: Stated): boolean {
  const isTold = (term: string) => told.terms.has(term) || (told.subject.has(term) && opening.has(term));
  const shared = beside.filter(isTold);
  if (shared.length < COMPANY * beside.length) return false;
  const neighbours = neighboursOf(figure, own, told.elsewhere);
  return told
    .clausesWith(figure)
    .some(
      (clause) =>
        !isOfOther(clause, told.elsewhere, shared, said) &&
        (neighbours.length === 0 || neighbours.some((neighbour) => isNear(figure, neighbour, clause))) &&
        countsAlike(figure, own, clause, told.terms) &&
        !opposes(own.text, clause.text, told.locale),
    );
}

/** Whether one of the clause's amounts of this number is each that the other clause has of it. */
function countsAlike(figure: string, own: Clause, clause: Clause, known: ReadonlySet<string>): boolean {
  const told = clause.amounts.filter(({ value }) => value === figure);
  const stated = own.amounts.filter(({ value }) => value === figure);
  return stated.every((one) => told.some((other) => isSameAmount(one, other, known)));
}

/** The words on both sides of a number, as far as the evidence knows them. */
function neighboursOf(figure: string, { sequence }: Clause, known: ReadonlySet<string>): string[] {
  const at = sequence.indexOf(figure);
  if (at < 0) return [];
  const isWord = (term: string) => numbersOf(term).size === 0;
  const around = [
    sequence.slice(at + 1, at + 1 + NEAR).find(isWord),
    sequence.slice(Math.max(0, at - NEAR), at).findLast(isWord),
  ];
  return around.filter((term) => term !== undefined && known.has(term)) as string[];
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
  said: ReadonlySet<string>,
): boolean {
  const speaksOfOther = clause.words.some((term) => !said.has(term));
  return speaksOfOther && shared.some((term) => !clause.terms.has(term) && elsewhere.has(term));
}

function figuredClausesOf(sentence: string, locale: string): Clause[] {
  const text = asidesLast(sentence.normalize("NFKC"), locale);
  const amounts = amountsOf(text, locale);
  let next = 0;
  return clausesOf(text, locale).flatMap(({ start, end }) => {
    const first = next;
    while ((amounts[next]?.start ?? end) < end) next++;
    const said = text.slice(start, end);
    const figures = figuresOf(said);
    if (figures.size === 0) return [];
    const terms = contentTerms(said, locale);
    const words = wordsOnly(terms, locale);
    return [
      { text: said, terms, words, figures, amounts: amounts.slice(first, next), sequence: sequenceOf(said, locale) },
    ];
  });
}

/** A text with what stands in brackets behind it, so that the clause around that is whole; a mere figure stays. */
function asidesLast(text: string, locale: string): string {
  const asides: string[] = [];
  const rest = text.replace(/(?<!\s)\s*\(([^()]*)\)/g, (whole: string, inside: string) => {
    if (wordsOnly(contentTerms(inside, locale), locale).length === 0) return whole;
    asides.push(inside);
    return "";
  });
  return asides.length === 0 ? text : [rest, ...asides].join("; ");
}

function sequenceOf(text: string, locale: string): string[] {
  const units = countingTermsOf(locale);
  return [...text.matchAll(/\p{N}+(?:[.,:/]\p{N}+)*|[\p{L}\p{M}]+(?:['’]\p{L}+)*/gu)].flatMap(([token]) => {
    const numbers = numbersOf(token);
    return numbers.size > 0 ? [...numbers] : [...contentTerms(token, locale)].filter((term) => !units.has(term));
  });
}

interface Range {
  start: number;
  end: number;
}

/** The clauses of a sentence; what is but a figure belongs to the words before it, else to those behind it. */
function clausesOf(sentence: string, locale: string): Range[] {
  const clauses: Range[] = [];
  let isOpen = false;
  for (const { start, end } of partsOf(sentence, partingOf(locale))) {
    const said = sentence.slice(start, end);
    const isBare = figuresOf(said).size > 0 && wordsOnly(contentTerms(said, locale), locale).length === 0;
    const last = clauses.at(-1);
    if (last && (isBare || isOpen)) last.end = end;
    else clauses.push({ start, end });
    isOpen = isBare && (isOpen || !last);
  }
  return clauses;
}

function partsOf(text: string, parting: RegExp): Range[] {
  const parts: Range[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(parting)) {
    if (text.slice(start, index).trim() !== "") parts.push({ start, end: index });
    start = index + mark.length;
  }
  if (text.slice(start).trim() !== "") parts.push({ start, end: text.length });
  return parts;
}

const partings = new Map<string, RegExp>();

function partingOf(locale: string): RegExp {
  const { joints, spaced } = vocabularyOf(locale);
  const known = partings.get(joints);
  if (known !== undefined) return known;
  const parting = new RegExp(spaced ? `${MARKS}|(?<!\\p{L})(?:${joints})(?!\\p{L})` : `${MARKS}|${joints}`, "giu");
  partings.set(joints, parting);
  return parting;
}

function figuresOf(text: string): ReadonlySet<string> {
  return numbersOf(text).union(totalsOf(text));
}

function wordsOnly(terms: Iterable<string>, locale: string): string[] {
  const units = countingTermsOf(locale);
  return [...terms].filter((term) => !units.has(term) && numbersOf(term).size === 0 && totalsOf(term).size === 0);
}
