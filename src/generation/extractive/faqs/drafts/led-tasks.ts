import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { termsOf } from "../../../text/terms.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { LIMITS_WHOM, WARNS } from "../../sentence/warnings.ts";
import { askHeading } from "../questions/ask.ts";
import { questionOfStepsHeading } from "../questions/steps-heading.ts";
import { namesPlatformOf } from "../sections/platform.ts";
import type { Section } from "../sections/section.ts";
import { taskOf } from "../ways/task-lead.ts";
import type { PageWords } from "../wording/page-words.ts";
import { answerTo, type Draft, isOther } from "./draft.ts";

/** Surer than what a sentence states, less than what a heading asks. */
const SCORE = 0.75;
/** Surer than what that asks, too. */
const CLOSER = 1.3;
/** What has to be so, or done, before the steps below it. */
const NEEDED =
  /^(?:before you|make sure|ensure)\b|\b(?:you|your)\b.*\b(?:must|only|cannot)\b|\b(?:(?:signed|logged) in as|you(?:['’]ll)? need an?|back(?:ed)? up|permanent\w*|irreversible|public)\b/i;
/** Terms that a task has at least: a verb, and what is done to. */
const LEAST_TERMS = 2;

/** A heading of what holds for some, is given up, is not to be done, or is done by others than the reader. */
const OF_OTHERS =
  /^(?:for (?:the )?)?(?:\p{L}+ )?(?:admin(?:istrator)?s?|owners?|managers?|members|moderators?|hosts?|developers?)$|^(?:what not|how not|legacy|old|deprecated|avoid)\b|\b(?:legacy|deprecated|discontinued|no longer|don['’]ts)\b|^how (?:we|they|our|companies|scam\p{L}*|hack\p{L}*|attack\p{L}*|fraud\p{L}*|criminals|thieves)\b/iu;

/** Questions for the tasks that lines above steps name, each answered by all of its steps. English alone. */
export function draftsOfLedTasks(section: Section, task: FaqsTask, words: PageWords, language: Language): Draft[] {
  if (isOther(task) || OF_OTHERS.test(section.heading)) return [];
  const inCases = section.units.map(taskInCase);
  const tasks = section.units.map((unit, i) => inCases[i] || taskOf(unit));
  if (tasks.every((named) => named === "")) return [];
  const warnings = section.units.filter(({ kind, text }) => kind === "prose" && warns(text));
  return section.units.flatMap((lead, i) => {
    const named = tasks[i]!;
    if (termsOf(named, "en").length < LEAST_TERMS || !namesPlatformOf(named, section.heading)) return [];
    const asked = askHeading(inCases[i] || `How to ${named}`, "", words, task.page.locale);
    const units = stepsBehind(section.units, i, tasks);
    if (asked === undefined || units.length === 0 || needsMore(section.units, i)) return [];
    if (warnings.some((warning) => !units.includes(warning))) return [];
    const cut = section.cut === true && section.units.at(-1) === units.at(-1);
    const answer = answerTo(asked, { ...section, units, cut }, task, language);
    if (answer === undefined) return [];
    const score = saysMore(asked.question, section.heading) ? CLOSER : SCORE;
    return [{ question: asked.question, answer, score, order: lead.order, fact: true }];
  });
}

/** "If you have the key, follow these steps to open the box:", which says itself for whom they are; "" of any other line. */
function taskInCase({ kind, text }: Unit): string {
  const line = text.replace(/[:：]$/u, "");
  return kind === "prose" && line !== text && questionOfStepsHeading(line) !== undefined ? line : "";
}

/** Whether nobody may miss it who follows the steps of its section, wherever it stands there. */
function warns(text: string): boolean {
  return WARNS.test(text) || LIMITS_WHOM.test(text);
}

/** Whether the paragraphs right above a line tell what has to be so, or done, before its steps. */
function needsMore(units: readonly Unit[], lead: number): boolean {
  const above = units.slice(units.slice(0, lead).findLastIndex(({ kind }) => kind !== "prose") + 1, lead);
  return above.some(({ text }) => NEEDED.test(text) && !ASKS.test(text));
}

/** Whether a question names all that a heading does and more: "Export from the latest version" of what, only it tells. */
function saysMore(question: string, heading: string): boolean {
  const asked = new Set(termsOf(question, "en"));
  const terms = new Set(termsOf(heading, "en"));
  return terms.size > 0 && terms.size < asked.size && terms.isSubsetOf(asked);
}

/** The list below a line, and what is said before the next line that names a task; none where no list follows. */
function stepsBehind(units: readonly Unit[], at: number, tasks: readonly string[]): readonly Unit[] {
  const next = units[at + 1];
  if (next === undefined || !(isStep(next) || next.kind === "item")) return [];
  const end = tasks.findIndex((task, i) => i > at && task !== "");
  return units.slice(at + 1, end < 0 ? undefined : end);
}
