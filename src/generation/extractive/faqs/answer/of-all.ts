import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { type Answer, answerOf, inOne } from "../answer.ts";
import { limitOf } from "../answer-size.ts";
import { wholeAnswer } from "./whole-answer.ts";

/** What a table, or a list of times or prices, answers by all of its lines. */
const ASKS_ALL =
  /^(?:What are (?:the|your|our) (?:\p{L}+ ){0,3}(?:hours|times|prices|fees|rates|costs|charges|plans|limits|requirements|options|roles|permissions)(?: (?:of|for) [^?]{3,40})?|How (?:is|are) .+ priced)\?$/iu;
/** The same in other languages. */
const ASKS_ALL_ELSEWHERE =
  /^¿?(?:Wie (?:hoch )?sind die [\p{L}-]*(?:zeiten|preise|kosten|gebühren)|Combien cela coûte-t-il|Quels sont les (?:horaires|tarifs|frais)|Cuál es el horario|Cuánto cuesta|Qual é o horário|Quanto custa|Quali sono gli orari|Quanto costa|Wat zijn de (?:kosten|tarieven|openings(?:tijden|uren)))(?!\p{L})/iu;
/** "Morning: 9:00 to 12:00", "A box: £5". */
const LABELLED = /^[^:]{2,40}: .*\p{N}/u;

/** All rows of a table, or lines of a list, that a question asks for; undefined where it asks for something else. */
export function ofAll(
  question: string,
  units: readonly Unit[],
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  if (!ASKS_ALL.test(question) && !ASKS_ALL_ELSEWHERE.test(question)) return undefined;
  const isLabelled = ({ kind, text, opensLine }: Unit) => kind === "item" && opensLine && LABELLED.test(text);
  if (units.length > 1 && units.every(isLabelled)) return inLinesOf(units, task);
  const rows = units.filter(({ kind }) => kind === "row");
  if (rows.length === 0 || rows.at(-1) !== units[rows.length - 1]) return undefined;
  return withRest(rows, units.slice(rows.length), task, language);
}

/** Each line a sentence: "Morning: 9:00 to 12:00. Evening: …" */
function inLinesOf(units: readonly Unit[], task: FaqsTask): Answer | undefined {
  const lines = units.map(({ text }) => text.replace(/[.;,]$/, ""));
  if (task.format === "bullets" && lines.length > task.maxBullets) return undefined;
  const text = task.format === "bullets" ? lines.map((line) => `- ${line}`).join("\n") : `${lines.join(". ")}.`;
  const answer = answerOf(text, units);
  return answer !== undefined && answer.words <= limitOf(task) ? answer : undefined;
}

/** A table with what stands behind it: behind all prices may be said that tax is added to them. */
function withRest(
  rows: readonly Unit[],
  rest: readonly Unit[],
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const table = wholeAnswer(rows, task, language);
  // Numbered notes below a table are read there.
  if (table === undefined || (rest[0] !== undefined && isStep(rest[0])) || rest.length === 0) return table;
  const isTold = task.format === "paragraph" && rest.every(({ kind }) => kind === "prose");
  const told = rest.map((unit) => ({ text: unit.text, first: unit, last: unit }));
  const whole = isTold ? inOne([{ text: table.text, first: rows[0]!, last: rows.at(-1)! }, ...told]) : undefined;
  return whole !== undefined && whole.words <= limitOf(task) ? whole : undefined;
}
