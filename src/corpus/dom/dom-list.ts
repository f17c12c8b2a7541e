import { blocksOf, inlineText } from "./dom-blocks.ts";
import { isFurniture } from "./element-kinds.ts";

/**
 * The lines of a list, nested lists flattened. `undefined` where its items hold headings or summaries: such a list only
 * lays out sections (cards, accordions, process steps).
 */
export function listLines(list: Element): string[] | undefined {
  if (list.querySelector("h1,h2,h3,h4,h5,h6,summary") !== null) return undefined;
  const lines: string[] = [];
  let number = Number.parseInt(list.getAttribute("start") ?? "1", 10) || 1;
  for (const item of list.children) {
    if (isFurniture(item)) continue;
    const marker = list.localName === "ol" ? `${number}. ` : "- ";
    const added = item.localName === "li" ? itemLines(item, marker) : looseLines(item, marker);
    if (added.length > 0) number += 1;
    for (const line of added) lines.push(line);
  }
  return lines;
}

/** An item's own paragraphs make one line; nested lists, code and later paragraphs follow on their own. */
function itemLines(item: Element, marker: string): string[] {
  const own: string[] = [];
  const nested: string[] = [];
  for (const block of blocksOf(item)) {
    if (block.kind === "heading") continue;
    if (block.kind === "paragraph" && nested.length === 0) own.push(labelled(block.lines));
    else for (const line of block.lines) nested.push(line);
  }
  return own.length === 0 ? nested : [marker + inOneLine(own), ...nested];
}

/** A name of a few words, and what a sentence of its own ends with. */
const LABEL = /^(?=.{1,60}$)\p{Lu}\S*(?: \S+){0,4}[\p{L}\p{N}]$/u;
const SENTENCE = /^\p{Lu}.*[.!?]$/su;

/** The lines of a paragraph that breaks part; a first one that names what the sentences below tell is their label. */
function labelled([first = "", ...others]: readonly string[]): string {
  const isLabel = LABEL.test(first) && SENTENCE.test(others.join(" "));
  return [isLabel ? `${first}:` : first, ...others].join(" ");
}

/** The paragraphs of an item; a first one that no mark ends is the label of the others. */
function inOneLine([first = "", ...others]: readonly string[]): string {
  const isLabel = others.length > 0 && /[\p{L}\p{N}]$/u.test(first.slice(-2));
  return [isLabel ? `${first}:` : first, ...others].join(" ");
}

/** Lists that are nested without an item around them, as some editors write. */
function looseLines(element: Element, marker: string): string[] {
  if (element.localName === "ul" || element.localName === "ol") return listLines(element) ?? [];
  const text = inlineText(element);
  return text === "" ? [] : [marker + text];
}
