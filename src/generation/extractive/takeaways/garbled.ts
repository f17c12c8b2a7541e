import { primaryLanguage } from "../../../corpus/language/primary-language.ts";

/** Marks of typesetting that nobody has set: "$$\LaTeX$$". */
const UNSET = /\$\$|(?<![\p{L}\p{N}:%.~_)}>\\])\\[a-z]{3,}(?!\p{L})(?!\\)/iu;
/** A place on a disk whose sentence begins before it. */
const PATH = /^[A-Z]:\\/u;
/** How a sentence begins, in the middle of one that has not ended: "Made by hand Even if it breaks, …". */
const BEGINS_AGAIN =
  /(?<=[\p{Ll}\d] )(?:By default|Even (?:if|when)|It (?:is|has|can|will)|You (?:can|will|must|should|need)|This (?:is|can|will)|For (?:this|these|the) \p{Ll}|When (?:you|the|added)|If (?:you|the|it|there)|In order to|On the \p{Ll}|Use the \p{Ll}|To use \p{Lu}?)(?=[ ,])(?! (?:option|setting|button|checkbox|field)\b)/u;
/** The number of a step before a sentence, and that of the next one behind a colon or a quotation. */
const STEP_NUMBER = /^\d{1,2}\. \p{Lu}\p{Ll}|[:;"”] \d{1,2}\.$/u;
/** A number with a full stop that is an ordinal: "24. Dezember", "3. Liga". */
const ORDINAL = /^\d{1,2}\. (?!\p{Lu}\p{Ll}+en Sie(?!\p{L}))\p{Lu}\p{Ll}/u;
/** A title that ended with a full stop, with the sentence behind it that means it: "Acme. This part …". */
const NAME_BEFORE = /^\p{Lu}[\p{L}\p{N}-]*\. (?:Dit|Deze|This|These|Cet?|Cette|Dies|Diese[rs]?|Est[ea]|Quest[oa]) /u;
const QUOTED = /["“”‘«»]/;

/** Whether a sentence has lost the marks between its parts, or shows some that are none of its words. */
export function isGarbled(text: string, locale: string): boolean {
  const language = primaryLanguage(locale);
  const isNumbered = STEP_NUMBER.test(text) && !(language === "de" && ORDINAL.test(text));
  if (UNSET.test(text) || PATH.test(text) || isNumbered || NAME_BEFORE.test(text)) return true;
  return language === "en" && BEGINS_AGAIN.test(text) && !QUOTED.test(text);
}
