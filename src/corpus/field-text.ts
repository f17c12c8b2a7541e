import { collapse } from "./blocks.ts";
import { inlineText } from "./dom-blocks.ts";
import { bodyOf, parseHtml } from "./html-document.ts";

/** UTF-16 units of a field that are read. */
const MOST_READ = 5000;

/** What authors put into a text of one line, around words of it. */
const INLINE = new Set(
  "a abbr b cite code del em i ins kbd mark p q s samp small span strong sub sup u var".split(" "),
);
const TAG = /<(\/?)([a-z]+)(?:\s[^<>]*)?\/?>|</gi;

/**
 * The text of a title or description. It may hold entities and a few tags, each with its end; what else stands in angle
 * brackets (`List<String>`, "the <head> element") is what its author typed.
 */
export function fieldText(written: string): string {
  if (!/[<&]/.test(written)) return collapse(written);
  const text = written.slice(0, MOST_READ);
  const opened = new Set<string>();
  const closed = new Set<string>();
  for (const [, slash, name = ""] of text.matchAll(TAG)) (slash ? closed : opened).add(name.toLowerCase());
  const isMarkup = (name: string) => name === "br" || (INLINE.has(name) && opened.has(name) && closed.has(name));
  const html = text.replace(TAG, (tag, _slash, name = "") =>
    isMarkup(name.toLowerCase()) ? tag : tag.replace("<", "&lt;"),
  );
  return inlineText(bodyOf(parseHtml(html)));
}
