import { isElement } from "./element-kinds.ts";
import { closest } from "./selectors.ts";

/** Between what touches in running text, and between what a style sheet lays out apart. */
const IN_TEXT = "\ue00b";
const APART = "\ue00c";
const SEAMS = /[\ue00b\ue00c]+/g;

/** Their elements may touch within a word. */
const TEXT_PARENTS: ReadonlySet<string> = new Set(
  "p h1 h2 h3 h4 h5 h6 li dt dd td th span b strong em i u s font small mark cite q summary".split(" "),
);
/** Hold a part of a word or of code, or tell where it may break. */
const WORD_PARTS: ReadonlySet<string> = new Set(["sub", "sup", "br", "wbr", "code"]);
/** May change the look of a part of a word. */
const LOOKS: ReadonlySet<string> = new Set(["b", "i", "em", "strong", "u", "font"]);
const CODE = "code,samp,pre";
const BOXES: ReadonlySet<string> = new Set(["a", "button"]);
const PICTURES: ReadonlySet<string> = new Set(["img", "picture", "svg"]);
const BADGE = /badge|lozenge|(?:^|[\s_-])(?:label|tag|pill|chip)(?:$|[\s_-])/i;

/** A letter alone may be part of a word that is drawn letter by letter. */
const WORDS = /(?:\p{L}{2}|[\p{N}%!?:)]|\p{N}\.)\ue00b\p{Lu}[\p{Ll}\s]|\p{Ll}{2}\ue00b(?:\p{Lu}\p{Lu}|\p{N})/u;
/** The look of one word may end within it, that of several ends with them. */
const SEVERAL_WORDS = /\S\s+\S/;
const BEFORE_APART = /(?:\p{L}{2}|[\p{L}\p{N}][.!?)%]|\p{N})$/u;
const AFTER_APART = /^(?:\p{L}[\p{L}\s]|\p{N}|[\p{Sc}(][\p{L}\p{N}])/u;
/** A digit beside a digit may be one of a counter. */
const COUNTER = /(?:^|\P{N})\p{N}\ue00c\p{N}|\p{N}\ue00c\p{N}(?:\P{N}|$)/u;
/** Scripts whose words touch. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What stands between two siblings without a blank, to be looked at once the text around is known; mostly nothing. */
export function seamBetween(before: Node, after: Node): string {
  const parent = after.parentNode?.nodeName.toLowerCase() ?? "";
  if ([before, after].some(({ nodeName }) => WORD_PARTS.has(nodeName.toLowerCase()))) return "";
  if (after.parentElement && closest(after.parentElement, CODE)) return "";
  if (isBadge(before) || isBadge(after)) return APART;
  if (isOneWord(before, after, TEXT_PARENTS.has(parent))) return "";
  if (!isElement(after)) return isElement(before) && SEVERAL_WORDS.test(before.textContent ?? "") ? IN_TEXT : "";
  if (!isElement(before)) return "";
  return isBox(before) || isBox(after) || !TEXT_PARENTS.has(parent) ? APART : IN_TEXT;
}

/** The text with a blank at each seam where words or amounts would run into each other. */
export function partSeams(text: string): string {
  return text.replace(SEAMS, (seams, at: number) => {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + seams.length, at + seams.length + 2);
    const isParted = seams.includes(APART) ? areApart(before, after) : WORDS.test(before + IN_TEXT + after);
    return isParted ? " " : "";
  });
}

function areApart(before: string, after: string): boolean {
  if (UNSPACED.test(before.slice(-1)) || UNSPACED.test(after.slice(0, 1))) return false;
  return BEFORE_APART.test(before) && AFTER_APART.test(after) && !COUNTER.test(before + APART + after);
}

/** Whether two elements may well draw one word: it changes its look, or its parts are links to the same page. */
function isOneWord(before: Node, after: Node, isInText: boolean): boolean {
  if (isInText && isLook(before) && isLook(after)) return true;
  if (!isElement(before) || !isElement(after)) return false;
  const href = before.getAttribute("href");
  return href !== null && href === after.getAttribute("href") && [before, after].every(isFragment);
}

function isLook(node: Node): boolean {
  return LOOKS.has(node.nodeName.toLowerCase());
}

function isFragment(element: Element): boolean {
  return element.childElementCount === 0 && /^\p{Ll}+$/u.test(element.textContent ?? "");
}

function isBox(node: Node): boolean {
  return BOXES.has(node.nodeName.toLowerCase());
}

/** Things of their own, also beside words: small marks and pictures. */
function isBadge(node: Node): boolean {
  if (!isElement(node)) return false;
  return PICTURES.has(node.nodeName.toLowerCase()) || BADGE.test(node.getAttribute("class") ?? "");
}
