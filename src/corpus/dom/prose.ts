import { matches } from "./selectors.ts";

const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
/** Neither words of the page nor written to be read as such. */
const WORDLESS: ReadonlySet<string> = new Set("script style template noscript svg button".split(" "));
const CODE = "pre,code";
const ENDS = /(?<=[\p{L}\p{N}][.!?…]["'”’)]?)\s|(?<=[。！？؟।])/u;
const IS_ENDED = /[\p{L}\p{N}][.!?…]["'”’)]?\s*$|[。！？؟।]\s*$/u;
/** UTF-16 units in which a sentence is looked for. */
const MOST_READ = 2000;
const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

/** What an element says in words: its text without scripts, drawings and controls. */
export function proseOf(node: Node, isLeftOut = isWordless): string {
  if (node.nodeType === TEXT_NODE) return node.nodeValue ?? "";
  if (node.nodeType !== ELEMENT_NODE || isLeftOut(node as Element)) return "";
  return [...node.childNodes].map((child) => proseOf(child, isLeftOut)).join("");
}

/** Whether an element is no words: a script, a drawing or a control. */
export function isWordless(element: Element): boolean {
  return WORDLESS.has(element.localName);
}

function isWordlessOrCode(element: Element): boolean {
  return isWordless(element) || matches(element, CODE);
}

/** Whether an element says a sentence of this many words or more; a comment in code is none. */
export function holdsSentence(element: Element, words: number): boolean {
  return proseOf(element, isWordlessOrCode)
    .slice(0, MOST_READ)
    .split(ENDS)
    .some((sentence) => IS_ENDED.test(sentence) && wordsOf(sentence) >= words);
}

function wordsOf(text: string): number {
  return [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
