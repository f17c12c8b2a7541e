import { termsOf } from "../../terms.ts";
import { countWords } from "../../words.ts";
import { bids, instructs } from "../instruction.ts";
import { isTaskVerb } from "../verbs.ts";
import { AGAINST, HOW_TO } from "./kinds.ts";

/** Words of a way that may speak of "one" or "it". */
const LEAST_WAY = 8;

/** Whether a text instructs; a few words that name nothing to press or open do not: "Find the right one for you." */
export function tellsWay(question: string, text: string): boolean {
  const isBare = countWords(text) < LEAST_WAY && /\b(?:one|it|this|that|them)\b/i.test(text);
  if (tellsOneTask(question, text)) return false;
  if (isBare || (AGAINST.test(text) && !/\bavoid\b/i.test(question))) return false;
  return instructs(text, question.replace(HOW_TO, ""));
}

/** "How do I write and share my pitch?" */
const TWO_TASKS = /^How (?:do|can|should) I (\p{L}+) and (\p{L}+)\b/u;

/** Whether a text bids one thing alone, where two are asked for. */
function tellsOneTask(question: string, text: string): boolean {
  const [, one = "", other = ""] = TWO_TASKS.exec(question) ?? [];
  if (!isTaskVerb(one) || !isTaskVerb(other)) return false;
  const said = new Set(termsOf(text, "en"));
  const isSaid = (verb: string) => termsOf(verb, "en").every((term) => said.has(term));
  const orders = text.split(/(?<=[.!?;:])\s+|, (?:and |then )/u).filter(bids);
  const opens = orders[0]?.split(" ", 1)[0]?.toLowerCase();
  return orders.length === 1 && ((opens === one && !isSaid(other)) || (opens === other && !isSaid(one)));
}
