import { functionWordsOf } from "../../../corpus/language/function-words.ts";
import { primaryLanguage } from "../../../corpus/language/primary-language.ts";
import type { SourcePage } from "../../../schemas/generation.ts";
import { fold } from "../../../search/analysis/fold.ts";

/** Languages whose small words are compared. */
const COMPARED = ["en", "es", "fr", "de", "pt", "it", "nl"];
const WORD = /\p{L}+/gu;
/** Small words of another language that a sentence has at least, and times as many as of its page's. */
const FEW = 4;
const TIMES = 3;
/** Share of a page's words that are small words of its language, at least, where that is what it is told in. */
const SPOKEN = 0.12;
/** UTF-16 units of each passage that are looked at for that. */
const SAMPLE = 600;

/** Tells the sentences of a page in two languages that are not in its own. */
export function foreignOn({ locale, passages }: SourcePage): (text: string) => boolean {
  const own = primaryLanguage(locale);
  const others = COMPARED.filter((language) => language !== own);
  if (others.length === COMPARED.length) return () => false;
  let speaksOwn: boolean | undefined;
  const isSpoken = () => {
    const words = wordsOf(
      passages
        .map(({ text }) => text.slice(0, SAMPLE))
        .join("\n")
        .slice(0, 5 * SAMPLE),
    );
    return countOf(own, words) > SPOKEN * words.length;
  };
  return (text) => {
    const words = wordsOf(text);
    const least = Math.max(FEW, TIMES * countOf(own, words));
    if (!others.some((language) => countOf(language, words) >= least)) return false;
    speaksOwn ??= isSpoken();
    return speaksOwn;
  };
}

function wordsOf(text: string): readonly string[] {
  return fold(text).match(WORD) ?? [];
}

function countOf(language: string, words: readonly string[]): number {
  const small = functionWordsOf(language);
  return words.filter((word) => small.has(word)).length;
}
