const WORD = /[\p{L}\p{N}]+/gu;
/** Shorter words are articles and the like. */
const LEAST_LETTERS = 3;
const SMALL: ReadonlySet<string> = new Set(
  "the and for with your our der die das den dem ein eine und für mit les des une pour avec los las del una para con gli dei per het een van voor met".split(
    " ",
  ),
);
/** What sets a word apart from another form of it. */
const ENDING = /(?:e[snr]?|[sn])$/u;

/** Texts with those last that say the same as one before them: in other forms, another order, with other small words. */
export function unlikeFirst<T extends { readonly text: string }>(texts: readonly T[]): readonly T[] {
  const said = new Set<string>();
  const again = texts.filter(({ text }) => {
    const key = contentOf(text);
    if (key === "") return false;
    const isAgain = said.has(key);
    said.add(key);
    return isAgain;
  });
  return again.length === 0 ? texts : [...texts.filter((each) => !again.includes(each)), ...again];
}

function contentOf(text: string): string {
  const words = (text.match(WORD) ?? []).filter(isContent);
  return words
    .map((word) => word.toLowerCase().replace(ENDING, ""))
    .sort()
    .join(" ");
}

function isContent(word: string): boolean {
  const isNamed = /\p{N}|^\p{Lu}+$/u.test(word);
  return isNamed || (word.length >= LEAST_LETTERS && !SMALL.has(word.toLowerCase()));
}
