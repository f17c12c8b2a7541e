import type { Block } from "./blocks.ts";
import { DESCRIPTION_TARGET } from "./limits.ts";
import { sentencesOf } from "./sentences.ts";

/** The first sentences of the running text, up to about 200 characters; a longer one is cut between words. */
export function descriptionFrom(blocks: readonly Block[], locale: string): string {
  const paragraph = blocks.find((block) => block.kind === "paragraph") ?? blocks.find(({ kind }) => kind === "list");
  if (paragraph === undefined || paragraph.kind === "heading") return "";
  const text = paragraph.lines.join("\n");
  let description = "";
  for (const { start, end } of sentencesOf(text, locale)) {
    const longer = `${description} ${text.slice(start, end)}`.trim();
    if (longer.length > DESCRIPTION_TARGET && description !== "") break;
    description = longer;
  }
  return shorten(description, locale);
}

function shorten(text: string, locale: string): string {
  if (text.length <= DESCRIPTION_TARGET) return text;
  let end = 0;
  for (const { index } of new Intl.Segmenter(locale, { granularity: "word" }).segment(text)) {
    if (index > DESCRIPTION_TARGET) break;
    end = index;
  }
  return `${text.slice(0, end).replace(/[\s,;:–—-]+$/, "")}…`;
}
