import { english } from "../../language/en.ts";
import type { Language } from "../../language/language.ts";
import { cased } from "./cased.ts";

/** Contractions that stand for one thing only. Of `'s` the next word decides. */
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
/**
 * Put together in warm text; "let us" and the past forms sound forced, and a clause that asks keeps its verb: "who you
 * are and where you live", "wherever you are in Europe".
 */
const WARM =
  /\b(?:do not|does not|is not|are not|cannot|will not|have not|(?<!\b(?:who|whom|what|which|where|how|than|as)(?:e?ver)?\b[^.,;:!?]{0,60})(?:you|we) are|(?:you|we) are(?= \p{L}+ing\b)|you will|we will|(?:you|we) have(?= been))(?= (?!(?:and|or|but|nor)\b))/giu;

/** No inverted question, which has no long form in its order: "Why don't you call?", "Won't my card work?". */
const SHORT =
  /(?<!\bwhy )\b\p{L}+n['’]t\b(?! (?:I|you|he|she|it|we|they|there|this|that|these|those|my|your|his|her|its|our|their)\b)|\b\p{L}+['’](?!t\b)\p{L}+\b/giu;
const HAS =
  /\b(?:it|that|there|here|what|who|he|she)['’]s(?= (?:(?:\p{L}+ly|also|already|now|not|never|always|since) )?(?:been|had|got|become)\b)/giu;
/** Before what no participle can be; of others only the sense tells "is" from "has": "it's cost", "she's met". */
const IS =
  /\b(?:it|that|there|he|she)['’]s(?= (?:(?:\p{L}{3,}ly|also|already|now|not|never|always|still) )?(?:(?:an?|the|no|my|your|our|his|her|its|their|in|on|at|for|from|of|about|with|without|where|what|why|how|who|because|that|when|too|very|\p{N}+|easy|hard|difficult|common|similar|clear|best|time|part|\p{L}{2,}ing|\p{L}{2,}(?:[ai]ble|ful|ous|ive|less|ical|ary)|\p{L}{4,}ant)\b))/giu;

/** English without contractions; one whose long form is in doubt stays. */
export function spelledOut(text: string, language: Language): string {
  if (language !== english) return text;
  return text
    .replace(HAS, (word) => cased(`${word.slice(0, -2)} has`, word))
    .replace(IS, (word) => cased(`${word.slice(0, -2)} is`, word))
    .replace(SHORT, (word) => cased(LONG_FORMS.get(word.toLowerCase().replace("’", "'")) ?? word, word));
}

/** English with the contractions of everyday speech. */
export function contracted(text: string, language: Language): string {
  if (language !== english) return text;
  return text.replace(WARM, (words) => cased(SHORT_FORMS.get(words.toLowerCase()) ?? words, words));
}
