import type { SourcePage, SourcePassage } from "../../../schemas/generation.ts";
import { ASKS, QUESTION } from "../../text/sentence-marks.ts";

/** Characters of a paragraph that asks, at most: what is longer tells a story. */
const LONGEST = 200;
/** What leads to what it asks. */
const LEADS = /[:：]\s*$/u;
/** A line of a list, a table or code. */
const SET_OFF = /^(?:\s|[-*+•–>] |\d+[.)] )| \| /u;

/** Questions from which a page is one of questions: one or two may be asked for effect. */
const SEVERAL = 3;
/** A paragraph that goes on behind its question: "Is there a deposit? Yes." */
const ANSWERS_ITSELF = /^[^.!?\n]{1,200}[?？؟]\s+\S/u;

/**
 * A page of questions that are paragraphs, each as the heading of what stands below it. Where some have their answers
 * in the same paragraph, or follow one another, nothing tells where an answer ends: such a page stays as it is.
 */
export function askedByParagraphs(source: SourcePage): SourcePage {
  if (!asksInParagraphs(source)) return source;
  const passages: SourcePassage[] = [];
  for (const passage of source.passages) passages.push(...partsOf(passage, passages.at(-1)));
  return { ...source, passages };
}

function asksInParagraphs({ passages }: SourcePage): boolean {
  if (!passages.some(({ text }) => QUESTION.test(text))) return false;
  const paragraphs = passages.flatMap(({ text }) => text.split("\n\n"));
  const isAsked = paragraphs.map((paragraph) => ASKS.test(paragraph));
  const isMixed = paragraphs.some(
    (paragraph, i) => (isAsked[i] && isAsked[i + 1]) || (!isAsked[i] && ANSWERS_ITSELF.test(paragraph)),
  );
  return !isMixed && passages.reduce((count, { text }) => count + questionsIn(text).length, 0) >= SEVERAL;
}

/** The parts of a passage; its beginning answers what the part before it asks at its end, where that is of the same section. */
function partsOf(passage: SourcePassage, before: SourcePassage | undefined): SourcePassage[] {
  const { text, ordinal } = passage;
  const isAsked = before?.text === "" && before.under === passage.heading && before.ordinal === ordinal - 1;
  const parts = [{ asked: isAsked ? before.heading : "", from: 0, to: text.length }];
  for (const { start, end } of questionsIn(text)) {
    parts.at(-1)!.to = start;
    parts.push({ asked: text.slice(start, end), from: end, to: text.length });
  }
  if (parts.length === 1 && !isAsked) return [passage];
  return parts
    .map(({ asked, from, to }) => ({ ...belowQuestion(passage, asked), text: text.slice(from, to).trim() }))
    .filter((part, i) => i > 0 || part.text !== "");
}

function belowQuestion(passage: SourcePassage, asked: string): SourcePassage {
  const { heading, under = "", level } = passage;
  return asked === ""
    ? passage
    : { ...passage, heading: asked, under: heading || under, level: Math.max(level, 1) + 1 };
}

/** Where the paragraphs stand that ask in one line, but none that another leads to. */
function questionsIn(text: string): { start: number; end: number }[] {
  const paragraphs = text.split("\n\n");
  let end = -2;
  return paragraphs.flatMap((paragraph, i) => {
    const start = end + 2;
    end = start + paragraph.length;
    const isOne = ASKS.test(paragraph) && !paragraph.includes("\n") && paragraph.length <= LONGEST;
    return isOne && !LEADS.test(paragraphs[i - 1] ?? "") && !SET_OFF.test(paragraph) ? [{ start, end }] : [];
  });
}
