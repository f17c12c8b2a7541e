import { PROMISES } from "./promises.ts";
import { sendsOn } from "./sends-on.ts";

const ASKS = /[?？؟][)"'”’»]*$/u;
const ENDED = /[.!。！…।][)"'”’»]*$/u;
/** What a label has that answers: an amount, or a name and what is said of it. */
const TELLS = /\p{N}|\p{Sc}|\p{L}\s?[:：–—=→]\s?\S/u;
const MOST_WORDS = 3;
/** Characters of a label in a script that sets no blanks. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;
const MOST_CHARACTERS = 8;
/** Marks that programs and patterns are made of, and how many of the characters of a sentence may be such. */
const MARKS = /[\\^$*+?|{}[\]<>=_;/~#@&%]/g;
const MOST_MARKS = 0.12;
/** A case without what holds in it. In English, German and Dutch a whole sentence may do without a comma. */
const CASE = /^(?:si|se|lorsqu['’e]|quand|cuando|quando)[ '’][^,:;–—]*$/iu;
const OPEN_CASE = /^(?:if|when|unless|wenn|falls|sofern|als|indien|wanneer) [^,:;–—]*$/iu;
const MOST_OF_CASE = 14;
/** A quote of a page is looked at so far. */
const SEEN = 400;

/**
 * Whether a sentence, trimmed, says little of itself to one who asks: a question, the promise of its page ("In this
 * article you will read …"), where to read on, a case without what holds in it, or signs of a program.
 */
export function saysLittle(sentence: string): boolean {
  const text = sentence.slice(0, SEEN);
  if (ASKS.test(text) || PROMISES.some((form) => form.test(text)) || isOfSigns(text)) return true;
  return sendsOn(text) || isCaseAlone(text);
}

/** Whether a sentence is a clause of a case alone: "If you were not at home". */
function isCaseAlone(text: string): boolean {
  const isCase = CASE.test(text) || (OPEN_CASE.test(text) && !ENDED.test(text));
  return isCase && text.split(/\s+/, MOST_OF_CASE + 1).length <= MOST_OF_CASE;
}

/** Whether a sentence, trimmed, is none but names something, without an amount or what is said of it. */
export function isLabel(sentence: string): boolean {
  const text = sentence.slice(0, SEEN);
  if (ENDED.test(text) || TELLS.test(text)) return false;
  if (UNSPACED.test(text)) return text.length <= MOST_CHARACTERS;
  return text.split(/\s+/, MOST_WORDS + 1).length <= MOST_WORDS;
}

function isOfSigns(text: string): boolean {
  return (text.match(MARKS)?.length ?? 0) > MOST_MARKS * text.length;
}
