import { firstSentence } from "../../sentence/trim.ts";

const EVENT = "(?:course|workshop|lesson|session|talk|webinar|event|seminar|class)";
/** What only says what an event is: "This is an introductory course, teaching …". */
const IS_EVENT = new RegExp(`^(?:this|the|our) (?:is (?:an?|our|the) )?(?:[\\p{L}-]+ ){0,3}${EVENT}\\b`, "iu");
const OF_EVENT = new RegExp(`\\bthis ${EVENT} will help\\b`, "i");
/** What a question has that asks for the event itself. */
const ASKS_EVENT = new RegExp(`\\b${EVENT}(?:e?s)?\\b|\\b(?:it|they|this|that)\\b`, "i");
const ASKS_WAY = /^(?:how|why)\b/i;

/** Whether who asks for a way or a reason is told what event his page is about. */
export function presentsEvent(question: string, text: string): boolean {
  if (!ASKS_WAY.test(question) || ASKS_EVENT.test(question)) return false;
  return IS_EVENT.test(firstSentence(text)) || OF_EVENT.test(firstSentence(text));
}
