import { shapeOf } from "../analysis/answer-shape.ts";
import { AskedKind, askedKindOf } from "../analysis/asked-kind.ts";
import { asksNews } from "../analysis/news.ts";
import { type Synonyms, synonymsIn } from "../analysis/synonyms.ts";
import { addCompounds } from "./add-compounds.ts";
import { addTerm, addTerms, PART_WEIGHT } from "./add-terms.ts";
import { type Asked, addWord } from "./add-word.ts";
import { type JoinedPair, joinedPairs } from "./compounds.ts";
import { Guesses } from "./guesses.ts";
import { INSTEAD, knownOf, otherWords, wordsForUnnamed } from "./other-words.ts";
import { withoutOverlapping } from "./overlapping-pairs.ts";
import type { PlanContext, PlannedTerm, QueryPlan } from "./query-plan.ts";
import { FRAMING, MOST_FRAMING } from "./ranking-weights.ts";
import { type QueryTerm, type Reading, readingsOf, toldLanguage } from "./readings.ts";
import { rewordedIn } from "./reworded.ts";
import { type SeparableVerb, separableVerb } from "./separable-verb.ts";
import { rareRequests, toldPositions } from "./told-positions.ts";

/** A word of asking beside a topic of which the corpus knows nothing ("help" of "help xylophone"). */
const REQUEST_WEIGHT = 0.3;
/**
 * Reads a query in the corpus's languages; function and request words, and measures asked for ("how long"), count only
 * where there is nothing else.
 */
export function planQuery(query: string, context: PlanContext, locale?: string): QueryPlan {
  const readings = readingsOf(query, context, locale);
  const [first] = readings;
  const spoken = readings.map(({ terms }) => terms.map(({ id = -1 }) => id + 1));
  const synonyms = first === undefined ? [] : synonymsIn(first.terms, first.language);
  const plan: QueryPlan = {
    terms: [],
    quoted: { terms: [] },
    framing: [],
    unknown: [],
    mass: 0,
    knownMass: 0,
    spoken,
    reworded: rewordedIn(spoken[0] ?? [], synonyms, context),
    language: first?.language ?? "",
    asks: first === undefined ? AskedKind.none : askedKindOf(query, first.language),
    asksNews: once(() => asksNews(query)),
    shape: once(() => shapeOf(query, first?.language ?? "")),
    told: toldLanguage(readings),
  };
  if (first === undefined) return plan;
  const guesses = new Guesses(context);
  const pairs = joinedPairs(first.terms, first.language, context);
  const verb = separableVerb(first.terms, first.language, context);
  const told = withoutOverlapping(toldPositions(first, context), readings).filter(
    (at) => !verb?.positions.includes(at),
  );
  // A locale that was asked for is the visitor's, not that of what he typed.
  const doubted = locale === undefined ? first.bit : 0;
  const instead = synonyms.filter(
    ({ positions, others }) => isUnknown(readings, positions, told) && knownOf(others, context).length > 0,
  );
  for (const position of told) {
    const isSaid = ({ positions }: Synonyms) => positions.find((at) => told.includes(at)) === position;
    if (instead.some((each) => each.positions.includes(position) && !isSaid(each))) continue;
    const others = instead.filter(isSaid).flatMap((each) => each.others);
    addPosition(plan, { readings, position, pairs, doubted, others, guesses }, context);
  }
  if (verb) addSeparableVerb(plan, verb, context);
  addPairsOfWords(plan, pairs, context);
  if (plan.terms.length === 0) addRequests(plan, first, context);
  addCompounds(plan, context);
  for (const each of synonyms) if (!instead.includes(each)) addSynonyms(plan, each, first, context);
  addFraming(plan, told, context);
  plan.quoted = plan.terms.some(isFragment) ? { terms: plan.terms.filter((term) => !isFragment(term)) } : plan;
  return plan;
}

/** What is made when first asked for, as most that is planned is never quoted. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
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

function addPosition(plan: QueryPlan, asked: Asked, context: PlanContext): void {
  const { mass, closeness = 1 } = addWord(plan, asked, context);
  plan.mass += mass;
  plan.knownMass += closeness * mass;
}

/** Words that two of the query's may spell together count beside those, or for them where the corpus knows neither. */
function addPairsOfWords(plan: QueryPlan, pairs: readonly JoinedPair[], context: PlanContext): void {
  if (pairs.length === 0) return;
  const isAlone = plan.terms.length === 0;
  const weightOf = ({ isKnown }: JoinedPair) => (isAlone ? 1 : isKnown ? PART_WEIGHT : 1 + PART_WEIGHT);
  const mass = Math.max(...pairs.map((pair) => addTerms(plan, [pair.term], "whole", weightOf(pair), context)));
  if (plan.mass > 0) return;
  plan.mass += mass;
  plan.knownMass += mass;
}

/** A verb whose particle stands apart is one word of the topic. */
function addSeparableVerb(plan: QueryPlan, { term }: SeparableVerb, context: PlanContext): void {
  const mass = addTerms(plan, [term], "whole", 1, context);
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

function addSynonyms(plan: QueryPlan, synonyms: Synonyms, { terms }: Reading, context: PlanContext): void {
  const said = synonyms.positions.flatMap((at) => plan.terms.find(({ term }) => term === terms[at]?.id) ?? []);
  const words = said.length > 0 ? otherWords(synonyms, said, context) : wordsForUnnamed(synonyms, plan.mass, context);
  const masses = words.map(({ ids, weight }) => addTerms(plan, ids, "synonym", weight, context));
  if (plan.mass > 0 || masses.length === 0) return;
  plan.mass += Math.max(...masses);
  plan.knownMass += INSTEAD * plan.mass;
}
