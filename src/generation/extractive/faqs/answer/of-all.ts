import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { countWords } from "../../../text/words.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { isComplete } from "../../sentence/standing.ts";
import { type Answer, answerOf, inOne } from "../answer.ts";
import { limitOf } from "../answer-size.ts";
import { wholeAnswer } from "./whole-answer.ts";

/** What a table, or a list of times or prices, answers by all of its lines. */
const ASKS_ALL =
  /^(?:What are (?:the|your|our) (?:[\p{L}-]+ ){0,3}(?:hours|times|prices|fees|rates|costs|charges|plans|limits|requirements|options|roles|permissions)(?: (?:of|for) [^?]{3,40})?|How (?:is|are) .+ priced|When (?:is|are) [^?]{3,60} open|What times? (?:is|are|does|do) [^?]{3,60} open)\?$/iu;
/** The same in other languages. */
const ASKS_ALL_ELSEWHERE =
  /^¿?(?:Wie (?:hoch )?sind die [\p{L}-]*(?:zeiten|preise|kosten|gebühren)|Combien cela coûte-t-il|Quels sont les (?:horaires|tarifs|frais)|Cuál es el horario|Cuánto cuesta|Qual é o horário|Quanto custa|Quali sono gli orari|Quanto costa|Wat zijn de (?:kosten|tarieven|openings(?:tijden|uren))|Wann (?:ist|sind|hat|haben)(?= [^?]{0,60}(?:geöffnet|offen|auf)\?)|Quand(?= [^?]{0,60}ouver?t)|Cuándo (?:está|están|abren?)|Quando (?:è|sono|aprono|apre|está|estão|abrem?)|Wanneer (?:is|zijn)(?= [^?]{0,60}(?:open|geopend)\?))(?!\p{L})/iu;
/** "Morning: 9:00 to 12:00", "A box: £5", "Sunday: closed". */
const LABELLED =
  /^[^:]{2,40}: (?:.*\p{N}|(?:closed|free|geschlossen|frei|kostenlos|cerrado|gratis|fermé|gratuit|chiuso|gratuito|fechado|gesloten)\.?\\?$)/iu;
/** What is said behind times and prices that belongs to them. */
const OF_ALL =
  /\p{N}|%|\*|(?<!\p{L})(?:closed|closes|open|except|holidays?|only|tax|vat|plus|extra|excluding|included?|geschlossen|geöffnet|feiertag\p{L}*|ferien|außer|nur|zuzüglich|fermé\p{L}*|ouvert\p{L}*|fériés?|vacances|sauf|uniquement|cerrad\p{L}*|abiert\p{L}*|festivos?|vacaciones|salvo|sólo|solo|chius\p{L}*|apert\p{L}*|festiv\p{L}*|tranne|fechad\p{L}*|abert\p{L}*|feriados?|férias|exceto|só|gesloten|geopend|feestdagen|behalve|alleen)(?!\p{L})/iu;

/** All rows of a table, or lines of a list, that a question asks for; undefined where it asks for something else. */
export function ofAll(
  question: string,
  units: readonly Unit[],
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  if (!asksForLines(question)) return undefined;
  const isLabelled = ({ kind, text, opensLine }: Unit) =>
    (kind === "item" || kind === "prose") && opensLine && LABELLED.test(text);
  const lines = leading(units, isLabelled);
  if (lines.length > 1) return withRest(inLinesOf(lines, task), lines, units.slice(lines.length), task);
  const rows = leading(units, ({ kind }) => kind === "row");
  if (rows.length === 0) return undefined;
  return withRest(wholeAnswer(rows, task, language), rows, units.slice(rows.length), task);
}

/** Whether a question asks for what the lines of a table or a list tell. */
export function asksForLines(question: string): boolean {
  return ASKS_ALL.test(question) || ASKS_ALL_ELSEWHERE.test(question);
}

function leading(units: readonly Unit[], isOne: (unit: Unit) => boolean): readonly Unit[] {
  const end = units.findIndex((unit) => !isOne(unit));
  return end < 0 ? units : units.slice(0, end);
}

/** Each line a sentence: "Morning: 9:00 to 12:00. Evening: …" */
function inLinesOf(units: readonly Unit[], task: FaqsTask): Answer | undefined {
  const lines = units.map(({ text }) => text.replace(/[.;,\\]$/, ""));
  if (task.format === "bullets" && lines.length > task.maxBullets) return undefined;
  const text = task.format === "bullets" ? lines.map((line) => `- ${line}`).join("\n") : `${lines.join(". ")}.`;
  const answer = answerOf(text, units);
  return answer !== undefined && answer.words <= limitOf(task) ? answer : undefined;
}

/** Lines with what stands behind them and belongs to all: behind prices may be said that tax is added to them. */
function withRest(
  told: Answer | undefined,
  lines: readonly Unit[],
  rest: readonly Unit[],
  task: FaqsTask,
): Answer | undefined {
  const notes = rest.filter(({ text }) => OF_ALL.test(text));
  // Numbered notes below a table are read there.
  if (told === undefined || notes.length === 0 || isStep(rest[0]!)) return told;
  const isTold = notes.every(({ kind, text }) => kind === "prose" && isComplete(text));
  const words = told.words + countWords(notes.map(({ text }) => text).join(" "));
  if (!isTold || words > limitOf(task) || task.format === "bullets") return undefined;
  const stretches = notes.map((unit) => ({ text: unit.text, first: unit, last: unit }));
  return inOne([{ text: told.text, first: lines[0]!, last: lines.at(-1)! }, ...stretches]);
}
