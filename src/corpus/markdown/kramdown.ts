import { CODE_LINE } from "../language/sentences.ts";
import { asLabel } from "./as-label.ts";
import { withDelimiters } from "./bare-table.ts";

const ATTRIBUTE_ID = /^:?[^{}#]{0,200}#([A-Za-z][\w:.-]{0,200})[^{}]{0,200}$/;
const HEADING_LINE = /^ {0,3}#{1,6}[ \t]/;
const SETEXT_UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;
const ATTRIBUTE_LINE = /^[ \t>]*\{:[^{}]*\}[ \t]*$/;
const TOC_LINE = /^[ \t]*(?:\[\[?_?toc_?\]?\]|\{::?toc\})[ \t]*$/i;
/** `::: tip Title`, `:::note[Title]`, `::: {.box}`; groups 2 and 3 are the title. */
const CONTAINER_LINE = /^([ \t]*):{3,}[ \t]*(?:\{[^}]*\}|[\w-]+)?[ \t]*(?:\[([^\]]*)\])?(?:\{[^}]*\})?[ \t]*(.*)$/;
const ALERT_LINE = /^(\s*>\s*)\[!\w+\][+-]?[ \t]*(.*)$/;
/** DocFX: `[!INCLUDE [name](file.md)]`, `[!code-csharp[name](file.cs)]`, `[!VIDEO address]`. Code spans are matched to be kept. */
const DIRECTIVE =
  /`+[^`\n]*`+|\[!(?:include|code|video)\b[^[\]\n]{0,300}(?:\[[^\]\n]{0,300}\](?:\([^()\n]{0,300}\))?[^[\]\n]{0,50})?\]/gi;
/** One that stands alone in an indented line, as below an item: no code looks so. */
const DIRECTIVE_LINE =
  /^\s+\[!(?:include|code|video)\b[^[\]\n]{0,300}\[[^\]\n]{0,300}\]\([^()\n]{0,300}\)[^[\]\n]{0,50}\]\s*$/i;
const ATTRIBUTE = '[.#][\\w-]+|[\\w-]+="[^"{}\\n]*"';
/** What else names one behind a link; elsewhere code looks so: `f(x){y=1}`. */
const BARE_ATTRIBUTE = `${ATTRIBUTE}|[\\w-]+=[\\w%./-]+|data-[\\w-]+`;
const attributesOf = (one: string) => `\\{\\s*(?:${one})(?:\\s+(?:${one}))*\\s*\\}`;
/** `{.class}`, `{ #id .class }`, `{target="x"}` behind brackets or on a line of their own, `{width=9}` behind a link. */
const ATTRIBUTES = new RegExp(
  `(?<=\\]\\([^()\\n]{0,500}\\))${attributesOf(BARE_ATTRIBUTE)}|(^[ \\t]*|[)\\]])${attributesOf(ATTRIBUTE)}`,
  "g",
);
/**
 * A picture by its name, `:tada:` or `:octicons-tag-16:{ .lg }`, with the blanks behind it, or before it where a mark
 * follows. Marks that say yes or no in a table stay. Code spans are matched to be kept.
 */
const PICTURE =
  /`+[^`\n]*`+|(?<=^|[\s*_>]):(?!(?:white_check_mark|heavy_check_mark|ballot_box_with_check|check|x|no_entry|cross)\b)[a-z][a-z0-9_+-]{0,60}:(?:\{[^{}\n]{0,60}\})?(?:[ \t]{1,9}|(?=$|[*_<]))|[ \t]{1,9}:[a-z][a-z0-9_+-]{0,60}:(?=[.,;!?])/g;
/** `: what it means` in the line below a term. */
const DEFINITION = /^:[ \t]+(?=\S)/;
/** A line that may be one, and no list, heading, quotation or table. */
const TERM = /^(?![-*+>|#:\s]|\d{1,9}[.)]\s)[^*\n]{0,59}[^*\s]$/;
/** Hyphens between words that site generators set as a dash. Code spans are matched to be kept. */
const DASH = /`+[^`\n]*`+|(?<=[\p{L}\p{N}.,;:!?)"'”’*_])( ?)(---|(?<= )--)\1(?=["'“‘(*_]*[\p{L}\p{N}])/gu;

/**
 * Removes what Markdown dialects add to CommonMark and no reader sees: kramdown attributes, tables of contents,
 * abbreviations, footnote marks, container fences, names of pictures. Hyphens for a dash become one, tables get the line that theirs need not have. Heading ids stay as a final `{#id}`. For text outside code fences.
 */
export function stripDialect(markdown: string): string {
  const lines = markdown
    .split("\n")
    .map((line) => (CODE_LINE.test(line) ? line.replace(DIRECTIVE_LINE, "") : withoutMarks(line)));
  const kept: string[] = [];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1] ?? "";
    if (TOC_LINE.test(line) || isTocItem(line, next)) continue;
    if (DEFINITION.test(line)) markTerm(kept);
    if (ATTRIBUTE_LINE.test(line)) addAttributeLine(kept, line);
    else kept.push(plainLine(line, next));
  }
  return withDelimiters(kept).join("\n");
}

function withoutMarks(line: string): string {
  const unlessCode = (found: string) => (found.startsWith("`") ? found : "");
  const dashed = (found: string, blank = "", hyphens = "") =>
    hyphens === "" ? found : `${blank}${hyphens === "---" ? "—" : "–"}${blank}`;
  return line.replace(DIRECTIVE, unlessCode).replace(PICTURE, unlessCode).replace(DASH, dashed);
}

/** `{: #id}` under a heading names it; any other attribute line only ends a block. */
function addAttributeLine(kept: string[], line: string): void {
  const id = /#([A-Za-z][\w:.-]*)/.exec(line)?.[1];
  const last = kept.at(-1) ?? "";
  if (id !== undefined && HEADING_LINE.test(last)) kept[kept.length - 1] = withId(last, id);
  else kept.push("");
}

function plainLine(line: string, next: string): string {
  if (HEADING_LINE.test(line) || SETEXT_UNDERLINE.test(next)) return headingLine(line);
  return line
    .replace(/\{::?\/?[^{}\n]*\/?\}/g, "")
    .replace(ALERT_LINE, (_, quote: string, title: string) =>
      title === "" ? quote : `${quote}${asLabel(title)}\n${quote}`,
    )
    .replace(CONTAINER_LINE, (_, indent: string, inBrackets: string = "", behind: string) => {
      const label = asLabel(inBrackets || behind);
      return label === "" ? "\n" : `\n${indent}${label}\n`;
    })
    .replace(ATTRIBUTES, (_, before: string = "") => before)
    .replace(/\]\([ \t]*"[^"\n]{0,300}"[ \t]*\)/g, "]()")
    .replace(/^\*\[[^\]]+\]:.*$/, "")
    .replace(/^\[\^[^[\]\s]+\]:[ \t]*/, "\n")
    .replace(/\[\^[^[\]\s]+\]/g, "")
    .replace(DEFINITION, "\n")
    .replace(/(<[a-z][^<>]{0,200}\bmarkdown=["']?(?:1|block)\b[^<>]{0,200}>)/gi, "$1\n\n");
}

/** The last line is the term of the definition below it, if it stands alone or below another definition. */
function markTerm(kept: string[]): void {
  const [before = "", term = ""] = [kept.at(-2), kept.at(-1)].map((line) => line ?? "");
  const isAlone = kept.length < 2 || before.trim() === "" || before.startsWith("\n");
  if (isAlone && TERM.test(term)) kept[kept.length - 1] = `\n${asLabel(term)}`;
}

/** A heading's attributes are its last braces; only the id is kept. */
function headingLine(line: string): string {
  const text = line.trimEnd();
  const open = text.endsWith("}") ? text.lastIndexOf("{") : -1;
  const attributes = open < 0 ? "" : text.slice(open + 1, -1);
  if (open < 0 || !/^[:.#]/.test(attributes)) return line;
  const id = ATTRIBUTE_ID.exec(attributes)?.[1];
  const heading = text.slice(0, open).trimEnd();
  return id === undefined ? heading : withId(heading, id);
}

/** The hashes that close a heading would be its text with an id behind them. */
function withId(heading: string, id: string): string {
  const text = HEADING_LINE.test(heading) ? heading.replace(/(?<=[ \t])#+[ \t]*$/, "").trimEnd() : heading;
  return `${text} {#${id}}`;
}

function isTocItem(line: string, next: string): boolean {
  return /^[ \t]*(?:[-*+]|1\.)[ \t]+\S.*$/.test(line) && /^[ \t]*\{:[ \t]*toc\b/.test(next);
}
