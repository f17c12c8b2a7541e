import type { Unit } from "../page/unit.ts";
import { bids } from "../sentence/instruction.ts";
import { isTaskVerb } from "../sentence/verbs.ts";

/** Where what is said of a thing begins that is no statement: "calendars that you have shared", "a licence used in …". */
const OF_THING =
  /,? (?:that|which|who|whom|whose|where|when|if|while|because|provided|used|made|given|you|we|they|I|it)(?:['’]\p{L}+)?\b.*$/iu;
const AUXILIARY =
  /\b(?:is|are|was|were|be|has|have|had|can|cannot|could|will|would|must|should|shall|may|might|do|does|did)\b|n['’]t\b|['’](?:re|ve|ll|d)\b/iu;
/** The same behind what is said of a thing, which goes on with it: "boxes that hold names are …". */
const SAID_BEHIND = new RegExp(`^,? [^\\s,]+ [^\\s,]+ [^,]*?(?:${AUXILIARY.source})`, "iu");
/** A verb for one, before what it is done to, or the verbs for several that statements of lists have. */
const DOES =
  /(?<!^)\b(?!(?:its|his|this|thus|plus|always|less|across|as)\b)\p{Ll}+[^s\P{Ll}]s (?:the|an?|your|our|my|their|you|it|them|all|each|every|any|how|what|up|out|down)\b|(?<=\p{Ll})(?<!\b(?:his|her|their|our|your|my|the|an?|its|of|for|in|and)) (?:includes?|offers?|provides?|gets?|needs?|uses?|requires?|supports?|works?|helps?|makes?|gives?|lets?|allows?|costs?|appl(?:y|ies)|comes?|receives?|pays?|keeps?|takes?|contains?|depends?|var(?:y|ies)|saves?|runs?|shows?|sees?|wants?|sends?|stays?|expires?|starts?|begins?|ends?|counts?|lasts?|covers?|means?|goes|go|became|began|got|went|made|took|gave|won|led|built)(?= )(?! (?:and|or|of|for)\b)/u;
const DID = /(?<=\p{Ll}) \p{Ll}+ed (?:the|an?|your|our|their|its|his|her|that|to|over|more|\d)\b/u;
/** What goes on with the subject of the line above its list: "Hosts an archive", beside others that do so. */
const SUBJECTLESS =
  /^(?:Is|Has|Was|\p{Lu}\p{Ll}{2,}[^s\P{Ll}]s) (?!(?:of|for|and|or|in|on|with|from|to|that|which|are|have|can|will|must|should|may)\b)/u;
/** "Red keys open the lid": what several things do, group 1. */
const SEVERAL_DO = /[^s\P{Ll}]s (\p{Ll}+) (?:the|an?|your|our|my|all|each|every|it|them)\b/gu;
/** A thing by one word: "Calendars that you share". */
const SEVERAL = /^\p{Lu}[\p{L}-]+[^s\P{L}]s$/u;
const LABEL = /^[^:.]{2,60}: (?=\p{L})/u;
const LETTERS = 4;

/** Whether an item of English is a part of the list around it, which names things, or what one of them does: no statement. */
export function isPartOfList(units: readonly Unit[], index: number): boolean {
  const unit = units[index]!;
  if (unit.kind !== "item" || !unit.opensLine) return false;
  const beside = [itemBeside(units, index, -1), itemBeside(units, index, 1)].filter((other) => other !== undefined);
  if (beside.length === 0) return false;
  const all = [unit, ...beside].map(({ text }) => text);
  return all.every(isVerbless) || (beside.length > 1 && all.every((text) => SUBJECTLESS.test(text)));
}

/** Whether an English text is in the letters of a title: "Around One Billion Dollars." */
export function isTitled(text: string): boolean {
  const words = (text.match(/[\p{L}'’]+/gu) ?? []).filter((word) => word.length >= LETTERS);
  return words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) && !AUXILIARY.test(text) && !bids(text);
}

/** Things in a row: "Lamps, old ramps, and hot wires." */
const IN_A_ROW =
  /^(?:[\p{L}-]+ ){0,2}[\p{L}-]+(?:, (?:[\p{L}-]+ ){0,2}[\p{L}-]+)+,? (?:and|&) (?:[\p{L}-]+ ){0,2}[\p{L}-]+\.$/u;
/** Share of the words of a text that are names where it is a list of them. */
const MOSTLY_NAMES = 0.6;
const LEAST_NAMES = 6;
/** What may be the verb of those whom a row of names has named: "… raced in the final". */
const ACTED =
  /(?<=\p{L} )(?:\p{Ll}{2,}ed|made|won|led|took|went|gave|got|beat|ran|came|rode|swam|sang|met|fell|stood|sat|lost|held|kept)(?= )/u;

/** "Acme Lamp, a lamp that saves oil.": a name with what it is, of which nothing else is said. */
const NAME_ALONE =
  /^[\p{Lu}\p{N}][^\s,]{0,40}(?: [\p{Lu}\p{N}][^\s,]{0,40}){0,3}, an? [^,.;:]{3,60}? (?:that|which|who) [^,;:]*\.$/u;

/** "A box that can be opened, holding all labels, made of wood.": a thing with all that is said of it. */
const THING_ALONE =
  /^An? [^,.;:]{3,60}? (?:that|which|who) (?:can |will |may )?(?!.*\b(?:is|are|was|were|has|have|had|must|should|would|could|do|does|did)\b)[^,;:]*(?:, (?:and )?\p{L}+(?:ing|ed) [^,;:]*)+\.$/u;
/** "Packing boxes at night - these are hours when …": what is done, of which its list says what for. */
const ACT_ALONE = /^\p{Lu}\p{Ll}+ing [^.:;–—]{2,80} [-–—] (?:these|this|it|they)(?:['’]s| is| are)\b/u;

/** "Keeping boxes in their halls.": an act of which nothing is said. */
const SHORT_ACT = /^\p{Lu}\p{Ll}{2,}ing (?:[\p{L}'’-]+ ){1,5}[\p{L}'’-]+\.$/u;

/** Whether an English sentence only names a thing, things in a row, or those whom its page has spoken of: nothing is said of them. */
export function isRow(text: string): boolean {
  if (NAME_ALONE.test(text) || ACT_ALONE.test(text)) return true;
  if (THING_ALONE.test(text) && !DOES.test(text) && !DID.test(text)) return true;
  if (AUXILIARY.test(text) || ACTED.test(text) || !isVerbless(text)) return false;
  if (SHORT_ACT.test(text)) return true;
  const words = text.match(/[\p{L}'’]+/gu) ?? [];
  const names = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const isOfNames = text.includes(", ") && names.length >= Math.max(LEAST_NAMES, MOSTLY_NAMES * words.length);
  return isOfNames || IN_A_ROW.test(text);
}

function isVerbless(text: string): boolean {
  const named = text.replace(OF_THING, "");
  // A label makes a statement of what it says of it.
  if (LABEL.test(text) || bids(text) || (named.split(" ").length < 2 && !SEVERAL.test(named))) return false;
  if (SAID_BEHIND.test(text.slice(named.length))) return false;
  if (/^(?:you|we|they|it|I|there|this|that|all|most|no)\b/i.test(text)) return false;
  if ([...named.matchAll(SEVERAL_DO)].some(([, verb = ""]) => isTaskVerb(verb))) return false;
  return ![AUXILIARY, DOES, DID].some((verb) => verb.test(named));
}

/** The item before or behind one in its list, by its first sentence. */
function itemBeside(units: readonly Unit[], index: number, step: -1 | 1): Unit | undefined {
  const { passage } = units[index]!;
  for (let at = index + step; units[at]?.kind === "item" && units[at]?.passage === passage; at += step)
    if (units[at]!.opensLine) return units[at];
  return undefined;
}
