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
