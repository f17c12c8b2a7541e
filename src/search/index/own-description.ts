import type { TextBlock } from "../../corpus/blocks.ts";
import { cutToDescription, descriptionFrom } from "../../corpus/description.ts";
import { CODE_LINE } from "../../corpus/language/sentences.ts";
import type { Page } from "../../schemas/page.ts";
import { isCommonDescription, repeatedOn } from "./repeated-lines.ts";

const ITEM = /^\s*(?:[-*+•]|\d{1,9}[.)])\s/u;
const ROW = / \| /;

/** What is shorter, or ends as no sentence does, is a menu or a label rather than what a page is about. */
const LEAST = 40;
const ENDED = /[.!?…。！？][)"'”’»]*$/u;
/** A sentence that leads to the list behind it, and the mark before an item of that. */
const LEADS = /[:：]$/u;
const MARKER = /^[-*+•]\s+/u;

/**
 * A page as it is shown. A description that many pages share says nothing of one: it gives way to the page's own text. One
 * that only leads to a list has the items behind it.
 */
export function describedByItself(page: Page, repeated: Uint32Array): Page {
  const { description, locale } = page;
  const isCommon = description !== "" && isCommonDescription(description, repeated);
  if (!isCommon && !LEADS.test(description)) return page;
  const blocks = page.passages.flatMap(({ text }) => text.split("\n\n").map(blockOf));
  if (!isCommon)
    return { ...page, description: cutToDescription(description + itemsBehind(description, blocks), locale) };
  const common = new Set(repeatedOn(page.passages, repeated));
  const own = blocks.filter(({ lines }) => lines.join("") !== "" && !lines.every((line) => common.has(line.trim())));
  const told = descriptionFrom(own, locale);
  return { ...page, description: told.length >= LEAST && ENDED.test(told) ? told : description };
}

function itemsBehind(description: string, blocks: readonly TextBlock[]): string {
  const lead = blocks.findIndex(({ lines }) => lines.at(-1)?.endsWith(description));
  const next = blocks[lead + 1];
  if (lead < 0 || next?.kind !== "list") return "";
  return ` ${next.lines.map((line) => line.replace(MARKER, "")).join("; ")}`;
}

function blockOf(text: string): TextBlock {
  const kind = CODE_LINE.test(text) ? "code" : ITEM.test(text) ? "list" : ROW.test(text) ? "table" : "paragraph";
  return { kind, lines: text.split("\n") };
}
