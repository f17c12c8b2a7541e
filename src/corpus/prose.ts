const TEXT_NODE = 3;
const ELEMENT_NODE = 1;
/** Neither words of the page nor written to be read as such. */
const WORDLESS: ReadonlySet<string> = new Set("script style template noscript svg button pre code".split(" "));
const ENDS = /(?<=[\p{L}\p{N}][.!?…]["'”’)]?)\s|(?<=[。！？؟।])/u;
const IS_ENDED = /[\p{L}\p{N}][.!?…]["'”’)]?\s*$|[。！？؟।]\s*$/u;
/** UTF-16 units in which a sentence is looked for. */
const MOST_READ = 2000;
const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

/** What an element says in words: its text without code, scripts and controls. */
export function proseOf(node: Node): string {
  if (node.nodeType === TEXT_NODE) return node.nodeValue ?? "";
  if (node.nodeType !== ELEMENT_NODE || WORDLESS.has((node as Element).localName)) return "";
  return [...node.childNodes].map(proseOf).join("");
}

/** Whether an element says a sentence of this many words or more. */
export function holdsSentence(element: Element, words: number): boolean {
  return proseOf(element)
    .slice(0, MOST_READ)
    .split(ENDS)
    .some((sentence) => IS_ENDED.test(sentence) && wordsOf(sentence) >= words);
}

function wordsOf(text: string): number {
  return [...WORDS.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}
