import type { SourcePage, SourcePassage } from "../../../schemas/generation.ts";
import { ASKS, QUESTION } from "../../text/sentence-marks.ts";

/** Characters of a paragraph that asks, at most: what is longer tells a story. */
const LONGEST = 200;
/** What leads to what it asks. */
const LEADS = /[:：]\s*$/u;
/** A line of a list, a table or code. */
const SET_OFF = /^(?:\s|[-*+•–>] |\d+[.)] )| \| /u;

/** A page on which each question that is a paragraph is the heading of what stands below it. */
export function askedByParagraphs(source: SourcePage): SourcePage {
  if (!source.passages.some(({ text }) => QUESTION.test(text))) return source;
  const passages: SourcePassage[] = [];
  for (const passage of source.passages) passages.push(...partsOf(passage, passages.at(-1)));
  return { ...source, passages };
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

/** Where the paragraphs stand that ask in one line, but none of several in a row, nor one that another leads to. */
function questionsIn(text: string): { start: number; end: number }[] {
  const paragraphs = text.split("\n\n");
  const asks = paragraphs.map((paragraph) => ASKS.test(paragraph));
  let end = -2;
  return paragraphs.flatMap((paragraph, i) => {
    const start = end + 2;
    end = start + paragraph.length;
    const isOne = asks[i] && !asks[i - 1] && !asks[i + 1] && !LEADS.test(paragraphs[i - 1] ?? "");
    if (!isOne || paragraph.length > LONGEST || paragraph.includes("\n") || SET_OFF.test(paragraph)) return [];
    return [{ start, end }];
  });
}
