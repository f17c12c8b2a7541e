import { collapse } from "../blocks.ts";
import { STARTERS } from "../language/abbreviations.ts";

const BOLD: ReadonlySet<string> = new Set(["b", "strong"]);
/** What has an end of its own, or is a sentence rather than a name, is no label. */
const LABEL = /^.{0,59}[\p{L}\p{N})]$/su;
const FIRST_WORDS = /^\s*(\p{Lu}[\p{L}'’]*),? (\S)/u;
/** They may go on with a name: "Sign In", "Terms And …". */
const JOINS: ReadonlySet<string> = new Set(
  "In On At By For From With As And But Or An En Dans Pour Et Con Para".split(" "),
);

/** They begin a sentence with a thing that has its article. */
const DETERMINED = /^\s*\S+ (?:the|an?|your|this|each|all|every|le|la|les|el|los|las|der|die|das|dem|den) /u;

/**
 * Whether bold text opens its paragraph as the label of the sentence behind it ("<b>Sharing</b> Only you see it."), with
 * no mark between them that would tell so without the bold type.
 */
export function isRunInLabel(element: Element): boolean {
  if (!BOLD.has(element.localName) || !LABEL.test(collapse(element.textContent ?? ""))) return false;
  const next = element.nextSibling;
  const isBroken = next?.nodeName.toLowerCase() === "br";
  // Lines stay apart, but those of an item.
  if (isBroken && element.closest("li") === null) return false;
  const behind = (isBroken ? next?.nextSibling : next)?.nodeValue ?? "";
  const isOnNextLine = isBroken || /^[ \t]*\n/.test(behind);
  const [, word = "", letter = ""] = FIRST_WORDS.exec(behind.slice(0, 80)) ?? [];
  if (word === "" || (!isOnNextLine && !/^\s/.test(behind))) return false;
  if (isOnNextLine) return true;
  if (JOINS.has(word)) return DETERMINED.test(behind);
  return word.length > 1 && STARTERS.has(word) && /\p{Ll}/u.test(letter);
}
