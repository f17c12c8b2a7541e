import { obliges } from "../../sentence/instruction.ts";
import { firstSentence } from "../../sentence/trim.ts";
import { HOW_TO } from "./kinds.ts";

const SEVERAL =
  "(?:two|three|four|five|six|several|many|various|different|multiple|a (?:few|number of|couple of))(?: \\p{L}+)?";
/** "It can be done in four different ways." */
const IN_WAYS = new RegExp(
  `\\b(?:in|by|through|with|via|using|are) ${SEVERAL} (?:ways|methods|options|places|forms)\\.$`,
  "iu",
);
/** "There are several potential causes and solutions." */
const THERE_ARE = new RegExp(
  `\\bthere (?:are|may be|could be|can be|might be) ${SEVERAL} (?:things|reasons|causes|solutions|explanations|factors)\\b(?![^.]*(?::|\\b(?:including|such as)\\b))`,
  "iu",
);
const ASKS_WHY_OR_WHAT = /^(?:why|what (?:should|can|do|must) (?:I|we|you))\b/i;

/** Whether a text says only in how many ways something is done, or how many causes it has. */
export function onlyCounts(question: string, text: string): boolean {
  const first = firstSentence(text);
  if (ASKS_WHY_OR_WHAT.test(question)) return first === text && THERE_ARE.test(text);
  if (!HOW_TO.test(question) || !IN_WAYS.test(first)) return false;
  return !text
    .slice(first.length)
    .split(/(?<=[.!?])\s+/u)
    .some((sentence) => obliges(sentence));
}
