import type { FaqsTask } from "../../../../schemas/generation.ts";
import { behind, type Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { countWords } from "../../../text/words.ts";
import { asksYesOrNo } from "../../../text/yes-or-no.ts";
import { listInLine } from "../../page/list.ts";
import { DEPENDS } from "../../page/reply.ts";
import { isStep, type Stretch, type Unit } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";
import { isLeftOver } from "../../sentence/main-clause.ts";
import { tellsPrice } from "../../sentence/price.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { tidy } from "../../sentence/trim.ts";
import { type Answer, inOne, tearsList, tearsSteps } from "../answer.ts";
import { aimOf, limitOf } from "../answer-size.ts";
import { ASKS_WHEN, SAYS_WHEN, thingOf } from "../fit/kinds.ts";
import { meets } from "../fit/meets.ts";
import { saysWhat } from "../questions/topic.ts";
import { isLedTo, isOfOtherCase, leadsForCase } from "../ways/list-lead.ts";
import { procedureOf } from "../ways/steps.ts";
import { GOES_WITH_FIRST } from "../wording/goes-with-first.ts";
import { withTurn } from "./turn.ts";

const MOST_LIST_WORDS = 70;

/** Words that answer without what they lead to, which a longer answer would have come to. */
const LEAST_BEFORE = 35;

/** A question that nothing is done about, and one for a way all the same. */
const TELLS = /^(?:how (?:much|many|long|often|far)|why (?!do I\b)|wh(?:at|o|ich) (?:is|are|does)\b)/i;

const ASKS_WAY =
  /\b(?:process|procedure|ways?|methods?|instructions?) (?:for|of|to)\b|\bsteps\b|^how do(?:es)? (?:(?:an?|the|my|your|our|new|other|most) )*(?:you|we|they|one|some(?:one|body)|any(?:one|body)|every(?:one|body)|people|(?:customer|user|visitor|member|reader|student|employee|team|admin|administrator|guest|client|owner|developer|author|buyer|seller|subscriber|tenant|patient|parent|colleague|manager|editor|reviewer|participant|organi[sz]er|host)s?)\b/i;

/** Share of a question that a sentence above steps meets which answers it. */
const SPEAKS_OF = 0.5;

/** "How much is the fee?", "What does it cost?" */
const ASKS_SUM = /^how much (?:is|are|do|does|will) |^what (?:do|does|will) .+ cost\?$/i;

/** Sentences that an answer may leave out before it begins. */
const MOST_SKIPPED = 1;

/** "Yes!", "No, …": what answers a question before it is explained. */
const REPLY = /^(?:the (?:short )?answer is:? )?(?:yes|no)(?:[.!,](?! ?(?:\d|of\b))|\s+[–—-])(?:\s+|$)/i;

/** Where a reply ends with a link: "Yes, some banks are, you can find them here." */
const SENDS_HERE =
  /^((?:yes|no),? .{8,200}?), (?:and |which )?you can (?:also )?(?:find|read|see|check out) [^,.;:]{0,80}\bhere\.$/i;
/** What makes half a sentence of the reply before it. */
const HALF = /\b(?:if|when|once|unless|where|while|because|as long as|but|and)\b/i;

function withoutLink(reply: string): string {
  const [, told = ""] = SENDS_HERE.exec(reply) ?? [];
  return told === "" || HALF.test(told) ? reply : `${told}.`;
}

/** A yes in other words: "You can do so until it is sent." */
const DOES_SO = /^(?:you|we) can do (?:so|this|that)\b/i;

/** What the question above says: "give him the right to do so". */
const TO_DO_SO = /\bto do (?:so|that|this)\b/gi;

/** What says already what a list behind it is about, in the languages of the engine. */
const NAMES_SOME =
  /\b(?:including|such as|namely) (?!many|several|these|the following|a few)|(?<!\p{L})(?:incluid[oa]s?|incluyendo|tales como|por ejemplo|como l[oa]s?|notamment|y compris|tel(?:le)?s? que|par exemple|darunter|einschließlich|zum beispiel|wie (?:etwa|zum beispiel)|incluindo|tais como|por exemplo|como [oa]s?|tra cui|ad esempio|compres[ie]|waaronder|zoals|bijvoorbeeld) \p{L}|(?:包括|例如|比如)\p{L}/iu;

/** Share of a question by which another one is the same. */
const SAME = 0.5;

/** Neighbouring sentences from the first one that stands alone, up to the word target. */
export function paragraph(
  units: readonly Unit[],
  question: string,
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const limit = limitOf(task);
  const isPolar = asksYesOrNo(question);
  const shown: Stretch[] = [];
  let words = 0;
  for (let i = 0; i < units.length; i++) {
    // A yes or no to another question than the one above it.
    if (isPolar && shown.length === 0 && i > 0 && asksElse(units[i - 1]!, question, task)) return undefined;
    const isAdded = i > 0 && shown.length === 0 && (GOES_WITH_FIRST.test(units[i]!.text) || leadsForCase(units[i]!));
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
  if (!isPolar && tearsList(units, shown)) return undefined;
  const torn = tearsSteps(units, shown);
  const says = (text: string) => bids(text) || (isPolar && (REPLY.test(text) || meets(question, text, task) >= 0.4));
  const told = shown.some(({ last, text }) => isStep(last) || says(text));
  // What speaks of the question above steps is the answer: the steps are a way to something else, or an example.
  const speaks = () =>
    TELLS.test(question) && !ASKS_WAY.test(question) && meets(question, units[0]!.text, task) >= SPEAKS_OF;
  const saysFirst = !isLead(units[0]!) && (isPolar || speaks());
  const isTold = (torn || !told) && !saysFirst && mayBeWay(units, question, task, language);
  const steps = isTold ? procedureOf(units, language, limit) : undefined;
  if (steps !== undefined) return inOne([steps]);
  if (torn) return undefined;
  if (definesBefore(units, shown, question) || tellsBefore(units, shown, question)) return inOne(shown);
  const end = endOf(units, shown);
  const turned = withTurn(units, shown.slice(0, end), question, task, language, limit);
  if (turned === undefined) return undefined;
  const answer = end > 0 ? inOne(turned) : undefined;
  return end < shown.length && (answer?.words ?? 0) < LEAST_BEFORE ? undefined : answer;
}

/** Whether a procedure may answer a question: of other languages one without numbers, where it asks for a way and is led to it. */
function mayBeWay(units: readonly Unit[], question: string, { page }: FaqsTask, language: Language): boolean {
  const forms = questionFormsOf(page.locale);
  if (forms === undefined) return true;
  const step = units.findIndex(isStep);
  // Below a list of its own a line leads to what is done for something else.
  const isBehindList = units.slice(0, Math.max(0, step)).some(({ kind }) => kind === "item");
  if (isBehindList && !forms.way.test(question.replace(/^¿/, ""))) return false;
  if (step >= 0) return !isOfOtherCase(units[step - 1] ?? units[step]!);
  const first = units.findIndex(({ kind, opensLine }) => kind === "item" && opensLine);
  return first >= 0 && forms.way.test(question.replace(/^¿/, "")) && isLedTo(units, first, question, language);
}

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

/** Whether it has been said when a thing is for, or what it costs, before its paragraph goes on to a list of something else. */
function tellsBefore(units: readonly Unit[], shown: readonly Stretch[], question: string): boolean {
  if (ASKS_WHEN.test(question)) return shown.some(({ text }) => SAYS_WHEN.test(text));
  const isOfPrices = units.some(({ kind, text }) => kind !== "prose" && tellsPrice(text));
  return ASKS_SUM.test(question) && !isOfPrices && shown.some(({ text }) => tellsPrice(text));
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
  const reply = isPolar && before === undefined ? withoutLink(unit.text) : undefined;
  if (reply !== undefined && replies(reply, language)) return { text: reply, first: unit, last: unit };
  const follows = before !== undefined && before.order === unit.order - 1;
  const text = follows ? unit.text : tidy(unit.text, language);
  const stands = follows ? standsAlone(unit.text, behind(language)) : standsAlone(text, language);
  if (before !== undefined && isLeftOver(unit.text, language)) return undefined;
  return stands ? { text, first: unit, last: unit } : undefined;
}

/** Whether a text is a yes or no, and what it says besides can be read by itself. */
function replies(text: string, language: Language): boolean {
  if (DEPENDS.test(text)) return standsAlone(text.replace(/^\p{L}+/u, "X"), behind(language));
  const rest = text.replace(REPLY, "").replace(DOES_SO, "you can act").replace(TO_DO_SO, "to act");
  return rest === "" || ((REPLY.test(text) || DOES_SO.test(text)) && standsAlone(`X${rest}`, behind(language)));
}
