import { REPLIES } from "../../../text/yes-or-no.ts";
import { firstSentence } from "../../sentence/trim.ts";

/** "Can I take it apart?", "How do I make it open?" */
const ASKS_ACT = /^(?:(?:can|may|should|do|must|will) (?:I|we)|how (?:do|can|should) I)\b/i;
/** What a thing is, or whose it is, in place of what is done with it. */
const DEFINES =
  /^(?!(?:yes|no|it|this|that|there|you|we)\b)(?:[^,.;:()]|\([^)]*\)){2,70} is (?:an? (?!(?:good|great|better|quick|simple|free) )|that (?:for )?which )/iu;
const TELLS = /\byou\b|\b(?:can(?:not)?|must|should) (?:not )?be\b/i;

/** Whether who asks for an act is told what a thing is, and nothing of the act. */
export function definesInstead(question: string, text: string): boolean {
  const first = firstSentence(text);
  return ASKS_ACT.test(question) && !REPLIES.test(text) && DEFINES.test(first) && !TELLS.test(first);
}

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
