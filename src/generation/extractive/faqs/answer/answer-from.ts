import type { FaqsTask } from "../../../../schemas/generation.ts";
import type { Language } from "../../../language/language.ts";
import { countWords } from "../../../text/words.ts";
import { skipsReply } from "../../page/reply.ts";
import type { Unit } from "../../page/unit.ts";
import { type Answer, answerOf, joined, LEAST_WORDS } from "../answer.ts";
import { limitOf, MOST_ITEM_WORDS, roomOf } from "../answer-size.ts";
import { HOW_TO, WHAT_IF } from "../fit/kinds.ts";
import { remedyOf, type Way, wayOf } from "../ways/way.ts";
import { bullets } from "./bullets.ts";
import { paragraph } from "./paragraph.ts";

/**
 * An answer to a question from one section in the task's format; undefined where the section has too little to say. A
 * question for a way or about a trouble is answered by all that has to be done, or not at all.
 */
export function answerFrom(
  units: readonly Unit[],
  question: string,
  task: FaqsTask,
  language: Language,
): Answer | undefined {
  const room = roomOf(task);
  if (HOW_TO.test(question)) return inFormat(wayOf(units, question.replace(HOW_TO, ""), language, room), units, task);
  if (WHAT_IF.test(question)) return inFormat(remedyOf(units, language, room), units, task);
  const answer =
    task.format === "bullets" ? bullets(units, question, task, language) : paragraph(units, question, task, language);
  return answer !== undefined && skipsReply(answer.quote, units, question) ? undefined : answer;
}

/** What a section tells whole, as an answer in the task's format; undefined where it is too long for it. */
export function answerOfWay(way: Way, units: readonly Unit[], task: FaqsTask, least = LEAST_WORDS): Answer | undefined {
  const answer = inFormat(way, units, task, least);
  return answer !== undefined && answer.words <= limitOf(task) ? answer : undefined;
}

function inFormat(
  way: Way | undefined,
  units: readonly Unit[],
  task: FaqsTask,
  least = LEAST_WORDS,
): Answer | undefined {
  if (way === undefined) return undefined;
  const shown = units.slice(units.indexOf(way.first), units.indexOf(way.last) + 1);
  if (task.format === "paragraph") return answerOf(way.text ?? joined(way.texts), shown, least);
  const fits = way.texts.length <= task.maxBullets && way.texts.every((text) => countWords(text) <= MOST_ITEM_WORDS);
  return fits ? answerOf(way.texts.map((text) => `- ${text}`).join("\n"), shown, least) : undefined;
}
