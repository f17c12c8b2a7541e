/** A heading, or a block of text in the conventions of `Passage.text`: its lines are joined by a line break. */
export type Block =
  | { kind: "heading"; level: number; anchor: string; text: string }
  | { kind: "paragraph" | "list" | "code" | "table"; lines: string[] };

/** A block that names what stands below it. */
export type Heading = Extract<Block, { kind: "heading" }>;
/** A block of text below a heading. */
export type TextBlock = Exclude<Block, { kind: "heading" }>;

/** What text before the first heading stands under. */
export const NO_HEADING: Heading = { kind: "heading", level: 0, anchor: "", text: "" };

/** A text by its letters and digits alone, in small ones: two that agree in that say the same. */
export function lettersAlone(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Everything a reader reads, headings too: for language detection. */
export function plainTextOf(blocks: readonly Block[]): string {
  return blocks.map((block) => (block.kind === "heading" ? block.text : block.lines.join("\n"))).join("\n");
}

/**
 * Blank runs to one blank, invisible and control characters dropped, and those that fonts draw icons by; what keeps two
 * letters apart (U+200C, of Persian and others) or joins them and pictures (U+200D) stays between them.
 */
export function collapse(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff\ue000-\ue00f\ue011-\uf8ff]|(?![\t\n\r\f])\p{Cc}/gu, "")
    .replace(/\u200c+/gu, "\u200c")
    .replace(/(?<![\p{L}\p{M}\p{N}])\u200c|\u200c(?![\p{L}\p{M}])/gu, "")
    .replace(
      /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{EMod}])\u200d|\u200d(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu,
      "",
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** The text up to a length in UTF-16 units, no character cut in two. */
export function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
}
