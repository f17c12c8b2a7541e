import { isTaskVerb } from "./verbs.ts";

const ADVICE =
  /\byou(?:['’]ll\b|(?: \p{L}+)? (?:can|should|must|may|need|will|have to|could)\b)|\b(?:(?:make|be) sure|ensure|remember to|double-check)\b|\bby \p{L}+ing\b/iu;
/** What may stand before an order: "To create a vault, open …". */
const LEAD = /^(?:to|if|when|once|after|before|from|in|on|at|for|first|then|next|finally)\b[^,.]{0,80},\s+/i;

/** Whether an English text tells how something is done: it bids or advises its reader. */
export function instructs(text: string): boolean {
  return ADVICE.test(text) || text.split(/(?<=[.!?:;])\s+|\n/u).some(bids);
}

function bids(sentence: string): boolean {
  const order = sentence.replace(/^[-\s]+/, "").replace(LEAD, "");
  return (
    isTaskVerb(/^\p{L}+/u.exec(order)?.[0] ?? "") && !/^\p{L}+ (?:is|are|was|were|has|have|will|can)\b/iu.test(order)
  );
}
