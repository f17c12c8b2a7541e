import { termsOf } from "../../../text/terms.ts";
import { countWords } from "../../../text/words.ts";
import { bids, instructs } from "../../sentence/instruction.ts";
import { firstSentence } from "../../sentence/trim.ts";
import { isTaskVerb } from "../../sentence/verbs.ts";
import { AGAINST, HOW_TO } from "./kinds.ts";

/** Words of a way that may speak of "one" or "it". */
const LEAST_WAY = 8;

/** What has to be so or paid for a task, which is no way to do it: "you will need to pay a fee". */
const NEEDS_ONLY =
  /\byou(?:['’]ll| will)? (?:also )?(?:need|have) to (?:pay|hold|meet (?:the|all|these|our|certain)\b.{0,40}\b(?:requirements?|criteria|conditions?|standards?)|have (?:an?|the|your|at least|\d)\b(?!.*\b\p{L}+(?:ed|en)\b)|be (?:an?|at least|over|under|eligible|registered|enrolled|logged|signed))\b(?!.*,? and (?:then )?\p{L})/iu;

/** What has to be there or done before a task begins: "Make sure you created one before …", "Come back here when you have it." */
const FIRST_OF_ALL =
  /^(?:- )?(?:please )?(?:(?:(?:make|be) sure|ensure)(?: that)? (?:you(?:['’]ve| have| already| own| hold)\b|you(?: have)? \p{L}+ed\b|you \p{L}+[^.]* before (?:you (?:start|begin)|starting|beginning)\b)|(?:come back|return)(?: here| to this page)?,? (?:when|once|after|as soon as)\b)/iu;

/** A task that makes something, and what takes it back: "Use it to disable your theme" is no way to create one. */
const MAKES = /^How (?:do|can|should) I (?:create|make|add|build|design|write|enable|install|activate|place)\b/i;
const TAKES_BACK = /\bto (?:disable|turn off|undo|delete|revert|uninstall|deactivate|cancel)\b/i;

/** Whether a text tells nothing but what its reader needs for a task, or how it is undone. */
function tellsBeside(question: string, text: string): boolean {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  if (sentences.every((sentence) => NEEDS_ONLY.test(sentence) && !bids(sentence))) return true;
  const isFirst = (sentence: string) => FIRST_OF_ALL.test(sentence);
  const orders = sentences.filter((sentence) => isFirst(sentence) || bids(sentence));
  if (orders.length > 0 && orders.every(isFirst)) return true;
  return MAKES.test(question) && orders.length === 1 && TAKES_BACK.test(orders[0]!);
}

/** What its reader has to stand at already: "Enable this to see pop-ups", "Enter the path here". */
const STANDS_AT =
  /^(?:- )?(?:please )?(?:enable|disable|select|check|tick|turn (?:on|off)|toggle|activate|use) this (?:to|if|when|feature)\b(?! (?:in|under|from|on|at|by|via|within|through|inside|with)\b)(?![^.]*:)|\b(?:enter|type|paste|specify|write)\b[^.;]{0,200}(?<!\bnot) here(?=[.,;])/iu;

/** "After you delete it, …", "Once it is deleted, …": when something is done already; group 2 is what comes then. */
const WHEN_DONE = /^(?:after|once) ([^,]{3,80}), (.*)/iu;
/** What comes by itself, or by somebody else: "the old one is gone", "Acme will store it". */
const BY_ITSELF = /^(?:then )?(?:(?:the|an?|it|its|this|that|they|we|our|your)\b|\p{Lu})/u;

/** Whether an answer begins with what comes when the task is done, or when what it leaves out is. */
function tellsAfterwards(question: string, text: string): boolean {
  const [, done, then = ""] = WHEN_DONE.exec(firstSentence(text)) ?? [];
  if (done === undefined) return false;
  const [verb = ""] = question.replace(HOW_TO, "").trim().split(" ", 1);
  const isDone = termsOf(verb, "en").every((term) => termsOf(done, "en").includes(term));
  return (
    (isDone || BY_ITSELF.test(then)) &&
    !text
      .split(/(?<=[.!?])\s+/u)
      .slice(1)
      .some(bids)
  );
}

/** What is done where something else fails, or by those who have it from another: "If you bought it from Acme, ask there." */
const OF_OTHERS =
  /^(?:- )?if (?:(?:the|any|it|that) ?[^,]{0,80}(?:n['’]t\b|\bnot\b|\bfails?\b)[^,]{0,80}|you (?:\p{L}+ ){0,2}?(?:made|bought|purchased|ordered|placed|booked|got)\b[^,]{0,60} (?:through|via|from|at|on|with) (?:the |an? )?(?-i:\p{Lu})[^,]{0,40}), /iu;
/** "You should return a box if it leaks.": when, and not how. */
const SAYS_WHEN = /^you (?:should|can|may|must|need to) (\p{L}+)\b[^.]*\b(?:if|when)\b/iu;

/** Whether one sentence tells only for which case, or in which, its task is done. */
function tellsCase(question: string, text: string): boolean {
  const first = firstSentence(text);
  if (OF_OTHERS.test(first) && !/\b(?:not|fails?)\b|n['’]t\b/i.test(question)) return true;
  const [verb = ""] = question.replace(HOW_TO, "").trim().toLowerCase().split(" ", 1);
  return first === text && SAYS_WHEN.exec(text)?.[1]?.toLowerCase() === verb;
}

/** Whether a text instructs; a few words that name nothing to press or open do not: "Find the right one for you." */
export function tellsWay(question: string, text: string): boolean {
  const isBare = countWords(text) < LEAST_WAY && /\b(?:one|it|this|that|them)\b/i.test(text);
  if (tellsAfterwards(question, text) || tellsOneTask(question, text) || tellsBeside(question, text)) return false;
  if (STANDS_AT.test(firstSentence(text)) || tellsCase(question, text)) return false;
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
