import { isNavigation } from "./element-kinds.ts";
import { bodyOf } from "./html-document.ts";
import { MAX_READABILITY_ELEMENTS } from "./limits.ts";
import { isMostlyLinks, lengthOf } from "./links.ts";
import { withoutSurroundings } from "./surroundings.ts";

/**
 * The element that holds what the page is about. What its author marked (`<main>`, the one `<article>`) beats a guess;
 * else the body without its frame, and without what readability leaves out and looks like a frame. Changes the document.
 */
export function mainContentOf(document: Document, elements: number): Element {
  const body = bodyOf(document);
  const marked = markedMain(document);
  if (marked !== undefined) return withoutFrame(marked, "nav,aside[role=complementary]");
  withoutFrame(body, "nav,aside,body>header,body>footer,[role=banner],[role=contentinfo],[role=complementary]");
  if (elements <= MAX_READABILITY_ELEMENTS) withoutSurroundings(document, body);
  return body;
}

function markedMain(document: Document): Element | undefined {
  const mains = [...document.querySelectorAll("main,[role=main]")];
  const articles = [...document.querySelectorAll("article,[itemprop=articleBody]")];
  const candidates = mains.length > 0 ? mains : articles.length === 1 ? articles : [];
  const longest = candidates.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  return longest !== undefined && lengthOf(longest) > 0 ? longest : undefined;
}

/** Takes the frame out, and asides that are little but links; an aside of text is a note to the reader. */
function withoutFrame(root: Element, selector: string): Element {
  for (const element of root.querySelectorAll(selector)) {
    if (element.localName !== "nav" || isNavigation(element)) element.remove();
  }
  for (const element of root.querySelectorAll("aside,footer")) if (isMostlyLinks(element)) element.remove();
  return root;
}
