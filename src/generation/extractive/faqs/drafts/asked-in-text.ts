import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { NONE } from "../../../language/question-forms.ts";
import { questionFormsOf } from "../../../language/questions.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { termsOf } from "../../../text/terms.ts";
import { OPENS_WITH_YES_OR_NO } from "../../../text/yes-or-no.ts";
import type { Unit } from "../../page/unit.ts";
import { meets } from "../fit/meets.ts";
import { hasFormOfTitle } from "../fit/title-form.ts";
import { askHeading } from "../questions/ask.ts";
import { AUXILIARY } from "../questions/english.ts";
import { ASKED, type Question } from "../questions/question.ts";
import type { Section } from "../sections/section.ts";
import type { PageWords } from "../wording/page-words.ts";
import { type Draft, draftOfQuestion } from "./draft.ts";

/** Surer than what a single sentence states, less than what stands above its answer as a heading. */
const SCORE = 0.7;
const MOST_CHARACTERS = 110;
/** Of whom or what, the text before it has told; "you" may be anybody, unless he is asked for himself. */
const LEANS =
  /\b(?:we|us|our|ours|your|yours|it|its|they|them|their|he|she|his|her|this|that|these|those|here|there|so|such|else|another|others?|then|now|next)\b|^(?:and|but|or|so)\b|^(?:is|are|was|were|do|does|did|can|could|should|would|will|may|must|has|have|had)\b.*\byou\b|\b(?:did|will|are|if|have|would) you\b|\byou(?:['’](?:re|ve|d|ll)\b| (?:think|know|feel|want|like))/i;
/** What is asked for effect, of a plan, of a worth, or of more than one thing. */
const NO_QUESTION =
  /^(?:what about|how about|what if|why not|which of)\b|^who\b.*n['’]t\b|^\p{L}+ (?:will|should|would) my\b|^how (?!do|does|did|can|could|should|is|are|was|were|much|many|long|often|far)\p{L}+\b|, (?:and |or )?(?:wh(?:at|ich|en|ere|o|y)|how)\b/iu;
/** A question for yes or no, by its first word. */
const YES_OR_NO = new RegExp(`^${AUXILIARY}\\b`, "i");
/** What goes on with the thought that a question was asked for, and what puts its answer off. */
const GOES_ON =
  /^(?:that|this|these|those|there|well|good|great|let|consider|imagine|think|we|our|i|here|perhaps|maybe|it depends|to (?:answer|find out)|in (?:this|that|these)|you (?:may|might))\b|\b(?:below|above)\b/i;

/** Questions that a page asks itself in its text, each answered by what follows it in the same paragraph. */
export function draftsOfAsked(section: Section, task: FaqsTask, words: PageWords, language: Language): Draft[] {
  // Of other languages nothing tells what is asked for effect.
  if (questionFormsOf(task.page.locale)?.asks === NONE) return [];
  return section.units.flatMap((unit, i) => {
    const told = answerBehind(section.units, i);
    if (told.length === 0 || !isOfPage(unit.text, section, task, words)) return [];
    const asked = askHeading(unit.text, "", words, task.page.locale);
    if (asked === undefined || asked.sure < ASKED || !opensSo(unit.text, asked)) return [];
    const draft = draftOfQuestion(asked, { heading: unit.text, level: section.level, units: told }, task, language);
    if (draft === undefined || draft.begins || !isAnswered(draft, unit, task)) return [];
    return [{ ...draft, score: SCORE, order: unit.order }];
  });
}

/** Whether a sentence is all of its question: what stands before one says whom or which case it is asked of. */
function opensSo(text: string, { question }: Question): boolean {
  return text.slice(0, 4).toLowerCase() === question.slice(0, 4).toLowerCase() && !/^[^?]*, (?:wh|how)/i.test(text);
}

/** The rest of the paragraph behind a question, or the one below a question that is a paragraph by itself. */
function answerBehind(units: readonly Unit[], at: number): readonly Unit[] {
  const [before, unit, next] = [units[at - 1], units[at]!, units[at + 1]];
  if (unit.kind !== "prose" || !ASKS.test(unit.text) || unit.text.length > MOST_CHARACTERS) return [];
  if (next === undefined || next.kind !== "prose" || ASKS.test(next.text)) return [];
  if (before !== undefined && (ASKS.test(before.text) || /[:：]$/u.test(before.text))) return [];
  if (next.opensLine && !unit.opensLine) return [];
  const end = units.findIndex((other, i) => i > at + 1 && (other.opensLine || ASKS.test(other.text)));
  return units.slice(at + 1, end < 0 ? units.length : end);
}

/** Whether a question names what its page is about, by itself. */
function isOfPage(question: string, { heading }: Section, { page }: FaqsTask, words: PageWords): boolean {
  if (LEANS.test(question) || NO_QUESTION.test(question)) return false;
  const about = new Set([...termsOf(page.title, page.locale), ...termsOf(heading, page.locale)]);
  return termsOf(question, page.locale).some((term) => about.has(term) || words.comesBackTo([term]));
}

/** Whether what follows a question answers it: it was asked where its writer went on, and may be no question at all. */
function isAnswered({ question, answer }: Draft, { opensLine }: Unit, task: FaqsTask): boolean {
  if (GOES_ON.test(answer.text)) return false;
  if (YES_OR_NO.test(question)) return OPENS_WITH_YES_OR_NO.test(answer.text);
  if (meets(question, answer.text, task) === 0 && !/^because\b/i.test(answer.text)) return false;
  // Who begins a paragraph with a "why" goes on to its reasons.
  return (opensLine && /^why\b/i.test(question)) || hasFormOfTitle(question, answer.text, task);
}
