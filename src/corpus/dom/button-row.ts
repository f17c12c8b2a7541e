import { inlineText } from "./dom-blocks.ts";
import { BLOCK_LEVEL, HEADINGS, isFurniture, LISTS } from "./element-kinds.ts";
import { closest } from "./selectors.ts";

const BUTTON = /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i;
/** What is shown on one line. */
const IN_LINE = "td,th,li,dt,h1,h2,h3,h4,h5,h6,summary";
/** A link that holds one of these is a card, with more than a name. */
const BLOCKS = [...BLOCK_LEVEL, ...HEADINGS, ...LISTS, "table", "pre"].join(",");
const TEXT_NODE = 3;

/** The names of links that a style sheet lays out as buttons, where an element holds several and nothing else. */
export function buttonsIn(element: Element): string[] | undefined {
  const children = [...element.children];
  if (children.length < 2 || !children.every((child) => isButton(child) || isFurniture(child))) return undefined;
  const links = children.filter((child) => !isFurniture(child));
  if (links.length < 2 || closest(element, IN_LINE) !== null) return undefined;
  const saysMore = [...element.childNodes].some(
    (node) => node.nodeType === TEXT_NODE && /[\p{L}\p{N}]/u.test(node.nodeValue ?? ""),
  );
  return saysMore ? undefined : links.map(inlineText).filter((name) => name !== "");
}

function isButton(element: Element): boolean {
  const isStyled = element.localName === "a" && BUTTON.test(element.getAttribute("class") ?? "");
  return isStyled && element.querySelector(BLOCKS) === null;
}
