import { english } from "../language/en.ts";
import type { Language } from "../language/language.ts";
import { capitalised } from "../trim.ts";

/** Contractions that stand for one thing only. `'s` and `'d` are handled where the next word decides. */
const PAIRS: readonly [short: string, long: string][] = [
  ["can't", "cannot"],
  ["won't", "will not"],
  ["don't", "do not"],
  ["doesn't", "does not"],
  ["didn't", "did not"],
  ["isn't", "is not"],
  ["aren't", "are not"],
  ["wasn't", "was not"],
  ["weren't", "were not"],
  ["haven't", "have not"],
  ["hasn't", "has not"],
  ["hadn't", "had not"],
  ["couldn't", "could not"],
  ["shouldn't", "should not"],
  ["wouldn't", "would not"],
  ["mustn't", "must not"],
  ["let's", "let us"],
  ["i'm", "I am"],
  ["you're", "you are"],
  ["we're", "we are"],
  ["they're", "they are"],
  ["you've", "you have"],
  ["we've", "we have"],
  ["i've", "I have"],
  ["they've", "they have"],
  ["you'll", "you will"],
  ["we'll", "we will"],
  ["i'll", "I will"],
  ["it'll", "it will"],
  ["they'll", "they will"],
];
const LONG_FORMS = new Map(PAIRS);
const SHORT_FORMS = new Map(PAIRS.map(([short, long]) => [long.toLowerCase(), short]));
/** Put together in warm text; "let us" and the past forms sound forced. */
const WARM =
  /\b(?:do not|does not|is not|are not|cannot|will not|have not|you are|we are|you will|we will|you have (?=been)|we have (?=been))(?=\s)/gi;

/** English without contractions. */
export function spelledOut(text: string, language: Language): string {
  if (language !== english) return text;
  return text
    .replace(
      /\b(?:it|that|there|here|what|who|he|she)['’]s(?= (?:been|had|got)\b)/gi,
      (word) => `${word.slice(0, -2)} has`,
    )
    .replace(/\b(?:it|that|there|he|she)['’]s(?= )/gi, (word) => `${word.slice(0, -2)} is`)
    .replace(/\b\p{L}+['’]\p{L}+\b/gu, (word) => {
      const long = LONG_FORMS.get(word.toLowerCase().replace("’", "'"));
      if (long === undefined) return word;
      return /^\p{Lu}/u.test(word) ? capitalised(long) : long;
    });
}

/** English with the contractions of everyday speech. */
export function contracted(text: string, language: Language): string {
  if (language !== english) return text;
  return text.replace(WARM, (words) => {
    const short = SHORT_FORMS.get(words.toLowerCase());
    if (short === undefined) return words;
    return /^\p{Lu}/u.test(words) ? capitalised(short) : short;
  });
}
