import { behind, type Language } from "../../../language/language.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { termsOf } from "../../../text/terms.ts";
import { countWords } from "../../../text/words.ts";
import { itemsBehind } from "../../page/list.ts";
import { STEPS_FOLLOW } from "../../page/steps-follow.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { bids, obliges, tells } from "../../sentence/instruction.ts";
import { isLeftOver } from "../../sentence/main-clause.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { tidy } from "../../sentence/trim.ts";
import { pointsAtUntold } from "../../sentence/untold.ts";
import { WARNS } from "../../sentence/warnings.ts";
import { joined, SENDS_ON } from "../answer.ts";
import type { Room } from "../answer-size.ts";
import { GOES_WITH_FIRST } from "../wording/goes-with-first.ts";
import { withoutPicture } from "./picture.ts";
import { withoutView } from "./shorter-procedure.ts";
import { ended, procedureOf } from "./steps.ts";

/** Sentences that may stand before the way itself; what is bidden after more of them, or adds to them, is a remark. */
const MOST_BEFORE = 4;
const ADDS = /\balso\b|\b(?:too|as well|instead)[.!]$|\b(?:of (?:the|your) (?:own|other))\b/i;

/** "Follow these steps to change your password." */
const LEADS = /^(?:please )?(?:follow|use|take) (?:these|the|the following) (?:\p{L}+ )?(?:steps|instructions)\b/iu;

/** The same over the list of them, or of what may be tried. */
const LEADS_TO_STEPS =
  /^(?:please )?(?:(?:follow|use|take|try|check|complete) (?:these|the|the following)(?: \p{L}+)?(?: (?:below|in order))?|(?:try|do|check) the following|here['’]s what (?:you can|to) do)\s*:$/iu;

const HERE_IS_HOW = /^(?:here['’]s|here is|this is) how(?: to [^.:]{4,60})?[:：]$/iu;

/** Where to turn in trouble or read on, and notes that oblige nobody: a way is whole without them. */
const REMARK =
  /^(?:please )?(?:(?:learn|read|find out) (?:more|how|about)\b|click (?:here|on this link) (?:to (?:read|learn|see|find out)|for)\b|note\b(?!.*\byou(?:['’]ll)? (?:\p{L}+ )?(?:need|must|have to|should)\b)|(?:contact|e-?mail|call|ask|see|visit|get in touch|reach out)\b(?:[^.]|\.(?=\S)){0,300}\b(?:if you|questions?|issues?|problems?|trouble|help|support|assistance|details|more information)\b)/iu;
/** What has to be done in a case of its own. */
const OWN_CASE = /^(?:If (?:you|it|that|this|the)|In (?:such a|that|this) case)\b/;
/** "If you have already paid, …": no way but of those it names, which a wish is: "If you have a code to enter, …". */
const DONE_ALREADY = /^If you(?: have|['’]ve) already \p{L}+/u;
/** What is done first is a way only with what is done then. */
const BEGINS = /^first(?:ly)?,/i;
const GOES_ON = /^(?:then|next|second(?:ly)?|after|finally|lastly|now|once)\b/i;
/** Steps that stand before it, in what opens a way. */
const OTHER_STEPS = /\b(?:this|that|these|those|the (?:previous|next|last)) steps?\b/i;
/** "Skip to step 4.": of steps that nothing here counts. */
const NUMBERED_STEP = /\bsteps? \d/i;
/** What is not told where only this is. */
const SEVERAL_WAYS =
  /\bthere are (?:two|three|four|several|a few|many|some|multiple|various|different|a number of) (?:\p{L}+ )?(?:ways|options|methods)\b/iu;
/** What is told behind it, or elsewhere: it ends no way. */
const COUNTS_STEPS =
  /\bthere are (?:two|three|four|five|six|seven|several|a few|\d+) (?:\p{L}+ )?(?:steps|stages|phases)\b/iu;

/** What may be done next, or cannot be undone. */
const MAY_GO_ON =
  /\byou (?:can|may|could|will) (?:then |now )?(?!also\b|see\b|find\b)\p{L}+|\bcan (?:then |now |also )?be \p{L}+|\b(?:lost|gone|deleted|erased) (?:for ?ever|for good|permanently)\b|\bpermanently\b/iu;
/** What is only seen on the way, above a list of it. */
export const LEADS_TO_VIEW = /^(?:then )?you(?:['’]ll| will)? (?:then |now )?see (?:an?|the|your) [^:]{3,80}[:：]$/i;

/** Where the way begins: "If you own the site, you will see a Delete link on its page." */
const SHOWS_WHERE =
  /^(?:the|your) first (?:step|thing)(?: to do)? is to (?:go|open|navigate|visit|log|sign|find|select|click)\b|\byou(?:['’]ll| will| can| should)? (?:see|find|notice) (?:an?|the|one|your)\b.*\b(?:links?|buttons?|icons?|options?|menus?|tabs?|fields?|sections?|box|boxes|checkbox|toggle|switch)\b/iu;

/** What has to be done first, behind which its order stands. */
const DONE_BEFORE = /^(?:please )?before (?:you \p{L}+|\p{L}+ing)\b[^,.:;]{0,80}, (?:please )?(?=\p{Ll})/iu;

/** A way as a section tells it: each of its instructions as a text. */
export interface Way {
  readonly texts: readonly string[];
  /** What leads to the steps, and they themselves, in one. */
  readonly text?: string;
  readonly first: Unit;
  readonly last: Unit;
}

/** A question that a list answers, with all of it. */
export interface AskedWay {
  readonly question: string;
  readonly told: Way;
}

/**
 * The instructions of a section as far as there is room, from the first one and all of them: a part of a way leads nowhere.
 * Undefined where they do not fit, are torn by what cannot be shown, or lead to something that is not.
 */
export function wayOf(units: readonly Unit[], task: string, language: Language, room: Room): Way | undefined {
  const steps = procedureOf(units, language, room.words, room);
  if (steps !== undefined) {
    // Numbered things are no steps.
    if (steps.steps.filter(bids).length * 2 < steps.steps.length) return undefined;
    const before = units.filter(({ order }) => order < steps.first.order);
    // What is done behind the steps in a case of its own is another way.
    const isOther = ({ text }: Unit) => !OWN_CASE.test(text) && !bidsTask(text, task);
    const after = units.filter((unit) => unit.order > steps.last.order && isOther(unit));
    if (before.some(isBidden)) return undefined;
    const way = { ...steps, texts: steps.steps };
    if (after.some(isBidden)) return goingOn(way, units, language, room);
    return room.remarked && after.some(isMinded) ? (goingOn(way, units, language, room) ?? way) : way;
  }
  if (units.some(isStep)) return undefined;
  const start = units.slice(0, MOST_BEFORE + 1).findIndex(({ text }) => tells(text, task));
  const before = units.slice(0, Math.max(start, 0));
  if (before.some(({ text }) => EXCEPTS.test(text))) return undefined;
  // Behind a list of what has to be done stands what is minded besides.
  if (before.some(({ kind, text }) => kind === "item" && obliges(text))) return undefined;
  const begins = start >= 0 && (start <= 1 || units[start]!.opensLine);
  if (!begins || ADDS.test(units[start]!.text)) return undefined;
  if (start > 0 && [GOES_WITH_FIRST, DONE_ALREADY].some((leans) => leans.test(units[start]!.text))) return undefined;
  const leans = start > 0 && pointsAtUntold(units[start]!.text, task);
  if (leans && (start > 1 || units[1]!.opensLine)) return undefined;
  // "Before asking for a refund, please cancel your plan.": the way begins there.
  const first = before.findIndex(({ text }) => DONE_BEFORE.test(text) && bids(text.replace(DONE_BEFORE, "")));
  if (first >= 0) return sentencesFrom(units, first, language, room);
  const isShown = leans || (start === 1 && !units[1]!.opensLine && SHOWS_WHERE.test(units[0]!.text));
  return sentencesFrom(units, isShown ? 0 : start, language, room);
}

/** What is left out of a way that begins behind it: for whom, where or when it is none. */
const EXCEPTS = /\b(?:except|only|unless|but not|no longer)\b/i;

/** Whether a sentence bids the task itself, and says when or how well: "Book the hall a week before." */
function bidsTask(text: string, task: string): boolean {
  const said = new Set(termsOf(text, "en"));
  const [verb = "", ...object] = task.trim().toLowerCase().split(" ");
  const isAlike = text.toLowerCase().startsWith(`${verb} `);
  return isAlike && termsOf(object.join(" "), "en").every((term) => said.has(term));
}

/** Sentences behind steps that are told with them, at most. */
const MOST_BEHIND = 3;

/** Whether a sentence beside steps bids something that is no part of them. */
function isBidden({ text }: Unit): boolean {
  return bids(text) && !LEADS.test(text) && !REMARK.test(text);
}

/** Whether a sentence behind steps bids or warns: where there is room it is told with them. */
function isMinded(unit: Unit): boolean {
  return isBidden(unit) || (unit.kind === "prose" && WARNS.test(unit.text));
}

/** Another task, and what calls its reader away from this one: "To remove it, …", "Book a demo". */
const OF_ANOTHER =
  /^(?:(?:in order )?to \p{L}+ |(?:please )?(?:follow|book|subscribe|upgrade|join|sign up|visit|check out|learn|read|contact|share|tell|try|explore|discover|buy|get|rate|vote|donate|see|watch|register|browse|ask|call|email|consider|avoid)\b)/iu;

/** Steps with what stands right behind them up to the last that is bidden there; undefined where all of it has no room. */
function goingOn(way: Way, units: readonly Unit[], language: Language, room: Room): Way | undefined {
  const from = units.indexOf(way.last) + 1;
  const tail = units.slice(from, units.findLastIndex((unit) => isMinded(unit) && !OWN_CASE.test(unit.text)) + 1);
  const said = tail.map((_, i) => shownText(units, from + i, false, language));
  if (!way.texts.every(bids) || tail.length > MOST_BEHIND || said.includes(undefined)) return undefined;
  if (tail.some((unit) => OF_ANOTHER.test(unit.text))) return undefined;
  const behind = said as string[];
  const text = [way.text ?? joined(way.texts), ...behind].join(" ");
  if (countWords(text) > room.words) return undefined;
  return { ...way, texts: [...way.texts, ...behind], text, last: tail.at(-1)! };
}

/** What a section says of a trouble, from its first sentence on: with all that the reader has to do about it. */
export function remedyOf(units: readonly Unit[], language: Language, room: Room): Way | undefined {
  const [first, second] = units;
  const lead = first?.text ?? "";
  const isLed = (LEADS_TO_STEPS.test(lead) || STEPS_FOLLOW.test(lead)) && second?.kind === "item";
  const steps = first?.kind === "item" || isLed ? procedureOf(units, language, room.words) : undefined;
  if (steps === undefined || steps.last !== units.at(-1))
    return sentencesFrom(units, 0, language, room) ?? stepsLedTo(units, language, room);
  // "Follow these steps:" says nothing that they do not.
  return { ...steps, texts: steps.steps, ...(isLed ? { text: joined(steps.steps) } : {}) };
}

/** "You can get in again. Here's how:", with the steps behind that and nothing to be done beside them. */
function stepsLedTo(units: readonly Unit[], language: Language, room: Room): Way | undefined {
  const at = units.findIndex(isStep);
  const lead = units[at - 1]?.text ?? "";
  if (at > MOST_BEFORE || !(HERE_IS_HOW.test(lead) || STEPS_FOLLOW.test(lead))) return undefined;
  const steps = procedureOf(units.slice(at), language, room.words);
  if (steps === undefined) return undefined;
  const beside = units.filter(({ order }) => order < steps.first.order || order > steps.last.order);
  const isMore = (unit: Unit) =>
    unit.text !== lead && (unit.kind !== "prose" || isBidden(unit) || WARNS.test(unit.text));
  return beside.some(isMore) ? undefined : { ...steps, texts: steps.steps };
}

/** The sentences from there on; where they are too many words, without what is to be seen where an order leads. */
function sentencesFrom(units: readonly Unit[], start: number, language: Language, room: Room): Way | undefined {
  return sentencesWithin(units, start, language, room) ?? sentencesWithin(units, start, language, room, withoutView);
}

function sentencesWithin(
  units: readonly Unit[],
  start: number,
  language: Language,
  room: Room,
  shorter = (text: string) => text,
): Way | undefined {
  const texts: string[] = [];
  let words = 0;
  let at = start;
  for (; at >= 0 && at < units.length; at++) {
    if (texts.length > 0) at = behindView(units, at);
    const full = shownText(units, at, texts.length === 0, language);
    const text = full === undefined || isAfterUntold(units[at]!, texts) ? undefined : shorter(full);
    if (text === undefined || texts.length === room.lines) break;
    const size = countWords(text);
    if (size > room.lineWords || words + size > room.words) break;
    words += size;
    texts.push(text);
  }
  const rest = ofOneTopic(units.slice(Math.max(at, 0)));
  // Where one sentence is all that there is, the ways stand somewhere else.
  if ((rest.length > 0 || texts.length === 1) && SEVERAL_WAYS.test(texts.at(-1) ?? "")) return undefined;
  if (COUNTS_STEPS.test(texts.at(-1) ?? "")) return undefined;
  if (texts.some((text) => BEGINS.test(text)) && !texts.some((text) => GOES_ON.test(text))) return undefined;
  // Lines that are all told end no way that goes on with what may be done, or has a warning behind it.
  if (texts.length === room.lines && rest.some(({ text }) => MAY_GO_ON.test(text) || WARNS.test(text)))
    return undefined;
  if (texts.length === 0 || rest.some((unit) => unit.kind !== "prose" || needed(unit))) return undefined;
  const end = texts.findLastIndex((text) => !SENDS_ON.test(text)) + 1;
  return { texts: texts.slice(0, end || undefined), first: units[start]!, last: units[at - 1]! };
}

/** "After the trial, …", as one that was told of. */
const AFTER =
  /^(?:after|before|during|until|once) (?:the|this|that) (?<what>\p{Ll}+)(?:, | (?:is|has|ends|expires)\b)/iu;

/** Whether a sentence goes on from something that neither those before it nor what stands above them names. */
function isAfterUntold({ text, headingTerms, source }: Unit, texts: readonly string[]): boolean {
  const what = termsOf(AFTER.exec(text)?.groups?.what ?? "", source.locale);
  const known = new Set([...headingTerms, ...termsOf(`${source.title} ${texts.join(" ")}`, source.locale)]);
  return texts.length > 0 && what.some((term) => !known.has(term));
}

/** Units up to a question that opens a paragraph: what it is answered by is something else. */
function ofOneTopic(units: readonly Unit[]): readonly Unit[] {
  const end = units.findIndex(({ opensLine, text }) => opensLine && ASKS.test(text));
  return end < 0 ? units : units.slice(0, end);
}

/** Where a way goes on behind a list of what is only seen there. */
function behindView(units: readonly Unit[], at: number): number {
  if (!LEADS_TO_VIEW.test(units[at]!.text)) return at;
  const next = at + 1 + itemsBehind(units, at).length;
  return units[next]?.kind === "prose" && bids(units[next].text) ? next : at;
}

/** What a way is not complete without. */
function needed({ text }: Unit): boolean {
  return (obliges(text) && !OWN_CASE.test(text) && !REMARK.test(text)) || /[:：]$/u.test(text);
}

function shownText(units: readonly Unit[], at: number, opens: boolean, language: Language): string | undefined {
  const unit = units[at]!;
  // One item of a list that is looked at by itself is a sentence like others.
  if (unit.kind !== "prose" && !(unit.kind === "item" && units.length === 1)) return undefined;
  if ((opens && OTHER_STEPS.test(unit.text)) || NUMBERED_STEP.test(unit.text)) return undefined;
  if (!opens && isLeftOver(unit.text, language)) return undefined;
  const bare = withoutPicture(unit, units[at + 1]);
  const said = !opens && isWholeLine(units, at) && bids(bare) ? ended(bare) : bare;
  const text = opens ? tidy(said, language) : said;
  // To "click on" something that is named points at nothing else.
  const plain = text.replace(/\b([Cc])lick on\b/g, "$1lick");
  return standsAlone(plain, opens ? language : behind(language)) ? text : undefined;
}

/** Whether a unit is a paragraph by itself, which some write without a full stop. */
function isWholeLine(units: readonly Unit[], at: number): boolean {
  return units[at]!.opensLine && units[at + 1]?.opensLine !== false && /[\p{L}\p{N}”"’')]$/u.test(units[at]!.text);
}
