import type { FaqsTask } from "../../../../schemas/generation.ts";
import { bids } from "../../sentence/instruction.ts";
import { firstSentence } from "../../sentence/trim.ts";
import { thingOf } from "./kinds.ts";
import { meets } from "./meets.ts";

/** What a sentence has that says what a thing is or is for. */
export const SAYS_WHAT =
  /\b(?:is|are|was|means?|measures|refers?|describes?|defined?|lets?|allows?|enables?|helps?|provides?|makes?|gives?|keeps?|offers?|stands? for|defines?|leads?|manages?|oversees?|governs?|regulates?|like)\b/i;

/** What before a name makes it no subject: "you need X", "with X". */
const NO_SUBJECT = /\b(?:you|we|i|they|it|with|for|to|in|on|by|if|when|need|use|is|are|has|have)\b/i;

/** Words of an answer before which its thing is named. */
const MOST_OPENING_WORDS = 10;

/** What happened to a thing, which does not say what it is. */
const PAST = /\b(?:has|have|had|was|were|did)\b/i;

/** What a thing is for, which does not say how it works. */
const TELLS_WHAT_FOR =
  /\bonce installed\b|\bcan be (?:called|installed)\b|\bmakes? it (?:easy|easier|simple|possible)\b|\b(?:is|are) designed to\b/i;

/** "What is the value of it?" */
const ASPECT = /^What is the (value|impact|future|importance|cost|structure|history) of\b/i;

/** An order whose verb may be any: "Position the lamp …". */
const ORDERS =
  /^(?!(?:In|On|At|With|When|Once|If|As|For|By|From|After|Before|To|Under|Unlike|Like|Behind|Both|All|Then|Through|Within|Using|During|Because|While|Since|Instead|Over|Whether|Without|Until|Unless|Upon|Into|Between|Across|Inside|Outside|Above|Below|Around|Near|Along|Against|Beneath|Beside|Beyond|Despite|Except|Following|Given|Off|Onto|Out|Past|Per|Toward|Towards|Underneath|Up|Down|Via|Although|Though|Where|What|Which|Who|How|Why|That|This|It|There|Here|Even|Just|Only|Such|Not|No|So|But|And|Or|Yet|Either|Neither|Half|Most|Many|Often|Once)\b)\p{Lu}\p{Ll}+(?<!s|ed|ing|ly) (?:an?|the|your) /u;

/** What its reader has to do, or may: "You must choose one of nine letters." */
const DUTY = /^(?:you|users|everyone) (?:must|should|have to|need to|are required to|can|may)\b/i;

/** Whether a text of several sentences speaks of a thing, other than of its past; one sentence has to say what it is. */
export function tellsOfThing(question: string, text: string, task: FaqsTask): boolean {
  const first = firstSentence(text);
  if (PAST.test(first) || (first === text && !SAYS_WHAT.test(first))) return false;
  return meets(thingOf(question), text, task) === 1 || spellsOut(thingOf(question), text);
}

/** Whether a text has the words that a thing's letters stand for: "PO", "a product owner". */
function spellsOut(thing: string, text: string): boolean {
  const letters = /^(\p{Lu}{2,6})s?$/u.exec(thing)?.[1];
  if (letters === undefined) return false;
  const words = [...letters].map((letter) => `${letter}\\p{L}+`).join("[ -](?:(?:of|and|for|the|in|to) )?");
  return new RegExp(`\\b${words}`, "iu").test(text);
}

/** Whether an answer to "What is X?" begins with what X does: X is its subject, whatever stands before the name. */
export function opensWith(question: string, text: string): boolean {
  const opening = text.split(" ", MOST_OPENING_WORDS).join(" ").toLowerCase();
  const thing = thingOf(question).toLowerCase();
  const at = thing === "" ? -1 : ` ${opening}`.replace("(", " ").indexOf(` ${thing}`);
  const after = opening.slice(at + thing.length);
  return at >= 0 && /^s?(?!\p{L})/u.test(after) && !NO_SUBJECT.test(opening.slice(0, at)) && !PAST.test(after);
}

/** "The value of X" is answered by what speaks of a value, not by what X is. */
export function namesAspect(question: string, text: string, task: FaqsTask): boolean {
  const aspect = ASPECT.exec(question)?.[1];
  return aspect === undefined || meets(aspect, text, task) > 0;
}

/** Whether a sentence may say how a thing works: not what it is for, and no order, which a thing's name may look like. */
export function tellsWorking(question: string, sentence: string): boolean {
  const thing = question.replace(/^How do(?:es)? (?:the |an? )?| work\?$/gi, "").toLowerCase();
  const opens = sentence.toLowerCase().startsWith(thing);
  if (DUTY.test(sentence)) return false;
  const orders = bids(sentence) || ORDERS.test(sentence) || /^Always \p{Ll}/u.test(sentence);
  return !TELLS_WHAT_FOR.test(sentence) && (opens || !orders);
}
