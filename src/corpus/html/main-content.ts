import { isNavigation } from "../dom/element-kinds.ts";
import { lengthOf, mostlyLinksIn } from "../dom/links.ts";
import { holdsSentence, proseOf } from "../dom/prose.ts";
import { closest, matches } from "../dom/selectors.ts";
import { bodyOf } from "./html-document.ts";
import { withoutSurroundings } from "./surroundings.ts";

/** A site's own heading, or one that is not read; a header that is named as the page's opening is none of these. */
const FRAME =
  "nav,aside,footer,dialog,[hidden],[aria-hidden=true],[role=banner],body>header:not([class*=hero],[class*=intro],[class*=page-header],[class*=page-title])";
/** UTF-16 units of a footer that is no more than legal. */
const MOST_LEGAL = 200;
/** Words of a sentence in what opens a page. */
const LEAST_WORDS = 4;

/**
 * The element that holds what the page is about. What its author marked (`<main>`, the one `<article>`) beats a guess;
 * else the body without its frame, and without what readability leaves out and looks like a frame. Changes the document.
 */
export function mainContentOf(document: Document, elements: number): Element {
  const body = bodyOf(document);
  const marked = markedMain(document);
  if (marked !== undefined) {
    const opening = openingOf(marked);
    if (opening !== undefined) marked.prepend(opening);
    return withoutFrame(marked, "nav,aside[role=complementary]");
  }
  withoutFrame(body, "nav,aside,body>header,body>footer,[role=banner],[role=contentinfo],[role=complementary]");
  withoutSurroundings(document, body, elements);
  return body;
}

/** Who has the rights to the page, and little more. */
function isLegalLine(element: Element): boolean {
  return element.localName === "footer" && lengthOf(element) < MOST_LEGAL && /©|\bcopyright\b/i.test(proseOf(element));
}

function markedMain(document: Document): Element | undefined {
  const mains = [...document.querySelectorAll("main,[role=main]")];
  const articles = [...document.querySelectorAll("article,[itemprop=articleBody]")];
  const candidates = mains.length > 0 ? mains : articles.length === 1 ? articles : [];
  const longest = candidates.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  return longest !== undefined && lengthOf(longest) > 0 ? longest : undefined;
}

/** The page's first heading with what it says, where its author wrote them before the main part; what heads a site is none. */
function openingOf(main: Element): Element | undefined {
  if (main.querySelector("h1") !== null) return undefined;
  const heading = [...main.ownerDocument.querySelectorAll("h1")].find((each) => closest(each, FRAME) === null);
  let opening = heading?.parentElement ?? null;
  while (opening?.parentElement && !matches(opening.parentElement, "body") && !holdsAny(opening.parentElement, main))
    opening = opening.parentElement;
  if (opening === null || matches(opening, "body,html") || holdsAny(opening, main)) return undefined;
  return holdsSentence(opening, LEAST_WORDS) ? opening : undefined;
}

function holdsAny(element: Element, main: Element): boolean {
  return element.contains(main) || element.querySelector("nav,[role=navigation],form") !== null;
}

/** Takes the frame out, with asides that are little but links or legal lines; an aside of text is a note to the reader. */
function withoutFrame(root: Element, selector: string): Element {
  for (const element of root.querySelectorAll(selector)) {
    if (element.localName !== "nav" || isNavigation(element)) element.remove();
  }
  const asides = [...root.querySelectorAll("aside,footer")];
  const links = asides.length > 0 ? mostlyLinksIn(root) : undefined;
  for (const element of asides) if (links?.has(element) || isLegalLine(element)) element.remove();
  return root;
}
