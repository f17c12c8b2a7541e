import { capitalised } from "../../sentence/trim.ts";
import { isTaskVerb } from "../../sentence/verbs.ts";
import type { PageWords } from "./page-words.ts";

/** Words that are no names. */
const FUNCTION_WORD =
  /^(?:is|are|was|were|do|does|did|can|could|should|would|will|may|must|have|has|i|you|we|they|it|my|your|our|the|an?|to|of|in|on|for|with|from|at|by|and|or|not|if|when|about|between)$/i;
/** Common words that are part of a name now and then. */
const COMMON_WORD =
  /^(?:get|happen|receive|information|use|need|want|make|work|attend|become|pay|new|mean|look|happen|differ|cost|apply|still|just|also|only|ever|never|already|really|actually|other|another|same|different|many|much|more|most|some|every|each|any|all|within|after|before|during|while|than|then|into|over|under|people|someone|anyone|everything|something|anything|first|last|next|long|often|free|best|right|there|their|them|these|those|this|that|what|which|where|who|why|how|time|times|part|party|parties|using|without|until|because|instead|again|back|here|now)$/i;

function inEitherNumber(word: string): string[] {
  return [word, word.endsWith("s") ? word.slice(0, -1) : `${word}s`];
}

/**
 * "Who Should Attend the Course?" in the letters of a sentence, where the page tells of each word whether it is a name.
 * What "What is …?" asks for may be one as a whole.
 */
export function inSmall(question: string, words: PageWords): string {
  if (/^what(?:['’]s| is| are)\b/i.test(question)) return question;
  const long = question.match(/(?<= )\p{L}{4,}/gu) ?? [];
  if (long.length < 2 || !long.every((word) => /^\p{Lu}/u.test(word))) return question;
  const isPlain = (word: string) =>
    FUNCTION_WORD.test(word) ||
    (!words.isName(word) &&
      (inEitherNumber(word).some((form) => COMMON_WORD.test(form)) ||
        isTaskVerb(word) ||
        inEitherNumber(word).some((form) => words.isSmall(form))));
  if (!long.every((word) => isPlain(word) || words.isName(word))) return question;
  return question.replace(/(?<= )\p{Lu}\p{Ll}*(?![\p{L}.])/gu, (word) =>
    word !== "I" && isPlain(word) ? word.toLowerCase() : word,
  );
}

/** Letters of a question without a small one. */
const IN_CAPITALS = /^(?=(?:[^\p{L}]*\p{L}){8})[^\p{Ll}]+$/u;
/** Letters of a word that may be an abbreviation which its page writes nowhere else. */
const SHORT = 4;

/** "WHO MAY JOIN?" in the letters of a sentence; as it is where it has a word that may be an abbreviation or a name. */
export function fromCapitals(question: string, words: PageWords): string {
  if (!IN_CAPITALS.test(question)) return question;
  const isWord = (word: string) =>
    FUNCTION_WORD.test(word) || COMMON_WORD.test(word) || isTaskVerb(word.toLowerCase()) || words.isSmall(word);
  const found = question.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const kept = (word: string) => word === "I" || (words.isName(word) && words.writes(word));
  if (!found.every((word) => kept(word) || isWord(word) || (word.length > SHORT && !words.isName(word))))
    return question;
  return capitalised(question.replace(/\p{L}[\p{L}'’]*/gu, (word) => (kept(word) ? word : word.toLowerCase())));
}
