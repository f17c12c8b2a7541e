import type { FaqsTask } from "../../../../schemas/generation.ts";
import { behind, type Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { countWords } from "../../../text/words.ts";
import { opensWithReply } from "../../page/reply.ts";
import type { Unit } from "../../page/unit.ts";
import { isComplete, standsAlone } from "../../sentence/standing.ts";
import { tidy } from "../../sentence/trim.ts";
import { type Answer, answerOf, joined, LEAST_WORDS, tearsSteps } from "../answer.ts";
import { MOST_ITEM_WORDS } from "../answer-size.ts";
import { OPENS_WITH_CASE, thingOf } from "../fit/kinds.ts";
import { meets } from "../fit/meets.ts";
import { saysWhat } from "../questions/topic.ts";
import { GOES_WITH_FIRST } from "../wording/goes-with-first.ts";
import { needsAll } from "./whole-list.ts";

/** What stands over things that are left out, or that are so in one case alone: without it they say the opposite. */
const LEAVES_OUT =
  /\bbut[:：]$|\b(?:all|any\p{L}*|every\p{L}*|nothing|none|no \p{L}+) but\b[^.]{0,100}[:：]$|\b(?:apart from|other than|excluding|neither of|rarely|alone)\b[^.]{0,100}[:：]$|^(?:only|leave|avoid)\b|\bfor an? (?:extra|additional)\b|(?<!\p{L})(?:one of (?:the following|these)|eine[rsn]? der folgenden|l['’]une? des|un[oa] de (?:los|las)|un[oa] de(?:i|gli|lle)|uma? d[oa]s|een van de)(?!\p{L})[^.]{0,100}[:：]$|之一[:：]$/iu;

/** Sentences behind which a list whose lead speaks of something else answers that, and not the question. */
const MOST_BEFORE = 2;

/** Share of a question that asks for just the case in which a list holds that does not open its section. */
const OF_ONE_CASE = 0.5;

/** Characters of a line above a list that are looked at, the last ones. */
const LEADING = 300;

/** The items of the section's first list, else its sentences that stand alone. */
export function bullets(
  units: readonly Unit[],
  question: string,
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  if (units[0] !== undefined && opensWithReply(units[0], question)) return behindReply(units, task, language);
  const fits = (text: string) =>
    countWords(text) <= MOST_ITEM_WORDS && countWords(text) >= 2 && !/[?？:：]$|:\/\//u.test(text);
  const list = firstList(units);
  const items = list.items.filter((unit) => fits(unit.text));
  const isList = items.length >= 2 && answersByList(list, units, question, task);
  const chosen = (isList ? items : sentencesOf(units, fits, language)).slice(0, task.maxBullets);
  // A part of what is required or denied, or of the cases in which something holds, says what is not so.
  if (isList && (chosen.length < list.items.length || list.goesOn) && needsAll(list.lead, units)) return undefined;
  if (isList && (LEAVES_OUT.test(list.lead.slice(-LEADING)) || isHalf(list.lead) || isPart(list))) return undefined;
  const torn = tearsSteps(
    units,
    chosen.map((unit) => ({ text: unit.text, first: unit, last: unit })),
  );
  const lineOf = ({ text }: Unit) => `- ${tidy(isList ? text.replace(GOES_ON, "") : text, language)}`;
  return torn ? undefined : answerOf(chosen.map(lineOf).join("\n"), chosen);
}

/** Whether the line above a list is a sentence that its items end: "Sie bekommen es, wenn". */
function isHalf(lead: string): boolean {
  return lead !== "" && !isComplete(lead) && !/[:：]$/u.test(lead);
}

/** A line that only names which part of the answer stands below it. */
const LABEL = /^(?:what|who|where|when|why|how|which|for|with|without|on|in)(?:['’]s)?(?: [^\s:]+){1,4}:$/i;

/** Whether a list answers the question: neither behind what says what the thing is, nor far below it under another lead. */
function answersByList(
  { lead, before }: FirstList,
  [first]: readonly Unit[],
  question: string,
  task: FaqsTask,
): boolean {
  if (before >= 0 && saysWhatIsAsked(question, first!.text, task)) return false;
  if (before > 0 && OPENS_WITH_CASE.test(lead)) return meets(question, lead, task) >= OF_ONE_CASE;
  return before <= MOST_BEFORE || meets(question, lead, task) > 0;
}

/** Whether a sentence says what the thing is that is asked for. */
function saysWhatIsAsked(question: string, text: string, { page }: FaqsTask): boolean {
  const forms = questionFormsOf(page.locale);
  if (forms === undefined) return thingOf(question) !== "" && saysWhat(thingOf(question), text);
  const [, thing = ""] = forms.definition.exec(text) ?? [];
  return thing !== "" && question === forms.whatIs.replace("%", () => thing.trim());
}

/** Whether a list is one part of several, each below a label: "What is kept: …", "What is not: …". */
function isPart({ lead, isParted }: FirstList): boolean {
  return isParted && LABEL.test(lead);
}

/** What leads from one item of a list to the next. */
const GOES_ON = /\s*[;；,，](?: (?:and|or|und|oder|sowie|et|ou|y|o|e|en|of))?$/iu;

/**
 * The sentences that stand alone, or behind the one shown before them. What stands behind a table is of that alone, and
 * what adds to a sentence goes with it.
 */
function sentencesOf(units: readonly Unit[], fits: (text: string) => boolean, language: Language): readonly Unit[] {
  const shown: Unit[] = [];
  for (const [i, unit] of units.entries()) {
    if (unit.kind === "row" && shown.length === 0) return [];
    const follows = i > 0 && shown.at(-1) === units[i - 1];
    if (i > 0 && !follows && GOES_WITH_FIRST.test(unit.text)) continue;
    const rules = follows ? behind(language) : language;
    if (unit.kind === "prose" && fits(unit.text) && standsAlone(tidy(unit.text, rules), rules)) shown.push(unit);
  }
  return shown;
}

/** A yes or no, with what it is explained by where it is short, then the sentences behind it. */
function behindReply(units: readonly Unit[], task: FaqsTask, language: Language): Answer | undefined {
  const end = units.findIndex(({ kind }) => kind !== "prose");
  const told = end < 0 ? units : units.slice(0, end);
  const stands = ({ text }: Unit) => standsAlone(text, behind(language));
  const [reply, next] = told;
  const isShort = countWords(reply!.text) < LEAST_WORDS;
  const opening = isShort && next !== undefined ? [reply!, next] : [reply!];
  const rest = told.slice(opening.length);
  const torn = rest.findIndex((unit) => !stands(unit));
  const lines = [opening, ...(torn < 0 ? rest : rest.slice(0, torn)).map((unit) => [unit])].slice(0, task.maxBullets);
  const texts = lines.map((line) => joined(line.map(({ text }) => text)));
  const fits = opening.every(stands) && texts.every((text) => countWords(text) <= MOST_ITEM_WORDS);
  return fits ? answerOf(texts.map((text) => `- ${text}`).join("\n"), lines.flat()) : undefined;
}

interface FirstList {
  /** The line above it, `""` where there is none. */
  readonly lead: string;
  /** Sentences above that line. */
  readonly before: number;
  readonly items: readonly Unit[];
  /** Whether more items stand behind what interrupts it. */
  readonly goesOn: boolean;
  /** Whether a line leads to another list behind it. */
  readonly isParted: boolean;
}

function firstList(units: readonly Unit[]): FirstList {
  const at = units.findIndex(({ kind }) => kind === "item");
  if (at < 0) return { lead: "", before: 0, items: [], goesOn: false, isParted: false };
  const end = units.findIndex(({ kind }, i) => i > at && kind !== "item");
  const items = units.slice(at, end < 0 ? units.length : end).filter(({ opensLine }) => opensLine);
  const behind = end < 0 ? [] : units.slice(end);
  const goesOn = behind.some(({ kind }) => kind === "item");
  const isParted = behind.some(({ text }, i) => /[:：]$/u.test(text) && behind[i + 1]?.kind === "item");
  return { lead: units[at - 1]?.text ?? "", before: at - 1, items, goesOn, isParted };
}
