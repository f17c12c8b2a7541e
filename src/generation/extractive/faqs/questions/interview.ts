import { bids } from "../../sentence/instruction.ts";

/** What somebody is asked about himself: his doings, his feelings, his place in a project. */
const INTERVIEW: readonly RegExp[] = [
  /\b(?:what|how|why|when|where|who|which)\b.*\b(?:did|have|had|were) you\b(?! (?:got|been (?:in|around|open))\b)/i,
  /(?<!\b(?:if|when|once|after) )\byou(?:['’]ve| have) (?:been|learned|seen|heard|worked|loved|made|done|found|had)\b/i,
  /\bare you (?:currently )?working\b|\bfor you\?/i,
  /\bmakes? you (?!different|unique|better|special)|\byou(?:['’]re| are)? (?:most |so |really )?(?:proud|excited)\b/i,
  /\bdo you (?:think|feel|love|enjoy|imagine|hope|want (?:people|to))\b|\bwould you (?:describe|say|tell|change)\b/i,
  /\byour (?:role|background|experience|job|career|favou?rite|biggest|day-to-day|relationship|perception|leadership)\b/i,
  /^what are you (?:seeing|trying|getting)\b|\bexperience do you have\b|\bare you (?:\p{L}+ly )?comfortable\b|^how (?:close|far) are you\b/iu,
  /^do you have (?:an? |any |other |more |further )*(?:questions?|complaints?|feedback|comments?|concerns?)\b/i,
  /\b(?:advice|tips) (?:do|would) you\b|\bdo you have any advice\b/i,
];
/** What a list of things to look at may ask its reader ("Did you publish your changes?"), or a visitor the company. */
const CHECK =
  /^(?:did you\b|are you (?:an?|new|already|currently|looking|interested|planning|thinking|trying|having|experiencing)\b|have you (?!ever|been|got|any\b)\p{L}+(?:ed|en|t)\b|(?:are|were) you (?:\p{L}+ly |still )?(?:using|running|blocking|seeing|getting|testing|missing|(?:logged|signed) in|connected)\b)/iu;
/** Who says so asks for himself. */
const ONESELF = /\b(?:me|my|mine|I)\b/i;
const REQUEST = /^can you (?:talk|tell (?:me|us)|walk)\b/i;

/** What is done about what a reader found out, and what is said of several cases. */
const FOR_READER = /\byou(?:rs?)?\b|\b(?:if|may|might|could|unless)\b/i;
/** What a company answers with that is asked itself. */
const REPLIES = /^(?:yes|no|not?)\b|\bwe\b/i;

/** Whether a question is one of an interview, which no visitor asks. */
export function asksSomebody(question: string): boolean {
  return REQUEST.test(question) || (!ONESELF.test(question) && INTERVIEW.some((kind) => kind.test(question)));
}

/** Whether a page asks its reader so, and tells him what to do about it: he knows the answer, and the page does not. */
export function asksReader(question: string, text: string): boolean {
  if (!CHECK.test(question) || ONESELF.test(question) || REPLIES.test(text)) return false;
  return FOR_READER.test(text) || bids(text);
}
