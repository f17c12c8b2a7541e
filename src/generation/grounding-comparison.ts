/** How languages say that something is more or less, and what then stands before that with which they compare it. */
const COMPARISONS: readonly (readonly [more: RegExp, than: RegExp])[] = [
  [words("\\p{L}+er|more|less|worse|meer"), words("than|als|dan")],
  [words("más|menos|mejor|peor|plus|moins|meilleure?s?|mais|menor|maior|melhor|pior"), words("que")],
  [words("più|meno|migliore|peggiore"), words("di|del|della|che")],
];

function words(alternatives: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}

/** Whether what is compared with what is the same in both, where both compare. */
export function keepsComparison(statement: string, sentence: string): boolean {
  const [own, theirs] = [sidesOf(statement), sidesOf(sentence)];
  if (!own || !theirs) return true;
  const isSwapped = (some: ReadonlySet<string>, same: ReadonlySet<string>, opposite: ReadonlySet<string>) =>
    [...some].some((word) => opposite.has(word) && !same.has(word));
  return !isSwapped(own.one, theirs.one, theirs.other) && !isSwapped(own.other, theirs.other, theirs.one);
}

interface Sides {
  one: ReadonlySet<string>;
  other: ReadonlySet<string>;
}

/** The sides of the first clause that compares. */
function sidesOf(text: string): Sides | undefined {
  for (const clause of text.split(/[,;:，；：]/u)) {
    for (const [more, than] of COMPARISONS) {
      const from = clause.search(more);
      const found = from < 0 ? null : than.exec(clause.slice(from));
      if (!found) continue;
      const at = from + found.index;
      return { one: wordsOf(clause.slice(0, at)), other: wordsOf(clause.slice(at + found[0].length)) };
    }
  }
  return undefined;
}

/** All words, also those that say little elsewhere: "plan A". */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
