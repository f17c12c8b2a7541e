import { CODE_LINE } from "../language/sentences.ts";
import { holeOf } from "../templates/template-holes.ts";
import { belowItems } from "./below-items.ts";
import { isClicked } from "./clicked.ts";

/** A component that holds nothing: its name, and what it is given. Code spans are matched to be kept. */
const COMPONENT = /`+[^`\n]*`+|<([A-Z]\w{0,60}(?:\.\w{1,60})?)((?:\s[^<>]{0,1000})?)\/>/g;
/** Elements of HTML, whose names some write in capitals. */
const ELEMENT =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|a|p|b|i|video|iframe|script|style)$/i;
const GIVEN =
  /(?<![\w-])([a-z][\w-]{0,40})\s{0,9}=\s{0,9}\{?(?:"([^"\n]{0,200})"|'([^'\n]{0,200})'|`([^`\n]{0,200})`)/gi;
/** What readers see of a component, the first of these that it has. */
const SHOWN = ["children", "label", "text", "title", "aria-label", "value"];
const KEY = /key|kbd|shortcut/i;
const KEY_PARTS = ["mod", "mods", "modifier", "modifiers", "k", "key", "keys", "shortcut", "arrow"];
/** What it opens is shown to who asks for it. */
const TIP = /^(?:tooltip|popover|hover-?card)/i;
/** One key: a word, or a single sign; and signs that would be markup. */
const KEY_WORD = /^(?:[\p{N}\p{P}\p{S}]|[^<>{}`*_[\]|\\/]+)$/u;
const MARKUP = /[`*_[\]|\\]/g;
/** A plus sign stands between keys, but is one at the end: "ctrl +". */
const KEYS = /[^\s+]+|(?<=^|[\s+])\+(?=\s*$)/g;
const ICON = /^(?!.*(?:button|link)).*icon/i;
const ICON_NAMES = ["name", "icon"];
const ICON_SET = /^(?:\w{1,20}:|(?:fa[bsrl]?|mdi|bi|ri|md)-)/;
/** Words or a sign, and neither an address nor markup; a number alone may be shown in another way. */
const READABLE = /^(?=.*\p{L})[^<>{}`*_[\]|\\/]{1,80}$/u;
/** What an icon stands beside is not named by it once more. */
const NAMED_BEFORE = /[*_`\]"”]\s*$/;
const NAMED_BEHIND = /^\s*(?:[*_`["“]|\p{Lu})/u;
const HEADING_LINE = /^ {0,3}#{1,6}[ \t]/;
const NONE: ReadonlySet<string> = new Set();

/** UTF-16 units of a line on either side of a component that are looked at. */
const SEEN = 300;
const TAG = /<[^<>]*>?/g;
/** Before a key that opens an item, and behind it: "D: Delete". */
const ITEM_START = /^\s*(?:[-*+]|\d{1,9}[.)])\s[\s/]*$/;
const NEW_SENTENCE = /^ \p{Lu}/u;

/**
 * Markdown in which the components of MDX that stand in a line of text are the words that readers see of them: keys to
 * press, labels, names of icons. A sentence that is not whole without one gets a hole. For text outside code fences.
 */
export function showComponents(markdown: string): string {
  if (!markdown.includes("/>")) return markdown;
  const lines = markdown.split("\n");
  const inItem = belowItems(lines);
  const isText = (line: string, at: number) =>
    line.includes("/>") && !HEADING_LINE.test(line) && (inItem[at] || !CODE_LINE.test(line));
  return lines.map((line, at) => (isText(line, at) ? line.replace(COMPONENT, shownIn) : line)).join("\n");
}

/** A component in its line; a code span as it stands. */
function shownIn(written: string, ...found: unknown[]): string {
  const [name, attributes, start, line] = found.slice(-4) as [string | undefined, string, number, string];
  const end = start + written.length;
  const before = line.slice(Math.max(0, start - SEEN), start);
  const behind = line.slice(end, end + SEEN);
  const isAmongWords = /\p{L}/u.test((before + behind).replace(TAG, " "));
  if (name === undefined || ELEMENT.test(name) || !isAmongWords) return written;
  const given = givenTo(attributes);
  const keys = KEY.test(name) ? keysOf(given) : "";
  if (keys !== "") return ITEM_START.test(before.replace(TAG, "")) && NEW_SENTENCE.test(behind) ? `${keys}:` : keys;
  if (TIP.test(name)) return textOf(given, ["children"]);
  const shown = textOf(given, SHOWN);
  if (ICON.test(name)) return needsName(before, behind) ? shown || iconOf(given) : "";
  if (shown !== "") return shown;
  return holeOf({ text: line, start, end, name: "", paired: NONE });
}

function givenTo(attributes: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(attributes.matchAll(GIVEN), ([, name = "", double, single, template]) => [
      name.toLowerCase(),
      (double ?? single ?? template ?? "").trim(),
    ]),
  );
}

/** Whether readers need the name of an icon: it is clicked, and not named beside it. */
function needsName(before: string, behind: string): boolean {
  if (NAMED_BEFORE.test(before) || NAMED_BEHIND.test(behind)) return false;
  return isClicked(before.replace(TAG, " "), behind);
}

function textOf(given: ReadonlyMap<string, string>, names: readonly string[]): string {
  return names.map((name) => given.get(name) ?? "").find((value) => READABLE.test(value)) ?? "";
}

/** "Cmd+Shift+Z" of "cmd shift" and "z". */
function keysOf(given: ReadonlyMap<string, string>): string {
  const keys = KEY_PARTS.flatMap((name) => given.get(name)?.match(KEYS) ?? []);
  const shown = keys.map((key) => key.charAt(0).toUpperCase() + key.slice(1)).join("+");
  const isShown = keys.every((key) => KEY_WORD.test(key)) && /^(?=.{1,80}$)(?:.$|.*\p{L})/u.test(shown);
  return isShown ? shown.replace(MARKUP, "\\$&") : "";
}

function iconOf(given: ReadonlyMap<string, string>): string {
  const name = ICON_NAMES.map((each) => given.get(each)).find((each) => each !== undefined) ?? "";
  const words = name.replace(ICON_SET, "").replace(/[-_]+/g, " ").trim();
  return READABLE.test(words) ? words : "";
}
