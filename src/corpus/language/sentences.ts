import { endsSentence, isEnded, opensName } from "./sentence-end.ts";

/** A quotable slice `[start, end)` of a passage's text, in UTF-16 units; trimmed and never empty. */
export interface Sentence {
  start: number;
  end: number;
  kind: "prose" | "item" | "code" | "row";
}

/** A line that is indented as code. */
export const CODE_LINE = /^(?: {4}|\t)/;
const ITEM_MARKER = /^ {0,3}(?:[-*+•]|\d{1,9}[.)])[ \t]+(?!\p{M})/u;
const ROW_CELL = / \| /;
/** The end of a quote that blanks set apart, which the Unicode rules take for the beginning of what follows. */
const CLOSING = /^\s?»(?![\p{L}\p{N}])\s?/u;
/** Characters around a boundary that are looked at: a sentence has no bound, and each of its marks may be one. */
const SEEN = 80;
const WORD = /[\p{L}\p{N}]/u;
/** What may end a sentence, by the Unicode rules for any language: many lines have none before their last word. */
const MAY_END = /[\p{Sentence_Terminal}.․;\u037e\r\x85\u2028\u2029]/u;
/** A character that joins the one before it into one grapheme. */
export const JOINER = /^(?:\p{M}|\u200d|\p{Emoji_Modifier})/u;

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * The sentences of a passage's text (conventions of `Passage.text`), in order and without overlap. A line break always
 * ends a sentence; an item's slices begin after its marker, each code line and table row is one slice.
 * Every non-blank stretch is covered but list markers. `locale` is BCP 47; an unknown one is read as English.
 */
export function sentencesOf(text: string, locale: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (let start = 0; start <= text.length; ) {
    const lineBreak = text.indexOf("\n", start);
    const end = lineBreak < 0 ? text.length : lineBreak;
    addLine(sentences, text, start, end, locale);
    start = end + 1;
  }
  return sentences;
}

function addLine(into: Sentence[], text: string, start: number, end: number, locale: string): void {
  const line = text.slice(start, end);
  const marker = ITEM_MARKER.exec(line)?.[0].length ?? 0;
  if (CODE_LINE.test(line)) addTrimmed(into, text, start, end, "code");
  else if (marker > 0) addSplit(into, text, start + marker, end, "item", locale);
  else if (ROW_CELL.test(line)) addTrimmed(into, text, start, end, "row");
  else addSplit(into, text, start, end, "prose", locale);
}

function addSplit(
  into: Sentence[],
  text: string,
  start: number,
  end: number,
  kind: Sentence["kind"],
  locale: string,
): void {
  const line = text.slice(start, end);
  let from = 0;
  for (const cut of cutsOf(line, locale)) {
    addTrimmed(into, text, start + from, start + cut, kind);
    from = cut;
  }
  addTrimmed(into, text, start + from, end, kind);
}

/** Offsets inside `line` where a sentence ends and another begins; each side holds a word. Linear in the line. */
function cutsOf(line: string, locale: string): number[] {
  const cuts: number[] = [];
  const lastWord = lastWordOf(line);
  if (!MAY_END.test(line.slice(0, lastWord))) return cuts;
  let from = 0;
  let hasWord = false;
  for (const { index, segment } of segmenterFor(locale).segment(line)) {
    const end = index + (CLOSING.exec(line.slice(index, index + 5))?.[0].length ?? 0);
    // The rules take the mark of a name for the end of what stands before it.
    const cut = opensName(line, end) ? end - 1 : end;
    if (hasWord && cut <= lastWord && isCut(line, from, cut, locale)) {
      cuts.push(cut);
      from = cut;
      hasWord = false;
    }
    hasWord ||= WORD.test(segment);
  }
  return cuts;
}

function isCut(line: string, from: number, index: number, locale: string): boolean {
  if (JOINER.test(line.slice(index, index + 2))) return false;
  if (opensName(line, index + 1) && !isEnded(line.slice(Math.max(from, index - SEEN), index))) return false;
  return endsSentence(line.slice(Math.max(from, index - SEEN), index), line.slice(index, index + SEEN), locale);
}

function lastWordOf(line: string): number {
  let last = line.length - 1;
  while (last >= 0 && !WORD.test(line.slice(Math.max(0, last - 1), last + 1))) last -= 1;
  return last;
}

function addTrimmed(into: Sentence[], text: string, start: number, end: number, kind: Sentence["kind"]): void {
  const slice = text.slice(start, end);
  let first = start + (slice.length - slice.trimStart().length);
  const last = start + slice.trimEnd().length;
  if (last <= first) return;
  // A blank that carries a combining mark is part of a grapheme.
  if (first > start && JOINER.test(text.slice(first, first + 2))) first -= 1;
  into.push({ start: first, end: last, kind });
}

function segmenterFor(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const made = createSegmenter(locale);
  // Locales come from requests too: the map must not grow with them.
  if (segmenters.size < 100) segmenters.set(locale, made);
  return made;
}

function createSegmenter(locale: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(locale.replaceAll("_", "-"), {
      granularity: "sentence",
    });
  } catch {
    return new Intl.Segmenter("en", { granularity: "sentence" });
  }
}
