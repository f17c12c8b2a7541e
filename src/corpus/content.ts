import { type Block, collapse, plainTextOf } from "./blocks.ts";
import { blocksOf } from "./dom/dom-blocks.ts";
import { removeFeedback } from "./html/feedback.ts";
import { bodyOf, parseHtml } from "./html/html-document.ts";
import { htmlRefusal, measureHtml } from "./html/html-guard.ts";
import { type HtmlMeta, htmlMetaOf, refreshOf } from "./html/html-meta.ts";
import { mainContentOf } from "./html/main-content.ts";
import { openPanels } from "./html/panels.ts";
import { showProtectedEmails } from "./html/protected-emails.ts";
import { tellTabs } from "./html/scripted-tabs.ts";
import { closeSelfClosed } from "./html/self-closed.ts";
import { markdownToHtml, templateToHtml } from "./markdown/markdown.ts";
import { createSlugger } from "./markdown/slug.ts";
import type { SourceDocument } from "./source.ts";
import type { PageFields } from "./templates/page-fields.ts";

/** A page's text in blocks, what its own head says, and where it sends its readers; or why it cannot be had. */
type Content =
  | { kind: "content"; blocks: Block[]; head: HtmlMeta | undefined; refresh: string }
  | { kind: "skipped" | "failed"; reason: string };

/** UTF-16 units of Markdown, at most, that only tells readers where their page has gone. */
const MOST_OF_REDIRECT = 300;

/** Reads a document of any format. Page text is data: nothing in it is run or followed. */
export function contentOf({ format, content, fields }: Pick<SourceDocument, "format" | "content" | "fields">): Content {
  if (format === "text") return { kind: "content", blocks: textBlocks(content), head: undefined, refresh: "" };
  return format === "markdown" ? markdownContent(content, fields) : htmlContent(content, fields);
}

function markdownContent(markdown: string, fields: PageFields | undefined): Content {
  const html = closeSelfClosed(markdownToHtml(markdown, fields));
  const reason = htmlRefusal(measureHtml(html));
  if (reason !== undefined) return { kind: "failed", reason };
  const document = parseHtml(html);
  // What its author wrote in HTML may hide text as a page of HTML does.
  if (html.includes("aria-")) openPanels(document);
  const blocks = blocksOf(bodyOf(document), createSlugger());
  // More text than this only shows how a page is sent on.
  const refresh = plainTextOf(blocks).length <= MOST_OF_REDIRECT ? refreshOf(document) : "";
  return { kind: "content", blocks, head: undefined, refresh };
}

function htmlContent(source: string, fields: PageFields | undefined): Content {
  const html = closeSelfClosed(templateToHtml(source, fields));
  const size = measureHtml(html);
  const reason = htmlRefusal(size);
  if (reason !== undefined) return { kind: "failed", reason };
  const document = parseHtml(html);
  const head = htmlMetaOf(document);
  if (head.refusal !== undefined) return { kind: "skipped", reason: head.refusal };
  const refresh = refreshOf(document);
  showProtectedEmails(document);
  tellTabs(document);
  openPanels(document);
  removeFeedback(document);
  return { kind: "content", blocks: blocksOf(mainContentOf(document, size.elements)), head, refresh };
}

/** Plain text: blank lines part paragraphs, single breaks inside one are wrapping unless they begin an item. */
function textBlocks(text: string): Block[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.split(/\n(?=[ \t]*(?:[-*•]|\d{1,3}[.)])[ \t])/).map(collapse))
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
    .map((lines) => ({ kind: "paragraph", lines }));
}
