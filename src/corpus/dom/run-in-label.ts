import { collapse } from "../blocks.ts";
import { STARTERS } from "../language/abbreviations.ts";
import { BLOCK_LEVEL, LISTS } from "./element-kinds.ts";
import { closest } from "./selectors.ts";

const BOLD: ReadonlySet<string> = new Set(["b", "strong"]);
/** What has an end of its own, or is a sentence rather than a name, is no label. */
const LABEL = /^.{0,59}[\p{L}\p{N})]$/su;
const FIRST_WORDS = /^\s*(\p{Lu}[\p{L}'’]*),? (\S)/u;
/** They may go on with a name: "Sign In", "Terms And …". */
const JOINS: ReadonlySet<string> = new Set(
  "In On At By For From With As And But Or An En Dans Pour Et Con Para".split(" "),
);

/** They begin a sentence with a thing that has its article. */
const DETERMINED = /^\s*\S+ (?:the|an?|your|this|these|each|all|every|le|la|les|el|los|las|der|die|das|dem|den) /u;

/** A label of several words, the last of which leads to no other: "Hide others", not "Go to" or "Our new". */
const NAMES_SEVERAL = /^\p{Lu}\S*(?: \S+){1,7}$/u;
const LEADS_ON =
  / (?:to|on|in|into|at|of|for|from|with|by|and|or|the|an?|our|your|new|is|are|was|zu[mr]?|auf|im|von|mit|für|und|de[rnms]?|die|das|ein[er]?|ist|à|au|aux|dans|sur|de|du|des|pour|et|les?|la|une?|est|en|con|para|por|y|el|los|las|es|su|per|di|il|lo|gli|e|è|em|com|no|na|o|os|as|um|uma|é|op|naar|van|voor|met|het|een)$/iu;
/** A sentence that begins in its own way: its second word is in small letters, and more follow. */
const SENTENCE = /^\s*\p{Lu}\p{Ll}+,? \p{Ll}\S*(?: \S+){3}/u;
/** UTF-16 units behind a label that are looked at. */
const SEEN = 120;

/**
 * Whether bold text opens its paragraph as the label of the sentence behind it ("<b>Sharing</b> Only you see it."), with
 * no mark between them that would tell so without the bold type.
 */
export function isRunInLabel(element: Element): boolean {
  const label = BOLD.has(element.localName) ? collapse(element.textContent ?? "") : "";
  if (!LABEL.test(label)) return false;
  const next = element.nextSibling;
  const isBroken = next?.nodeName.toLowerCase() === "br";
  // Lines stay apart, but those of an item.
  if (isBroken && closest(element, "li") === null) return false;
  const behind = (isBroken ? next?.nextSibling : next)?.nodeValue ?? "";
  const isOnNextLine = isBroken || /^[ \t]*\n/.test(behind);
  const [, word = "", letter = ""] = FIRST_WORDS.exec(behind.slice(0, 80)) ?? [];
  if (isOnNextLine && word !== "") return true;
  if (!/^\s/.test(behind)) return false;
  if (JOINS.has(word)) return DETERMINED.test(behind);
  if (word.length > 1 && STARTERS.has(word) && /\p{Ll}/u.test(letter)) return true;
  return isBesideSentence(element, label);
}

/** A step may begin with what is pressed, in bold; elsewhere a name of several words is none of the sentence behind it. */
function isBesideSentence(element: Element, label: string): boolean {
  if (!NAMES_SEVERAL.test(label) || LEADS_ON.test(label) || closest(element, "ol") !== null) return false;
  let behind = "";
  for (let node = element.nextSibling; node !== null && behind.length < SEEN; node = node.nextSibling) {
    const name = node.nodeName.toLowerCase();
    if (name === "br" || BLOCK_LEVEL.has(name) || LISTS.has(name)) break;
    behind += node.textContent ?? "";
  }
  return SENTENCE.test(behind.slice(0, SEEN));
}
