import { questionFormsOf } from "../../language/questions.ts";
import { countWords } from "../../text/words.ts";
import { FINAL, NOT_TO_MISS, WARNS } from "../sentence/warnings.ts";
import { BY_HAND } from "./steps.ts";
import { isStep, type Unit } from "./unit.ts";

/** Headlines of an outline at least, and words of one at most. */
const LEAST_HEADLINES = 3;
const MOST_HEADLINE_WORDS = 10;

/**
 * The headlines of numbered steps, most of which have more below, each with what warns there. Undefined for steps that
 * are no headlines, or below which something is said that nobody may miss.
 */
export function headlinesOf(units: readonly Unit[]): Unit[][] | undefined {
  const steps = stepsOf(units);
  const isOutline =
    steps.length >= LEAST_HEADLINES &&
    steps.every(([first]) => isHeadline(first!)) &&
    steps.filter(({ length }) => length > 1).length * 2 > steps.length &&
    steps.filter(([first]) => BY_HAND.test(first!.text)).length * 3 <= steps.length;
  // What warns is known of English alone.
  if (!isOutline || questionFormsOf(units[0]!.source.locale) !== undefined) return undefined;
  if (units.some(({ text }) => FINAL.test(text))) return undefined;
  return steps.map((step) => step.filter(({ text }, i) => i === 0 || WARNS.test(text) || NOT_TO_MISS.test(text)));
}

function isHeadline(unit: Unit): boolean {
  return isStep(unit) && !/[.!?:;,。！？：]["”'’)]?$/u.test(unit.text) && countWords(unit.text) <= MOST_HEADLINE_WORDS;
}

/** The units of each step; what stands before the first is one by itself. */
export function stepsOf(units: readonly Unit[]): Unit[][] {
  const steps: Unit[][] = [];
  for (const unit of units) {
    if (isStep(unit) || steps.length === 0) steps.push([unit]);
    else steps.at(-1)!.push(unit);
  }
  return steps;
}
