import { asksForHimself } from "../../../language/forms/interview.ts";
import { ASKS } from "../../../text/sentence-marks.ts";
import { bids } from "../../sentence/instruction.ts";

/** What somebody is asked about himself: his doings, his feelings, his place in a project. */
const INTERVIEW: readonly RegExp[] = [
  /\b(?:what|how|why|when|where|who|which)\b.*\b(?:did|have|had|were) you\b(?! (?:got|been (?:in|around|open))\b)/i,
  /(?<!\b(?:if|when|once|after) )\byou(?:['’]ve| have) (?:been|learned|seen|heard|worked|loved|made|done|found|had)\b/i,
  /\bare you (?:currently )?working\b|\bfor you\?/i,
  /\bmakes? you (?!different|unique|better|special)|\byou(?:['’]re| are)? (?:most |so |really )?(?:proud|excited)\b/i,
  /\bdo you (?:think|feel|love|enjoy|imagine|hope|want (?:people|to))\b|\bwould you (?:describe|say|tell|change)\b/i,
  /\byour (?:role|background|experience|job|career|favou?rite|biggest|day-to-day|relationship|perception|leadership|dream)\b/i,
  /(?<!\b(?:if|when|once|after) )\byou (?:wanted|hoped|set out) to\b/i,
  /^what are you (?:seeing|trying|getting)\b|\bexperience do you have\b|\bare you (?:\p{L}+ly )?comfortable\b|^how (?:close|far) are you\b/iu,
  /^do you have (?:an? |any |other |more |further )*(?:questions?|complaints?|feedback|comments?|concerns?)\b/i,
  /^what do you do as an? \p{L}/iu,
  /\b(?:advice|tips) (?:do|would) you\b|\bdo you have any advice\b/i,
];
/** What a list of things to look at may ask its reader ("Did you publish your changes?"), or a visitor the company. */
const CHECK =
  /^(?:did you\b|are you (?:an?|new|already|currently|looking|interested|planning|thinking|trying|having|experiencing)\b|have you (?!ever|been|got|any\b)\p{L}+(?:ed|en|t)\b|(?:are|were) you (?:\p{L}+ly |still )?(?:using|running|blocking|seeing|getting|testing|missing|(?:logged|signed) in|connected)\b)/iu;
/** Who puts himself in somebody's place asks for no visitor. */
const AS_IF = /\bif I (?:were|was) some(?:body|one)\b/i;
/** Who says so asks for himself. */
const ONESELF = /\b(?:me|my|mine|I)\b/i;
const REQUEST =
  /^can you (?:talk|tell (?:me|us)|walk|(?:briefly )?introduce yourself|(?:explain|describe|share)(?: (?:to|with))? (?:us|your)\b)/i;

/** What is done about what a reader found out, and what is said of several cases. */
const FOR_READER = /\byou(?:rs?)?\b|\b(?:if|may|might|could|unless)\b/i;
/** What a company answers with that is asked itself. */
const REPLIES = /^(?:yes|no|not?)\b|\bwe\b/i;

/** Whether a question is one of an interview, which no visitor asks. */
export function asksSomebody(question: string): boolean {
  if (REQUEST.test(question) || AS_IF.test(question)) return true;
  return !ONESELF.test(question) && INTERVIEW.some((kind) => kind.test(question));
}

/** "Did you buy the box from us?": what stands below holds for those alone who say yes. */
const OF_READER =
  /^(?:did you|(?:have|had) you|are you an?|do you (?:already |currently )?(?:have an?|live|own|work)|(?:is|are|was|were|does|did|has|have) your)\b/i;

/** Whether a heading asks its reader what he is or did, so that what is told below it is told for one case. */
export function asksOfReader(heading: string): boolean {
  return ASKS.test(heading) && OF_READER.test(heading) && !ONESELF.test(heading);
}

/** Whether a page asks its reader so, and tells him what to do about it: he knows the answer, and the page does not. */
export function asksReader(question: string, text: string): boolean {
  if (!CHECK.test(question) || ONESELF.test(question) || REPLIES.test(text)) return false;
  return FOR_READER.test(text) || bids(text);
}

/** Questions of an interview that make one of a page, and their share of all that it asks. */
const LEAST_OF_INTERVIEW = 2;
const SHARE = 0.3;
const TO_SOMEBODY =
  /(?<!\p{L})(?:you|yours?|vous|votre|vos|tu|toi|ton|tes|t['’]\p{L}+|du|dich|dir|dein\p{L}*|(?-i:Sie|Ihr\p{L}*|Ihnen)|ti|tuo\p{L}*|tua|te|usted\p{L}*|você\p{L}*|je|jij|jou\p{L}*|u|uw)(?!\p{L})/iu;

/** Whether a page is an interview, by its headings. */
export function isInterview(headings: readonly string[]): boolean {
  const asked = headings.filter((heading) => ASKS.test(heading));
  const ofSomebody = asked.filter((heading) => asksSomebody(heading) || asksForHimself(heading));
  return ofSomebody.length >= LEAST_OF_INTERVIEW && ofSomebody.length >= SHARE * asked.length;
}

/** Whether a question is put to somebody. */
export function speaksToSomebody(question: string): boolean {
  return TO_SOMEBODY.test(question);
}
