import { closeSelfClosedBlocks } from "../html/self-closed.ts";
import { stripErb } from "../templates/erb.ts";
import { guard, guardRawBlocks, isTemplate, stripLiquid, unguard } from "../templates/liquid.ts";
import type { PageFields } from "../templates/page-fields.ts";
import { replacePaired } from "../templates/paired.ts";
import { CODE_SPAN } from "./code-span.ts";
import { settleDirectives } from "./directives.ts";
import { settleEscapedNumbers } from "./escaped-numbers.ts";
import { eachStretch } from "./fences.ts";
import { settleHtmlBlocks } from "./html-in-markdown.ts";
import { stripDialect } from "./kramdown.ts";
import { joinWrappedLines, keepTypedLines } from "./line-breaks.ts";
import { settleLooseMarkup, titleMarks } from "./loose-markup.ts";
import { isModule, stripMdx } from "./mdx.ts";
import { markNamedTags, showNamedTags } from "./named-tags.ts";
import { settleNotices } from "./notices.ts";
import { withoutWikiComments } from "./wiki-comments.ts";
import { stripWiki } from "./wiki-links.ts";

const CAPTURE = /\{%-?\s{0,9}(?:(end)capture|capture\s[^%{]{0,200})\s{0,9}-?%\}/g;
const STRONG = /\*\*([^*\n]+)\*\*/g;
const PUNCTUATION_EDGE = /^(?:\p{P}\S*|\S.*\p{P}|\p{P}.*\S)$/u;
const HTML_CODE = /<(\/)?(?:pre|code)\b[^<>]{0,300}>/gi;

/** Markdown (GFM, with kramdown's and Liquid's additions taken out) as an HTML fragment. Nothing in it is run. */
export function markdownToHtml(markdown: string, fields: PageFields = {}): string {
  const lines = markdown.replace(/\r\n?/g, "\n").replaceAll("\0", "");
  const source = guardRawBlocks(settleDirectives(withoutWikiComments(lines)));
  const guarded = eachStretch(source, guard, (text) => guardHtmlCode(text.replace(CODE_SPAN, guard)));
  const prose = eachStretch(
    guarded,
    () => "",
    (text) => text,
  );
  const dialect = { marks: titleMarks(prose), inModule: isModule(prose) };
  const plain = eachStretch(
    stripLiquid(stripErb(guarded), { fields, block: (text) => `\n\n${text}\n\n` }),
    (code) => code,
    (text) => toCommonMark(text, dialect),
  );
  return showNamedTags(Bun.markdown.html(unguard(plain), { tables: true, strikethrough: true, tasklists: true }));
}

/** HTML that a site generator completes: Liquid taken out, the rest as it stands; Markdown in captures is rendered. */
export function templateToHtml(html: string, fields: PageFields = {}): string {
  if (!isTemplate(html) && !html.includes("<%")) return html;
  const hasMarkdown = html.includes("markdownify");
  const rendered = hasMarkdown ? replacePaired(html, CAPTURE, (text) => markdownToHtml(text, fields)) : html;
  return unguard(
    stripLiquid(stripErb(guardHtmlCode(guardRawBlocks(rendered))), { fields, block: (text) => markdownToHtml(text) }),
  );
}

function guardHtmlCode(html: string): string {
  return replacePaired(html, HTML_CODE, (code, opening, closing) => `${opening[0]}${guard(code)}${closing[0]}`);
}

/** How the whole of a text is written, of which a stretch may show nothing. */
interface Dialect {
  marks: string | undefined;
  inModule: boolean;
}

function toCommonMark(text: string, { marks, inModule }: Dialect): string {
  const settled = settleEscapedNumbers(settleNotices(joinWrappedLines(text)));
  const loose = settleLooseMarkup(keepTypedLines(settled), marks);
  return markNamedTags(
    closeSelfClosedBlocks(settleHtmlBlocks(stripDialect(stripWiki(stripMdx(loose, inModule))))),
  ).replace(STRONG, markStrong);
}

/** CommonMark sees no strong text where punctuation meets a letter, and Chinese has no blanks to part them. */
function markStrong(marked: string, text: string): string {
  return PUNCTUATION_EDGE.test(text) ? `<strong>${text}</strong>` : marked;
}
