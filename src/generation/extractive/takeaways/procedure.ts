import { bids } from "../faqs/instruction.ts";
import { procedureOf } from "../faqs/steps.ts";
import type { Language } from "../language/language.ts";
import { questionFormsOf } from "../language/questions.ts";
import { isStep, type Unit } from "../unit.ts";
import { type Candidate, CONDITION, candidateOf } from "./candidate.ts";

/** Words of a procedure that is one takeaway. */
const MOST = 55;
/** What a procedure may not be shown without. */
const WARNS =
  /\b(?:not|never|no|cannot|only|unless|until|without|within|before|after|must|lost|deleted|expires?|warning|caution|important)\b|n['’]t\b/i;

/**
 * What opens a page that tells how one thing is done: steps without their neighbours help nobody. Of what stands below
 * its steps nothing may be lost that has to be done or that warns; which of it does is known of English alone.
 */
export function procedureOn(units: readonly Unit[], language: Language): Candidate | undefined {
  const first = units.find(isStep);
  if (first === undefined || questionFormsOf(first.source.locale) !== undefined) return undefined;
  const section = units.filter(({ passage }) => passage === first.passage);
  const { heading } = first.passage;
  const isOnly = units.every((unit) => !isStep(unit) || section.includes(unit));
  if ((!isOnly && heading !== "") || CONDITION.test(heading) || /^only\b/i.test(heading)) return undefined;
  const procedure = procedureOf(section, language, MOST);
  if (procedure === undefined || procedure.steps.filter(bids).length * 2 < procedure.steps.length) return undefined;
  const shown = section.slice(section.indexOf(procedure.first), section.indexOf(procedure.last) + 1);
  const isLost = ({ text }: Unit) =>
    !procedure.text.includes(text.replace(/[.!:]$/, "")) && (bids(text) || WARNS.test(text));
  return shown.some(isLost) ? undefined : candidateOf(shown, procedure.text);
}
