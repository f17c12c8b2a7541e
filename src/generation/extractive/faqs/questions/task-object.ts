import type { PageWords } from "../wording/page-words.ts";
import { mine } from "../wording/person.ts";

/** Singular things of which there is more than one: they need an article. */
const COUNTED =
  /\b(?:identifier|account|key|password|file|folder|server|user|address|token|certificate|trust|policy|group|application|app|connection|database|domain|device|role|secret|project|repository|form|template|report|number|code|link|list|feature|plugin|extension|widget|webhook|dashboard|workflow|revision|photo|picture|image|icon|video|comment|message|document|button|card|label|badge)$/i;
const DETERMINED =
  /^(?:the|an?|my|your|our|this|that|these|those|each|every|all|any|some|one|two|more|multiple|new(?! [a-z-]+$)|up|out|in|on|off|with|to|from|for|by|and|as|if|when|how|what|which|it)\b|\b(?:of|for|in|on|with|to|from|by|and|or|as|using|when|if|per|via|at|into)\b|[^s]s$/i;

/** Others, of which a page that gives no article means any: "Delete step". */
const ANY_ONE =
  /\b(?:step|status|viewpoint|marker|snapshot|board|topic|model|object|team|field|filter|task|job|reviewer|member|tab|row|column|table|chart|event|meeting|request|order|invoice|location|profile|tag|rule|alert|reminder|contact|calendar|channel|thread|post|product|customer|category|collection|query|bookmark|notification|shortcut|backup|schedule|session|ticket|vote|poll|survey|question|quiz|course|class|slide|note|comment|reply|signature|attachment|variable|function|method|script|environment|instance|cluster|volume|node|tenant|host|site|website|store|shop|game|player|map|layer|plan|budget|goal|milestone|sprint|issue|branch|commit|tool|component|view|computer|laptop|phone|printer|tablet)$/i;
/** Where what is done to one thing is done with another: "marker from topic". */
const JOINT = /^(.+?) (from|to|into|in|on|with) (\S+(?: \S+)?)$/i;

/** What is done to a thing that is there already, and which one its page tells: "Check status". */
const OF_WHAT_IS_THERE = /^(?:check|view|see|find|get|track|monitor|change|set|show|hide|export|customi[sz]e)$/i;

/** What a task is done to, with the article that the page gives it; "" where it needs one that the page does not give. */
export function objectOf(thing: string, verb: string, words: PageWords): string {
  const [, head = "", joint = "", tail = ""] = JOINT.exec(thing) ?? [];
  if (isAnyOne(head) || (isOne(head) && isOne(tail))) {
    const other = isOne(tail) ? withAny(tail, verb, words) : tail;
    return `${withAny(head, verb, words)} ${joint} ${other}`;
  }
  // "Take part in survey": what is done with one thing is done to another.
  if (joint !== "" && isOne(tail)) return `${head} ${joint} ${withAny(tail, "", words)}`;
  if (isAnyOne(thing) && joint === "") return withAny(thing, verb, words);
  if (DETERMINED.test(thing) || !(thing.includes(" ") || COUNTED.test(thing))) return thing;
  const article = mine(words.articleOf(thing)) || (/^new /i.test(thing) && COUNTED.test(thing) ? "a" : "");
  // "Add hint text": what cannot be counted does without "the".
  if (article !== "" && (article !== "the" || COUNTED.test(thing))) return `${article} ${thing}`;
  return COUNTED.test(thing) ? "" : thing;
}

function isAnyOne(phrase: string): boolean {
  return ANY_ONE.test(phrase) && isBare(phrase);
}

/** Whether a phrase names something of which there is more than one, with no article. */
function isOne(phrase: string): boolean {
  return (ANY_ONE.test(phrase) || COUNTED.test(phrase)) && isBare(phrase);
}

const MOST_WORDS = 3;

/** Whether a phrase is a common name in few words, and nothing determines it. */
function isBare(phrase: string): boolean {
  const [first = "", ...rest] = phrase.split(" ");
  return rest.length < MOST_WORDS && phrase === phrase.toLowerCase() && !DETERMINED.test(`${first} x`);
}

/** "A step", or "the status", which is found or changed: "my", where the page says "your". */
function withAny(thing: string, verb: string, words: PageWords): string {
  if (words.articleOf(thing) === "your") return `my ${thing}`;
  if (OF_WHAT_IS_THERE.test(verb)) return `the ${thing}`;
  return `${/^(?:[aeio]|u(?!ni|s[eu]))/i.test(thing) ? "an" : "a"} ${thing}`;
}
