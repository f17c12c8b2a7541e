import { vocabularyOf } from "./words/vocabulary.ts";

/** Whether what is compared with what is the same in both, where both compare. */
export function keepsComparison(statement: string, sentence: string, locale: string): boolean {
  const [own, theirs] = [sidesOf(statement, locale), sidesOf(sentence, locale)];
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
function sidesOf(text: string, locale: string): Sides | undefined {
  const { comparison } = vocabularyOf(locale);
  if (comparison === undefined) return undefined;
  for (const clause of text.split(/[,;:，；：]/u)) {
    const from = clause.search(comparison.more);
    const found = from < 0 ? null : comparison.than.exec(clause.slice(from));
    if (!found) continue;
    const at = from + found.index;
    return { one: wordsOf(clause.slice(0, at)), other: wordsOf(clause.slice(at + found[0].length)) };
  }
  return undefined;
}

/** All words, also those that say little elsewhere: "plan A". */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
