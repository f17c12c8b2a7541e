import { MAX_HTML_DEPTH, MAX_HTML_ELEMENTS } from "../limits.ts";

const VOID: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);
/** Elements whose end tag is optional: the parser closes them itself. */
const SELF_ENDING: ReadonlySet<string> = new Set("p li dt dd tr td th thead tbody tfoot option optgroup".split(" "));
const RAW_TEXT: ReadonlySet<string> = new Set("script style textarea title noscript template".split(" "));
/** Its content is read, and so it is measured. */
const SHADOW_ROOT = /^<template\s[^>]*\bshadowrootmode\b/i;
const NAME = /^\/?([a-z][^\s/>]*)/i;

interface HtmlSize {
  elements: number;
  depth: number;
}

/** Elements and nesting of an HTML text, estimated in one linear pass, before anything costlier touches it. */
export function measureHtml(html: string): HtmlSize {
  const size = { elements: 0, depth: 0 };
  let depth = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    const match = NAME.exec(html.slice(at + 1, at + 40));
    const name = match?.[1]?.toLowerCase();
    if (name === undefined) {
      // The parser makes a node of every stray `<`, comment and declaration.
      size.elements += 1;
      continue;
    }
    if (html[at + 1] === "/") {
      if (!SELF_ENDING.has(name)) depth = Math.max(0, depth - 1);
      continue;
    }
    size.elements += 1;
    if (RAW_TEXT.has(name) && !SHADOW_ROOT.test(html.slice(at, at + 200))) at = endOfRawText(html, at, name);
    else if (!VOID.has(name) && !SELF_ENDING.has(name)) depth += 1;
    size.depth = Math.max(size.depth, depth);
  }
  return size;
}

/** Why an HTML text must not be parsed, `undefined` where it may. */
export function htmlRefusal({ elements, depth }: HtmlSize): string | undefined {
  if (depth > MAX_HTML_DEPTH) return `HTML nested over ${MAX_HTML_DEPTH} levels deep`;
  return elements > MAX_HTML_ELEMENTS ? `HTML of over ${MAX_HTML_ELEMENTS} elements` : undefined;
}

/** Where the end tag begins, minus one; the end of the text where it never ends. */
function endOfRawText(html: string, at: number, name: string): number {
  const endTag = new RegExp(`</${name}`, "gi");
  endTag.lastIndex = at;
  const end = endTag.exec(html);
  return end === null ? html.length : end.index;
}
