import { matches } from "../dom/selectors.ts";

const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
const WHOLE = "html,body,main,[role=main]";
const BUTTON = "button,[role=button]";
/** How far around its buttons a question stands. */
const MOST_STEPS_UP = 3;
const MOST_QUESTION = 120;
/** UTF-16 units of a question and its answers, blanks of the layout counted. */
const MOST_TEXT = 1000;

/** Asks about the page, and not about what it tells ("Which size fits you?"). */
const ASKS_BACK =
  /\b(?:help(?:ed|ful)|(?:this|it|article|page)\s+help|(?:this|that|it|these|page|article|information|answer)\s+(?:\w+\s+)?useful|rate\s+(?:this|our|us|your)|rating|feedback|answer(?:s|ed)?\s+(?:you|your\s+questions?))\b|hilfreich|geholfen|nützlich|bewerte|frage\s+beantwortet|útil|ayud(?:ó|ad)|valora|respond(?:ió|ido)|utile|aidé|répondu|appréci|ajudou|avali|respondeu|aiutat|valuta(?:re|ci|te|zion)|rispost[oa]|nuttig|geholpen|behulpzaam|beoorde|vraag\s+beantwoord/iu;

/** Takes out questions about the page that its reader answers by buttons ("Was this helpful?", yes or no). */
export function removeFeedback(document: Document): void {
  const seen = new Set<Element>();
  for (const button of document.querySelectorAll(BUTTON)) {
    let around = button.parentElement;
    for (let up = 0; around !== null && up < MOST_STEPS_UP; up++, around = around.parentElement) {
      if (seen.has(around)) break;
      seen.add(around);
      if (isWhole(around)) break;
      if (!isAskedBack(around)) continue;
      around.remove();
      break;
    }
  }
}

/** Whether one question is all that an element says beside its buttons; a heading names what follows. */
function isAskedBack(element: Element): boolean {
  if ((element.textContent ?? "").length > MOST_TEXT) return false;
  const text = textBeside(element).trim();
  if (text.length > MOST_QUESTION || !/^[^.!?？؟]+[?？؟]$/u.test(text) || !ASKS_BACK.test(text)) return false;
  const buttons = [...element.querySelectorAll(BUTTON)];
  if (buttons.length < 2 || buttons.some((button) => button.hasAttribute("aria-expanded"))) return false;
  return element.querySelector("h1,h2,h3,h4,h5,h6") === null;
}

/** The page itself, or the only element that it consists of. */
function isWhole(element: Element): boolean {
  let outer: Element | null = element;
  while (outer !== null && !matches(outer, WHOLE)) {
    if (outer.parentElement?.childElementCount !== 1) return false;
    outer = outer.parentElement;
  }
  return outer !== null;
}

function textBeside(node: Node): string {
  if (node.nodeType === TEXT_NODE) return node.nodeValue ?? "";
  if (node.nodeType !== ELEMENT_NODE || isButton(node as Element)) return "";
  return [...node.childNodes].map(textBeside).join("");
}

function isButton(element: Element): boolean {
  return element.localName === "button" || element.getAttribute("role") === "button";
}
