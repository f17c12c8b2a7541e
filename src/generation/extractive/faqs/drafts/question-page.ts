import type { FaqsTask, SourcePage } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { verbatim } from "../../page/unit.ts";
import { authorsAnswer } from "../answer/authors-answer.ts";
import type { Answer } from "../answer.ts";
import { comesLater } from "../fit/comes-later.ts";
import { HOW_TO } from "../fit/kinds.ts";
import { ASKED, type Question } from "../questions/question.ts";
import { isOverQuestions } from "../sections/question-lines.ts";
import type { Section } from "../sections/section.ts";

/** Headings that ask, from which on a page is one of questions, whose author knows what answers each. */
const SEVERAL = 4;

/** What an author wrote below one of his many questions, in whatever words: "How do I pay?", "By bank transfer." */
export function answerOnQuestionPage(
  { question, sure }: Question,
  { heading, units, cut }: Section,
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const isTold = units.every(({ kind, marker }) => kind === "prose" && !/\d/.test(marker));
  const isOne = asksMuch(task.page) || (sure >= ASKED && ASKS.test(heading) && isOfQuestions(task.page));
  if (!isTold || cut || !isOne) return undefined;
  const answer = authorsAnswer(units, question, task, language);
  const [first] = units;
  if (answer === undefined || !first!.passage.text.startsWith(answer.quote, first!.start)) return undefined;
  // Of a way, half misleads.
  const isHalf = HOW_TO.test(question) && !answer.quote.includes(verbatim(units.at(-1)!));
  return isHalf || comesLater(question, answer, units, task.page.locale) ? undefined : answer;
}

function asksMuch({ passages }: SourcePage): boolean {
  return passages.filter(({ heading }) => ASKS.test(heading)).length >= SEVERAL;
}

/** Whether a page says itself that it is one of questions. */
function isOfQuestions({ title, passages }: SourcePage): boolean {
  return [title, ...passages.map(({ heading }) => heading)].some(isOverQuestions);
}
