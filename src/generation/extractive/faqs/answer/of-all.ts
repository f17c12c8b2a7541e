import type { FaqsTask } from "../../../../schemas/generation.ts";
import { isWeekday } from "../../../../search/analysis/week.ts";
import { ADMISSION_IN_ENGLISH } from "../../../language/forms/bought.ts";
import type { Language } from "../../../language/language.ts";
import { countWords } from "../../../text/words.ts";
import { isLine, isStep, type Unit } from "../../page/unit.ts";
import { isComplete } from "../../sentence/standing.ts";
import { capitalised } from "../../sentence/trim.ts";
import { type Answer, answerOf, inOne } from "../answer.ts";
import { limitOf } from "../answer-size.ts";
import { tellsPrices } from "../fit/price-of.ts";
import { columnInLines } from "./table.ts";
import { inOneLine, LEAST_WORDS, ofTable, wholeAnswer } from "./whole-answer.ts";

/** What a table, or a list of times or prices, answers by all of its lines. */
const ASKS_ALL =
  /^(?:What are (?:the|your|our) (?:[\p{L}\p{N}'’-]+ ){0,6}(?:hours|times|prices|fees|rates|costs|charges|plans|limits|requirements|options|roles|permissions)(?: (?:of|for) [^?]{3,40})?|How (?:is|are) .+ priced|When (?:is|are) [^?]{3,60} open|What times? (?:is|are|does|do) [^?]{3,60} open)\?$/iu;
const ASKS_ADMISSION = new RegExp(`^How much do(?:es)? (?:${ADMISSION_IN_ENGLISH}) cost\\?$`, "i");
/** The same in other languages. */
const ASKS_ALL_ELSEWHERE =
  /^¿?(?:Wie (?:hoch )?(?:sind|ist) d(?:er|ie) [\p{L}-]*(?:zeiten|preise|kosten|gebühren|tarife|beitr[aä]ge?)|Was kostet|Combien coûte(?:nt)?|Combien cela coûte-t-il|Quels sont les (?:horaires|tarifs|prix|frais)|Cuál es el horario|Cuáles son los precios|Cuánto cuestan?|Qual é o horário|Quanto custam?|Quali sono gli orari|Quanto costa(?:no)?|Wat zijn de \p{L}*(?:kosten|tarieven|prijzen|tijden|uren)|Wat kost(?:en)?|Hoe hoog is|Wann (?:ist|sind|hat|haben)(?= [^?]{0,60}(?:geöffnet|offen|auf)\?)|Quand(?= [^?]{0,60}ouver?t)|Cuándo (?:está|están|abren?)|Quando (?:è|sono|aprono|apre|está|estão|abrem?)|Wanneer (?:is|zijn)(?= [^?]{0,60}(?:open|geopend)\?))(?!\p{L})/iu;
/** "Morning: 9:00 to 12:00", "A box: £5", "Sunday: closed". */
const LABELLED =
  /^[^:]{2,40}: (?:.*\p{N}|(?:closed|free|geschlossen|frei|kostenlos|cerrado|gratis|fermé|gratuit|chiuso|gratuito|fechado|gesloten)\.?\\?$)/iu;
/** What is said behind times and prices that belongs to them. */
const OF_ALL =
  /\p{N}|%|\*|(?<!\p{L})(?:closed|closes|open|except|holidays?|only|tax|vat|plus|extra|excluding|included?|geschlossen|geöffnet|feiertag\p{L}*|ferien|außer|nur|zuzüglich|fermé\p{L}*|ouvert\p{L}*|fériés?|vacances|sauf|uniquement|cerrad\p{L}*|abiert\p{L}*|festivos?|vacaciones|salvo|sólo|solo|chius\p{L}*|apert\p{L}*|festiv\p{L}*|tranne|fechad\p{L}*|abert\p{L}*|feriados?|férias|exceto|só|gesloten|geopend|feestdagen|behalve|alleen)(?!\p{L})/iu;

/** Characters of a line that says what stands below it. */
const MOST_LEAD = 80;

/** All rows of a table, or lines of a list, that a question asks for; undefined where it asks for something else. */
export function ofAll(
  question: string,
  units: readonly Unit[],
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const told = asksForLines(question) ? linesOf(question, units, task, language) : undefined;
  return told !== undefined && tellsPrices(question, told.text) ? told : undefined;
}

function linesOf(question: string, units: readonly Unit[], task: FaqsTask, language: Language): Answer | undefined {
  const isLabelled = ({ kind, text, opensLine }: Unit) =>
    (kind === "item" || kind === "prose") && opensLine && (LABELLED.test(text) || isOfDay(text));
  const lines = leading(units, isLabelled);
  if (lines.length > 1) return withRest(inLinesOf(lines, task), lines, units.slice(lines.length), task);
  const begin = units.findIndex(({ kind }) => kind === "row");
  if (begin < 0) return undefined;
  const rows = leading(units.slice(begin), ({ kind }) => kind === "row");
  const told = wholeAnswer(rows, task, language) ?? priceColumn(question, rows, task);
  return withLead(units.slice(0, begin), withRest(told, rows, units.slice(begin + rows.length), task), rows, task);
}

/** "le mercredi de 14 heures à 18 heures": a day, behind no more than its article, and hours. */
function isOfDay(text: string): boolean {
  const opening = text.split(/[ ,]+/u, MOST_BEFORE_DAY + 1);
  return /\p{N}/u.test(text) && text.length <= MOST_LEAD * 2 && opening.some((word) => isWeekday(word));
}
const MOST_BEFORE_DAY = 1;

const ASKS_TIMES =
  /hours|times|zeiten|horaires|horarios?|horários?|orari|tijden|uren|open|geöffnet|ouvert|abiert|apert|abert/iu;

/** Of a table that has no room, the first column of prices; undefined for a question that asks for times. */
function priceColumn(question: string, rows: readonly Unit[], task: FaqsTask): Answer | undefined {
  const lines = ASKS_TIMES.test(question) ? undefined : columnInLines(rows);
  return lines && ofTable(lines, rows, task);
}

/** A table with the line above it that says what it is of: "A year: Adults: 180 €. …" */
function withLead(
  [lead, ...others]: readonly Unit[],
  told: Answer | undefined,
  rows: readonly Unit[],
  task: FaqsTask,
): Answer | undefined {
  if (lead === undefined || told === undefined) return told;
  const isLabel = others.length === 0 && isLine(lead) && lead.text.length <= MOST_LEAD && !/[.!?]$/.test(lead.text);
  if (!isLabel) return undefined;
  // One word names the column.
  if (!lead.text.includes(" ")) return told;
  const answer = answerOf(`${lead.text.replace(/ ?:$/, "")}: ${told.text}`, [lead, ...rows]);
  return answer !== undefined && answer.words <= limitOf(task) ? answer : undefined;
}

/** Whether a question asks for what the lines of a table or a list tell. */
export function asksForLines(question: string): boolean {
  return ASKS_ALL.test(question) || ASKS_ADMISSION.test(question) || ASKS_ALL_ELSEWHERE.test(question);
}

function leading(units: readonly Unit[], isOne: (unit: Unit) => boolean): readonly Unit[] {
  const end = units.findIndex((unit) => !isOne(unit));
  return end < 0 ? units : units.slice(0, end);
}

/** Each line a sentence: "Morning: 9:00 to 12:00. Evening: …" */
function inLinesOf(units: readonly Unit[], task: FaqsTask): Answer | undefined {
  const lines = units.map(({ text }) => capitalised(text.replace(/[;,\\]$|(?<!\.\p{L})\.$/u, "")));
  if (task.format === "bullets" && lines.length > task.maxBullets) return undefined;
  const text = task.format === "bullets" ? lines.map((line) => `- ${line}`).join("\n") : inOneLine(lines);
  const answer = answerOf(text, units, LEAST_WORDS);
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
