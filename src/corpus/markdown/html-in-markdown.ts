import { CODE_LINE } from "../language/sentences.ts";

/** Elements that wrap other blocks and are always closed by hand. */
const WRAPPER =
  /<(\/?)(?:div|section|article|aside|main|header|footer|nav|ul|ol|dl|table|figure|blockquote|details|form|fieldset|center)\b([^<>]*)>/gi;
const ENDS_WITH_CLOSING = /<\/(?:h[1-6]|div|p|section|ul|ol|table|figure|blockquote|details|center)>[ \t]*$/i;
const ENDS_WITH_TAG = /^[ \t]*<.*>[ \t]*$/;
/** Tags up to the last of some that open a text of their own, which is Markdown where it has marks of that. */
const OPENING =
  /^[ \t]*(?:<[^<>]*>[ \t]*)*<(?:td|th|li|dd|dt|p|div|center|section|article|figcaption|blockquote)\b[^<>]*>[ \t]*/i;
const MARKED = /(?<![\p{L}\p{N}*])\*\*[^\s*][^*\n]{0,200}\*\*|\[[^[\]\n]{0,200}\]\([^\s()]{1,500}[^()\n]{0,200}\)/u;
/** What stands between these is as it is typed. */
const VERBATIM = /<(\/?)(?:pre|script|style|textarea)\b/gi;
/** Lines below a tag that are looked at for such marks. */
const MOST_BELOW = 20;
const MARKDOWN_BLOCK = /^ {0,3}(?:#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|>)/;

/** A component of MDX alone in its line: what stands in it is Markdown. */
const COMPONENT = /^[ \t]*<(\/?)([A-Z]\w{0,60}(?:\.\w{1,60})?)(?:\s[^<>]*)?(?<!\/)>[ \t]*$/;

/**
 * HTML blocks as kramdown reads them, and components as MDX does. CommonMark ends one at a blank line, which turns its indented rest into code,
 * and goes on with one to the next blank line, which swallows Markdown right below it. For text outside code fences.
 */
export function settleHtmlBlocks(markdown: string): string {
  if (!markdown.includes("<")) return markdown;
  const lines = markdown.split("\n");
  const settled: string[] = [];
  const notes = new ItemIndent();
  const closed = new Set(Array.from(markdown.matchAll(/^[ \t]*<\/([A-Z][\w.]{0,120})>/gm), ([, name = ""]) => name));
  let depth = 0;
  let isVerbatim = false;
  /** Blanks before the tag that opened the text under way, which may be of an item. */
  let opened: string | undefined;
  for (const [index, line] of lines.entries()) {
    const isHtml = /^[ \t]*</.test(line);
    const [, slash, component = ""] = (isHtml && COMPONENT.exec(line)) || [];
    const isComponent = closed.has(component);
    if (isComponent && slash === "/") settled.push("");
    const isInside = depth > 0 || opened !== undefined;
    const own = isInside ? (line.startsWith(opened ?? "") ? (opened ?? "") : "") + notes.settle(line) : line;
    if (isVerbatim || isInside || isHtml) isVerbatim = staysVerbatim(line, isVerbatim);
    const parts = isVerbatim || CODE_LINE.test(own) ? [own] : openedText(own, lines, index);
    settled.push(...parts);
    if (parts.length > 1) opened = INDENT.exec(own)?.[0];
    else if (line.trim() === "") opened = undefined;
    if (isComponent) depth = Math.max(0, depth + (slash === "/" ? -1 : 1));
    else if (depth > 0 || isHtml) depth = Math.max(0, depth + depthChange(line));
    if (isComponent || endsBlock(line, lines[index + 1] ?? "")) settled.push("");
  }
  return settled.join("\n");
}

/** A line; where a tag in it opens Markdown, that behind a blank line, which is where CommonMark begins to read it. */
function openedText(line: string, lines: readonly string[], index: number): string[] {
  const [opening] = OPENING.exec(line) ?? [];
  if (opening === undefined) return [line];
  const text = line.slice(opening.length);
  if (!MARKED.test(text) && (text.includes("<") || !isMarkedBelow(lines, index))) return [line];
  return text === "" ? [opening, ""] : [opening, "", `${INDENT.exec(line)?.[0]}${text}`];
}

/** Whether what is typed between tags goes on to the end of a line. */
function staysVerbatim(line: string, wasVerbatim: boolean): boolean {
  const last = line.matchAll(VERBATIM).toArray().at(-1);
  return last === undefined ? wasVerbatim : last[1] === "";
}

/** Whether the lines below, up to the next tag or blank line, have marks of Markdown. */
function isMarkedBelow(lines: readonly string[], index: number): boolean {
  for (const line of lines.slice(index + 1, index + 1 + MOST_BELOW)) {
    if (/^\s*(?:<|$)/.test(line)) return false;
    if (MARKED.test(line)) return true;
  }
  return false;
}

const INDENT = /^[ \t]*/;
const ITEM_LINE = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]/;

/** Takes the indentation of HTML off Markdown inside it, but for what belongs to a list item above it. */
class ItemIndent {
  /** Indentation of the outermost list under way; -1 outside lists. */
  #list = -1;

  settle(line: string): string {
    const text = line.trimStart();
    const indent = line.length - text.length;
    if (text === "") return text;
    const inList = this.#list >= 0 && indent > this.#list && !text.startsWith("<");
    if (inList) return line.slice(this.#list);
    this.#list = ITEM_LINE.test(line) ? indent : -1;
    return text;
  }
}

/** What asks for Markdown inside (`markdown="1"`) keeps its indentation: it is not counted. */
function depthChange(line: string): number {
  let change = 0;
  for (const [, slash, attributes = ""] of line.matchAll(WRAPPER)) {
    if (slash === "/") change -= 1;
    else if (!/\bmarkdown=/i.test(attributes) && !attributes.endsWith("/")) change += 1;
  }
  return change;
}

function endsBlock(line: string, next: string): boolean {
  if (next.trim() === "" || /^[ \t]*</.test(next)) return false;
  return ENDS_WITH_CLOSING.test(line) || (ENDS_WITH_TAG.test(line) && MARKDOWN_BLOCK.test(next));
}
