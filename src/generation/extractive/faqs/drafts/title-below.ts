import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { termsOf } from "../../../text/terms.ts";
import { asksYesOrNo, IS_YES_OR_NO } from "../../../text/yes-or-no.ts";
import { PRESENTS_PAGE } from "../../sentence/presents-page.ts";
import { isComplete } from "../../sentence/standing.ts";
import { firstSentence } from "../../sentence/trim.ts";
import { authorsAnswer } from "../answer/authors-answer.ts";
import type { Answer } from "../answer.ts";
import { HOW_TO, PREREQUISITES } from "../fit/kinds.ts";
import { meets } from "../fit/meets.ts";
import { hasFormOfTitle } from "../fit/title-form.ts";
import { saysOfHimself } from "../questions/in-forms.ts";
import type { Question } from "../questions/question.ts";
import type { Section } from "../sections/section.ts";
import { stopsBeforeWay } from "../ways/way-paragraph.ts";
import { answerTo, byItsAuthor, type Draft } from "./draft.ts";

/** Sections among which the answer is looked for. */
const MOST_LOOKED = 10;
/** Share of a title's question that an answer has to speak of with its heading, its first sentence alone, and both. */
const SPEAKS_OF = 0.5;
const OPENS_WITH = 0.2;
const BOTH = 0.8;
/** Words up to which a question needs each of them, and letters by which two words are forms of one. */
const FEW = 3;
const LEAST_SHARED = 3;
/** What counts for the first section beside another that speaks of as much. */
const FIRST = 0.25;
/** What the question of a title counts more than that of a heading, which leaves out what the title names. */
const WHOLE = 0.4;
/** By what means something is done: "You sign up through our page." */
const BY_MEANS =
  /(?<!\p{L})(?:via|door|met|über|per|mit|online|par|au moyen|en ligne|depuis|por|mediante|a través|en línea|através|pelo|pela|tramite|attraverso|dal|dalla|nel|nella)(?!\p{L})/iu;
interface Found {
  readonly draft: Draft;
  readonly speaks: number;
}

/** The answer to what a title asks that stands below what opens its page: in the section that speaks most of it. */
export function draftBelowTitle(
  asked: Question,
  sections: readonly Section[],
  task: FaqsTask,
  language: Language,
): Draft | undefined {
  if (!ASKS.test(task.page.title)) return undefined;
  // What opens a page has been found no answer, unless it began with what only presents the page.
  const below = sections
    .slice(0, MOST_LOOKED)
    .map(withoutPresenting)
    .filter(({ heading, units }, i) => heading !== "" || units.length < sections[i]!.units.length);
  const isWay = asksWay(asked.question, task);
  const told = below.filter((section) => says(section) && !(isWay && PREREQUISITES.test(section.heading)));
  let best: Found | undefined;
  for (const [i, section] of told.entries()) {
    const found = answeredIn(section, i === 0, asked, task, language);
    if (found !== undefined && found.speaks > (best?.speaks ?? 0)) best = found;
  }
  return best?.draft;
}

function withoutPresenting(section: Section): Section {
  return { ...section, units: section.units.filter(({ kind, text }) => kind !== "prose" || !PRESENTS_PAGE.test(text)) };
}

/** Whether a section tells something; what stands before the first heading may be labels alone. */
function says({ units }: Section): boolean {
  return units.some(({ kind, text }) => kind !== "code" && isComplete(text) && !ASKS.test(text));
}

function answeredIn(
  { heading, ...section }: Section,
  isFirst: boolean,
  asked: Question,
  task: FaqsTask,
  language: Language,
): Found | undefined {
  const { question } = asked;
  const answer = answerOf(asked, { ...section, heading: task.page.title }, task, language);
  // What begins later in its section is a detail of it.
  if (answer === undefined || stopsBeforeWay(question, answer, section.units)) return undefined;
  if (!section.units[0]!.passage.text.startsWith(answer.quote, section.units[0]!.start)) return undefined;
  const opening = `${asksYesOrNo(question) && IS_YES_OR_NO.test(heading) ? heading : ""} ${firstSentence(answer.text)}`;
  const [opens, speaks] = [opening, `${heading} ${answer.text}`].map((text) => meets(question, text, task));
  if (opens! < OPENS_WITH || speaks! < SPEAKS_OF || opens! + speaks! < BOTH) return undefined;
  if (!tellsEach(question, `${heading} ${answer.text}`, task)) return undefined;
  if (!hasFormOfTitle(question, answer.text, task)) return undefined;
  const draft = { question, answer, score: asked.sure + WHOLE + 0.2 * speaks!, order: -1 };
  return { draft, speaks: speaks! + opens! + (isFirst ? FIRST : 0) };
}

/** Whether a text has each word of a question of few words, in some form: half of them is the thing without the act. */
function tellsEach(question: string, text: string, { page }: FaqsTask): boolean {
  const asked = termsOf(question, page.locale);
  const said = termsOf(text, page.locale);
  const isForm = (one: string, other: string) => other.startsWith(one) && one.length >= LEAST_SHARED;
  return asked.length > FEW || asked.every((term) => said.some((word) => isForm(term, word) || isForm(word, term)));
}

/** What a section answers; a way may be stated, where it says by what means: "You sign up through our page." */
function answerOf(asked: Question, section: Section, task: FaqsTask, language: Language): Answer | undefined {
  const found = answerTo(asked, section, task, language) ?? byItsAuthor(asked, section, task, language);
  const forms = questionFormsOf(task.page.locale);
  if (found !== undefined || forms === undefined || !asksWay(asked.question, task)) return found;
  if (section.cut) return undefined;
  const stated = authorsAnswer(section.units, asked.question, task, language);
  const opening = firstSentence(stated?.text ?? "");
  return BY_MEANS.test(opening) && !saysOfHimself(opening, forms) ? stated : undefined;
}

/** Whether a question asks for a way. */
export function asksWay(question: string, { page }: FaqsTask): boolean {
  return questionFormsOf(page.locale)?.way.test(question.replace(/^¿/, "")) ?? HOW_TO.test(question);
}
