import { asLabel } from "./as-label.ts";
import { belowItems } from "./below-items.ts";

/** `! Text` to `!!!! Text`, as Grav sets apart a box. */
const MARKED = /^!{1,4}[ \t]+(?=\S)/;
/** `!!! note "Title"` or `??? tip`, as Python's extensions open a box; its text is indented below. Group 2 is the title. */
const OPENED =
  /^( {0,12})(?:!!!|\?\?\?\+?)[ \t]+[a-z][\w-]*(?:[ \t]+[a-z][\w-]*){0,3}(?:[ \t]+"([^"\n]{0,200})")?[ \t]*$/;
/** One of an item; elsewhere it is code. */
const TABBED_NOTICE = /^ {0,12}\t[ \t]{0,12}(?:!!!|\?\?\?)/;

/** Markdown in which the boxes of notices are paragraphs of their own, without their marks. For text outside code fences. */
export function settleNotices(markdown: string): string {
  if (!/^[ \t]{0,12}(?:!|\?\?\?)/m.test(markdown)) return markdown;
  const settled: string[] = [];
  let wasMarked = false;
  /** Blanks before the text of the box under way; below 0 outside of one. */
  let indent = -1;
  const lines = markdown.split("\n");
  const inItem = belowItems(lines);
  for (const [at, written] of lines.entries()) {
    const line = indent >= 0 || (inItem[at] && TABBED_NOTICE.test(written)) ? withoutTabs(written) : written;
    const opened = OPENED.exec(line);
    if (opened !== null) {
      const [, before = "", title = ""] = opened;
      indent = before.length + 4;
      settled.push("", before + asLabel(title), "");
      continue;
    }
    if (indent >= 0 && line.trim() !== "" && !line.startsWith(" ".repeat(indent))) indent = -1;
    if (indent >= 0) {
      settled.push(line.slice(0, indent - 4) + line.slice(indent));
      continue;
    }
    const isMarked = MARKED.test(line);
    if (isMarked !== wasMarked) settled.push("");
    settled.push(isMarked ? line.replace(MARKED, "") : line);
    wasMarked = isMarked;
  }
  return settled.join("\n");
}

/** A line whose indentation is of blanks alone: a tab goes on to the next fourth of them. */
function withoutTabs(line: string): string {
  const text = line.trimStart();
  let indent = 0;
  for (const blank of line.slice(0, line.length - text.length)) indent += blank === "\t" ? 4 - (indent % 4) : 1;
  return " ".repeat(indent) + text;
}
