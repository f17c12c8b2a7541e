import type { TakeawaysTask } from "../../../schemas/generation.ts";
import type { Language } from "../../language/language.ts";
import { questionFormsOf } from "../../language/questions.ts";
import { draftOfTitle } from "../faqs/drafts/title-draft.ts";
import { HOW_TO } from "../faqs/fit/kinds.ts";
import { sectionsOf } from "../faqs/sections/section.ts";
import { procedureOf } from "../faqs/ways/steps.ts";
import { LEADS_TO_VIEW } from "../faqs/ways/way.ts";
import { PageWords } from "../faqs/wording/page-words.ts";
import { headlinesOf } from "../page/outline.ts";
import { isStep, type Unit } from "../page/unit.ts";
import { bids, bidsElsewhere } from "../sentence/instruction.ts";
import { LIMITS_WHOM, RESTRICTS, WARNS } from "../sentence/warnings.ts";
import { type Candidate, candidateOf } from "./candidate.ts";
import { HEADS_CASE } from "./limiting-heading.ts";

/** Word target of a procedure that is one takeaway, and words of one at most. */
const WORDS = 55;
const MOST = 60;

/** What a remark ends with whose examples stand in a list of their own. */
const LEADS_TO_EXAMPLES = /\b(?:such as|like|including|for example|by using):$/i;

/** All that has to be done for the task that a page's title names: nothing that stands around it says as much. */
export function procedureOfTitle(
  units: readonly Unit[],
  steps: ReadonlySet<Unit>,
  { page, tone, locale }: TakeawaysTask,
  language: Language,
): Candidate | undefined {
  const isOfWay = (unit: Unit) => isItem(unit) || steps.has(unit);
  // What else is told in sentences is chosen among all of the page's.
  if (!units.some(isOfWay)) return undefined;
  const sections = sectionsOf(units, page.passages).filter((section) => section.units.length > 0);
  if (sections.length === 0) return undefined;
  const words = new PageWords(units);
  const task = {
    kind: "faqs",
    page,
    tone,
    locale,
    count: 1,
    format: "paragraph",
    words: WORDS,
    maxBullets: 1,
  } as const;
  const draft = draftOfTitle(sections, task, words, language);
  const asksWay = questionFormsOf(page.locale)?.way ?? HOW_TO;
  if (draft === undefined || !asksWay.test(draft.question.replace(/^¿/, ""))) return undefined;
  const { text, quote, passage } = draft.answer;
  const section = units.filter((unit) => unit.passage.ordinal === passage);
  const shown = section.filter(({ start, end, passage }) => within(quote, passage.text, start, end));
  if (!shown.some(isOfWay) || !isWhole(shown, section, text)) return undefined;
  return { units: shown, text, evidence: { url: page.url, passage, quote } };
}

/** The only steps of a page that tells how one thing is done: steps without their neighbours help nobody. English alone. */
export function onlyProcedure(units: readonly Unit[], language: Language): Candidate | undefined {
  const first = units.find(isStep);
  if (first === undefined || questionFormsOf(first.source.locale) !== undefined) return undefined;
  const section = units.filter(({ passage }) => passage === first.passage);
  if (first.passage.heading !== "" && !units.every((unit) => !isStep(unit) || section.includes(unit))) return undefined;
  const procedure = procedureOf(section, language, MOST);
  if (procedure === undefined || procedure.steps.filter(bids).length * 2 < procedure.steps.length) return undefined;
  const shown = section.slice(section.indexOf(procedure.first), section.indexOf(procedure.last) + 1);
  return isWhole(shown, section, procedure.text) ? candidateOf(shown, procedure.text) : undefined;
}

function isItem({ kind }: Unit): boolean {
  return kind === "item";
}

function within(quote: string, text: string, start: number, end: number): boolean {
  const from = text.indexOf(quote);
  return start >= from && end <= from + quote.length;
}

/**
 * Whether a procedure holds for everybody and nothing of it is lost that has to be done, limits or warns. Which of its
 * remarks do is known of English alone: in other languages none may be left out.
 */
function isWhole(shown: readonly Unit[], section: readonly Unit[], text: string): boolean {
  const { passage, source } = shown[0]!;
  if (HEADS_CASE.test(passage.heading) || /^only\b/i.test(passage.heading)) return false;
  const isTold = (unit: Unit) => text.includes(unit.text.replace(/[.!:。：]$/u, ""));
  const remarks = withoutExamples(shown).filter((unit) => !isTold(unit));
  const around = section.filter((unit) => !shown.includes(unit) && !isTold(unit));
  return (
    !remarks.some(mattering(shown, source.locale)) &&
    !around.some((unit) => WARNS.test(unit.text) || LIMITS_WHOM.test(unit.text))
  );
}

/** Tells what may not be left out of a procedure; its headlines say in short what is bidden below them. */
function mattering(shown: readonly Unit[], locale: string): (unit: Unit) => boolean {
  if (questionFormsOf(locale) !== undefined) return () => true;
  const isOutline = headlinesOf(shown.slice(shown.findIndex(isStep))) !== undefined;
  return isOutline ? ({ text }) => RESTRICTS.test(text) : ({ text }) => mattersInEnglish(text);
}

/** The steps with their remarks, but for lists of examples, which last to the next step, and of what is only seen there. */
function withoutExamples(units: readonly Unit[]): Unit[] {
  let amongExamples = false;
  let amongView = false;
  return units.filter((unit) => {
    if (isStep(unit)) amongExamples = false;
    if (unit.kind === "prose") amongView = false;
    const isLeftOut = amongExamples || amongView;
    amongExamples ||= LEADS_TO_EXAMPLES.test(unit.text);
    amongView ||= LEADS_TO_VIEW.test(unit.text);
    return !isLeftOut;
  });
}

/** Whether a remark among steps may not be left out; what it only advises, or lists examples of, may. */
function mattersInEnglish(remark: string): boolean {
  return (bids(remark) && !bidsElsewhere(remark)) || (RESTRICTS.test(remark) && !LEADS_TO_EXAMPLES.test(remark));
}
