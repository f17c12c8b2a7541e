import type { Language } from "../../../language/language.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { isStep, type Unit } from "../../page/unit.ts";
import { bids } from "../../sentence/instruction.ts";
import type { PageWords } from "../wording/page-words.ts";
import { isPlural } from "../wording/plural.ts";
import { questionOfAct } from "./acts.ts";
import { caseInForms } from "./cases-in-forms.ts";
import { questionOfConsequence } from "./consequence.ts";
import { type Defined, questionOfDefinition } from "./definition.ts";
import { questionOfHeading, questionOverSteps } from "./english.ts";
import { localFactInForms } from "./facts/local-in-forms.ts";
import { type AskedFact, questionOfFact } from "./facts/questions.ts";
import { definitionInForms, headingInForms } from "./in-forms.ts";
import type { Question } from "./question.ts";
import type { Around } from "./somebody.ts";
import { questionOfSpelledOut } from "./spelled-out.ts";
import { questionOfStepsHeading } from "./steps-heading.ts";
import { questionOfTopic } from "./topic.ts";
import { questionOfCase } from "./troubles.ts";

const TOPIC_SURE = 0.6;
const TASK_SURE = 0.75;
/** Steps below a heading that make a task of it. */
const LEAST_STEPS = 2;

/** The question that a section's heading asks or stands for, in the page's language. */
export function askHeading(heading: string, subject: string, words: PageWords, locale: string): Question | undefined {
  if (heading === "") return undefined;
  const forms = questionFormsOf(locale);
  if (forms !== undefined) return headingInForms(heading, subject, words, forms);
  const led = questionOfStepsHeading(heading);
  return led === undefined ? questionOfHeading(heading, subject, words) : { question: led, sure: TASK_SURE };
}

/** The question of a heading over numbered steps that names a task by a verb that is often a noun. English alone. */
export function askOverSteps(
  heading: string,
  units: readonly Unit[],
  words: PageWords,
  locale: string,
): Question | undefined {
  const steps = units.filter(isStep);
  if (questionFormsOf(locale) !== undefined || steps.filter(({ text }) => bids(text)).length < LEAST_STEPS)
    return undefined;
  return questionOverSteps(heading, words);
}

/** "What is X?", or "Who is X?", for a sentence that says it; `around` tells persons from things. */
export function askDefinition(
  sentence: string,
  words: PageWords,
  locale: string,
  language: Language,
  around: Around,
): Defined | undefined {
  const forms = questionFormsOf(locale);
  if (forms === undefined) return questionOfDefinition(sentence, words, around);
  return language.dangling.test(sentence) ? undefined : definitionInForms(sentence, words, forms);
}

/** The question that a sentence of the form "If you …, …" answers, which `opens` its paragraph or stands within it. */
export function askCase(sentence: string, locale: string, opens: boolean): string | undefined {
  return questionFormsOf(locale) === undefined
    ? (questionOfCase(sentence) ?? questionOfConsequence(sentence))
    : caseInForms(sentence, locale, opens);
}

/** "What does X provide?" for a sentence that says what a thing does. English alone. */
export function askAct(
  sentence: string,
  words: PageWords,
  locale: string,
): { thing: string; question: string } | undefined {
  return questionFormsOf(locale) === undefined ? questionOfAct(sentence, words) : undefined;
}

/** The question that a sentence answers with one fact; of places and clubs alone, but in English. */
export function askFact(sentence: string, words: PageWords, locale: string): AskedFact | undefined {
  return questionFormsOf(locale) === undefined ? questionOfFact(sentence, words) : localFactInForms(sentence, locale);
}

/** "What is X (Y)?" for a sentence that spells out an abbreviation and says what it is. English alone. */
export function askSpelledOut(sentence: string, words: PageWords, locale: string): string | undefined {
  return questionFormsOf(locale) === undefined ? questionOfSpelledOut(sentence, words) : undefined;
}

/** What a heading that names a topic asks, where `opening` speaks of that topic and `next` goes on. English alone. */
export function askTopic(
  heading: string,
  opening: string,
  words: PageWords,
  locale: string,
  next = "",
): Question | undefined {
  if (heading === "" || questionFormsOf(locale) !== undefined) return undefined;
  const question = questionOfTopic(heading, opening, words, next);
  return question === undefined ? undefined : { question, sure: TOPIC_SURE };
}

/** "What is X?" for a thing that a title announces. English alone. */
export function askAnnounced(thing: string, locale: string): Question | undefined {
  if (thing === "" || questionFormsOf(locale) !== undefined) return undefined;
  return { question: `What ${isPlural(thing) ? "are" : "is"} ${thing}?`, sure: 0 };
}
