import type { FaqsTask } from "../../../schemas/generation.ts";
import type { Language } from "../language/language.ts";
import { termsOf } from "../terms.ts";
import { isStep, type Unit } from "../unit.ts";
import { askHeading } from "./ask.ts";
import { answerTo, type Draft, isOther } from "./draft.ts";
import type { PageWords } from "./page-words.ts";
import type { Section } from "./section.ts";
import { taskOf } from "./task-lead.ts";

/** Surer than what a sentence states, less than what a heading asks. */
const SCORE = 0.75;
/** Surer than what that asks, too. */
const CLOSER = 1.3;
/** Terms that a task has at least: a verb, and what is done to. */
const LEAST_TERMS = 2;

/** Questions for the tasks that lines above steps name, each answered by all of its steps. English alone. */
export function draftsOfLedTasks(section: Section, task: FaqsTask, words: PageWords, language: Language): Draft[] {
  if (isOther(task)) return [];
  return section.units.flatMap((lead, i) => {
    const named = taskOf(lead);
    if (named === "" || termsOf(named, task.page.locale).length < LEAST_TERMS) return [];
    const asked = askHeading(`How to ${named}`, "", words, task.page.locale);
    const units = stepsBehind(section.units, i);
    if (asked === undefined || units.length === 0) return [];
    const answer = answerTo(
      asked,
      { ...section, units, cut: section.cut === true && isLast(section, units) },
      task,
      language,
    );
    if (answer === undefined) return [];
    const score = saysMore(asked.question, section.heading) ? CLOSER : SCORE;
    return [{ question: asked.question, answer, score, order: lead.order, fact: true }];
  });
}

/** Whether a question names all that a heading does and more: "Export from the latest version" of what, only it tells. */
function saysMore(question: string, heading: string): boolean {
  const asked = new Set(termsOf(question, "en"));
  const terms = new Set(termsOf(heading, "en"));
  return terms.size > 0 && terms.size < asked.size && terms.isSubsetOf(asked);
}

/** The list below a line, and what is said before the next such line; none where no list follows. */
function stepsBehind(units: readonly Unit[], at: number): readonly Unit[] {
  const next = units[at + 1];
  if (next === undefined || !(isStep(next) || next.kind === "item")) return [];
  const end = units.findIndex((unit, i) => i > at && taskOf(unit) !== "");
  return units.slice(at + 1, end < 0 ? undefined : end);
}

function isLast({ units }: Section, some: readonly Unit[]): boolean {
  return units.at(-1) === some.at(-1);
}
