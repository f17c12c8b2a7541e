import { caseFormsOf } from "../../../language/forms/cases.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { termsOf } from "../../../text/terms.ts";
import type { Section } from "../sections/section.ts";

/** Terms of a heading that names a case or an act, and the share of them by which a text speaks of it. */
const LEAST_TERMS = 2;
const SHARE = 0.6;

/**
 * Whether a case is told better under a heading of its own, or what is done about it is the subject of another section, in
 * which it is done for another reason.
 */
export function isToldElsewhere(
  question: string,
  answer: string,
  section: Section,
  sections: readonly Section[],
  locale: string,
): boolean {
  const [asked, told] = [question, answer].map((text) => new Set(termsOf(text, locale))) as [Set<string>, Set<string>];
  const own = new Set(termsOf(section.heading, locale));
  const isTrouble = (heading: string) => caseFormsOf(locale)?.wrong.test(heading) === true;
  const isTask = (heading: string) => questionFormsOf(locale)?.task.test(heading) === true;
  return sections.some(({ heading, units }) => {
    const terms = units.length === 0 || heading === section.heading ? [] : termsOf(heading, locale);
    if (terms.length < LEAST_TERMS) return false;
    const met = terms.filter((term) => asked.has(term)).length;
    if (isTrouble(heading)) return met >= Math.max(LEAST_TERMS, SHARE * terms.length, SHARE * asked.size);
    return isTask(heading) && terms.every((term) => told.has(term) && !own.has(term) && !asked.has(term));
  });
}
