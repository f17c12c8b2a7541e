import { isMark } from "./links.ts";
import { closest } from "./selectors.ts";

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(" "));
}

/** Never text of the page: code, media, controls, and what browsers show only without scripts. */
const DROPPED = setOf(
  "script style noscript template svg math canvas iframe object embed video audio picture img map head title " +
    "input select textarea option datalist progress meter dialog rp rt",
);

/** End the paragraph before and after them; any other element is part of the running text. */
export const BLOCK_LEVEL = setOf(
  "html body main article section header footer aside div p blockquote figure figcaption details summary fieldset legend " +
    "form address dl dt dd center hgroup hr li tbody thead tfoot tr td th caption menu label",
);

export const HEADINGS = setOf("h1 h2 h3 h4 h5 h6");
export const LISTS = setOf("ul ol menu");

const DROPPED_ROLES = setOf("search dialog alertdialog menu menubar tablist toolbar");
const LINE_NUMBERS = /(?:^|\s)(?:lineno|linenos|line-numbers?|gutter|hljs-ln-numbers)(?:\s|$)/;
/** Whole class names or ids: a page about cookies must not lose its text. */
const FURNITURE_NAME =
  /(?:^|\s)(?:[\w-]*breadcrumbs?[\w-]*|[\w-]*skip-?(?:link|nav|to)[\w-]*|share-buttons?|social-share|sharedaddy|headerlink|anchor-link|header-anchor|footnote-ref|footnote-backref|reversefootnote|mw-editsection|page-toc|table-of-contents|toc|ez-toc-container|assistive|article-votes|article-?ratings|article-return-to-top|w-form-(?:done|fail)|comment-respond|(?:jp-)?related[-_]?(?:articles?|posts?|products?|topics)|printfooter|catlinks|only-?print|print-only|visible-print(?:-block)?|last-updated|theme-last-updated|md-source-file|material-(?:icons|symbols)[\w-]*)(?:\s|$)/i;
const UNSEEN_NAME = /(?:^|\s)(?:(?:usa-)?sr-only|visually-?hidden|screen-reader-text)(?:\s|$)/i;
/** A price or a count, alone or with its unit. */
const AMOUNT = /^\s*\P{N}{0,12}\p{N}[\p{N}.,'’\s]{0,20}\P{N}{0,12}$/u;
const STRUCK = setOf("s del strike");
const PRICE = /\p{Sc}|\b[A-Z]{3}\b|^[\d\s.,'’]+$/u;
const CONSENT_NAME =
  /(?:^|[\s_-])(?:cookies?|gdpr|consent)[\w-]*(?:banner|notice|bar|popup|modal|overlay|dialog|message|law|consent)|(?:^|[\s_-])age-?(?:gate|verif|modal|popup|overlay)|onetrust|cookiebot|(?:^|\s)(?:cc-window|iubenda-cs-|borlabscookiebox|usercentrics-root|didomi-(?:host|popup|notice)|cookiefirst-root|qc-cmp)/i;

/** Whether an element and all below it is furniture: hidden, navigation, banners, or no text at all. */
export function isFurniture(element: Element): boolean {
  const name = element.localName;
  if (DROPPED.has(name) || isHidden(element) || isNavigation(element)) return true;
  if (element.getAttribute("aria-hidden") === "true") return true;
  if (DROPPED_ROLES.has(element.getAttribute("role") ?? "")) return true;
  // A page, a main part or a heading is never furniture, whatever its class says (`<body class="cookies-page">`).
  if (name === "body" || name === "main" || name === "article" || HEADINGS.has(name)) return false;
  if (isLineNumbers(element) || isMark(element) || isLanguageName(element) || isWithdrawn(element)) return true;
  if (isUnseen(element) && !namesAmount(element)) return true;
  return isFurnitureName(element.getAttribute("class")) || isFurnitureName(element.getAttribute("id"));
}

/** Whether an element is for those alone who hear the page. */
export function isUnseen(element: Element): boolean {
  return UNSEEN_NAME.test(element.getAttribute("class") ?? "");
}

/** Whether its author shows an element to nobody. */
export function isHidden(element: Element): boolean {
  return element.hasAttribute("hidden") || /display:\s*none/i.test(element.getAttribute("style") ?? "");
}

/** The numbers beside lines of code; a name alone is none, for the code itself may have it. */
export function isLineNumbers(element: Element): boolean {
  return LINE_NUMBERS.test(element.getAttribute("class") ?? "") && /^[\s\d]*$/.test(element.textContent ?? "");
}

/** The name of a language that stands above code in it. */
function isLanguageName(element: Element): boolean {
  if (element.localName !== "span" || element.nextElementSibling?.localName !== "pre") return false;
  const classes = element.parentElement?.getAttribute("class")?.split(/\s+/) ?? [];
  return classes.includes(`language-${element.textContent?.trim()}`);
}

/** Struck out: its author no longer says it. A price that another has replaced still tells what is saved. */
function isWithdrawn(element: Element): boolean {
  return STRUCK.has(element.localName) && !PRICE.test(element.textContent ?? "");
}

/** Text for who cannot see the page tells what the amount beside it is ("Sale price"), or is the amount itself. */
function namesAmount(element: Element): boolean {
  return [element.previousElementSibling, element.nextElementSibling].some((beside) =>
    AMOUNT.test(beside?.textContent?.trim() ?? ""),
  );
}

/** Links to other pages; one that a trigger opens may be text, and is told to be a region then. */
export function isNavigation(element: Element): boolean {
  const role = element.getAttribute("role");
  return role === "navigation" || (element.localName === "nav" && role !== "region");
}

/** Buttons are controls, but where they are the label of an accordion. */
export function isControl(element: Element): boolean {
  if (element.localName === "button") return closest(element, "h1,h2,h3,h4,h5,h6,summary,dt") === null;
  return element.localName === "label" && closest(element, "form") !== null;
}

function isFurnitureName(name: string | null): boolean {
  return name !== null && (FURNITURE_NAME.test(name) || CONSENT_NAME.test(name));
}

/** Whether a node is an element, and no text or comment. */
export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
