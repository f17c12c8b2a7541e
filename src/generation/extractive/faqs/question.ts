import type { Language } from "../language/language.ts";
import type { QuestionForms } from "../language/question-forms.ts";
import { questionFormsOf } from "../language/questions.ts";
import { capitalised } from "../trim.ts";
import { questionOfAct } from "./acts.ts";
import { isPlural } from "./clauses.ts";
import { questionOfDefinition } from "./definition.ts";
import { questionOfHeading } from "./english.ts";
import { questionOfFact } from "./facts.ts";
import type { PageWords } from "./page-words.ts";
import { questionOfSpelledOut } from "./spelled-out.ts";
import { questionOfTopic } from "./topic.ts";
import { questionOfCase } from "./troubles.ts";
import { isTaskVerb } from "./verbs.ts";

const TOPIC_SURE = 0.6;

/** A question and how sure it is that a visitor would put it so, 0..1. */
export interface Question {
  readonly question: string;
  readonly sure: number;
}

/** The question that a section's heading asks or stands for, in the page's language. */
export function askHeading(heading: string, subject: string, words: PageWords, locale: string): Question | undefined {
  if (heading === "") return undefined;
  const forms = questionFormsOf(locale);
  return forms === undefined ? questionOfHeading(heading, subject, words) : inForms(heading, subject, words, forms);
}

/** "What is X?" for a sentence that says what X is. */
export function askDefinition(
  sentence: string,
  words: PageWords,
  locale: string,
  language: Language,
): { thing: string; question: string } | undefined {
  const forms = questionFormsOf(locale);
  if (forms === undefined) return questionOfDefinition(sentence, words);
  const thing = forms.definition.exec(sentence)?.[1]?.trim();
  if (thing === undefined || language.dangling.test(sentence) || thing.split(" ").length > 6) return undefined;
  return { thing, question: forms.whatIs.replace("%", () => words.inSentence(thing)) };
}

/** The question that a sentence of the form "If you …, …" answers. English alone. */
export function askCase(sentence: string, locale: string): string | undefined {
  return questionFormsOf(locale) === undefined ? questionOfCase(sentence) : undefined;
}

/** "What does X provide?" for a sentence that says what a thing does. English alone. */
export function askAct(
  sentence: string,
  words: PageWords,
  locale: string,
): { thing: string; question: string } | undefined {
  return questionFormsOf(locale) === undefined ? questionOfAct(sentence, words) : undefined;
}

/** The question that a sentence answers with one fact. English alone. */
export function askFact(sentence: string, words: PageWords, locale: string): string | undefined {
  return questionFormsOf(locale) === undefined ? questionOfFact(sentence, words) : undefined;
}

/** "What is X (Y)?" for a sentence that spells out an abbreviation and says what it is. English alone. */
export function askSpelledOut(sentence: string, words: PageWords, locale: string): string | undefined {
  return questionFormsOf(locale) === undefined ? questionOfSpelledOut(sentence, words) : undefined;
}

/** What a heading that names a topic asks, where `opening` speaks of that topic. English alone. */
export function askTopic(heading: string, opening: string, words: PageWords, locale: string): Question | undefined {
  if (heading === "" || questionFormsOf(locale) !== undefined) return undefined;
  const question = questionOfTopic(heading, opening, words);
  return question === undefined ? undefined : { question, sure: TOPIC_SURE };
}

/** "What is X?" for a thing that a title announces. English alone. */
export function askAnnounced(thing: string, locale: string): Question | undefined {
  if (thing === "" || questionFormsOf(locale) !== undefined) return undefined;
  return { question: `What ${isPlural(thing) ? "are" : "is"} ${thing}?`, sure: 0 };
}

/** What a page's subject is asked for in languages whose questions are templates; undefined without a subject. */
export function askAbout(subject: string, locale: string): Question | undefined {
  const form = questionFormsOf(locale)?.about;
  if (form === undefined || subject === "" || isTaskVerb(subject.split(" ")[0] ?? "")) return undefined;
  return { question: form.replace("%", () => subject), sure: 0 };
}

function inForms(heading: string, subject: string, words: PageWords, forms: QuestionForms): Question | undefined {
  const [open, close] = forms.marks;
  const bare = heading.replace(/^[¿\s]+|[\s?？]+$/gu, "");
  if (forms.asks.test(`${bare} `))
    return { question: `${open}${capitalised(bare)}${close}`, sure: /[?？]/u.test(heading) ? 1 : 0.9 };
  if (/[?？]/u.test(heading)) return { question: `${open}${capitalised(bare)}${close}`, sure: 0.7 };
  if (forms.empty.test(bare) || bare.length < 2 || bare.length > 90) return undefined;
  if (forms.task.test(bare)) return { question: forms.howTo.replace("%", () => words.inSentence(bare)), sure: 0.75 };
  const general = subject !== "" && bare.split(" ").length <= 2 && !subject.toLowerCase().includes(bare.toLowerCase());
  const form = general ? forms.aboutIn : forms.about;
  return { question: form.replace("%", () => bare).replace("&", () => subject), sure: 0.4 };
}
