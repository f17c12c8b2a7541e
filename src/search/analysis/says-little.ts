import { PROMISE } from "./promises.ts";
import { sendsOn, tellsWhere } from "./sends-on.ts";

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
/** A case without what holds in it. A whole sentence may do without a comma: "Quando acaba o prazo o pedido acaba." */
const CASE =
  /^(?:if|when|unless|wenn|falls|sofern|als|indien|wanneer|lorsqu(?:e|(?=['’]))|quand|cuando|quando)[ '’][^,:;–—]*$/iu;
/** "Si" and "se" open one in some languages; in others they say what is done: "Se aceptan …", "Si accettano …". */
const IF: Readonly<Record<string, RegExp>> = {
  fr: /^s(?:i |['’]ils? )[^,:;–—]*$/iu,
  es: /^si [^,:;–—]*$/iu,
  it: /^se [^,:;–—]*$/iu,
  pt: /^se [^,:;–—]*$/iu,
};
/** Who does something, before it: twice in one line, what holds in the case is told too. */
const DOES =
  /(?<!\p{L}|(?:that|which|what|who|dat|die|das|wat|was) )(?:you|we|they|je|u|wij|we|du|sie|man|wir|ihr) (?=\p{L})/giu;
const MOST_OF_CASE = 14;
/** A quote of a page is looked at so far. */
const SEEN = 400;

/**
 * Whether a sentence, trimmed, says little of itself to one who asks: a question, the promise of its page ("In this
 * article you will read …"), where to read on, a case without what holds in it, or signs of a program.
 */
export function saysLittle(sentence: string, language: string): boolean {
  const text = sentence.slice(0, SEEN);
  if (ASKS.test(text) || PROMISE.test(text) || isOfSigns(text)) return true;
  return sendsOn(text) || isCaseAlone(text, language);
}

/** Whether a sentence is a clause of a case alone: "If you were not at home". */
function isCaseAlone(text: string, language: string): boolean {
  const isCase = CASE.test(text) || (Object.hasOwn(IF, language) && IF[language]?.test(text));
  if (!isCase || ENDED.test(text) || tellsWhere(text) || (text.match(DOES)?.length ?? 0) > 1) return false;
  return text.split(/\s+/, MOST_OF_CASE + 1).length <= MOST_OF_CASE;
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
