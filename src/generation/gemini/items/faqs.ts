import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { sentencesOf } from "../../../corpus/language/sentences.ts";
import type { FaqsTask } from "../../../schemas/generation.ts";
import { contentTerms } from "../../grounding/terms.ts";
import { languageOf } from "../../language/languages.ts";
import { Said } from "../../said.ts";
import { countWords } from "../../text/words.ts";
import { bearsOut, evidenceOf, type NumberedPassage, numberPassages, textsOf } from "../evidence.ts";
import { leadsAway } from "../links.ts";
import { faqsPrompt } from "../prompts/items.ts";
import { isAnsweredBy, isAskable } from "./askable.ts";
import { type ItemKind, passageOf, plainLine } from "./item-kind.ts";

const Reply = Type.String({ minLength: 1, maxLength: 3_000 });
const element = TypeCompiler.Compile(
  Type.Object({
    passage: Type.Integer(),
    question: Type.String({ minLength: 1, maxLength: 300 }),
    reply: Type.Union([Reply, Type.Array(Reply, { maxItems: 20 })]),
  }),
);

/** Word targets are met within +10 % (CONTRACT §6). */
const tolerance = 1.1;

/** Questions with answers: their prompt, and how what a model writes is read and checked. */
export function faqs(task: FaqsTask): ItemKind {
  const passages = numberPassages([task.page]);
  const asked = new Said([], (text) => contentTerms(text, task.page.locale));
  return {
    prompt: faqsPrompt(task, passages),
    count: task.count,
    take(value) {
      if (!element.Check(value)) return [];
      const found = passageOf(passages, value.passage);
      const question = plainLine(value.question);
      if (!found || !/[?？]$/u.test(question) || asked.has(question) || !isAskable(question, found)) return [];
      const answer = answerOf(value.reply, question, found, task);
      if (answer === "" || !isAnsweredBy(answer, question, found)) return [];
      asked.add(question);
      return [{ item: { question, answer }, evidence: evidenceOf(found, answer) }];
    },
    rest: () => [],
  };
}

/**
 * The reply in the format asked for, as far as the passage bears it out; "" where it does not, or where that would be a
 * part of a way, which leads nowhere.
 */
function answerOf(reply: string | readonly string[], question: string, found: NumberedPassage, task: FaqsTask): string {
  const holds = (text: string) => text !== "" && !leadsAway(text, textsOf(found)) && bearsOut(found, text);
  const isWay = languageOf(task.page.locale).howTo.test(question);
  if (task.format === "bullets") {
    const lines = (typeof reply === "string" ? reply.split("\n") : reply).map(plainLine).filter((line) => line !== "");
    const told = isWay ? wholeWay(lines, holds, task) : someOf(lines, holds, task);
    return told.map((bullet) => `- ${bullet}`).join("\n");
  }
  const whole = plainLine(typeof reply === "string" ? reply : reply.join(" "));
  const text = withinWords(whole, task);
  return holds(text) && !(isWay && text !== whole) ? text : "";
}

function wholeWay(lines: readonly string[], holds: (line: string) => boolean, task: FaqsTask): readonly string[] {
  return lines.length <= task.maxBullets && lines.every(holds) ? lines : [];
}

/** The first lines that hold and say something new. */
function someOf(lines: readonly string[], holds: (line: string) => boolean, task: FaqsTask): readonly string[] {
  const said = new Said([], (text) => contentTerms(text, task.page.locale));
  const isNew = (line: string) => {
    const repeats = said.has(line);
    said.add(line);
    return !repeats;
  };
  return lines.filter((line) => holds(line) && isNew(line)).slice(0, task.maxBullets);
}

/** Whole sentences within the word target. */
function withinWords(text: string, { words, page }: FaqsTask): string {
  const limit = words * tolerance;
  if (countWords(text) <= limit) return text;
  const ends = sentencesOf(text, page.locale).map(({ end }) => end);
  const end = ends.findLast((at) => countWords(text.slice(0, at)) <= limit) ?? 0;
  return text.slice(0, end);
}
