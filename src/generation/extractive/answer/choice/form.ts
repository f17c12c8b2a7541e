import type { SourcePage } from "../../../../schemas/generation.ts";
import { denies, disowns } from "../../../../search/analysis/denial.ts";
import { tellsWeek } from "../../../../search/analysis/week.ts";
import { languageOf } from "../../../language/languages.ts";
import { cellsOf } from "../../../text/table-rows.ts";
import { termsOf } from "../../../text/terms.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";
import { tellsPrice } from "../../sentence/price.ts";
import { needsAmount, tellsAmount } from "../amounts/amount.ts";
import { tellsDiscountAlone } from "../amounts/discount.ts";
import { isTold } from "../asked-for/beside.ts";
import { isBelowItsWay, isDoneAlready, tellsConsequence } from "../asked-for/consequence.ts";
import { pricedThings, saidAround } from "../asked-for/priced-row.ts";
import type { Block } from "../block.ts";
import type { Question } from "../question.ts";

/** What an amount adds where one is asked for, and what it costs to tell none. */
const AMOUNT = 0.15;
const NO_AMOUNT = 0.4;
/** What adds to those behind the site speaking of themselves, where they are asked of themselves. */
const OF_US = 0.2;
/** What it costs a list to tell which things are not so where it is asked which are, and the other way round. */
const OPPOSITE = 0.6;
/** What it costs to say what comes of an act, or that it is done, where the way to it is asked for. */
const CONSEQUENCE = 0.5;
/** What it adds to stand below a heading that asks for the way to the act. */
const ITS_WAY = 0.3;
/** What it costs a list or code to be no sentence, where a sentence answers. */
const NO_SENTENCE = 0.2;
/** What adds to saying that something is not so, where it is asked why. */
const DENIED = 0.15;
/** What adds to a table or list of the things that are asked for ("What are the plans?" of rows below "Plan") or compared. */
const OF_EACH = 0.5;

/** Share of the question that a heading names which says of what the list below it is. */
const NAMED = 0.4;

/** What adds to a list that a line leads to where it is asked what all of some things are: sentences speak of them. */
const ANNOUNCED = 0.15;

/** What adds to saying that there is no such thing where it is asked whether there is. */
const SAYS_NO = 0.3;

/** What adds to a list of prices where a price is asked for, and how many of its lines tell one at least. */
const PRICES = 0.3;
const MOSTLY_PRICES = 0.6;

/** What the form of a block adds to its score, by what is asked, or takes from it. */
export function formBonus(block: Block, question: Question): number {
  const text = block.units.map((unit) => unit.text).join(" ");
  let bonus = 0;
  if (question.howTo && isWay(block)) bonus += 0.15;
  if (tellsConsequence(block, question)) bonus -= CONSEQUENCE;
  if (question.howTo && isDoneAlready(block)) bonus -= CONSEQUENCE;
  if (isBelowItsWay(block, question)) bonus += ITS_WAY;
  if (lacksSentence(block, question)) bonus -= NO_SENTENCE;
  if (question.quantity && tellsAmount(block, question)) bonus += AMOUNT;
  else if (needsAmount(block, question)) bonus -= NO_AMOUNT;
  if (question.which !== undefined && isOpposite(block, question.which)) bonus -= OPPOSITE;
  if (question.asksSite && speaksOfUs(text, block.units[0]!.source)) bonus += OF_US;
  if (tellsItsWeek(block, question)) bonus += WEEK;
  else if (listsThem(block, question)) bonus += OF_EACH;
  else if (block.form === "table" && block.lead === undefined) bonus -= UNNAMED;
  if (deniesThing(block, question)) bonus += SAYS_NO;
  if (question.asksAll && isAnnounced(block)) bonus += ANNOUNCED;
  if (question.price.length > 0 && listsPrices(block) && namesPriced(block, question)) bonus += PRICES;
  if (tellsDiscountAlone(block, question)) bonus -= DISCOUNT;
  if (definesThing(block.units[0]!, question)) bonus += 0.25;
  if (deniesAsked(block, question)) bonus += DENIED;
  return bonus - ofAnyRow(block, question);
}

/** Whether a block opens by saying that there is no such thing, where it is asked whether there is. */
function deniesThing({ lead, units }: Block, { open, thing }: Question): boolean {
  if (open || thing?.named !== "whole" || thing.terms.length === 0) return false;
  const { text, source } = lead ?? units[0]!;
  const [said = ""] = text.split(/[,:;]/u);
  const terms = new Set(termsOf(said, source.locale));
  return thing.terms.every((term) => terms.has(term)) && disowns(said, source.locale);
}

/** Whether a block is a list or code where a sentence answers; items tell who, where, and of things that are compared, steps no thing. */
function lacksSentence({ form, units }: Block, { expected, compares, open, subjects, why }: Question): boolean {
  if (form !== "list" && form !== "code") return false;
  if (why !== undefined && isStep(units[0]!)) return true;
  if (subjects.length > 0 && !compares && isStep(units[0]!)) return true;
  if (expected === undefined && !compares) return false;
  return form === "code" || isStep(units[0]!) || !(open || compares);
}

/** What it adds to tell the hours of a whole week. */
const WEEK = 0.5;

/** Whether a block tells the hours of a week, where they are asked for and no day is named. */
function tellsItsWeek({ units }: Block, { hours, days }: Question): boolean {
  return hours.length > 0 && days.length === 0 && tellsWeek(units.map(({ text }) => text));
}

/** Of a table without names of its columns, whose heading asks for something else. */
const UNNAMED = 0.6;

/** Whether a block is a list that a line leads to, but no way. */
function isAnnounced({ form, lead, units: [first] }: Block): boolean {
  return form === "list" && lead !== undefined && !isStep(first!);
}

/** Whether most lines of a list tell a price: what a thing costs stands there, not what something else is worth. */
function listsPrices({ form, units }: Block): boolean {
  return form === "list" && units.filter(({ text }) => tellsPrice(text)).length >= MOSTLY_PRICES * units.length;
}

/** Whether a list or what stands over it names all of that whose price is asked for. */
function namesPriced(block: Block, question: Question): boolean {
  const said = saidAround(block);
  return pricedThings(question).every((term) => isTold(term, said, question));
}

/** What takes a discount from a price is not what is paid. */
const DISCOUNT = 0.5;

/**
 * Whether a table has a row for each of the things that a question asks for, or two of its columns are named in it; or
 * whether a list is all that stands below a heading that names them ("Which colours do you have?" of "Colours").
 */
function listsThem({ form, lead, units }: Block, question: Question): boolean {
  const [row] = units;
  if (form === "list") return question.which === "are" && lead === undefined && isNamedAbove(row!, question);
  if (form !== "table") return false;
  if (lead === undefined) return isAllAbove(row!, question);
  const columns = cellsOf(lead.text);
  const compared = columns.slice(cellsOf(row!.text).length === columns.length ? 1 : 0);
  const told = toldOfRow(lead, question);
  const isOfRows = told !== undefined && !units.some((unit) => tellsAll(unit, told));
  return isOfRows || compared.filter((name) => namesWhole(question, name, lead)).length > 1;
}

/**
 * The terms of a question that asks for what the first column of a table holds, but for the name of that: of "Which key
 * mutes the sound?" below "Key" those of "mutes the sound".
 */
function toldOfRow(lead: Unit, { which, weights }: Question): string[] | undefined {
  const named = termsOf(cellsOf(lead.text)[0] ?? "", lead.source.locale);
  if (which !== "are" || named.length === 0 || !named.every((term) => weights.has(term))) return undefined;
  return [...weights.keys()].filter((term) => !named.includes(term));
}

/** Whether a row has all of some terms. */
function tellsAll({ terms }: Unit, some: readonly string[]): boolean {
  return some.length > 0 && some.every((term) => terms.includes(term));
}

/** Whether a heading names nothing but what is asked for, and with its page's title all of that: "Times", of "Tide tables". */
function isAllAbove({ headingTerms, source }: Unit, { weights }: Question): boolean {
  const title = termsOf(source.title, source.locale);
  const over = new Set([...headingTerms, ...title]);
  const names = headingTerms.length > 0 ? headingTerms : title;
  const isAsked = names.length > 0 && names.every((term) => weights.has(term));
  return isAsked && weights.keys().every((term) => over.has(term));
}

/** Whether a heading names what is asked for and nothing else, and what it names begins right below it. */
function isNamedAbove({ headingTerms, start, marker, passage }: Unit, { weights, total }: Question): boolean {
  if (headingTerms.length === 0 || passage.level === 1 || start > marker.length) return false;
  const named = new Set(headingTerms);
  const weight = [...named].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  return [...named].every((term) => weights.has(term)) && weight >= NAMED * total;
}

/** Whether a list is of what is so where what is not is asked for, or of what is not: as its lead or heading says. */
function isOpposite({ form, lead, units: [first] }: Block, which: "are" | "are not"): boolean {
  if (form !== "list" || first === undefined || isStep(first)) return false;
  const { passage, source } = first;
  const denied = [passage.heading, lead?.text ?? ""].some((line) => disowns(line, source.locale));
  return denied === (which === "are");
}

/** Whether it may tell how something is done: steps, orders, code; a list of reasons tells none. */
function isWay({ form, units: [first] }: Block): boolean {
  return form === "code" || (form === "list" && first !== undefined && (isStep(first) || bids(first.text)));
}

function speaksOfUs(text: string, { locale }: SourcePage): boolean {
  return languageOf(locale).ourselves.test(text);
}

/** Whether a sentence says what the thing is that is asked for: it opens with that, or says so beside something else. */
function definesThing(unit: Unit, { subjects, defined }: Question): boolean {
  return subjects.some((subject) => opensWith(unit, subject)) || defined?.test(unit.text) === true;
}

/** Whether a block says that something is not so, where it is asked why it is not. */
function deniesAsked({ form, units }: Block, { why }: Question): boolean {
  return why === "not so" && form === "prose" && units.some(({ text, source }) => denies(text, source.locale));
}

function opensWith(unit: Unit, subject: readonly string[]): boolean {
  const opening = unit.terms.slice(0, subject.length + 1);
  return subject.length > 0 && subject.every((term) => opening.includes(term));
}

/** What it costs a row that the question does not name, nor all that it tells: the others answer it as well. */
const ANY_ROW = 0.4;

function ofAnyRow({ form, lead, units: [row] }: Block, question: Question): number {
  if (form !== "row" || lead === undefined || namesRow(question, row!)) return 0;
  return tellsAll(row!, toldOfRow(lead, question) ?? []) ? 0 : ANY_ROW;
}

/** Whether a question has a word of the name of a row; of several columns the first may name its group ("Plastics | PVC"). */
function namesRow(question: Question, { text, source }: Unit): boolean {
  const cells = cellsOf(text);
  const name = cells.slice(0, cells.length > 2 ? 2 : 1).join(" ");
  return termsOf(name, source.locale).some((term) => isMeant(question, term));
}

/** Whether a question has all words of the name of a column. */
function namesWhole(question: Question, name: string, unit: Unit): boolean {
  const terms = termsOf(name, unit.source.locale);
  return terms.length > 0 && terms.every((term) => isMeant(question, term));
}

function isMeant({ weights, others }: Question, term: string): boolean {
  return weights.has(term) || [...others.values()].some((meant) => meant.some(({ phrase }) => phrase.includes(term)));
}
