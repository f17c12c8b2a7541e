import { CODE_LINE } from "../language/sentences.ts";
import { asLabel } from "./as-label.ts";
import { belowItems } from "./below-items.ts";

/** `###Heading` of two hashes or more, behind a blank line: a line of text may go on with them. */
const TIGHT_HEADING = /^( {0,3}#{2,6})(?=[\p{L}\p{N}*_"“«¿¡[(])/u;
/** `#Heading` of one: a `#Tag` is one word, among others of them or alone, so that several words must tell it. */
const TIGHT_TITLE = /^#(?=\p{Lu}[^#@\n]{2,80}$)(?:[^\s#]{1,40}[ \t]+)+[^\s#]*[^\s#.,!;][ \t]*$/gmu;
const ONE_HASH = /^#(?=\p{Lu}[^#@\n]{1,80}$)/gmu;
const TAGS = /^#\p{L}[^\n]*\n#\p{L}/mu;
/** An item as exporters of blogs indent it, for which it would be code: a blank, tabs for how deep it stands, blanks. */
const TABBED_ITEM = /^ {1,3}\t(\t{0,4}) {0,3}(?=(?:[-*+]|\d{1,3}[.)])[ \t])/;
/** What has fields of data in lines so indented is code. */
const TABBED_FIELD = /^ {1,3}\t[ \t]*(?:- )?[a-z_][\w.-]*:(?:[ \t]|$)/m;
/** A message to send, whose subject has blanks: no reader takes that for an address. */
const MESSAGE = /(?<=\]\()mailto:[^\s()<>"]{1,200}(?: [^\s()<>"]{1,100}){1,20}(?=\))/g;
/** A head row without a word, the row below it that makes it one, and the cells of that. */
const EMPTY_HEAD = /^[ \t|]*$/;
const DELIMITERS = /^ {0,3}\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+\|?[ \t]*$/;
const DELIMITER = /-{2,}/g;
/** A title without quotes behind the address of a picture, which no reader takes for one: `![logo](logo.png The mill)`. */
const PICTURE = /!\[([^[\]\n]{0,300})\]\(([^\s()]{1,500})[ \t]{1,9}([^\s"'()][^"'()\n]{0,300})\)/g;
/** A link to a file or a place whose path has blanks, which Python's readers take: `[plan](files/our plan.pdf)`. */
const BLANK_LINK =
  /(\[[^[\]\n]{1,300}\])\(((?:https?:|[^\s()<>"'/]{0,99}\/)[^()<>"'\n]{0,300}\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|zip|csv|txt|jpe?g|png|gif|svg|webp|mp[34]|epub|ics|md|html?|php|aspx?)(?:#[^\s()<>"']{1,200})?)[ \t]{0,9}\)/gi;
const FILE = /\.\w{2,5}$/;
/** `/// note | Title`, options of it and `///`, as Python's extensions set apart a box. */
const BOX = /^ {0,3}\/{3,}[ \t]*[a-z][\w-]*[ \t]*(?:\|[ \t]*(.*))?$/;
const BOX_OPTION = /^ {4,8}[a-z][\w-]*:[ \t]/;
const BOX_END = /^ {0,3}\/{3,}[ \t]*$/;
/** A rule of characters that draw boxes. */
const RULE = /^ {0,3}[\u2500-\u259f]{5,}[ \t]*$/;
const LOOSE = /##|^#\p{Lu}|^ {1,3}\t|\]\([^()\s]{1,500}[ \t]|--|!\[|\/\/\/|[\u2500-\u259f]{5}/mu;

/**
 * What authors of Markdown write and few of its readers take, as they mean it: headings without a blank, tables with an
 * empty head, items behind tabs, blanks in addresses, titles of pictures without quotes, boxes, drawn rules. For text
 * outside code fences.
 */
export function settleLooseMarkup(markdown: string, marks?: string): string {
  if (!LOOSE.test(markdown)) return markdown;
  const lines = markdown.split("\n");
  const hasBoxes = lines.some((line) => BOX_END.test(line));
  const inItem = belowItems(lines);
  const hasTabbedItems = !TABBED_FIELD.test(markdown);
  const settled: string[] = [];
  let inBox = false;
  for (const [at, line] of lines.entries()) {
    if (inBox && BOX_OPTION.test(line)) continue;
    const box = hasBoxes ? BOX.exec(line) : null;
    inBox = box !== null;
    if (box !== null) settled.push("", asLabel(box[1] ?? ""), "");
    else if (RULE.test(line) || (hasBoxes && BOX_END.test(line))) settled.push("");
    else if (DELIMITERS.test(line) && EMPTY_HEAD.test(lines[at - 1] ?? "")) addDelimiters(line, settled);
    else {
      const isApart = /^(?:\s*$| {0,3}#)/.test(lines[at - 1] ?? "");
      const spaced = isApart ? spacedHeading(line, marks) : line;
      const placed = hasTabbedItems && !inItem[at] ? spaced.replace(TABBED_ITEM, indentOf) : spaced;
      const linked = inItem[at] || !CODE_LINE.test(line) ? placed.replace(BLANK_LINK, linkOf) : placed;
      settled.push(linked.replace(PICTURE, pictureOf).replace(MESSAGE, (address) => address.replaceAll(" ", "%20")));
    }
  }
  return settled.join("\n");
}

/**
 * What is to stand before headings that one tight hash makes; undefined where it makes none. Several head parts of a
 * page. Where most are one word, where one stands below another, or where the page has a title, they are tags.
 */
export function titleMarks(markdown: string): string | undefined {
  if (!/^#\p{Lu}/mu.test(markdown) || /^# /m.test(markdown) || TAGS.test(markdown)) return undefined;
  const titles = markdown.match(TIGHT_TITLE)?.length ?? 0;
  const all = markdown.match(ONE_HASH)?.length ?? 0;
  if (titles * 2 < all || (titles < 2 && !/^\s*#\p{Lu}/u.test(markdown))) return undefined;
  return all > 1 ? "## " : "# ";
}

function spacedHeading(line: string, marks: string | undefined): string {
  const spaced = line.replace(TIGHT_HEADING, "$1 ");
  return marks === undefined ? spaced : spaced.replace(ONE_HASH, marks);
}

const indentOf = (_: string, tabs: string): string => "    ".repeat(tabs.length);

/** Bars alone are no row of a table to its readers, and no more is none at all. */
function addDelimiters(delimiters: string, lines: string[]): void {
  lines.pop();
  const cells = delimiters.match(DELIMITER)?.length ?? 1;
  lines.push("", `|${" |".repeat(cells)}`, delimiters);
}

function pictureOf(_: string, name: string, address: string, title: string): string {
  return `![${FILE.test(title) ? name : title.trim()}](${address})`;
}

function linkOf(link: string, text: string, address: string): string {
  return /[ \t]/.test(address) ? `${text}(<${address}>)` : link;
}
