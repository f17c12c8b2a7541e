import { proseOf } from "./prose.ts";

/** Whether more than half of an element's text is in links. */
export function isMostlyLinks(element: Element): boolean {
  let linked = 0;
  for (const link of element.querySelectorAll("a")) linked += lengthOf(link);
  return linked * 2 > lengthOf(element);
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
