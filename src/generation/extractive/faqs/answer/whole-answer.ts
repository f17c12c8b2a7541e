import type { FaqsTask } from "../../../../schemas/generation.ts";
import { behind, type Language } from "../../../language/language.ts";
import { thingsInLine } from "../../page/list.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { priceWordsOf, tellsPrice } from "../../sentence/price.ts";
import { standsAlone } from "../../sentence/standing.ts";
import { capitalised } from "../../sentence/trim.ts";
import { LIMITS_WHOM, WARNS } from "../../sentence/warnings.ts";
import { type Answer, answerOf, inOne, joined } from "../answer.ts";
import { limitOf } from "../answer-size.ts";
import { ADDRESS, endedBehindAddress } from "./authors-answer.ts";
import { tableInLines } from "./table.ts";

/** Sentences and words of an answer that is trusted for being all that its author wrote, and words of the shortest. */
const MOST_SENTENCES = 3;
const MOST_WORDS = 35;
export const LEAST_WORDS = 2;
const LEAST_ITEMS = 2;

/**
 * All that stands below an author's question, where that is one short paragraph, one table or one list of things. Nobody writes a question
 * over a few words that do not answer it, so its form is not asked for.
 */
export function wholeAnswer(units: readonly Unit[], task: FaqsTask, language: Language): Answer | undefined {
  const lines = tableInLines(units);
  if (lines !== undefined) return ofTable(lines, units, task);
  const things = task.format === "paragraph" ? thingsInLine(units) : undefined;
  if (things !== undefined) return within(answerOf(capitalised(things), units), limitOf(task));
  if (units.length === 0 || units.length > MOST_SENTENCES || !isParagraph(units, language)) return undefined;
  if (task.format === "bullets" && units.length > task.maxBullets) return undefined;
  const stretches = units.map((unit) => ({ text: endedBehindAddress(unit.text), first: unit, last: unit }));
  const answer = task.format === "bullets" ? inBullets(texts(units), units) : inOne(stretches, LEAST_WORDS);
  return within(answer, Math.min(MOST_WORDS, limitOf(task)));
}

/** The one line below a question for a price that tells it: "€2." */
export function amountAlone(question: string, units: readonly Unit[]): Answer | undefined {
  const [line] = units;
  if (line === undefined || units.length > 1 || line.kind !== "item" || priceWordsOf(question).length === 0)
    return undefined;
  return tellsPrice(line.text) ? answerOf(line.text, units, 1) : undefined;
}

/** What opens each item of a list that is all that stands below a question, where what explains them has no room. */
export function itemsOpened(units: readonly Unit[], task: FaqsTask, language: Language): Answer | undefined {
  const heads = units.filter(({ opensLine }) => opensLine);
  const stands = ({ kind, text }: Unit) => kind === "item" && standsAlone(text, behind(language));
  if (task.format === "bullets" || heads.length < LEAST_ITEMS || !heads.every(stands)) return undefined;
  const isNeeded = ({ kind, text }: Unit) => kind !== "item" || WARNS.test(text) || LIMITS_WHOM.test(text);
  if (units.some(isStep) || units.some(isNeeded)) return undefined;
  return within(answerOf(joined(texts(heads)), units), limitOf(task));
}

/** The lines of a table in the task's format, where they have room. */
export function ofTable(lines: readonly string[], units: readonly Unit[], task: FaqsTask): Answer | undefined {
  if (task.format === "bullets") return lines.length > task.maxBullets ? undefined : inBullets(lines, units);
  const told = inOneLine(lines.map((line) => line.replace(/(?<!\.\p{L})\.$/u, "")));
  return within(answerOf(told, units, LEAST_WORDS), limitOf(task));
}

/** Lines as sentences; where one ends with an abbreviation, "9 p.m.", nobody would see that it ends there. */
export function inOneLine(lines: readonly string[]): string {
  const isShortened = lines.some((line) => /\.\p{L}\.$/u.test(line));
  return isShortened ? `${lines.join("; ")}${lines.at(-1)!.endsWith(".") ? "" : "."}` : `${lines.join(". ")}.`;
}

function inBullets(lines: readonly string[], units: readonly Unit[]): Answer | undefined {
  return answerOf(lines.map((line) => `- ${line}`).join("\n"), units, LEAST_WORDS);
}

function texts(units: readonly Unit[]): string[] {
  return units.map(({ text }) => endedBehindAddress(text));
}

/** Whether all of it is prose of one paragraph, each sentence of which can stand behind its question and tells itself. */
function isParagraph(units: readonly Unit[], language: Language): boolean {
  if (units.every(({ text }) => language.announcing.test(text))) return false;
  const stands = ({ text }: Unit) =>
    standsAlone(endedBehindAddress(text).replace(ADDRESS, "address"), behind(language));
  return units.every((unit, i) => unit.kind === "prose" && unit.opensLine === (i === 0) && stands(unit));
}

function within(answer: Answer | undefined, most: number): Answer | undefined {
  return answer !== undefined && answer.words <= most ? answer : undefined;
}
