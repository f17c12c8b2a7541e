import type { Block } from "./blocks.ts";
import { DESCRIPTION_TARGET } from "./limits.ts";
import { sentencesOf } from "./sentences.ts";

/** The first sentences of the running text, up to about 200 characters; a longer one is cut between words. */
export function descriptionFrom(blocks: readonly Block[], locale: string): string {
  const paragraph = blocks.find((block) => block.kind === "paragraph") ?? blocks.find(({ kind }) => kind === "list");
  if (paragraph === undefined || paragraph.kind === "heading") return "";
  const text = paragraph.lines.join("\n");
  const sentences = sentencesOf(text, locale);
  const start = sentences[0]?.start ?? 0;
  let end = sentences[0]?.end ?? 0;
  for (const sentence of sentences) if (sentence.end - start <= DESCRIPTION_TARGET) end = sentence.end;
  return shorten(text.slice(start, end).replace(/\s+/g, " "), locale);
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
