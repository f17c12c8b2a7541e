import { termsOf } from "../terms.ts";
import { isTaskVerb } from "./verbs.ts";

const DUTY =
  /\byou(?:['’]ll (?:need|have)| (?:\p{L}+ )?(?:should|must|need|have to|will need))\b|\b(?:(?:make|be) sure|ensure|remember to|double-check)\b/iu;
/** What only has to be done before, which is not yet the task. */
const BEFORE = /^(?:- )?(?:before|to (?:use|follow) this)\b/i;
const MAY = /\byou (?:\p{L}+ )?(?:can|may|could)\b/iu;
const BY_DOING = /\bby \p{L}+ing\b/iu;
/** What may stand before an order: "To create a vault, open …". */
const LEAD = /^(?:to|if|when|once|after|from|in|on|at|for|first|then|next|finally)\b[^,.]{0,80},\s+/i;

/** Whether an English text tells how a task is done: it bids or advises its reader, or says by what it can be done. */
export function instructs(text: string, task: string): boolean {
  const told = text.split(/(?<=[.!?:;])\s+|\n/u).filter((sentence) => !BEFORE.test(sentence));
  if (told.some((sentence) => DUTY.test(sentence) || bids(sentence))) return true;
  const asked = termsOf(task, "en");
  const way = told.join(" ");
  const said = new Set(termsOf(way, "en"));
  const met = asked.filter((term) => said.has(term)).length;
  const names = asked.length > 0 && said.has(asked[0]!);
  return MAY.test(way) ? names || met > asked.length / 2 : BY_DOING.test(way) && names;
}

/** Whether an English sentence bids its reader do something. */
export function bids(sentence: string): boolean {
  const order = sentence.replace(/^[-\s]+/, "").replace(LEAD, "");
  return (
    isTaskVerb(/^\p{L}+/u.exec(order)?.[0] ?? "") && !/^\p{L}+ (?:is|are|was|were|has|have|will|can)\b/iu.test(order)
  );
}
