import type { Block, TextBlock } from "./blocks.ts";
import { isWordedAsName, isWordedAsSentence } from "./dom/label-words.ts";
import { sentencesOf } from "./language/sentences.ts";
import { DESCRIPTION_TARGET } from "./limits.ts";

/** A date, a badge or a name above the text is no description. */
const SENTENCE = /[\p{L}\p{M}\p{N}"'”’)][.!?:…。！？：؟।]["'”’)»]*$/u;
/** UTF-16 units of the shortest sentence that tells what a page is about, and of a text that tells it without an end. */
const LEAST_SENTENCE = 15;
const LEAST_TEXT = 60;
/** UTF-16 units of a line that names the text below it, which has a sentence and does not go on with that line. */
const LONGEST_LABEL = 40;
const BEGINS = /^\P{L}{0,3}[\p{Lu}\p{Lt}\p{Lo}\p{N}]/u;
const HAS_SENTENCE = /(?:\p{L}{2}[.!?…؟।](?:\s|$)|[。！？])/u;
/** Texts that may stand above it. */
const MOST_ABOVE = 8;

type Text = Pick<TextBlock, "kind" | "lines">;

/** The first sentences of the running text, up to about 200 characters; a longer one is cut between words. */
export function descriptionFrom(blocks: readonly Block[], locale: string): string {
  const texts = blocks.flatMap((block) => (block.kind === "paragraph" || block.kind === "list" ? [block] : []));
  const paragraph =
    texts.slice(0, MOST_ABOVE + 1).find(isTold) ?? texts.find(({ kind }) => kind === "paragraph") ?? texts[0];
  if (paragraph === undefined) return "";
  const text = withoutLabel(paragraph).lines.join("\n");
  const sentences = sentencesOf(text, locale);
  const start = sentences[0]?.start ?? 0;
  let end = sentences[0]?.end ?? 0;
  for (const sentence of sentences) if (sentence.end - start <= DESCRIPTION_TARGET) end = sentence.end;
  return cutToDescription(text.slice(start, end).replace(/\s+/g, " "), locale);
}

/** A text as a description: what is longer than one is cut between words. */
export function cutToDescription(text: string, locale: string): string {
  if (text.length <= DESCRIPTION_TARGET) return text;
  let end = 0;
  for (const { index } of new Intl.Segmenter(locale, { granularity: "word" }).segment(text)) {
    if (index > DESCRIPTION_TARGET) break;
    end = index;
  }
  return `${text.slice(0, end).replace(/[\s,;:–—-]+$/, "")}…`;
}

/** Without a first line that only names what the others tell. */
function withoutLabel(text: Text): Text {
  const [first = "", ...lines] = text.lines;
  const isLabel = text.kind === "paragraph" && isLabelLine(first) && BEGINS.test(lines[0] ?? "");
  return isLabel && lines.some((line) => HAS_SENTENCE.test(line)) ? { ...text, lines } : text;
}

function isLabelLine(line: string): boolean {
  return line.length <= LONGEST_LABEL && !SENTENCE.test(line) && isWordedAsName(line) && !isWordedAsSentence(line);
}

function isTold({ kind, lines }: Text): boolean {
  const text = lines.join(" ");
  return kind === "paragraph" && (text.length >= LEAST_TEXT || (text.length >= LEAST_SENTENCE && SENTENCE.test(text)));
}
