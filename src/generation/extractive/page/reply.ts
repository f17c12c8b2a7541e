import { ASKS } from "../../text/sentence-marks.ts";
import { countWords, isUnspaced } from "../../text/words.ts";
import { asksYesOrNo } from "../../text/yes-or-no.ts";
import { type Unit, verbatim } from "./unit.ts";

/** Words, or characters without blanks, of what may be no more than a reply: "Never.", "They aren't.", "Nein, leider nicht." */
const MOST_WORDS = 4;
const MOST_CHARACTERS = 10;
/** What only leads to what follows. */
const LEADS = /[:：]$|\b(?:steps?|follow(?:ing)?|below)\b|步骤|以下|如下/iu;
/** What is said before a reply: "Hello!", "Good question!" */
const CHEERS = /^(?:(?:\S+ )?question|hi|hello|hey)[!.]$/iu;
/** What says on what it depends, in place of an answer. */
export const DEPENDS = /^(?:it|that|this) (?:\p{L}+ )?depends?\b/iu;

/** What says that there is none of what is asked for: "There is no best season." */
const DENIES_ANY =
  /^(?:(?:there (?:is|are)(?:n['’]t| not?)|no hay|no existen?|não (?:há|existem?)|não tem(?=\s)|il n['’](?:y a|existe) (?:pas|aucune?)|non (?:c['’]è|ci sono|esist(?:e|ono))|es gibt (?:nicht|keine?[nrs]?)|er (?:is|zijn) (?:geen|niet))(?!\p{L}))/iu;

/** Whether the sentence that opens what stands below a question says yes, no or never, may do so, or says on what it depends: nothing is told without it. */
export function opensWithReply({ kind, text }: Unit, question: string): boolean {
  if (kind !== "prose" || ASKS.test(text) || CHEERS.test(text)) return false;
  if (asksYesOrNo(question) || DEPENDS.test(text)) return true;
  const isShort = isUnspaced(text) ? [...text].length <= MOST_CHARACTERS : countWords(text) <= MOST_WORDS;
  return isShort && !LEADS.test(text);
}

/** Whether a unit that opens its passage replies to the question above it. */
export function isReply(unit: Unit): boolean {
  const { heading } = unit.passage;
  return ASKS.test(heading) && opensWithReply(unit, heading);
}

/** Whether what was taken of a section leaves out the reply, or the denial, with which it opens. */
export function skipsReply(quote: string, units: readonly Unit[], question: string): boolean {
  const [first] = units;
  if (first === undefined || quote.includes(verbatim(first))) return false;
  return opensWithReply(first, question) || (first.kind === "prose" && DENIES_ANY.test(first.text));
}
