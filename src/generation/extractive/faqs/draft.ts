import type { FaqsTask } from "../../../schemas/generation.ts";
import type { Language } from "../language/language.ts";
import { questionFormsOf } from "../language/questions.ts";
import { termsOf } from "../terms.ts";
import type { Unit } from "../unit.ts";
import { type Answer, answerFrom } from "./answer.ts";
import { ASKED, answers, HOW_TO, meets, SURE } from "./fit.ts";
import { bids } from "./instruction.ts";
import { announcedIn, type PageWords, subjectOf } from "./page-words.ts";
import {
  askAbout,
  askAct,
  askAnnounced,
  askCase,
  askDefinition,
  askHeading,
  askTopic,
  type Question,
} from "./question.ts";
import type { Section } from "./section.ts";

const SURE_TITLE = 0.7;
const CASE_SCORE = 0.85;
/** Sections among which the answer to a title's task is looked for. */
const MOST_LOOKED = 6;
/** How much a thing must belong to its page for its definition and for its acts to be asked for. */
const OWN = 0.34;
const OWN_ACT = 0.6;
/** A site's own name stands on each of its pages; what it does is asked of things that the title names. */
const NONE_KNOWN: ReadonlyMap<string, number> = new Map();
const CASE_CLAUSE = /^(?:- )?If [^,]*,\s*/;

/** A question with its answer, before the best are chosen. */
export interface Draft {
  readonly question: string;
  readonly answer: Answer;
  /** How likely a visitor asks this and is answered, comparable within one page. */
  readonly score: number;
  /** Place on the page. */
  readonly order: number;
}

/** The question of a section's heading, answered by the section. */
export function draftOfSection(
  section: Section,
  task: FaqsTask,
  words: PageWords,
  language: Language,
): Draft | undefined {
  const asked =
    askHeading(section.heading, subjectOf(task.page, words), words, task.page.locale) ??
    askTopic(section.heading, section.units[0]?.text ?? "", words, task.page.locale);
  if (asked === undefined || section.units.length === 0) return undefined;
  const answer = answerTo(asked, section.units, task, language);
  if (answer === undefined) return undefined;
  const score =
    asked.sure + 0.2 * Math.min(1, answer.words / task.words) + 0.2 * meets(asked.question, answer.text, task);
  return { question: asked.question, answer, score, order: section.units[0]!.order };
}

/** The answer that units give to a question: from their beginning, or from where they tell the way that is asked for. */
function answerTo(asked: Question, units: readonly Unit[], task: FaqsTask, language: Language): Answer | undefined {
  const answer = answerFrom(units, task, language);
  if (answer !== undefined && answers(asked, answer.text, task)) return answer;
  if (!HOW_TO.test(asked.question)) return undefined;
  const way = units.findIndex((unit, i) => i > 0 && unit.opensLine && unit.kind === "prose" && bids(unit.text));
  const told = way < 0 ? undefined : answerFrom(units.slice(way), task, language);
  return told !== undefined && meets(asked.question, told.text, task) > 0 ? told : undefined;
}

/** The question of the page's title, where it asks or names a task, answered by what opens the page. */
export function draftOfTitle(
  sections: readonly Section[],
  task: FaqsTask,
  words: PageWords,
  language: Language,
): Draft | undefined {
  for (const part of partsOfTitle(task.page.title)) {
    const asked = askHeading(part, "", words, task.page.locale);
    if (asked === undefined || asked.sure < SURE_TITLE) continue;
    const answer = answerToTitle(asked, sections, task, language);
    if (answer === undefined) continue;
    const score = asked.sure + 0.2 * meets(asked.question, answer.text, task);
    return { question: asked.question, answer, score, order: -1 };
  }
  return undefined;
}

/** What opens the page; for a task that is told further down, the first section that speaks of it and tells it. */
function answerToTitle(
  asked: Question,
  sections: readonly Section[],
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const looked = HOW_TO.test(asked.question) ? sections.slice(0, MOST_LOOKED) : sections.slice(0, 1);
  for (const [i, { units }] of looked.entries()) {
    const answer = answerTo(asked, units, task, language);
    if (answer === undefined) continue;
    if (i === 0 || meets(asked.question, answer.text, task) >= 0.5) return answer;
  }
  return undefined;
}

/** Questions for the cases that a section's sentences tell of ("If you lost your key, …"). */
export function draftsOfCases(section: Section, task: FaqsTask, language: Language): Draft[] {
  return section.units.flatMap((unit, i) => {
    const question = unit.kind === "code" || unit.kind === "row" ? undefined : askCase(unit.text, task.page.locale);
    const answer = question === undefined ? undefined : answerBeginningAt(section.units, i, task, language);
    if (question === undefined || answer === undefined) return [];
    // What follows from the case must answer: the case itself speaks of needs.
    if (!answers({ question, sure: SURE }, answer.text.replace(CASE_CLAUSE, ""), task)) return [];
    return [{ question, answer, score: CASE_SCORE, order: unit.order }];
  });
}

/**
 * The last resort of a page whose headings and sentences give no question: what its title asks, or, where that is a
 * name that its opening speaks of, what there is to know of it.
 */
export function draftAboutPage(
  opening: Section,
  task: FaqsTask,
  words: PageWords,
  language: Language,
): Draft | undefined {
  const answer = answerFrom(opening.units, task, language);
  if (answer === undefined) return undefined;
  const asked = partsOfTitle(task.page.title)
    .map((part) => askHeading(part, "", words, task.page.locale))
    .find((question) => question !== undefined && question.sure >= ASKED);
  const subject = subjectOf(task.page, words);
  const about =
    asked ??
    askAnnounced(announcedIn(task.page.title, words), task.page.locale) ??
    askTopic(subject, opening.units[0]?.text ?? "", words, task.page.locale) ??
    (meets(subject, answer.text, task) >= leastOfSubject(task) ? askAbout(subject, task.page.locale) : undefined);
  if (about === undefined || !answers(about, answer.text, task)) return undefined;
  return { question: about.question, answer, score: 0, order: -1 };
}

/** How much of its subject an answer must speak of. What stands before a colon may be the name of a series. */
function leastOfSubject({ page }: FaqsTask): number {
  if (questionFormsOf(page.locale) !== undefined) return 0;
  return /: /.test(page.title) ? 1 : 0.5;
}

function partsOfTitle(title: string): string[] {
  const plain =
    title
      .split(/\s+[|·]\s+/u)[0]
      ?.trim()
      .replace(/[.!:]+$|[,:]?\s+part (?:\d+|one|two|three)\b.*$/i, "") ?? "";
  return [...plain.split(/:\s+|\s+[–—]\s+/u), plain].filter((part, i, all) => all.indexOf(part) === i);
}

/** Questions for the things that a section says what they are or do; on the page's own things only. */
export function draftsOfDefinitions(
  section: Section,
  task: FaqsTask,
  words: PageWords,
  language: Language,
  known: ReadonlyMap<string, number>,
  knownToAct: ReadonlyMap<string, number> = NONE_KNOWN,
): Draft[] {
  const drafts: Draft[] = [];
  section.units.forEach((unit, i) => {
    if (unit.kind !== "prose") return;
    const defined = askDefinition(unit.text, words, task.page.locale, language);
    const asked = defined ?? askAct(unit.text, words, task.page.locale);
    const weight = asked === undefined ? 0 : importanceOf(asked.thing, task, defined ? known : knownToAct);
    const answer = weight < (defined ? OWN : OWN_ACT) ? undefined : answerBeginningAt(section.units, i, task, language);
    if (asked === undefined || answer === undefined) return;
    drafts.push({ question: asked.question, answer, score: (defined ? 0.55 : 0.3) + 0.4 * weight, order: unit.order });
  });
  return drafts;
}

/** An answer that begins with the unit itself and ends with its paragraph; undefined where the unit cannot be shown. */
function answerBeginningAt(units: readonly Unit[], at: number, task: FaqsTask, language: Language): Answer | undefined {
  const answer = answerFrom(units.slice(at, at + paragraphLength(units, at)), task, language);
  return answer?.quote.startsWith(units[at]!.text) ? answer : undefined;
}

function paragraphLength(units: readonly Unit[], from: number): number {
  const next = units.findIndex((unit, i) => i > from && unit.opensLine);
  return (next < 0 ? units.length : next) - from;
}

/** How much a thing belongs to its page, 0..1: in the title, or named again and again. */
function importanceOf(thing: string, task: FaqsTask, known: ReadonlyMap<string, number>): number {
  const terms = termsOf(thing, task.page.locale);
  const title = new Set(termsOf(task.page.title, task.page.locale));
  if (terms.length === 0) return 0;
  const each = terms.map((term) => Math.max(title.has(term) ? 1 : 0, Math.min(1, ((known.get(term) ?? 1) - 1) / 6)));
  return each.reduce((sum, value) => sum + value, 0) / each.length;
}
