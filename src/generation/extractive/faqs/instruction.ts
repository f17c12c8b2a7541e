import { termsOf } from "../terms.ts";
import { isTaskVerb } from "./verbs.ts";

const DUTY =
  /\byou(?:['’]ll (?:need|have)| (?:\p{L}+ )?(?:should|must|need|have to|will need))\b|\b(?:(?:make|be) sure|ensure|remember to|double-check)\b/iu;
const MAY = /\byou (?:\p{L}+ )?(?:can|may|could)\b|\bby \p{L}+ing\b/iu;
/** What may stand before an order: "To create a vault, open …". */
const LEAD = /^(?:to|if|when|once|after|before|from|in|on|at|for|first|then|next|finally)\b[^,.]{0,80},\s+/i;

/** Whether an English text tells how a task is done: it bids or advises its reader, or says by what it can be done. */
export function instructs(text: string, task: string): boolean {
  if (DUTY.test(text) || text.split(/(?<=[.!?:;])\s+|\n/u).some(bids)) return true;
  const [verb] = termsOf(task, "en");
  return MAY.test(text) && verb !== undefined && termsOf(text, "en").includes(verb);
}

function bids(sentence: string): boolean {
  const order = sentence.replace(/^[-\s]+/, "").replace(LEAD, "");
  return (
    isTaskVerb(/^\p{L}+/u.exec(order)?.[0] ?? "") && !/^\p{L}+ (?:is|are|was|were|has|have|will|can)\b/iu.test(order)
  );
}
