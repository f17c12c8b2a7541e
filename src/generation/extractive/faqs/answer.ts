import type { FaqsTask } from "../../../schemas/generation.ts";
import { behind, type Language } from "../language/language.ts";
import { listInLine } from "../list.ts";
import { ASKS } from "../sentence-marks.ts";
import { standsAlone } from "../standing.ts";
import { tidy } from "../trim.ts";
import { isStep, type Unit } from "../unit.ts";
import { blankBehind, countWords } from "../words.ts";
import { ASKS_WHEN, HOW_TO, meets, SAYS_WHEN, thingOf, WHAT_IF } from "./fit.ts";
import { bids } from "./instruction.ts";
import { procedureOf } from "./steps.ts";
import { saysWhat } from "./topic.ts";
import { withTurn } from "./turn.ts";
import { type Room, remedyOf, type Way, wayOf } from "./way.ts";
import { asksYesOrNo } from "./yes-or-no.ts";

/** What answers a question, with the stretch of the passage that it was taken from. */
export interface Answer {
  readonly text: string;
  readonly quote: string;
  readonly passage: number;
  readonly words: number;
}

/** Over the word target by this much at most. */
const TOLERANCE = 1.1;
const MOST_ITEM_WORDS = 40;
const ITEM_WORDS = 17;
const MOST_LIST_WORDS = 70;
/** An answer with fewer words answers nothing. */
const LEAST_WORDS = 6;
/** Words that answer without what they lead to, which a longer answer would have come to. */
const LEAST_BEFORE = 35;
/** A question that nothing is done about, and one for a way all the same. */
const TELLS = /^(?:how (?:much|many|long|often|far)|why (?!do I\b)|wh(?:at|o|ich) (?:is|are|does)\b)/i;
const ASKS_WAY =
  /\b(?:process|procedure|ways?|methods?|instructions?) (?:for|of|to)\b|\bsteps\b|^how do(?:es)? (?:(?:an?|the|my|your|our|new|other|most) )*(?:you|we|they|one|some(?:one|body)|any(?:one|body)|every(?:one|body)|people|(?:customer|user|visitor|member|reader|student|employee|team|admin|administrator|guest|client|owner|developer|author|buyer|seller|subscriber|tenant|patient|parent|colleague|manager|editor|reviewer|participant|organi[sz]er|host)s?)\b/i;
/** Share of a question that a sentence above steps meets which answers it. */
const SPEAKS_OF = 0.5;
/** Sentences that an answer may leave out before it begins. */
const MOST_SKIPPED = 1;

/** What adds to a sentence that is left out: "You should also tell your lead." */
const ADDS = /^(?:\S+ ){1,5}?also (?!known\b|called\b|referred\b|named\b|abbreviated\b)/iu;

/** "Yes!", "No, …": what answers a question before it is explained. */
const REPLY = /^(?:yes|no)(?:[.!,](?! ?(?:\d|of\b))|\s+[–—-])(?:\s+|$)/i;
/** What says already what a list behind it is about. */
const NAMES_SOME = /\b(?:including|such as|namely) (?!many|several|these|the following|a few)/i;

/** What stands over things of which each is required, or over cases of which each decides. */
const ALL_COUNT =
  /\b(?:must|required?|requires|requirements?|needs?|needed|have to|should|eligible|criteria|conditions?|all of|each of|both|qualif\p{L}+)\b/iu;
/** The end of a line that leads to cases. */
const OF_CASES = /\b(?:if|unless|except|only)\b[^.]{0,100}[:：]$/iu;
/** Characters of a line above a list that are looked at, the last ones. */
const LEADING = 300;

/** A stretch of units as it is shown. */
export interface Stretch {
  readonly text: string;
  readonly first: Unit;
  readonly last: Unit;
}

/**
 * An answer to a question from one section in the task's format; undefined where the section has too little to say. A
 * question for a way or about a trouble is answered by all that has to be done, or not at all.
 */
export function answerFrom(
  units: readonly Unit[],
  question: string,
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const room = roomOf(task);
  if (HOW_TO.test(question)) return inFormat(wayOf(units, question.replace(HOW_TO, ""), language, room), units, task);
  if (WHAT_IF.test(question)) return inFormat(remedyOf(units, language, room), units, task);
  return task.format === "bullets" ? bullets(units, task, language) : paragraph(units, question, task, language);
}

/** What a section tells whole, as an answer in the task's format; undefined where it is too long for it. */
export function answerOfWay(way: Way, units: readonly Unit[], task: FaqsTask, least = LEAST_WORDS): Answer | undefined {
  const answer = inFormat(way, units, task, least);
  return answer !== undefined && answer.words <= limitOf(task) ? answer : undefined;
}

/** Words that an answer is to have: of a list they follow from its lines, whatever a paragraph's were to be. */
export function aimOf({ format, words, maxBullets }: FaqsTask): number {
  return format === "paragraph" ? words : maxBullets * ITEM_WORDS;
}

/** Words that an answer may have. */
export function limitOf(task: FaqsTask): number {
  return task.format === "paragraph" ? Math.floor(task.words * TOLERANCE) : task.maxBullets * MOST_ITEM_WORDS;
}

function roomOf(task: FaqsTask): Room {
  const words = limitOf(task);
  return task.format === "bullets"
    ? { words, lines: task.maxBullets, lineWords: MOST_ITEM_WORDS }
    : { words, lines: Number.POSITIVE_INFINITY, lineWords: words };
}

function inFormat(
  way: Way | undefined,
  units: readonly Unit[],
  task: FaqsTask,
  least = LEAST_WORDS,
): Answer | undefined {
  if (way === undefined) return undefined;
  const shown = units.slice(units.indexOf(way.first), units.indexOf(way.last) + 1);
  if (task.format === "paragraph") return answerOf(way.text ?? joined(way.texts), shown, least);
  const fits = way.texts.length <= task.maxBullets && way.texts.every((text) => countWords(text) <= MOST_ITEM_WORDS);
  return fits ? answerOf(way.texts.map((text) => `- ${text}`).join("\n"), shown, least) : undefined;
}

/** Neighbouring sentences from the first one that stands alone, up to the word target. */
function paragraph(units: readonly Unit[], question: string, task: FaqsTask, language: Language): Answer | undefined {
  const limit = limitOf(task);
  const isPolar = asksYesOrNo(question);
  const shown: Stretch[] = [];
  let words = 0;
  for (let i = 0; i < units.length; i++) {
    // A yes or no to another question than the one above it.
    if (isPolar && shown.length === 0 && i > 0 && asksElse(units[i - 1]!, question, task)) return undefined;
    const isAdded = i > 0 && shown.length === 0 && ADDS.test(units[i]!.text);
    const found = isAdded ? undefined : nextStretch(units, i, shown.at(-1)?.last, language, isPolar);
    const size = countWords(found?.text ?? "");
    if (found === undefined || words + size > limit) {
      if (shown.length > 0 || i >= MOST_SKIPPED || isLead(units[i]!)) break;
      continue;
    }
    shown.push(found);
    words += size;
    i = units.indexOf(found.last);
    if (words >= aimOf(task) * 0.85) break;
  }
  const torn = tearsSteps(units, shown);
  const says = (text: string) => bids(text) || (isPolar && (REPLY.test(text) || meets(question, text, task) >= 0.4));
  const told = shown.some(({ last, text }) => isStep(last) || says(text));
  // What speaks of the question above steps is the answer: the steps are a way to something else, or an example.
  const speaks = () =>
    TELLS.test(question) && !ASKS_WAY.test(question) && meets(question, units[0]!.text, task) >= SPEAKS_OF;
  const saysFirst = !isLead(units[0]!) && (isPolar || speaks());
  const steps = (torn || !told) && !saysFirst ? procedureOf(units, language, limit) : undefined;
  if (steps !== undefined) return inOne([steps]);
  if (torn) return undefined;
  if (definesBefore(units, shown, question) || tellsWhenBefore(shown, question)) return inOne(shown);
  const end = endOf(units, shown);
  const turned = withTurn(units, shown.slice(0, end), question, task, language, limit);
  if (turned === undefined) return undefined;
  const answer = end > 0 ? inOne(turned) : undefined;
  return end < shown.length && (answer?.words ?? 0) < LEAST_BEFORE ? undefined : answer;
}

/** Share of a question by which another one is the same. */
const SAME = 0.5;

function asksElse({ text }: Unit, question: string, task: FaqsTask): boolean {
  return ASKS.test(text) && meets(text, question, task) < SAME;
}

/** How many stretches are shown before the first of the last ones that lead to what is not. */
function endOf(units: readonly Unit[], shown: readonly Stretch[]): number {
  return shown.findLastIndex(({ last }) => !announces(units, last)) + 1;
}

/** Whether a unit is, or leads to, what is no sentence: an answer never begins behind it. */
function isLead({ kind, text }: Unit): boolean {
  return kind !== "prose" || /[:：]$/u.test(text);
}

/** Whether what follows right after a unit belongs to it: a list, a table, code, or the line that leads to them. */
function announces(units: readonly Unit[], last: Unit): boolean {
  if (last.kind === "prose" && NAMES_SOME.test(last.text)) return false;
  const next = units[units.indexOf(last) + 1];
  return next !== undefined && (next.kind !== "prose" || (/[:：]$/u.test(next.text) && !next.opensLine));
}

/** Whether what a thing is has been said before its paragraph goes on to a list of something else. */
function definesBefore(units: readonly Unit[], shown: readonly Stretch[], question: string): boolean {
  const end = shown.at(-1);
  const next = end === undefined ? undefined : units[units.indexOf(end.last) + 1];
  return next?.kind === "prose" && thingOf(question) !== "" && saysWhat(thingOf(question), shown[0]!.text);
}

/** Whether it has been said when a thing is for, before its paragraph goes on to a list of cases. */
function tellsWhenBefore(shown: readonly Stretch[], question: string): boolean {
  return ASKS_WHEN.test(question) && shown.some(({ text }) => SAYS_WHEN.test(text));
}

/** What sends its reader on, behind what answers. */
const SENDS_ON =
  /^(?:please )?(?:(?:find out|learn|read|see) more\b|for (?:more|further|additional) (?:information|details|help)\b)/i;

/** An example at the end that speaks of several things and names none: "For example, we made several lists." */
const EXAMPLE_UNTOLD =
  /^for (?:example|instance),[^:;]*\b(?:several|some|many|a few|a number of|various|two|three|four|five) (?:\p{L}+ )?\p{L}+s\b[^:;,]*\.$/iu;

/** An answer of stretches, without those at its end that only send on or lead to examples. */
export function inOne(stretches: readonly Stretch[], least = LEAST_WORDS): Answer | undefined {
  const end = stretches.findLastIndex(({ text }) => !SENDS_ON.test(text) && !EXAMPLE_UNTOLD.test(text)) + 1;
  const shown = end > 0 ? stretches.slice(0, end) : stretches;
  return answerOf(
    joined(shown.map(({ text }) => text)),
    shown.flatMap(({ first, last }) => [first, last]),
    least,
  );
}

/** Whether some of a section's numbered steps are shown and others are not: half a procedure misleads. */
function tearsSteps(units: readonly Unit[], shown: readonly Stretch[]): boolean {
  const steps = units.filter(isStep);
  const isShown = ({ order }: Unit) => shown.some(({ first, last }) => order >= first.order && order <= last.order);
  const missing = steps.filter((step) => !isShown(step));
  if (missing.length === 0) return false;
  const [first, last] = [shown[0]?.first.order ?? 0, shown.at(-1)?.last.order ?? 0];
  return missing.length < steps.length || missing.some(({ order }) => order > first && order < last);
}

/** The sentence at `index`, or a list with its lead-in, as it can stand after `before`. */
function nextStretch(
  units: readonly Unit[],
  index: number,
  before: Unit | undefined,
  language: Language,
  isPolar: boolean,
): Stretch | undefined {
  const unit = units[index]!;
  if (unit.kind === "prose" && /[:：]$/u.test(unit.text) && units[index + 1]?.kind === "item")
    return listInLine(units, index, language, MOST_LIST_WORDS);
  if (unit.kind !== "prose" && (unit.kind !== "item" || units.some(({ kind }) => kind === "prose"))) return undefined;
  if (isPolar && before === undefined && replies(unit.text, language))
    return { text: unit.text, first: unit, last: unit };
  const follows = before !== undefined && before.order === unit.order - 1;
  const text = follows ? unit.text : tidy(unit.text, language);
  const stands = follows ? standsAlone(unit.text, behind(language)) : standsAlone(text, language);
  return stands ? { text, first: unit, last: unit } : undefined;
}

/** Whether a text is a yes or no, and what it says besides can be read by itself. */
function replies(text: string, language: Language): boolean {
  const rest = text.replace(REPLY, "");
  return rest === "" || (rest !== text && standsAlone(`X${rest}`, behind(language)));
}

/** The items of the section's first list, else its sentences that stand alone. */
export function bullets(units: readonly Unit[], task: FaqsTask, language: Language): Answer | undefined {
  const fits = (text: string) =>
    countWords(text) <= MOST_ITEM_WORDS && countWords(text) >= 2 && !/[?？:：]$|:\/\//u.test(text);
  const list = firstList(units);
  const items = list.items.filter((unit) => fits(unit.text));
  const sentences = units.filter(
    (unit) => unit.kind === "prose" && fits(unit.text) && standsAlone(tidy(unit.text, language), language),
  );
  const isList = items.length >= 2;
  const chosen = (isList ? items : sentences).slice(0, task.maxBullets);
  // A part of what is required, or of the cases in which something holds, says what is not so.
  if (isList && (chosen.length < list.items.length || list.goesOn) && allCount(list.lead, units)) return undefined;
  const torn = tearsSteps(
    units,
    chosen.map((unit) => ({ text: unit.text, first: unit, last: unit })),
  );
  return torn ? undefined : answerOf(chosen.map((unit) => `- ${tidy(unit.text, language)}`).join("\n"), chosen);
}

interface FirstList {
  /** The line above it, `""` where there is none. */
  readonly lead: string;
  readonly items: readonly Unit[];
  /** Whether more items stand behind what interrupts it. */
  readonly goesOn: boolean;
}

function firstList(units: readonly Unit[]): FirstList {
  const at = units.findIndex(({ kind }) => kind === "item");
  if (at < 0) return { lead: "", items: [], goesOn: false };
  const end = units.findIndex(({ kind }, i) => i > at && kind !== "item");
  const items = units.slice(at, end < 0 ? units.length : end).filter(({ opensLine }) => opensLine);
  const goesOn = end >= 0 && units.slice(end).some(({ kind }) => kind === "item");
  return { lead: units[at - 1]?.text ?? "", items, goesOn };
}

/** Whether a list holds only with all of its items, by the line above it or the heading. */
function allCount(lead: string, units: readonly Unit[]): boolean {
  const end = lead.slice(-LEADING);
  return ALL_COUNT.test(end) || OF_CASES.test(end) || ALL_COUNT.test(units[0]?.passage.heading ?? "");
}

/** The answer with the stretch of its passage from the first to the last unit shown; undefined where it says little. */
export function answerOf(text: string, shown: readonly Unit[], least = LEAST_WORDS): Answer | undefined {
  const words = countWords(text);
  if (words < least) return undefined;
  const passage = shown[0]!.passage;
  const start = Math.min(...shown.map((unit) => unit.start));
  const end = Math.max(...shown.map((unit) => unit.end));
  return { text, words, quote: passage.text.slice(start, end), passage: passage.ordinal };
}

function joined(texts: readonly string[]): string {
  return texts.reduce((all, text) => (all === "" ? text : `${all}${blankBehind(all)}${text}`), "");
}
