import { isWordless, proseOf } from "./prose.ts";

const TEXT_NODE = 3;
const ELEMENT_NODE = 1;

/** Whether more than half of an element's text is in links. */
export function isMostlyLinks(element: Element): boolean {
  let linked = 0;
  for (const link of element.querySelectorAll("a")) linked += lengthOf(link);
  return linked * 2 > lengthOf(element);
}

/** Those of an element and all below it that are mostly links, found in one walk: asking each takes time by its depth. */
export function mostlyLinksIn(root: Element): ReadonlySet<Element> {
  const found = new Set<Element>();
  const measured = (element: Element): Measured => {
    const sum = { text: 0, linked: 0 };
    if (isWordless(element)) return sum;
    for (const node of element.childNodes) {
      if (node.nodeType === TEXT_NODE) sum.text += (node.nodeValue ?? "").replace(/\s+/g, " ").length;
      if (node.nodeType !== ELEMENT_NODE) continue;
      const { text, linked } = measured(node as Element);
      sum.text += text;
      sum.linked += node.nodeName === "A" ? text : linked;
    }
    if (sum.linked * 2 > sum.text) found.add(element);
    return sum;
  };
  measured(root);
  return found;
}

/** Characters of an element's text, and those of them that are in links. */
interface Measured {
  text: number;
  linked: number;
}

/** Characters of an element's text, runs of blanks counted once. */
export function lengthOf(element: Element): number {
  return proseOf(element).replace(/\s+/g, " ").length;
}

/** A link within the page that shows a mark and no word: to a heading itself, or back from a footnote; or a footnote's number. */
export function isMark(element: Element): boolean {
  if (element.localName === "sup") return isNoteNumber(element);
  if (element.localName !== "a" || !/#./.test(element.getAttribute("href") ?? "")) return false;
  return lettersOf(element) === 0 && element.querySelector("img,svg") === null;
}

function isNoteNumber(sup: Element): boolean {
  const link = sup.querySelector("a");
  return link !== null && /#./.test(link.getAttribute("href") ?? "") && lettersOf(link) === lettersOf(sup);
}

/** Letters and numerals of an element's text. */
function lettersOf(element: Element): number {
  return element.textContent?.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}
