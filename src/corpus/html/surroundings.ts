import { Readability } from "@mozilla/readability";
import { lengthOf, mostlyLinksIn } from "../dom/links.ts";
import { holdsSentence } from "../dom/prose.ts";
import { MAX_READABILITY_ELEMENTS } from "../limits.ts";
import { bodyOf, parseHtml } from "./html-document.ts";

/** With a number, tells an element of the page in what readability keeps; where that merges two, both names are left. */
const PLACE = "data-place-";
/** Share of the page's text under which readability is taken to have lost the page. */
const ENOUGH = 0.5;
/** Words of a sentence that tells something; far from the text, a line says less. */
const LEAST_WORDS = 6;
/** Words in the names of what stands around a text. */
const SURROUNDING_NAME =
  /(?:^|[\s_-])(?:footer|(?:mega-?|sub-?|off-?canvas-?)?menu|navbar|nav|sidebar|comments?|disqus|related|shar(?:e|ing)|social|sponsors?|popups?|modals?|overlay|gdpr|cookies?|newsletter|subscribe|pagination|pager|breadcrumbs?|debug|toolbar|topbar|top-bar|widget-area)(?:$|[\s_-])/i;

/** A menu by any reading, which readability keeps where there is little other text; a restaurant's has another name. */
const NAVIGATION_NAME =
  /(?:^|\s)nav(?:$|\s)|(?:^|[\s_-])(?:navigation|nav-?(?:bar|links|list|items)|(?:main|site|primary|header|footer|top|mega|sub|nav|mobile|off-?canvas|gf)-?menu|menu-(?:main|header|footer|primary|top))(?:$|[\s_-])/i;
/** As WordPress marks the links of its menus. */
const MENU_LINK = /\bmenu-item-type-/;

/**
 * Takes out of a page what is around its text. Readability tells where that is, but it also drops cards, headings and
 * questions in it: what it leaves out goes only where it is little but links, is named so, or is far off and says nothing.
 */
export function withoutSurroundings(document: Document, body: Element, elements: number): void {
  const places = elements > MAX_READABILITY_ELEMENTS ? [] : [...body.querySelectorAll("*")];
  for (const [at, element] of places.entries()) element.setAttribute(PLACE + at, "");
  const readable = places.length === 0 ? undefined : readableContent(document);
  for (const [at, element] of places.entries()) element.removeAttribute(PLACE + at);
  const kept = new Set([...(readable?.querySelectorAll("*") ?? [])].flatMap((element) => placesOf(element, places)));
  const isFound = readable !== undefined && lengthOf(readable) >= ENOUGH * lengthOf(body);
  prune(body, { kept, around: withAncestors(kept), links: mostlyLinksIn(body), isFound });
}

interface Found {
  kept: ReadonlySet<Element>;
  /** What is kept and all that holds it. */
  around: ReadonlySet<Element>;
  /** What is mostly links. */
  links: ReadonlySet<Element>;
  /** Whether what is kept is most of the page. */
  isFound: boolean;
}

function placesOf(element: Element, places: readonly Element[]): Element[] {
  const names = [...element.attributes].map(({ name }) => name).filter((name) => name.startsWith(PLACE));
  return names.flatMap((name) => places[Number(name.slice(PLACE.length))] ?? []);
}

function withAncestors(elements: ReadonlySet<Element>): ReadonlySet<Element> {
  const around = new Set<Element>();
  for (const element of elements) {
    for (let each: Element | null = element; each !== null && !around.has(each); each = each.parentElement)
      around.add(each);
  }
  return around;
}

function prune(parent: Element, found: Found): void {
  const isNear = found.kept.has(parent) || [...parent.children].some((child) => found.kept.has(child));
  for (const child of [...parent.children]) {
    const isKept = found.around.has(child);
    if (isNavigationList(child, found) || (!isKept && isSurrounding(child, found, isNear))) child.remove();
    else if (isKept || !found.isFound) prune(child, found);
  }
}

function isNavigationList(element: Element, { links }: Found): boolean {
  const isNamed = NAVIGATION_NAME.test(namesOf(element));
  return (isNamed || MENU_LINK.test(element.firstElementChild?.getAttribute("class") ?? "")) && links.has(element);
}

function namesOf(element: Element): string {
  return `${element.getAttribute("class") ?? ""} ${element.id}`;
}

function isSurrounding(element: Element, { links, isFound }: Found, isNear: boolean): boolean {
  const isNamed = SURROUNDING_NAME.test(namesOf(element));
  if (!isFound) return isNamed && links.has(element);
  return isNamed || links.has(element) || !(isNear || holdsSentence(element, LEAST_WORDS));
}

/** Readability rewrites the document it is given, so it gets one of its own. */
function readableContent(page: Document): Element | undefined {
  try {
    const article = new Readability(parseHtml(page.toString()), { keepClasses: true }).parse();
    return article?.content ? bodyOf(parseHtml(article.content)) : undefined;
  } catch {
    return undefined;
  }
}
