import { sendsOn } from "../../../search/analysis/sends-on.ts";

/** What sends to an article instead of answering. */
export const READS_ON =
  /^(?:please )?(?:(?:learn|read|see|find out|discover) (?:what|how|why|more|about|when|which)|get (?:more )?answers (?:to|about))\b|^(?:[^,]{3,60}, )?(?:these|the following) (?:pages|articles|guides|sections) (?:cover|explain|describe)\b/i;

/** What calls to do at once what was asked for. */
const CALLS =
  /^(?:start|apply|sign up|register|get started|order)\b(?!.*\b(?:by|with|via|at|from|under)\b)[^,;:]{0,60} (?:now|today)[.!]?$/i;
/** What names a place behind either. */
const THERE = /^(?:go to|visit) /i;

/** Whether a sentence behind others only leads on to another page. */
export function leadsOn(sentence: string): boolean {
  return sendsOn(sentence) || onlyReadsOn(sentence);
}

/** Whether a text sends its reader to where the answer is, or on his way, and says no more. */
export function onlyReadsOn(text: string): boolean {
  const [first = "", ...more] = text.split(/(?<=[.!]) /u);
  const sends = (sentence: string) => READS_ON.test(sentence) || CALLS.test(sentence);
  return sends(first) && more.every((sentence) => sends(sentence) || THERE.test(sentence));
}
