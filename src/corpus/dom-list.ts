import { blocksOf, inlineText } from "./dom-blocks.ts";
import { isFurniture } from "./element-kinds.ts";

/**
 * The lines of a list, nested lists flattened. `undefined` where its items hold headings: such a list only lays out
 * sections (cards, accordions, process steps).
 */
export function listLines(list: Element): string[] | undefined {
  if (list.querySelector("h1,h2,h3,h4,h5,h6") !== null) return undefined;
  const lines: string[] = [];
  let number = Number.parseInt(list.getAttribute("start") ?? "1", 10) || 1;
  for (const item of list.children) {
    if (isFurniture(item)) continue;
    const marker = list.localName === "ol" ? `${number}. ` : "- ";
    const added = item.localName === "li" ? itemLines(item, marker) : looseLines(item, marker);
    if (added.length > 0) number += 1;
    lines.push(...added);
  }
  return lines;
}

/** An item's own paragraphs make one line; nested lists, code and later paragraphs follow on their own. */
function itemLines(item: Element, marker: string): string[] {
  const own: string[] = [];
  const nested: string[] = [];
  for (const block of blocksOf(item)) {
    if (block.kind === "heading") continue;
    if (block.kind === "paragraph" && nested.length === 0) own.push(block.lines.join(" "));
    else nested.push(...block.lines);
  }
  return own.length === 0 ? nested : [marker + inOneLine(own), ...nested];
}

/** The paragraphs of an item; one that no mark ends is the label of the next. */
function inOneLine(paragraphs: readonly string[]): string {
  return paragraphs.reduce((line, next) => `${line}${/[\p{L}\p{N}]$/u.test(line) ? ":" : ""} ${next}`);
}

/** Lists that are nested without an item around them, as some editors write. */
function looseLines(element: Element, marker: string): string[] {
  if (element.localName === "ul" || element.localName === "ol") return listLines(element) ?? [];
  const text = inlineText(element);
  return text === "" ? [] : [marker + text];
}
