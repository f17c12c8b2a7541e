import type { Term } from "../analysis/analyzer.ts";
import { type Synonyms, synonymsIn } from "../analysis/synonyms.ts";
import { isUnspaced } from "../analysis/tokens.ts";
import type { Dictionary } from "../index/dictionary.ts";
import { idfOf } from "../index/impacts.ts";
import type { Spellings } from "../index/spellings.ts";
import { hyphenated, isName, type JoinedPair, joinedPairs, splitInTwo, unjoined } from "./compounds.ts";
import { Guesses } from "./guesses.ts";
import type { LoneCharacters } from "./lone-characters.ts";
import { INSTEAD, knownOf, otherWords } from "./other-words.ts";
import { withoutOverlapping } from "./overlapping-pairs.ts";
import { FRAMING, MOST_FRAMING } from "./ranking-weights.ts";
import { type QueryTerm, type Reading, readingsOf, toldLanguage, variantsAt } from "./readings.ts";
import type { Correction, Speller } from "./speller.ts";
import type { TitleMatcher } from "./title-matcher.ts";
import { rareRequests, toldPositions } from "./told-positions.ts";

/** A term of the index that the query asks for. `weight` multiplies its idf. */
export interface PlannedTerm {
  term: number;
  text: string;
  kind: Term["kind"] | "typo" | "synonym";
  weight: number;
  idf: number;
}

/** A query in terms of the index. */
export interface QueryPlan {
  terms: PlannedTerm[];
  /** Those that a quote is chosen by: no number or letter that stands in a version or code ("4" of "v1.4"). */
  quoted: { terms: readonly PlannedTerm[] };
  /** Words that only say how it is asked ("how do I"), as far as the index holds them: for the second look. */
  framing: { term: number; weight: number; idf: number }[];
  /** Words that the corpus does not know, nor anything like them. */
  unknown: string[];
  /** Weight times idf of all that is asked, unknown words included. */
  mass: number;
  /** The part of `mass` that the corpus knows. */
  knownMass: number;
  /** Term ids + 1 of all words in order, function words too (0: unknown), once per language. */
  spoken: number[][];
  /** The language that the query is most likely written in: that of most pages where its words tell none. */
  language: string;
  /** The language of the corpus that its words tell; undefined where they may be of several. */
  told: string | undefined;
}

export interface PlanContext {
  dictionary: Dictionary;
  speller: Speller;
  spellings: Spellings;
  loneCharacters: LoneCharacters;
  titles: Pick<TitleMatcher, "named">;
  /** Inverse document frequency by term. */
  idf: Float32Array;
  pageCount: number;
  /** Languages of the corpus, most pages first. */
  languages: readonly string[];
  /** Languages by term, as bits, in whose pages it stands; absent where there is but one. */
  termLanguages: Uint32Array | undefined;
}

/** A word inside a compound that was asked for whole, and inside a name ("YouTube") that the corpus writes as a word. */
const PART_WEIGHT = 0.6;
const NAME_PART_WEIGHT = 0.2;
/** A stem that a mistyped word may have hit by chance. */
const DOUBTFUL_WEIGHT = 0.3;
/** A word of asking beside a topic of which the corpus knows nothing ("help" of "help xylophone"). */
const REQUEST_WEIGHT = 0.3;
/** Times a repeated word counts. */
const MOST_REPEATS = 4;

/**
 * Reads a query in the corpus's languages; function and request words, and measures asked for ("how long"), count only
 * where there is nothing else.
 */
export function planQuery(query: string, context: PlanContext, locale?: string): QueryPlan {
  const readings = readingsOf(query, context, locale);
  const [first] = readings;
  const spoken = readings.map(({ terms }) => terms.map(({ id = -1 }) => id + 1));
  const plan: QueryPlan = {
    terms: [],
    quoted: { terms: [] },
    framing: [],
    unknown: [],
    mass: 0,
    knownMass: 0,
    spoken,
    language: first?.language ?? "",
    told: toldLanguage(readings),
  };
  if (first === undefined) return plan;
  const guesses = new Guesses(context);
  const pairs = joinedPairs(first.terms, first.language, context);
  const told = withoutOverlapping(toldPositions(first, context), readings);
  // A locale that was asked for is the visitor's, not that of what he typed.
  const doubted = locale === undefined ? first.bit : 0;
  const synonyms = synonymsIn(first.terms, first.language);
  const instead = synonyms.filter(({ positions }) => isUnknown(readings, positions, told));
  for (const position of told) {
    const isSaid = ({ positions }: Synonyms) => positions.find((at) => told.includes(at)) === position;
    if (instead.some((each) => each.positions.includes(position) && !isSaid(each))) continue;
    const others = instead.filter(isSaid).flatMap((each) => each.others);
    addPosition(plan, { readings, position, pairs, doubted, others, guesses }, context);
  }
  addPairsOfWords(plan, pairs, context);
  if (plan.terms.length === 0) addRequests(plan, first, context);
  for (const each of synonyms) addSynonyms(plan, each, first, context);
  addFraming(plan, told, context);
  plan.quoted = plan.terms.some(isFragment) ? { terms: plan.terms.filter((term) => !isFragment(term)) } : plan;
  return plan;
}

/** Whether a part of a compound says nothing away from it. */
const isFragment = ({ kind, text }: PlannedTerm): boolean => kind === "part" && (text.length === 1 || /\d/.test(text));

/** Whether the index holds no word of a phrase but function words, in any language. */
function isUnknown(readings: readonly Reading[], positions: readonly number[], told: readonly number[]): boolean {
  const topical = positions.filter((at) => told.includes(at));
  return topical.length > 0 && topical.every((at) => readings.every(({ terms }) => terms[at]?.id === undefined));
}

/** Where every page speaks of the topic ("certificate"), how it is asked for must not choose among them. */
function addFraming(plan: QueryPlan, told: readonly number[], { idf }: PlanContext): void {
  const [tokens = []] = plan.spoken;
  for (const [position, token] of tokens.entries()) {
    const term = token - 1;
    if (term < 0 || told.includes(position) || isPlanned(plan.terms, term) || isPlanned(plan.framing, term)) continue;
    plan.framing.push({ term, weight: FRAMING, idf: idf[term] ?? 0 });
  }
  const mass = plan.framing.reduce((sum, { weight, idf }) => sum + weight * idf, 0);
  const most = MOST_FRAMING * plan.mass;
  if (mass > most) for (const word of plan.framing) word.weight *= most / mass;
}

const isPlanned = (terms: readonly { term: number }[], wanted: number): boolean =>
  terms.some(({ term }) => term === wanted);

/** A word of the query, and what it may be joined with. */
interface Asked {
  readings: readonly Reading[];
  position: number;
  pairs: readonly JoinedPair[];
  /** What says the same in other words. */
  others: Synonyms["others"];
  /** The language, as a bit, in which a stem of other languages alone is doubted; 0 where none is. */
  doubted: number;
  guesses: Guesses;
}

function addPosition(plan: QueryPlan, asked: Asked, context: PlanContext): void {
  const { mass, closeness = 1 } = addWord(plan, asked, variantsOf(asked, context), context);
  plan.mass += mass;
  plan.knownMass += closeness * mass;
}

/** Adds a word as the corpus has it; else what it was meant to be, or what it is made of; else it is unknown. */
function addWord(plan: QueryPlan, asked: Asked, variants: readonly QueryTerm[], context: PlanContext): Guess {
  const [word] = variants;
  if (word === undefined) return NOTHING;
  const joined = isJoined(asked, context);
  const doubtful = !joined && isDoubtful(variants, asked.doubted, context);
  const weight = weightOf(word, asked, joined);
  const meant = doubtful ? addGuess(plan, asked, word, weight, context) : NOTHING;
  if (meant.mass > 0) {
    const likely = variants.filter(({ id }) => !isForeign(id, asked.doubted, context));
    addVariants(plan, likely, weight * DOUBTFUL_WEIGHT, context);
    addSpellings(plan, asked, variants, context);
    return meant;
  }
  const typed = addVariants(plan, variants, weight, context);
  const spelled = addSpellings(plan, asked, variants, context);
  if (typed > 0 || spelled > 0) return { mass: Math.max(typed, spelled) };
  const begun = addBegun(plan, asked, word, context);
  if (begun > 0) return { mass: begun };
  // Its parts, or the word that it is a part of, are asked for in its place.
  if (joined || (word.kind === "whole" && !isUnspaced(word.surface))) return NOTHING;
  const guess = doubtful ? NOTHING : addGuess(plan, asked, word, weight, context);
  if (guess.mass > 0) return guess;
  const split = addSplit(plan, asked, word, context);
  if (split > 0) return { mass: split };
  plan.unknown.push(word.surface);
  return { mass: weight * idfOf(0, context.pageCount), closeness: 0 };
}

/** The stems of the word at a position; none of an abbreviation whose plural stands before it. */
function variantsOf({ readings, position }: Asked, context: PlanContext): QueryTerm[] {
  const terms = readings[0]?.terms ?? [];
  if (isSingularOf(terms[position], terms[position - 1])) return [];
  const variants = variantsAt(readings, position, context);
  const next = terms[position + 1];
  return next !== undefined && isSingularOf(next, terms[position]) ? [...variants, next] : variants;
}

function weightOf({ kind }: Term, asked: Asked, isPlain: boolean): number {
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

/** The two words that an unknown one is made of. */
function addSplit(plan: QueryPlan, { readings }: Asked, word: Term, context: PlanContext): number {
  return addTerms(plan, splitInTwo(word, readings[0]?.language ?? "", context), "part", PART_WEIGHT, context);
}

/** Words that two of the query's may spell together count beside those, or for them where the corpus knows neither. */
function addPairsOfWords(plan: QueryPlan, pairs: readonly JoinedPair[], context: PlanContext): void {
  if (pairs.length === 0) return;
  const joined = pairs.map(({ term }) => term);
  const mass = addTerms(plan, joined, "whole", plan.terms.length === 0 ? 1 : PART_WEIGHT, context);
  if (plan.mass > 0) return;
  plan.mass += mass;
  plan.knownMass += mass;
}

/** Words of asking stand for a topic that no page holds. */
function addRequests(plan: QueryPlan, reading: Reading, context: PlanContext): void {
  for (const at of rareRequests(reading, context)) {
    const { id, term, kind } = reading.terms[at] as QueryTerm;
    if (id === undefined) continue;
    const mass = addTerm(plan, id, term, kind, REQUEST_WEIGHT, context);
    plan.mass += mass;
    plan.knownMass += mass;
  }
}

/** Adds terms of one meaning; returns the mass of the weightiest. */
function addTerms(
  plan: QueryPlan,
  terms: readonly number[],
  kind: PlannedTerm["kind"],
  weight: number,
  context: PlanContext,
): number {
  let mass = 0;
  for (const term of terms)
    mass = Math.max(mass, addTerm(plan, term, context.dictionary.texts.at(term), kind, weight, context));
  return mass;
}

function addTerm(
  plan: QueryPlan,
  term: number,
  text: string,
  kind: PlannedTerm["kind"],
  weight: number,
  { idf: idfs }: PlanContext,
): number {
  const idf = idfs[term] ?? 0;
  const known = plan.terms.find((planned) => planned.term === term);
  if (known === undefined) plan.terms.push({ term, text, kind, weight, idf });
  else known.weight = Math.min(MOST_REPEATS, known.weight + weight);
  return weight * idf;
}

/** What a word counts, 0 for nothing, and how far it is known by that; by default it is. */
interface Guess {
  mass: number;
  closeness?: number;
}

const NOTHING: Guess = { mass: 0 };

/** Of a word that no page holds: what says the same in other words, else what it was meant to be. */
function addGuess(plan: QueryPlan, asked: Asked, word: Term, weight: number, context: PlanContext): Guess {
  const bit = asked.readings[0]?.bit ?? 0;
  const others = knownOf(asked.others, context);
  if (others.length === 0) return addCorrections(plan, asked.guesses.corrections(word.surface, bit), weight, context);
  const masses = others.map((ids) => addTerms(plan, ids, "synonym", weight * INSTEAD, context));
  return { mass: Math.max(...masses), closeness: INSTEAD };
}

function addSynonyms(plan: QueryPlan, synonyms: Synonyms, { terms }: Reading, context: PlanContext): void {
  const said = synonyms.positions.flatMap((at) => plan.terms.find(({ term }) => term === terms[at]?.id) ?? []);
  for (const { ids, weight } of otherWords(synonyms, said, context)) addTerms(plan, ids, "synonym", weight, context);
}

/** What a word that the corpus does not hold was meant to be. */
function addCorrections(
  plan: QueryPlan,
  corrections: readonly Correction[],
  weight: number,
  context: PlanContext,
): Guess {
  const guess = { mass: 0, closeness: 1 };
  for (const { term, closeness } of corrections) {
    const text = context.dictionary.texts.at(term);
    guess.mass = Math.max(guess.mass, addTerm(plan, term, text, "typo", weight * closeness, context));
    guess.closeness = closeness;
  }
  return guess;
}

/** A word that no page holds, whose stem happens to be that of a rare one ("accesibility" of "acceso"), or foreign. */
function isDoubtful(variants: readonly QueryTerm[], language: number, context: PlanContext): boolean {
  const { speller, idf, pageCount } = context;
  const rare = idfOf(Math.max(2, pageCount / 200), pageCount);
  return variants.every(({ id, surface, kind }) => {
    if (kind !== "word") return false;
    const isUnlikely = id === undefined || (idf[id] ?? 0) >= rare || isForeign(id, language, context);
    return isUnlikely && !speller.knows(surface);
  });
}

/** Whether a term stands in pages of other languages than this one only, which is told by its bit; never where it is 0. */
function isForeign(term: number | undefined, language: number, { termLanguages }: PlanContext): boolean {
  if (language === 0 || term === undefined) return false;
  return termLanguages !== undefined && ((termLanguages[term] ?? 0) & language) === 0;
}
