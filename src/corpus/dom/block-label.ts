import { type Block, collapse } from "../blocks.ts";
import { inlineText } from "./dom-blocks.ts";
import { isWordedAsName, isWordedAsSentence } from "./label-words.ts";
import { closest } from "./selectors.ts";

/** UTF-16 units of a value that stands in one line with its name; what is longer is told below it. */
const LONGEST_VALUE = 100;
const LEADS_ON = /[:：]$/;

/** Whether a block stands right below one that only names it: a paragraph in bold type, a term. What opens an item names all of it. */
export function standsBelowLabel(element: Element): boolean {
  const above = element.previousElementSibling;
  if (above === null || isNamed(element) || opensItem(above)) return false;
  return (element.localName === "p" || element.localName === "dd") && isNamed(above) && isLabel(above);
}

/**
 * Puts the label before a block into it: a value, and all text of an item, stands behind its name, other text below it.
 * Where the label is not shown, another block stands before, and stays as it is.
 */
export function joinLabel(blocks: Block[], at: number, element: Element): void {
  const [label, block] = blocks.slice(at - 1, at + 1);
  if (label?.kind !== "paragraph" || label.lines.length > 1 || block?.kind !== "paragraph") return;
  const [name = "", first = ""] = [label.lines[0], block.lines[0]];
  const above = element.previousElementSibling;
  if (above === null || inlineText(above) !== name) return;
  const isShort = block.lines.join(" ").length <= LONGEST_VALUE && !LEADS_ON.test(first);
  const isValue = isShort || closest(element, "li") !== null;
  const lines = isValue
    ? [`${LEADS_ON.test(name) ? name : `${name}:`} ${first}`, ...block.lines.slice(1)]
    : [name, ...block.lines];
  blocks.splice(at - 1, 2, { kind: "paragraph", lines });
}

function opensItem(element: Element): boolean {
  return element.previousElementSibling === null && element.parentElement?.localName === "li";
}

function isLabel(element: Element): boolean {
  const text = collapse(element.textContent ?? "");
  return isWordedAsName(text) && (element.localName === "dt" || !isWordedAsSentence(text));
}

/** Whether an element is in a form that names others. */
function isNamed(element: Element): boolean {
  if (element.localName === "dt") return true;
  if (element.localName !== "p") return false;
  const shown = [...element.childNodes].filter(
    ({ nodeName, nodeValue }) => nodeName !== "#text" || /\S/.test(nodeValue ?? ""),
  );
  return shown.length === 1 && /^(?:b|strong)$/i.test(shown[0]!.nodeName);
}
