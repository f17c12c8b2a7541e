import { primaryLanguage } from "../../../../corpus/language/primary-language.ts";
import type { SourcePage, SourcePassage } from "../../../../schemas/generation.ts";
import { datesOf } from "../../../grounding/facts.ts";
import { termsOf } from "../../../text/terms.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { tellsAmount, tellsCost } from "../amounts/amount.ts";
import { tellsStretch } from "../amounts/lasting.ts";
import { measuredThings, tellsMeasure } from "../amounts/measured.ts";
import { tellsAge } from "../asked-for/age.ts";
import { OF_TIME } from "../asked-for/asked-thing.ts";
import { lacksAct } from "../asked-for/beside.ts";
import { tellsCharge } from "../asked-for/charge.ts";
import { isEdgeTold } from "../asked-for/edge.ts";
import { ruleTells, tellsExpected } from "../asked-for/expected.ts";
import { tellsFounded, YEAR } from "../asked-for/founded.ts";
import { isNeverShut, tellsTime } from "../asked-for/hours.ts";
import { isSeasonTold, tellsSeason } from "../asked-for/season.ts";
import type { Block } from "../block.ts";
import { asksOfMore, bareWords, type OtherTerms, sameAsked, wordingOf } from "../question/asked.ts";
import { termsMeant } from "../question/names.ts";
import { holdsRole, tellsSomeHolder } from "../question/role.ts";
import type { Question } from "../question.ts";
import { faults } from "./faults.ts";
import { formBonus } from "./form.ts";
import { openingBonus, opensWithYesOrNo } from "./opening.ts";

/** How far a page has to ask the question before nothing else answers it. */
export const SURELY_ASKED = 0.8;

/** A block with how far it answers the question. */
export interface ScoredBlock {
  readonly block: Block;
  /** Share of the question's weight that the block's own words meet, 0..1. */
  readonly coverage: number;
  /** How far its page asks the question, in the heading above it or in its title, 0..1. */
  readonly asked: number;
  /** Everything together; comparable within one answer only. */
  readonly score: number;
  readonly terms: ReadonlySet<string>;
  /** Whether it says nothing of the act that is asked for. */
  readonly lacksAct: boolean;
  /** Whether it tells the amount, the time or the yes or no that is asked for: nothing more is needed. */
  readonly settles: boolean;
}

/** What a match counts outside the text itself. */
const IN_HEADING = 0.7;
const IN_TITLE = 0.35;
/** In a title that names all of what is asked: the page is about nothing else. */
const IN_WHOLE_TITLE = 0.55;
/** In code, whose data may speak of anything: a sample answer holds a title of another page. */
const IN_CODE = 0.4;

/** What a heading that asks the very question adds, and a title that does: a page tells of more than a section. */
const ASKED_BY_HEADING = 1;
const ASKED_BY_TITLE = 0.6;
/** What search's own score of the page adds, and that of the passage on it. */
const FOUND = 0.3;
const RETRIEVED = 0.4;
/** The first terms of a sentence, one of which it is about. */
const ABOUT = 2;
/** What it adds to a block, in parts of its coverage, to say what answers questions of its kind. */
const EXPECTED = 0.25;
/** What it adds to tell the office that is asked for below the name of its holder, and what of the question that meets. */
const HOLDS = 0.75;
const MOSTLY = 0.6;
/** What opening its passage adds, and what standing early below a heading that asks does: an answer begins there. */
const OPENING = 0.08;
const FIRST = 1;
/** What a list of other things lacks. */
const ELSE = 0.25;
/** How far the page that says what the site is answers who asks that: less than one that asks it in his words. */
const INTRODUCES = 0.9;
/** How far they have to ask the same before it counts. */
const ALIKE = 0.5;

const NO_CODE: ReadonlySet<string> = new Set();

/** The terms of what stands over a passage. */
export interface Above {
  readonly heading: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
}

/** The terms of the headings over a passage, and of its page's title, as the question means them. */
export function aboveOf(passage: SourcePassage, { title, locale }: SourcePage, { names }: Question): Above {
  const heading = ownHeading(passage);
  const over = `${title}\n${heading === "" ? passage.heading : ""}`;
  const meant = (text: string) => new Set(termsMeant(termsOf(text, locale), text, names));
  return { heading: meant(`${heading}\n${passage.under ?? ""}`), title: meant(over) };
}

/** The heading of a passage; "" of one below the first of a page, which names the page as its title does. */
function ownHeading({ heading, level }: SourcePassage): string {
  return level === 1 ? "" : heading;
}

/** How far text, heading, code and title meet the question, 0..1. */
export function coverageOf(
  question: Question,
  text: ReadonlySet<string>,
  { heading, title }: Above,
  code = NO_CODE,
): number {
  if (question.total === 0) return 0;
  const places = [
    { terms: text, counts: 1 },
    { terms: heading, counts: IN_HEADING },
    { terms: code, counts: IN_CODE },
    { terms: title, counts: isAllIn(title, question) ? IN_WHOLE_TITLE : IN_TITLE },
  ];
  let met = 0;
  for (const [term, weight] of question.weights) {
    const others = question.others.get(term) ?? [];
    const counts = [{ phrase: [term], counts: 1 }, ...others].map((meant) => {
      const place = places.find(({ terms }) => meant.phrase.every((each) => terms.has(each)));
      return meant.counts * (place?.counts ?? 0);
    });
    met += weight * Math.max(...counts);
  }
  return met / question.total;
}

function isAllIn(title: ReadonlySet<string>, { weights }: Question): boolean {
  return weights.keys().every((term) => title.has(term));
}

/** The terms of what is shown, and those by which is asked what it tells without them. */
export function termsTold(shown: readonly Unit[], question: Question): ReadonlySet<string> {
  const terms = new Set(shown.flatMap((unit) => termsMeant(unit.terms, unit.text, question.names)));
  for (const { asking, isTold } of toldWithout(question))
    if (asking.length > 0 && shown.some(isTold)) for (const term of asking) terms.add(term);
  return terms;
}

interface Told {
  readonly asking: readonly string[];
  isTold(unit: Unit): boolean;
}

/** What a thing costs is told by a price without that word, when it is open by a time, how long it lasts by days. */
function toldWithout(question: Question): Told[] {
  const {
    price,
    paying,
    cheap,
    measure,
    charge,
    hours,
    clock,
    season,
    atNight,
    lasting,
    count,
    founded,
    edge,
    head,
    body,
    role,
    others,
    contact,
    age,
    statedAge,
    permission,
    introduction,
    weights,
  } = question;
  const measured = measuredThings(question);
  const things = permission === undefined ? new Set() : thingsOf(permission.terms, weights, others);
  const isThing = (term: string) => things.has(term);
  // "What is the name of the treasurer?" is told by a name.
  const ofHolder = role.length > 0 ? [...weights.keys()].filter((term) => !role.includes(term)) : [];
  // Days are counted of a thing that the same sentence names: those of a trial are not of the delivery beside it.
  const isTaking = (term: string) => weights.has(term) && !lasting.includes(term) && !OF_TIME.test(term);
  return [
    { asking: [...price, ...paying, ...cheap], isTold: ({ text, source }) => tellsCost(text, source.locale) },
    { asking: charge, isTold: ({ text }) => tellsCharge(text) },
    { asking: hours, isTold: ({ text, source }) => tellsTime(text) || tellsSeason(text, source.locale) },
    { asking: clock, isTold: ({ text }) => tellsTime(text) },
    { asking: season?.terms ?? [], isTold: (unit) => season !== undefined && isSeasonTold(unit, season) },
    { asking: atNight, isTold: ({ text }) => isNeverShut(text) },
    { asking: measure?.terms ?? [], isTold: (unit) => measure !== undefined && tellsMeasure(unit, measure, measured) },
    { asking: lasting, isTold: ({ text, terms }) => tellsStretch(text) && (!count || terms.some(isTaking)) },
    { asking: [...head, ...body, ...ofHolder], isTold: tellsSomeHolder },
    { asking: edge?.terms ?? [], isTold: (unit) => edge !== undefined && isEdgeTold(unit, edge) },
    { asking: founded?.terms ?? [], isTold: (unit) => isFoundedTold(unit, founded) },
    { asking: [...(age ?? []), ...(statedAge?.terms ?? [])], isTold: ({ text }) => tellsAge(text) },
    {
      asking: contact?.terms ?? [],
      isTold: ({ text, source }) =>
        contact?.given.test(text) === true && (!contact.onItsPage || source.id === introduction),
    },
    {
      asking: permission?.terms ?? [],
      isTold: ({ text, terms }) =>
        (permission?.given.test(text) === true && terms.some(isThing)) ||
        (permission?.limits.test(text) === true && terms.slice(0, ABOUT).some(isThing)),
    },
  ];
}

/** The terms of what is asked to be allowed, and of what is said for them. */
function thingsOf(
  asking: readonly string[],
  weights: Question["weights"],
  others: Question["others"],
): ReadonlySet<string> {
  const named = [...weights.keys()].filter((term) => !asking.includes(term));
  return new Set(named.flatMap((term) => [term, ...wordsFor(others.get(term) ?? [])]));
}

/** The single words that are meant as well. */
export function wordsFor(others: readonly OtherTerms[]): string[] {
  return others.flatMap(({ phrase }) => (phrase.length === 1 ? phrase : []));
}

/** What the lead of a list and one of its items meet together, at most: all of a long one speaks of everything, but for steps. */
function coverageOfItem({ lead, units }: Block, question: Question, above: Above): number {
  // What tells no number says of nothing how many there are.
  const telling =
    question.amount && question.price.length === 0
      ? units.filter((unit) => tellsAmount({ units: [unit] }, question))
      : [];
  const met = (telling.length > 0 ? telling : units).map((unit) =>
    coverageOf(question, termsTold(lead ? [lead, unit] : [unit], question), above),
  );
  return Math.max(...met);
}

const WHEN_LABEL = /^(?:when|wann|quand|cuándo|quando|wanneer)\s?:/iu;

/** Whether a list is the time and place of what its page is about, by its title: "When: 2025-05-04, Where: town hall". */
export function isEventData({ form, units }: Block): boolean {
  return form === "list" && WHEN_LABEL.test(units[0]!.text);
}

/** Whether a block replies with yes or no to a question above it that is not the visitor's. */
export function repliesElse(block: Block, { open }: Question): boolean {
  return open && opensWithYesOrNo(block);
}

/** Whether a block can answer the question at all: of when something was, only a date tells, which is of nothing else. */
export function canAnswer(block: Block, question: Question): boolean {
  const { units } = block;
  const { event, founded } = question;
  if (event === "") return founded === undefined || !units.some(holdsDate) || tellsBeginning(block, question);
  return units.some((unit) => (unit.terms.includes(event) && holdsDate(unit)) || isFoundedTold(unit, founded));
}

function isFoundedTold({ text, source }: Unit, founded: Question["founded"]): boolean {
  return founded !== undefined && tellsFounded(text, source.locale, founded);
}

/** Whether a block says when something began, in the word of the question or in another. */
export function tellsBeginning({ units }: Block, { founded }: Question): boolean {
  const isSaid = ({ terms }: Unit) => founded?.terms.some((term) => terms.includes(term)) === true;
  return units.some((unit) => (isSaid(unit) && holdsDate(unit)) || isFoundedTold(unit, founded));
}

function holdsDate({ text, source }: Unit): boolean {
  return YEAR.test(text) || datesOf(text, primaryLanguage(source.locale)).size > 0;
}

/** Scores a block by its match with the question, what asks it above, its passage's and page's scores, place and form. */
export function relevanceOf(
  block: Block,
  question: Question,
  above: Above,
  { heading, title }: AskedAbove,
): ScoredBlock {
  const first = block.units[0]!;
  const shown = block.lead === undefined ? block.units : [block.lead, ...block.units];
  const own = termsTold(shown, question);
  const terms = isEventData(block) ? own.union(above.title) : own;
  const [said, code] = block.form === "code" ? [new Set(block.lead?.terms ?? []), terms] : [terms, NO_CODE];
  const whole = coverageOf(question, said, above, code);
  // Where things are compared, one item tells of each.
  const isOneThing =
    question.compares || isEventData(block) || (block.form !== "list" && block.form !== "table") || isStep(first);
  const coverage = isOneThing ? whole : Math.min(whole, coverageOfItem(block, question, above));
  const place =
    (first.start === 0 ? OPENING : 0) + FIRST * heading ** 2 * (1 - first.start / first.passage.text.length);
  const [onPage, page] = [first.passage.score, first.source.score].map((found) => Math.min(1, Math.max(0, found)));
  const retrieval = page! * (FOUND + RETRIEVED * onPage!);
  const asks = Math.max(ASKED_BY_HEADING * heading, ASKED_BY_TITLE * title);
  return {
    block,
    coverage,
    terms,
    lacksAct: lacksAct(block, question, above),
    settles: settles(block, coverage, question),
    asked: Math.max(heading, title),
    score:
      coverage * (1 + expectedBonus(block, question)) +
      place +
      retrieval +
      formBonus(block, question) +
      openingBonus(block, coverage, question) +
      (coverage >= MOSTLY && holdsRole(block, question.role) ? HOLDS : 0) +
      asks -
      (tellsElse(block, question) ? ELSE : 0) -
      faults(block),
  };
}

/** Whether most items of a list tell no amount, to whom asks for one alone: a sentence that does comes before it. */
function tellsElse({ form, units }: Block, question: Question): boolean {
  if (form !== "list" || !question.amount || question.price.length > 0) return false;
  return 2 * units.filter((unit) => tellsAmount({ units: [unit] }, question)).length < units.length;
}

/** Whether a block tells an amount, a yes or a no in the words of the question, so that no other paragraph may deny it. */
function settles(block: Block, coverage: number, question: Question): boolean {
  const { quantity, count, hours, season, lasting, verdict } = question;
  if (season !== undefined) return block.units.some((unit) => isSeasonTold(unit, season));
  const isTold = (term: string) => block.units.some(({ terms }) => terms.includes(term));
  if (hours.length > 0 || !(count || lasting.every(isTold))) return false;
  if (verdict !== undefined) return coverage >= NEARLY_ALL && tellsExpected(block, verdict);
  return quantity && tellsAmount(block, question);
}

/** Whether what stands over a block asks the question: of a page that is shown for what it tells, nothing does. */
export function isAskedInWords({ asked, block }: ScoredBlock, { introduction }: Question): boolean {
  return asked >= SURELY_ASKED && block.units[0]!.source.id !== introduction;
}

/** Whether a block cannot answer who is behind the site, as it tells nobody. */
export function lacksMaker(block: Block, { maker }: Question): boolean {
  return maker !== undefined && !tellsExpected(block, maker);
}

/** Share of the question that is met by what answers it, though it says neither yes nor no. */
const NEARLY_ALL = 0.9;

/**
 * Whether a block says nothing of what has to be or may be, and speaks of a part of the question alone ("bull dog
 * clips"). A row of a table tells it in few words.
 */
export function lacksVerdict(
  { block, coverage }: ScoredBlock,
  { verdict, weights, contact, charge, statedAge }: Question,
): boolean {
  if (verdict === undefined || block.form === "row" || block.form === "table") return false;
  if (statedAge !== undefined && block.units.some(({ text }) => tellsAge(text))) return false;
  if (block.units.some(({ text }) => contact?.given.test(text) || (charge.length > 0 && tellsCharge(text))))
    return false;
  return coverage < NEARLY_ALL && !tellsExpected(block, verdict) && !ruleTells(block, verdict, weights);
}

/** How far the heading above a passage, and its page's title, ask the question, 0..1. */
interface AskedAbove {
  readonly heading: number;
  readonly title: number;
}

/** How far the heading above a passage, and its page's title, ask the question. */
export function askedAbove(source: SourcePage, passage: SourcePassage, question: Question): AskedAbove {
  const { wordings, bare, howTo, introduction } = question;
  if (source.id === introduction) return { heading: INTRODUCES, title: INTRODUCES };
  const alike = (name: string) => {
    if (bare !== "") return bareWords(name) === bare ? 1 : 0;
    const named = wordingOf(name, source.locale);
    const fit = name === "" ? 0 : Math.max(...wordings.map((wording) => sameAsked(wording, named)));
    return Math.max(0, fit - ALIKE) / (1 - ALIKE);
  };
  const { heading, under = "" } = passage;
  const named = wordingOf(heading, source.locale);
  const ofMore = heading === "" ? 0 : Math.max(...wordings.map((wording) => asksOfMore(wording, named)));
  const whole = heading === "" ? "" : withTitle(heading, source.title);
  const title = alike(source.title);
  // What opens a page stands below its title; the way that one asks for may come later.
  const above = heading === "" && (bare !== "" || !howTo) ? title : 0;
  // What stands before a question in its line says for whom it is asked.
  const last = BEHIND_SENTENCE.exec(heading)?.[1] ?? "";
  return { heading: Math.max(alike(heading), alike(last), alike(under), alike(whole), above, ofMore), title };
}

/** The last sentence of a heading of several. */
const BEHIND_SENTENCE = /[.!?] ([^.!?]+\?)$/u;
/** What a heading leaves to its page's title. */
const ITS_TITLE = /\b(?:it|them|this(?: \p{L}+)?|these(?: \p{L}+)?)\b/iu;

/** "When to use this component", on the page of a thing, asks when to use that thing. */
function withTitle(heading: string, title: string): string {
  return ITS_TITLE.test(heading) ? heading.replace(ITS_TITLE, title) : `${heading} ${title}`;
}

/** What a block adds to what it meets of the question by saying what answers questions of its kind. */
function expectedBonus(block: Block, { expected, weights }: Question): number {
  if (expected === undefined) return 0;
  return tellsExpected(block, expected) || ruleTells(block, expected, weights) ? EXPECTED : 0;
}
