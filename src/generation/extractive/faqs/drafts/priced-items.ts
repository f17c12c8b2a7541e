import type { FaqsTask } from "../../../../schemas/generation.ts";
import { SUM } from "../../../../search/analysis/currencies.ts";
import { askPriceOf, isPayer } from "../../../../search/completions/row-questions.ts";
import { namesOtherSums, namesPrices } from "../../../language/forms/local/price-headings.ts";
import { askSum } from "../../../language/forms/sums.ts";
import type { Language } from "../../../language/language.ts";
import { cellsOf } from "../../../text/table-rows.ts";
import { isStep, lineFrom, repeatsOtherPages, type Unit } from "../../page/unit.ts";
import { tellsPrice } from "../../sentence/price.ts";
import { wholeAnswer } from "../answer/whole-answer.ts";
import { answerOf } from "../answer.ts";
import { limitOf } from "../answer-size.ts";
import type { Section } from "../sections/section.ts";
import { ended } from "../ways/steps.ts";
import type { Draft } from "./draft.ts";

/** As sure as what sentences tell, of the first ones: of many prices a visitor may ask for any. */
const [FIRST_SCORE, SCORE, FIRST] = [0.55, 0.4, 2];
const LEAST_WORDS = 2;
/** Items that tell a price make a list of prices, from so many on, of which so many are asked for. */
const LEAST_ITEMS = 2;
const MOST_ITEMS = 100;
/** "Music room – 500 Kč", "Kayak: from £5 an hour". */
const PRICED = new RegExp(
  `^(?<name>[\\p{L}\\p{N}][^:–—|]{1,38}?)(?:[ \u00a0]?: | [–—-] )(?:from |ab |dès |desde |da |vanaf |à partir de |a partir de )?${SUM}`,
  "iu",
);

/** "Setup only": of what, the list says elsewhere. */
const OF_A_PART = /(?<!\p{L})(?:only|extra|more|nur|seulement|solo|sólo|só|apenas|alleen)$/iu;

/**
 * Questions for what each thing costs of a list that its heading, its title or the line that leads to it calls one of
 * prices, and for what each pays of one.
 */
export function draftsOfPricedItems({ units, heading }: Section, task: FaqsTask): Draft[] {
  const { title, locale } = task.page;
  const isRepeated = repeatsOtherPages(task.page);
  const priced = units.flatMap((unit, i) => {
    const name =
      unit.kind === "item" && unit.opensLine && !isStep(unit) ? PRICED.exec(unit.text)?.groups?.name : undefined;
    return name === undefined || isRepeated(unit) || namesOtherSums([name], locale)
      ? []
      : [{ name, own: lineFrom(units, i) }];
  });
  if (priced.length < LEAST_ITEMS) return [];
  const sum = askSum(heading, locale);
  if (sum === undefined && !namesPrices([heading, title, leadTo(units, priced[0]!.own)], locale)) return [];
  const paid = priced.filter(({ name }) => LED_TO_PAYER.test(name) || isPayer(name, locale));
  return [...draftOfSum(sum, paid, task), ...draftsOfEach(priced, task)];
}

interface Priced {
  readonly name: string;
  readonly own: readonly Unit[];
}

/** "For members": whom a price is for. */
const LED_TO_PAYER = /^(?:for|für|pour|para|per|voor) (?=\p{L})/iu;

/** The question for what a heading names that is paid, over what each pays of it; none where they are one, or not told at once. */
function draftOfSum(question: string | undefined, paid: readonly Priced[], task: FaqsTask): Draft[] {
  const [first] = paid;
  const units = paid.flatMap(({ own }) => own);
  const isAtOnce = units.every((unit, i) => i === 0 || unit.order === units[i - 1]!.order + 1);
  if (question === undefined || first === undefined || paid.length < LEAST_ITEMS || !isAtOnce) return [];
  const answer = answerOf(units.map(({ text }) => ended(text)).join(" "), units, LEAST_WORDS);
  if (answer === undefined || answer.words > limitOf(task)) return [];
  return [{ question, answer, score: FIRST_SCORE, order: first.own[0]!.order, fact: true }];
}

function draftsOfEach(priced: readonly Priced[], task: FaqsTask): Draft[] {
  return priced.slice(0, MOST_ITEMS).flatMap(({ name, own }, i) => {
    if (LED_TO_PAYER.test(name)) return [];
    const question = askPriceOf(name, own[0]!.passage.text, task.page.locale);
    const answer = answerOf(own.map(({ text }) => ended(text)).join(" "), own, LEAST_WORDS);
    if (question === "" || OF_A_PART.test(name) || answer === undefined || answer.words > limitOf(task)) return [];
    return [{ question, answer, score: i < FIRST ? FIRST_SCORE : SCORE, order: own[0]!.order, fact: true as const }];
  });
}

/** The question for the price of what a heading names over a table of what each pays for it: "Licence A", over adults and children. */
export function draftsOfPayers({ units, heading, cut }: Section, task: FaqsTask, language: Language): Draft[] {
  const [first] = units;
  const rows = units.filter(({ kind, text }) => kind === "row" && tellsPrice(text));
  const { locale } = task.page;
  const isTable = first !== undefined && cut !== true && units.every(({ kind }) => kind === "row");
  const areAll = rows.length > 0 && rows.length >= units.length - 1;
  if (!isTable || !areAll || !rows.every(({ text }) => isPayer(cellsOf(text)[0] ?? "", locale))) return [];
  const [thing = ""] = cellsOf(first.text);
  const isThing = !tellsPrice(first.text) && heading.toLowerCase().includes(thing.toLowerCase()) && thing !== "";
  if (!isThing || namesOtherSums([heading, task.page.title], locale)) return [];
  const question = isPayer(heading, locale) ? "" : askPriceOf(heading, first.passage.text, locale);
  const answer = question === "" ? undefined : wholeAnswer(units, task, language);
  return answer === undefined ? [] : [{ question, answer, score: FIRST_SCORE, order: first.order, fact: true }];
}

/** The line that leads to the list of an item: "The hall has the following fees:". */
function leadTo(units: readonly Unit[], [item]: readonly Unit[]): string {
  const lead = units.slice(0, units.indexOf(item!)).findLast(({ kind }) => kind !== "item");
  return lead !== undefined && /[:：]$/u.test(lead.text) ? lead.text : "";
}
