import { questionFormsOf } from "../../../language/questions.ts";
import { WHOLE } from "../../faqs/answer/list-begun.ts";
import { headlinesOf, stepsOf } from "../../page/outline.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { isOrder } from "../../sentence/orders.ts";
import { NOT_TO_MISS, WARNS } from "../../sentence/warnings.ts";
import { type Block, LEADS, wordCountOf } from "../block.ts";

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
  return [block, ...shorter].find((shown) => wordCountOf(shown) <= words);
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

/** The steps where they are headlines, with what warns below them. */
function headlines(block: Block): Block[] {
  const kept = headlinesOf(block.units);
  if (kept === undefined) return [];
  const steps = stepsOf(block.units);
  const cut = kept.filter(({ length }, i) => length < steps[i]!.length).map((step) => step.at(-1)!);
  return [{ ...block, units: kept.flat(), cutAfter: new Set(cut) }];
}

/** Whether a unit stands on a line below that of its step. */
function isBelow(step: readonly Unit[], index: number): boolean {
  return step.slice(1, index + 1).some(({ opensLine }) => opensLine);
}

/** Whether what stands below a step has to be done or minded. A line that leads to items says it in them. */
function isNeeded({ kind, text, source }: Unit): boolean {
  if (kind !== "item") return true;
  return WARNS.test(text) || NOT_TO_MISS.test(text) || (!LEADS.test(text) && isOrder(text, source.locale));
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
