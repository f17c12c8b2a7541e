import { collapse } from "../blocks.ts";
import { closest } from "./selectors.ts";

const BUTTON = /(?:^|[\s_-])(?:btn|button|cta)(?:$|[\s_-])/i;
/** What is shown on one line. */
const IN_LINE = "td,th,li,dt,h1,h2,h3,h4,h5,h6,summary";
const TEXT_NODE = 3;

/** The names of links that a style sheet lays out as buttons, where an element holds several and nothing else. */
export function buttonsIn(element: Element): string[] | undefined {
  const links = [...element.children];
  if (links.length < 2 || !links.every(isButton) || closest(element, IN_LINE) !== null) return undefined;
  const saysMore = [...element.childNodes].some(
    (node) => node.nodeType === TEXT_NODE && /\p{L}/u.test(node.nodeValue ?? ""),
  );
  return saysMore ? undefined : links.map((link) => collapse(link.textContent ?? "")).filter((name) => name !== "");
}

function isButton(element: Element): boolean {
  return element.localName === "a" && BUTTON.test(element.getAttribute("class") ?? "");
}
