import { ASKS } from "../../text/sentence-marks.ts";
import { countWords } from "../../text/words.ts";
import { asksYesOrNo, YES_AND_NO } from "../../text/yes-or-no.ts";
import { isReply } from "../page/reply.ts";
import { isLine, type Unit } from "../page/unit.ts";
import { bids } from "../sentence/instruction.ts";

/** Words of a bare yes or no, and of a reply: what is longer names what it speaks of. */
const MOST_BARE = 2;
const MOST_SHORT = 4;
const MOST_REPLY = 12;

/** A yes or no, at the beginning or the end of a sentence or of a part of it, in the languages of the engine. */
const YES_OR_NO = new RegExp(
  `^(?:${YES_AND_NO}|nope|yep|sure|of course)(?=[\\s,.!:–—-])|[\\s,](?:${YES_AND_NO})[.!,](?:\\s|$)|^(?:はい|いいえ|是的|不是|不能|可以|不可以)[、，。]`,
  "iu",
);
/** What stands for a thing that the question names, where nothing before it in its clause does. */
const PRONOUN = /\b(?:it|them|one)\b/i;
const NAMES_ONE = /,|\b(?:the|your|an?|my|our|any|each|every|this|that)\b/i;
/** What bids its reader, or allows him. */
const TO_READER = /^(?:you|please|never|always|do not|don['’]t|everyone|\p{Lu}\p{Ll}+ (?:it|them|one)\b)/iu;

/** Whether a sentence below a question says little without it: "Up to 90 days.", "Never drink it untreated." */
export function needsQuestion(units: readonly Unit[], index: number): boolean {
  const unit = units[index]!;
  const { passage, text } = unit;
  const line = questionLineAbove(units, index);
  if (line !== undefined && holdsInCase(line, unit)) return true;
  if (!ASKS.test(passage.heading)) return false;
  if (holdsInCase({ text: passage.heading, terms: unit.headingTerms }, unit)) return true;
  const isFirst = opensPassage(units, index);
  if (YES_OR_NO.test(text) || (isFirst && isReply(unit) && countWords(text) <= MOST_SHORT)) return true;
  if (asksYesOrNo(passage.heading) && bids(text) && sharesNothing(unit)) return true;
  if (countWords(text) > MOST_REPLY) return false;
  return (TO_READER.test(text) && isDoneToIt(text)) || onlyReplies(units, index, isFirst);
}

/** A question that is a line of its own, as its author puts it in bold, above what answers it. */
function questionLineAbove(units: readonly Unit[], index: number): Unit | undefined {
  const { passage } = units[index]!;
  for (let at = index - 1; units[at]?.passage === passage; at--)
    if (ASKS.test(units[at]!.text) && isLine(units[at]!)) return units[at];
  return undefined;
}

/** What a question supposes: "What happens if I cancel my plan?" */
const SUPPOSES =
  /(?<!\p{L})(?:if|when|once|after|wenn|falls|sobald|si|cuando|quand|lorsque|se|quando|als|wanneer)(?!\p{L}) (?:I|we|my|our|ich|wir|je|j['’]|on|mi|me|no|yo|il mio|non|eu|o meu|ik|we|mijn)(?!\p{L})/iu;

/** Whether a question supposes a case, and a sentence below it has no word of that. */
function holdsInCase({ text, terms }: Pick<Unit, "text" | "terms">, unit: Unit): boolean {
  return SUPPOSES.test(text) && !unit.terms.some((term) => terms.includes(term));
}

function isDoneToIt(text: string): boolean {
  const at = text.search(PRONOUN);
  return at >= 0 && !NAMES_ONE.test(text.slice(0, at));
}

/** Whether a sentence opens what stands below a question and has no word of it. */
function onlyReplies(units: readonly Unit[], index: number, isFirst: boolean): boolean {
  const isNext = opensPassage(units, index - 1) && countWords(units[index - 1]?.text ?? "") <= MOST_BARE;
  return (isFirst || isNext) && sharesNothing(units[index]!);
}

function sharesNothing({ terms, headingTerms }: Unit): boolean {
  return headingTerms.length > 0 && !terms.some((term) => headingTerms.includes(term));
}

/** Whether a unit is the first of its passage. */
export function opensPassage(units: readonly Unit[], index: number): boolean {
  return units[index - 1]?.passage !== units[index]?.passage;
}
