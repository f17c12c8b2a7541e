import { settleHtmlBlocks } from "./html-in-markdown.ts";
import { stripDialect } from "./kramdown.ts";
import { guard, guardRawBlocks, stripLiquid, unguard } from "./liquid.ts";
import { stripMdx } from "./mdx.ts";
import type { PageFields } from "./page-fields.ts";
import { replacePaired } from "./paired.ts";

const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})/;
/** A code span within one paragraph. */
const CODE_SPAN = /(?<!`)(`+)(?!`)((?:(?!\n[ \t]*\n)[\s\S]){0,1000}?[^`])\1(?!`)/g;
const CAPTURE = /\{%-?\s{0,9}(?:(end)capture|capture\s[^%{]{0,200})\s{0,9}-?%\}/g;
const STRONG = /\*\*([^*\n]+)\*\*/g;
const PUNCTUATION_EDGE = /^(?:\p{P}\S*|\S.*\p{P}|\p{P}.*\S)$/u;
const TAG_LINE = /<[^<>]*>[ \t]*$/;
const HTML_CODE = /<(\/)?(?:pre|code)\b[^<>]{0,300}>/gi;

/** Markdown (GFM, with kramdown's and Liquid's additions taken out) as an HTML fragment. Nothing in it is run. */
export function markdownToHtml(markdown: string, fields: PageFields = {}): string {
  const source = guardRawBlocks(markdown.replace(/\r\n?/g, "\n").replaceAll("\0", ""));
  const guarded = eachStretch(source, guard, (text) => guardHtmlCode(text.replace(CODE_SPAN, guard)));
  const plain = eachStretch(
    stripLiquid(guarded, { fields, block: (text) => `\n\n${text}\n\n` }),
    (code) => code,
    toCommonMark,
  );
  return Bun.markdown.html(unguard(plain), { tables: true, strikethrough: true, tasklists: true });
}

/** HTML that a site generator completes: Liquid taken out, the rest as it stands; Markdown in captures is rendered. */
export function templateToHtml(html: string, fields: PageFields = {}): string {
  if (!html.includes("{%") && !html.includes("{{")) return html;
  const hasMarkdown = html.includes("markdownify");
  const rendered = hasMarkdown ? replacePaired(html, CAPTURE, (text) => markdownToHtml(text, fields)) : html;
  return unguard(
    stripLiquid(guardHtmlCode(guardRawBlocks(rendered)), { fields, block: (text) => markdownToHtml(text) }),
  );
}

function guardHtmlCode(html: string): string {
  return replacePaired(html, HTML_CODE, (code, opening, closing) => `${opening[0]}${guard(code)}${closing[0]}`);
}

function toCommonMark(text: string): string {
  return settleHtmlBlocks(stripDialect(stripMdx(text))).replace(STRONG, markStrong);
}

/** CommonMark sees no strong text where punctuation meets a letter, and Chinese has no blanks to part them. */
function markStrong(marked: string, text: string): string {
  return PUNCTUATION_EDGE.test(text) ? `<strong>${text}</strong>` : marked;
}

/** Maps a text's code fences and the stretches between them, line by line. */
function eachStretch(text: string, mapCode: (code: string) => string, mapText: (text: string) => string): string {
  const mapped: string[] = [];
  let stretch: string[] = [];
  let fence = "";
  const close = (map: (text: string) => string) => {
    if (stretch.length > 0) mapped.push(map(stretch.join("\n")));
    stretch = [];
  };
  for (const line of text.split("\n")) {
    const mark = FENCE.exec(line)?.[1] ?? "";
    const closes = fence !== "" && mark.startsWith(fence) && line.trim().replace(/^[>\s]*/, "") === mark;
    if (fence === "" && mark !== "") {
      close(mapText);
      // A tag's HTML would go on over a fence right below it.
      if (TAG_LINE.test(mapped.at(-1) ?? "")) mapped.push("");
      fence = mark;
    }
    stretch.push(line);
    if (!closes) continue;
    close(mapCode);
    fence = "";
  }
  close(fence === "" ? mapText : mapCode);
  return mapped.join("\n");
}
