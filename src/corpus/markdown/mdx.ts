import { HOLE } from "../templates/template-holes.ts";
import { showComponents } from "./components.ts";

/** `import … from "x"` over one line or several; prose never has this form. */
const IMPORT = /^import\s(?:[\w*{},$\s]{1,2000}?\sfrom\s*)?["'][^"'\n]{1,300}["'];?[ \t]*$/gm;
const EXPORT = /^export (?:const|let|default|function|async)\b/;
/** A tag with an attribute that is an expression: no HTML, so Markdown would show it as text. */
const EXPRESSION_TAG = /<[A-Za-z][\w.]{0,60}\s[^<>]{0,1000}?=\{[^<>]{0,1000}?\}[^<>{}]{0,300}>/g;
/** `{value}` on a line of its own. */
const EXPRESSION_LINE = /^[ \t]*\{[A-Za-z_][\w.]*\}[ \t]*$/gm;
/** `{" "}`: the blank that JSX would lose. */
const BLANK = /\{(?:" "|' ')\}/g;
/** `{company.email}` among words, neither of a formula nor of a path. */
const VALUE = /(?<![\w$^\\{}/])\{[A-Za-z_]\w*(?:\.\w+)+\}(?!\})/g;
const MODULE = /^(?:import|export)\s/m;
/** How code closes what it opened at the margin. */
const CLOSES = /^[)\]}]/;
/** Lines behind a blank one in which an export may be closed: what closes further down is of something else. */
const MOST_LINES = 1_000;
const STRINGS = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`/g;

/** Whether Markdown, given without its code, is a module of MDX. */
export function isModule(markdown: string): boolean {
  return MODULE.test(markdown);
}

/**
 * Removes what MDX adds to Markdown and no reader sees: modules, comments, expressions, attributes. In a module, a hole
 * stands for a value that is known to its components alone. For text outside code.
 */
export function stripMdx(markdown: string, inModule: boolean): string {
  const text = showComponents(MODULE.test(markdown) ? withoutExports(markdown.replace(IMPORT, "")) : markdown);
  if (!text.includes("{")) return text;
  const shown = withoutComments(text).replace(EXPRESSION_LINE, "").replace(EXPRESSION_TAG, "");
  return inModule ? shown.replace(BLANK, " ").replace(VALUE, HOLE) : shown;
}

function withoutExports(markdown: string): string {
  const lines = markdown.split("\n");
  const kept: string[] = [];
  let closing = 0;
  // Each asks for a later line than the one before: all of them together read the text once.
  const closingFrom = (at: number): number => {
    while (closing < lines.length && (closing < at || !CLOSES.test(lines[closing]!))) closing++;
    return closing;
  };
  for (let at = 0; at < lines.length; at++) {
    if (EXPORT.test(lines[at]!)) at = endOfExport(lines, at, closingFrom);
    else kept.push(lines[at]!);
  }
  return kept.join("\n");
}

/** The last line of an export: before the first blank one, or where that stands in brackets, the line that closes them. */
function endOfExport(lines: readonly string[], start: number, closingFrom: (at: number) => number): number {
  let [at, depth] = [start, 0];
  for (; at < lines.length && lines[at]!.trim() !== ""; at++) depth += depthChange(lines[at]!);
  const closing = depth > 0 ? closingFrom(at) : lines.length;
  return closing < Math.min(lines.length, at + MOST_LINES) ? closing : at - 1;
}

function depthChange(line: string): number {
  let change = 0;
  for (const [bracket] of line.replace(STRINGS, "").matchAll(/[()[\]{}]/g)) change += "([{".includes(bracket) ? 1 : -1;
  return change;
}

function withoutComments(text: string): string {
  let [kept, from] = ["", 0];
  for (;;) {
    const start = text.indexOf("{/*", from);
    const end = start < 0 ? -1 : text.indexOf("*/}", start);
    if (end < 0) return kept + text.slice(from);
    kept += text.slice(from, start);
    from = end + 3;
  }
}
