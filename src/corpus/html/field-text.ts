import { collapse } from "../blocks.ts";
import { inlineText } from "../dom/dom-blocks.ts";
import { bodyOf, parseHtml } from "./html-document.ts";

/** UTF-16 units of a field that are read. */
const MOST_READ = 5000;

/** What authors put into a text of one line, around words of it. */
const INLINE = new Set(
  "a abbr b cite code del em i ins kbd mark p q s samp small span strong sub sup u var".split(" "),
);
const TAG = /<(\/?)([a-z]+)(?:\s[^<>]*)?\/?>|</gi;
/** A break is at a word, at the end of a sentence or of a line; one between blanks or in marks of its own is spoken of. */
const BREAK = /(?<=[^\s("'`“‘«<[])<br|(?<=^|\s)<br\s?\/?>(?=[\p{L}\p{N}<\n])|<br\s[^<>]*=/iuy;
/** Between two tags that are spoken of: "<p> and </p>". */
const AND = /^(?:\s+(?:\p{Ll}{1,4}|&)|,)\s+$/u;

/**
 * The text of a title or description. It may hold entities and a few tags, each with its end; what else stands in angle
 * brackets (`List<String>`, "the <head> element") is what its author typed.
 */
export function fieldText(written: string): string {
  if (!/[<&]/.test(written)) return collapse(written);
  const text = written.slice(0, MOST_READ);
  const markup = markupOf(text);
  const html = text.replace(TAG, (tag, _slash, _name, at: number) => (markup.has(at) ? tag : tag.replace("<", "&lt;")));
  return inlineText(bodyOf(parseHtml(html)));
}

/** Where the tags stand that are none of the words. */
function markupOf(text: string): ReadonlySet<number> {
  const markup = new Set<number>();
  const opened = new Map<string, { index: number; end: number }[]>();
  for (const { 0: tag, 1: slash, 2: written = "", index } of text.matchAll(TAG)) {
    const name = written.toLowerCase();
    BREAK.lastIndex = index;
    if (name === "br" && BREAK.test(text)) markup.add(index);
    if (!INLINE.has(name)) continue;
    const open = opened.get(name) ?? [];
    opened.set(name, open);
    if (!slash) open.push({ index, end: index + tag.length });
    const start = slash ? open.pop() : undefined;
    if (start && !AND.test(text.slice(start.end, index))) markup.add(start.index).add(index);
  }
  return markup;
}
