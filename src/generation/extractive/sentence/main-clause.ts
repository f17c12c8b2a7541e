import { english } from "../../language/en.ts";
import type { Language } from "../../language/language.ts";

/** A clause that says when something holds; what stands behind its commas may still belong to it. */
const CLAUSE = /^(?:if|when|whenever|unless) [^,]*(?:,.*)?$/i;
const BELONGS = /^\s*(?:which|who|whose|where|that|such as|like|including|and|or|e\.g|for example|as)\b(?!['’])/i;
/** What can be said of a clause with no comma behind it: "If so it is sent." */
const MAIN =
  / (?:then|please|be sure|make sure|use|call|contact|ask|go|try|choose|select) | (?:it|they|we|he|she|you|there) (?:['’]ll|(?:is|are|was|were|will|can|must|may|should) )/i;

/** What is done for something, or with it, where nothing is said of it: "For protection from abuse." */
const PHRASE = /^(?:to|for|with|without|via|during) [^,:;–—]+\.$/i;
/** Words of a phrase with a preposition, at most: a longer one may have a verb of its own. */
const SHORT_PHRASE = 8;
const VERB =
  /\b(?:is|are|was|were|be|been|has|have|had|can|could|will|would|must|should|may|might|do|does|did|needs?|requires?|takes?|gets?|makes?|gives?|works?|use|run|see|click|go|visit|open|add|set|enter|select|choose|contact|try|create|follow|press|type|install|check|make|read|please|call|ask|send|write|tap|start|call)\b|['’](?:s|re|ve|ll|d)\b|n['’]t\b/i;

/** What opens with an act or a thing that it may only name: "Telling friends and family …", "Notes on …". */
const NAMES =
  /^(?:\p{Lu}\p{Ll}{2,}ing (?:(?:on |with |for |to )?(?:the|an?|your|our|my|their) |\p{Ll}+ and \p{Ll}+ )|(?:Notes?|Tips|Information|Instructions|(?:\p{L}+ )?[Oo]ptions) (?:for|on|about|specific to) |More (?:about|on) |An? (?:collection|list|set|overview|easy way) (?:of|to) )/u;
/** "Small lid used at night." */
const USED = /^(?:\p{L}+ ){1,8}used (?:on|in|for|by|when|as|at) /u;
const WHETHER =
  /^Whether (?!.*\b(?:depends?|matters?|affects?|determines?|decides?|(?:is|are) (?:decided|determined|up to))\b)[^,;:]*\.$/;
/** "How we became a guild of packers.", "What is a crate or box.": what it asks or tells of is not said. */
const ASKS_OF =
  /^(?:(?:and|but|so) )?(?:(?:how|why|when|where) (?:we|I|you|they|our \p{L}+) \p{L}+|what (?:is|are)) (?=[^,;:?]*\.$)/iu;
/** What may be a verb of somebody: "… keeps it", "… ended well". */
const MAY_BE_VERB =
  /\b(?:is|are|was|were|has|have|had|can(?:not)?|could|will|would|must|should|may|might|does|do|did|include|expire|start|come|stay|begin|count|apply|cost|contain|require|depend|vary|appear|end)\b|['’](?:s|re|ve|ll|d)\b|n['’]t\b|(?<!^)\b(?!(?:its|his|this|thus|plus|always)\b)\p{Ll}+[^s\P{Ll}]s (?!(?:of|for|and|or|that|which|who|used)\b)\p{Ll}|\b\p{Ll}+ed (?!(?:for|in|on|at|to|with|from|by|as|via|when|above|below)\b)\p{Ll}/u;

/** Whether a sentence names an act or a thing, and says nothing of it. */
function namesOnly(sentence: string): boolean {
  if (/[,;:]/.test(sentence)) return false;
  const opening = NAMES.exec(sentence)?.[0] ?? "";
  if (opening === "" && !(sentence.includes(" used ") && USED.test(sentence))) return false;
  return !MAY_BE_VERB.test(sentence.slice(opening.length));
}

/** Whether an English sentence is a phrase, without anything that is said. */
export function isPhrase(sentence: string): boolean {
  const asks = ASKS_OF.exec(sentence)?.[0];
  if (asks !== undefined && !MAY_BE_VERB.test(sentence.slice(asks.length))) return true;
  if (WHETHER.test(sentence) || namesOnly(sentence)) return true;
  if (!PHRASE.test(sentence)) return false;
  const [first = "", , ...rest] = sentence.split(" ");
  if (first.toLowerCase() !== "to" && rest.length + 2 > SHORT_PHRASE) return false;
  return !VERB.test(rest.join(" "));
}

/** Whether a sentence is an exception to the one before it, which a full stop has cut off: "Unless it is red." */
export function isLeftOver(sentence: string, language: Language): boolean {
  return language === english && /^unless\b/i.test(sentence) && lacksMainClause(sentence);
}

/** Whether an English sentence is a clause that says when something holds, without what holds then. */
export function lacksMainClause(sentence: string): boolean {
  if (!CLAUSE.test(sentence) || /[:;–—]/.test(sentence)) return false;
  const [given = "", ...rest] = sentence.split(",");
  if (rest.length > 0) return rest.every((clause) => BELONGS.test(clause));
  // Its own subject stands behind the "if".
  return !MAIN.test(given.split(" ").slice(2).join(" "));
}
