import type { Term } from "../analysis/analyzer.ts";
import { writesClosed } from "../analysis/closed-compound.ts";
import { isCommonWord } from "../analysis/common-words.ts";
import { askingWordsOf, stopWordsOf } from "../analysis/stop-words.ts";
import { isVisitorsWord, type Synonyms } from "../analysis/synonyms.ts";
import { isUnspaced } from "../analysis/tokens.ts";
import { idfOf } from "../index/impacts.ts";
import { addTerm, addTerms, PART_WEIGHT } from "./add-terms.ts";
import {
  closedHead,
  closedParts,
  closedWholes,
  hyphenated,
  isName,
  type JoinedPair,
  numberedParts,
  splitInTwo,
  unjoined,
} from "./compounds.ts";
import type { Guesses } from "./guesses.ts";
import { INSTEAD, knownOf } from "./other-words.ts";
import type { PlanContext, QueryPlan } from "./query-plan.ts";
import { type QueryTerm, type Reading, variantsAt } from "./readings.ts";
import type { Correction } from "./speller.ts";
import { hasVerbForms, verbForms } from "./verb-forms.ts";

/** A word inside a name ("YouTube") that the corpus writes as a word. */
const NAME_PART_WEIGHT = 0.2;
/** A word that may stand in a text about anything, beside those that name something. */
const EVERYDAY_WEIGHT = 0.5;
/** A compound that an unknown word is the end of. */
const WHOLE_WEIGHT = 0.8;
/** What an unknown compound is a kind of. */
const HEAD_WEIGHT = 0.5;
/** A stem that a mistyped word may have hit by chance. */
const DOUBTFUL_WEIGHT = 0.3;

/** A word of which that much is left, and that much taken, is a form of its stem. */
const SHORTEST_STEM = 4;
const LONGEST_ENDING = 2;

/** Another form of a verb. */
const FORM_WEIGHT = 0.8;

/** A word of the query, and what it may be joined with. */
export interface Asked {
  readings: readonly Reading[];
  position: number;
  pairs: readonly JoinedPair[];
  /** What says the same in other words. */
  others: Synonyms["others"];
  /** The language, as a bit, in which a stem of other languages alone is doubted; 0 where none is. */
  doubted: number;
  guesses: Guesses;
}

/** What a word counts, 0 for nothing, and how far it is known by that; by default it is. */
interface Guess {
  mass: number;
  closeness?: number;
  /** A word that only asks was meant ("waht"). */
  onlyAsks?: boolean;
}

const NOTHING: Guess = { mass: 0 };

/** Adds a word as the corpus has it; else what it was meant to be, or what it is made of; else it is unknown. */
export function addWord(plan: QueryPlan, asked: Asked, context: PlanContext): Guess {
  const variants = variantsOf(asked, context);
  const [word] = variants;
  if (word === undefined) return NOTHING;
  const joined = isJoined(asked, context);
  const doubtful = !joined && isDoubtful(variants, asked.doubted, context);
  const weight = weightOf(word, asked, joined);
  const forms = addForms(plan, asked, variants, weight, context);
  const isUnknown = forms === 0 && !isHeld(variants);
  const made = isUnknown ? Math.max(addWholes(plan, asked, word, context), addParts(plan, asked, word, context)) : 0;
  if (made > 0) return { mass: Math.max(made, addSpellings(plan, asked, variants, context)) };
  const meant = doubtful ? addGuess(plan, asked, word, weight, context) : NOTHING;
  if (meant.mass > 0) {
    const likely = variants.filter(({ id }) => !isForeign(id, asked.doubted, context));
    addVariants(plan, likely, weight * DOUBTFUL_WEIGHT, context);
    addSpellings(plan, asked, variants, context);
    return meant;
  }
  const typed = addVariants(plan, variants, weight, context);
  const spelled = addSpellings(plan, asked, variants, context);
  if (typed > 0 || spelled > 0 || forms > 0) return { mass: Math.max(typed, spelled, forms) };
  const begun = addBegun(plan, asked, word, context);
  if (begun > 0) return { mass: begun };
  // Its parts, or the word that it is a part of, are asked for in its place.
  if (joined || (word.kind === "whole" && !isUnspaced(word.surface))) return NOTHING;
  const guess = doubtful ? meant : addGuess(plan, asked, word, weight, context);
  if (guess.mass > 0) return guess;
  if (guess.onlyAsks) return NOTHING;
  const split = addSplit(plan, asked, word, context);
  if (split > 0) return { mass: split };
  const head = addHead(plan, asked, word, context);
  if (head.mass > 0) return head;
  plan.unknown.push(word.surface);
  return { mass: weight * idfOf(0, context.pageCount), closeness: 0 };
}

/** The compounds that an unknown word is the end of, each a kind of it. */
function addWholes(plan: QueryPlan, { readings }: Asked, word: Term, context: PlanContext): number {
  const wholes = closedWholes(word, readings[0] as Reading, context);
  return addTerms(plan, wholes, "compound", WHOLE_WEIGHT, context);
}

/** The stems of the word at a position; none of an abbreviation whose plural stands before it. */
function variantsOf({ readings, position }: Asked, context: PlanContext): QueryTerm[] {
  const terms = readings[0]?.terms ?? [];
  if (isSingularOf(terms[position], terms[position - 1])) return [];
  const variants = variantsAt(readings, position, context);
  const next = terms[position + 1];
  return next !== undefined && isSingularOf(next, terms[position]) ? [...variants, next] : variants;
}

function weightOf({ kind, everyday }: Term, asked: Asked, isPlain: boolean): number {
  if (everyday) return EVERYDAY_WEIGHT;
  if (kind !== "part") return 1;
  return isPlain && isName(wholeOf(asked)) ? NAME_PART_WEIGHT : PART_WEIGHT;
}

/** The compound that a part stands in. */
function wholeOf({ readings, position }: Asked): Term | undefined {
  return readings[0]?.terms.slice(0, position).findLast(({ kind }) => kind === "whole");
}

/** Whether a part is the abbreviation of which the whole before it is the plural ("IDs"): one word, in two forms. */
const isSingularOf = (part: Term | undefined, whole: Term | undefined): boolean =>
  part?.kind === "part" && whole?.kind === "whole" && whole.surface === `${part.surface}s`;

/** Stems of one word in several languages: none weighs more than the commonest, however rare it is by itself. */
function addVariants(plan: QueryPlan, variants: readonly QueryTerm[], weight: number, context: PlanContext): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { id } of variants) if (id !== undefined) least = Math.min(least, context.idf[id] ?? 0);
  let mass = 0;
  for (const { id, term, kind } of variants) {
    if (id === undefined) continue;
    const idf = context.idf[id] ?? 0;
    mass = Math.max(mass, addTerm(plan, id, term, kind, idf > least ? (weight * least) / idf : weight, context));
  }
  return mass;
}

/** Whether the corpus knows another spelling that the word is a part of ("hook" of "web hook" or "web-hook"). */
function isJoined(asked: Asked, context: PlanContext): boolean {
  const { readings, position, pairs } = asked;
  if (pairs.some((pair) => pair.position === position || pair.position + 1 === position)) return true;
  const [{ terms, language }] = readings as [Reading, ...Reading[]];
  const whole = terms[position]?.kind === "part" ? wholeOf(asked) : undefined;
  return whole !== undefined && unjoined(whole, language, context).length > 0;
}

const isHeld = (variants: readonly QueryTerm[]): boolean => variants.some(({ id }) => id !== undefined);

/** Other forms of a verb, none of which weighs more than the one that was typed; returns their mass where none has that. */
function addForms(
  plan: QueryPlan,
  { readings }: Asked,
  variants: readonly QueryTerm[],
  weight: number,
  context: PlanContext,
): number {
  const [word] = variants as readonly [QueryTerm, ...QueryTerm[]];
  const reading = readings[0] as Reading;
  if (!hasVerbForms(reading.language)) return 0;
  const typed = word.id === undefined ? Number.POSITIVE_INFINITY : (context.idf[word.id] ?? 0);
  let mass = 0;
  for (const id of verbForms(word, reading, context)) {
    const share = FORM_WEIGHT * Math.min(1, typed / (context.idf[id] ?? 1));
    mass = Math.max(mass, addTerms(plan, [id], "word", weight * share, context));
  }
  return mass;
}

/** The same word with or without its hyphen, beside its stems; returns its mass, 0 for none. */
function addSpellings(
  plan: QueryPlan,
  { readings }: Asked,
  variants: readonly QueryTerm[],
  context: PlanContext,
): number {
  const [word] = variants as readonly [QueryTerm, ...QueryTerm[]];
  const language = readings[0]?.language ?? "";
  const spellings = word.kind === "whole" ? unjoined(word, language, context) : hyphenated(word, context);
  const others = spellings.filter((term) => !variants.some(({ id }) => id === term));
  return addTerms(plan, others, "whole", 1, context);
}

/** The pairs that a lone character begins. */
function addBegun(plan: QueryPlan, { guesses }: Asked, { surface }: Term, context: PlanContext): number {
  return isUnspaced(surface) ? addTerms(plan, guesses.pairs(surface), "part", PART_WEIGHT, context) : 0;
}

/** The words of what no page holds as one: of a closed compound ("Wohngeldantrag"), of a name and a number ("utf8"). */
function addParts(plan: QueryPlan, { readings }: Asked, word: Term, context: PlanContext): number {
  const reading = readings[0] as Reading;
  const parts = [...closedParts(word, reading, context), ...numberedParts(word, reading, context)];
  return addTerms(plan, parts, "part", PART_WEIGHT, context);
}

/** What an unknown compound is a kind of, for want of anything nearer. */
function addHead(plan: QueryPlan, { readings }: Asked, word: Term, context: PlanContext): Guess {
  const head = closedHead(word, readings[0] as Reading, context);
  if (head === undefined) return NOTHING;
  return { mass: addTerms(plan, [head], "part", HEAD_WEIGHT, context), closeness: HEAD_WEIGHT };
}

/** The two words that an unknown one is made of. */
function addSplit(plan: QueryPlan, { readings }: Asked, word: Term, context: PlanContext): number {
  return addTerms(plan, splitInTwo(word, readings[0]?.language ?? "", context), "part", PART_WEIGHT, context);
}

/** Of a word that no page holds: what says the same in other words, else what it was meant to be, if it is none of its own. */
function addGuess(plan: QueryPlan, asked: Asked, word: Term, weight: number, context: PlanContext): Guess {
  const { bit = 0, language = "" } = asked.readings[0] ?? {};
  const others = knownOf(asked.others, context);
  if (others.length === 0) {
    if (word.everyday || isVisitorsWord(word.surface, language)) return NOTHING;
    if (writesClosed(language) && context.speller.endsAnother(word.surface)) return NOTHING;
    const corrections = asked.guesses.corrections(word.surface, bit);
    return addCorrections(plan, corrections, weight, { word, language }, context);
  }
  const masses = others.map((ids) => addTerms(plan, ids, "synonym", weight * INSTEAD, context));
  return { mass: Math.max(...masses), closeness: INSTEAD };
}

/**
 * What a word that the corpus does not hold was meant to be: no function word ("died" is not "did"), and where it is
 * common by itself, nothing but a form of it ("ride" is not "rise").
 */
function addCorrections(
  plan: QueryPlan,
  corrections: readonly Correction[],
  weight: number,
  { word, language }: { word: Term; language: string },
  context: PlanContext,
): Guess {
  const guess: Guess = { mass: 0, onlyAsks: false };
  const isCommon = isCommonWord(word.surface, language);
  for (const { term, closeness, share } of corrections) {
    const text = context.dictionary.texts.at(term);
    if (isCommon && !isForm(word.surface, text)) continue;
    if (stopWordsOf(language).has(text)) {
      guess.onlyAsks ||= askingWordsOf(language).has(text) && isSlipOf(word.surface, text);
      continue;
    }
    guess.mass += addTerm(plan, term, text, "typo", weight * closeness * share, context);
    guess.closeness = closeness;
  }
  return guess;
}

/** A word that no page holds, whose stem happens to be that of a rare one ("accesibility" of "acceso"), or foreign. */
function isDoubtful(variants: readonly QueryTerm[], language: number, context: PlanContext): boolean {
  const { speller, idf, pageCount } = context;
  const rare = idfOf(Math.max(2, pageCount / 200), pageCount);
  return variants.every(({ id, surface, term, kind }) => {
    if (kind !== "word") return false;
    const isRare = id === undefined || ((idf[id] ?? 0) >= rare && !isPlainForm(surface, term));
    const isUnlikely = isRare || isForeign(id, language, context);
    return isUnlikely && !speller.knows(surface);
  });
}

const isForm = (surface: string, stem: string): boolean => stem.length >= SHORTEST_STEM && surface.startsWith(stem);

/** Whether a word is its stem with no more behind it than the ending of a plural or a verb ("captions"). */
const isPlainForm = (surface: string, stem: string): boolean =>
  surface.length - stem.length <= LONGEST_ENDING && isForm(surface, stem);

/** Whether a term stands in pages of other languages than this one only, which is told by its bit; never where it is 0. */
function isForeign(term: number | undefined, language: number, { termLanguages }: PlanContext): boolean {
  if (language === 0 || term === undefined) return false;
  return termLanguages !== undefined && ((termLanguages[term] ?? 0) & language) === 0;
}

/** Whether a word has the letters of another one, or all but one of them: "waht" and "whre", not "dogs" for "does". */
function isSlipOf(word: string, meant: string): boolean {
  const sorted = (text: string) => [...text].sort().join("");
  return word.length < meant.length || sorted(word) === sorted(meant);
}
