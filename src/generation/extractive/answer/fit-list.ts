import { CAUTION } from "../faqs/beginning.ts";
import { bids } from "../faqs/instruction.ts";
import { WHOLE } from "../faqs/list-begun.ts";
import { WARNS } from "../faqs/steps.ts";
import { questionFormsOf } from "../language/questions.ts";
import { BY_HAND } from "../takeaways/steps.ts";
import { isStep, type Unit } from "../unit.ts";
import { countWords } from "../words.ts";
import { type Block, LEADS, wordsOf } from "./block.ts";

/** What nobody may miss, wherever it stands. */
const FINAL = /\b(?:cannot|can['’]t) be undone\b|\b(?:is|are|will be) (?:permanently )?(?:lost|deleted|erased)\b/i;
/** Items that the beginning of a list shows at least. */
const LEAST_ITEMS = 3;

/**
 * A list within `words`: whole, else without what is only remarked below its steps and then within them, else its
 * headlines or its beginning. What is left out is marked; undefined where a step, a condition or a warning would be.
 */
export function fitList(block: Block, words: number): Block | undefined {
  const shorter = block.units.some(isStep)
    ? [withoutRemarks(block, isBelow), withoutRemarks(block, () => true), ...headlines(block)]
    : beginnings(block);
  return [block, ...shorter].find((shown) => wordsOf(shown) <= words);
}

/** All steps of a list, each up to the last of its units that may not go or that has to be done or minded. */
function withoutRemarks(block: Block, mayGo: (step: readonly Unit[], index: number) => boolean): Block {
  const cutAfter = new Set<Unit>();
  const units = stepsOf(block.units).flatMap((step) => {
    const end = step.findLastIndex((unit, i) => i === 0 || !mayGo(step, i) || isNeeded(unit)) + 1;
    const last = step[end - 1]!;
    if (end === step.length || LEADS.test(last.text)) return step;
    cutAfter.add(last);
    return step.slice(0, end);
  });
  return { ...block, units, cutAfter };
}

/** Headlines of an outline at least, and words of one at most. */
const LEAST_HEADLINES = 3;
const MOST_HEADLINE_WORDS = 10;

/** The steps where they are headlines, most of them with more below, of which what warns stays. */
function headlines(block: Block): Block[] {
  const steps = stepsOf(block.units);
  const isOutline =
    steps.length >= LEAST_HEADLINES &&
    steps.every(([first]) => isHeadline(first!)) &&
    steps.filter(({ length }) => length > 1).length * 2 > steps.length &&
    steps.filter(([first]) => BY_HAND.test(first!.text)).length * 3 <= steps.length;
  // What warns is known of English alone.
  const isOther = questionFormsOf(block.units[0]!.source.locale) !== undefined;
  if (!isOutline || isOther || block.units.some(({ text }) => FINAL.test(text))) return [];
  const kept = steps.map((step) => step.filter(({ text }, i) => i === 0 || WARNS.test(text) || CAUTION.test(text)));
  const cut = kept.filter(({ length }, i) => length < steps[i]!.length).map((step) => step.at(-1)!);
  return [{ ...block, units: kept.flat(), cutAfter: new Set(cut) }];
}

function isHeadline(unit: Unit): boolean {
  return isStep(unit) && !/[.!?:;,。！？：]["”'’)]?$/u.test(unit.text) && countWords(unit.text) <= MOST_HEADLINE_WORDS;
}

/** Whether a unit stands on a line below that of its step. */
function isBelow(step: readonly Unit[], index: number): boolean {
  return step.slice(1, index + 1).some(({ opensLine }) => opensLine);
}

/** The units of each step; what stands before the first is one by itself. */
function stepsOf(units: readonly Unit[]): Unit[][] {
  const steps: Unit[][] = [];
  for (const unit of units) {
    if (isStep(unit) || steps.length === 0) steps.push([unit]);
    else steps.at(-1)!.push(unit);
  }
  return steps;
}

/** Whether what stands below a step has to be done or minded. A line that leads to items says it in them. */
function isNeeded({ kind, text, source }: Unit): boolean {
  if (kind !== "item") return true;
  return WARNS.test(text) || CAUTION.test(text) || (!LEADS.test(text) && isOrder(text, source.locale));
}

function isOrder(text: string, locale: string): boolean {
  const forms = questionFormsOf(locale);
  return forms === undefined ? bids(text) : forms.bids.test(text);
}

/** The first items of a list that holds without the others, the most first. Which one does is known of English alone. */
function beginnings(block: Block): Block[] {
  const { locale } = block.units[0]!.source;
  const opening = block.lead?.text ?? block.passage.heading;
  if (questionFormsOf(locale) !== undefined || WHOLE.test(opening)) return [];
  if (block.units.some(({ kind, text }) => kind !== "item" || isOrder(text, locale))) return [];
  const cuts = block.units.flatMap(({ opensLine }, i) => (opensLine ? [i] : [])).slice(LEAST_ITEMS);
  const begun = cuts.map((cut) => ({
    ...block,
    units: block.units.slice(0, cut),
    cutAfter: new Set([block.units[cut - 1]!]),
  }));
  return begun.filter(({ units }) => !LEADS.test(units.at(-1)!.text)).reverse();
}
