import type { QuestionForms } from "../language/question-forms.ts";
import { capitalised } from "../trim.ts";
import type { PageWords } from "./page-words.ts";
import type { Question } from "./question.ts";

/** How sure it is that a visitor asks what a heading stands for. */
const TASK_SURE = 0.75;
const TROUBLE_SURE = 0.7;
const MOST_HEADING = 90;
const MOST_THING_WORDS = 6;
/** From here on a heading is a question already. */
const ASKED = 0.9;

/** What stands before a question in its heading: "Purpose: why do we …?" */
const LABEL = /^[^:：¿?？]{2,40}?\s*(?:[:：]|\s[-–—])\s*(?=\S)/u;
const MARKED = /[?？]\s*$/u;

/** The question that a heading asks or stands for, in a language whose questions are templates. */
export function headingInForms(heading: string, words: PageWords, forms: QuestionForms): Question | undefined {
  const bare = bareOf(heading, forms);
  if (forms.vague.test(bare)) return undefined;
  if (forms.asks.test(`${bare} `)) return { question: marked(bare, forms), sure: MARKED.test(heading) ? 1 : ASKED };
  if (MARKED.test(heading)) return { question: marked(bare, forms), sure: 0.7 };
  if (bare.length < 2 || bare.length > MOST_HEADING) return undefined;
  const plain = bare.replace(/[.。]$/u, "");
  if (forms.trouble.test(plain)) {
    const trouble = inside(plain.replace(forms.ifWord, ""), words, forms);
    return { question: put(forms.whatToDo, trouble, forms), sure: TROUBLE_SURE };
  }
  const task = plain.replace(forms.purpose, "");
  if (!forms.task.test(task)) return undefined;
  return { question: put(forms.howTo, inside(task, words, forms), forms), sure: TASK_SURE };
}

/** "What is X?" for a sentence that says what X is. */
export function definitionInForms(
  sentence: string,
  words: PageWords,
  forms: QuestionForms,
): { thing: string; question: string } | undefined {
  const [, found, several] = forms.definition.exec(sentence) ?? [];
  const thing = found?.trim();
  if (thing === undefined || thing.split(" ").length > MOST_THING_WORDS) return undefined;
  const form = several === undefined ? forms.whatIs : forms.whatAre;
  return { thing, question: put(form, inside(thing, words, forms), forms) };
}

/**
 * Whether an answer speaks to its question: who asks for a way is told what to do, and at once where it was a heading's
 * task that was made a question; who has a trouble, what can be done about it.
 */
export function answersInForms({ question, sure }: Question, text: string, forms: QuestionForms): boolean {
  if (isTrouble(question, forms)) return [forms.bids, forms.obliges, forms.offers].some((tells) => tells.test(text));
  if (!forms.way.test(bareOf(question, forms))) return true;
  if (sure !== TASK_SURE) return forms.bids.test(text) || forms.obliges.test(text);
  return forms.bids.test(firstOf(text)) && !repeatsTask(question, text, forms);
}

/** Whether a question is one that was made of a trouble. */
export function isTrouble(question: string, { whatToDo }: QuestionForms): boolean {
  const [before = "", after = ""] = whatToDo.split("%");
  // Its last letters may have run together with what follows.
  return before === "" ? question.endsWith(after) : question.startsWith(before.trimEnd().slice(0, -1));
}

function firstOf(text: string): string {
  return text.split(/(?<=[.!]) |(?<=[。！])/u, 1)[0] ?? "";
}

/** Letters that the forms of a verb share. */
const ROOT = 4;

/** Whether all that is told of a task is to do it: "Manage your account: …" for "Managing an account". */
function repeatsTask(question: string, text: string, forms: QuestionForms): boolean {
  const [before = ""] = forms.howTo.split("%");
  const root = (words: string): string => words.toLowerCase().slice(0, ROOT);
  return root(question.slice(before.length)) === root(text);
}

/** A heading or question without its marks, and without the label of a question. */
function bareOf(heading: string, { asks }: QuestionForms): string {
  const bare = heading.replace(/^[¿\s]+|[\s?？]+$/gu, "");
  const unlabelled = bare.replace(LABEL, "").replace(/^[¿\s]+/u, "");
  return unlabelled !== bare && asks.test(`${unlabelled} `) ? unlabelled : bare;
}

function marked(bare: string, { marks: [open, close] }: QuestionForms): string {
  return `${open}${capitalised(bare)}${close}`;
}

/** A phrase as it stands inside a question. */
function inside(phrase: string, words: PageWords, { lowered }: QuestionForms): string {
  return lowered === undefined ? words.inSentence(phrase) : phrase.replace(lowered, (opener) => opener.toLowerCase());
}

function put(form: string, words: string, { elisions }: QuestionForms): string {
  return elisions.reduce(
    (question, [from, to]) => question.replace(from, to),
    form.replace("%", () => words),
  );
}
