/** `###Heading` of two hashes or more, behind a blank line: one hash may be of a `#tag`, and a line of text may go on with two. */
const TIGHT_HEADING = /^( {0,3}#{2,6})(?=[\p{L}\p{N}*_"“«¿¡[(])/u;
/** A head row without a word, the row below it that makes it one, and the cells of that. */
const EMPTY_HEAD = /^[ \t|]*$/;
const DELIMITERS = /^ {0,3}\|?[ \t]*:?-{2,}:?[ \t]*(?:\|[ \t]*:?-{2,}:?[ \t]*)+\|?[ \t]*$/;
const DELIMITER = /-{2,}/g;
/** A title without quotes behind the address of a picture, which no reader takes for one: `![logo](logo.png The mill)`. */
const PICTURE = /!\[([^[\]\n]{0,300})\]\(([^\s()]{1,500})[ \t]{1,9}([^\s"'()][^"'()\n]{0,300})\)/g;
const FILE = /\.\w{2,5}$/;
/** `/// note | Title`, options of it and `///`, as Python's extensions set apart a box. */
const BOX = /^ {0,3}\/{3,}[ \t]*[a-z][\w-]*[ \t]*(?:\|[ \t]*(.*))?$/;
const BOX_OPTION = /^ {4,8}[a-z][\w-]*:[ \t]/;
const BOX_END = /^ {0,3}\/{3,}[ \t]*$/;
/** A rule of characters that draw boxes. */
const RULE = /^ {0,3}[\u2500-\u259f]{5,}[ \t]*$/;
const LOOSE = /##|--|!\[|\/\/\/|[\u2500-\u259f]{5}/;

/**
 * What authors of Markdown write and few of its readers take, as they mean it: headings without a blank, tables with an
 * empty head, titles of pictures without quotes, boxes between slashes, drawn rules. For text outside code fences.
 */
export function settleLooseMarkup(markdown: string): string {
  if (!LOOSE.test(markdown)) return markdown;
  const lines = markdown.split("\n");
  const hasBoxes = lines.some((line) => BOX_END.test(line));
  const settled: string[] = [];
  let inBox = false;
  for (const [at, line] of lines.entries()) {
    if (inBox && BOX_OPTION.test(line)) continue;
    const box = hasBoxes ? BOX.exec(line) : null;
    inBox = box !== null;
    if (box !== null) settled.push("", box[1] ?? "", "");
    else if (RULE.test(line) || (hasBoxes && BOX_END.test(line))) settled.push("");
    else if (DELIMITERS.test(line) && EMPTY_HEAD.test(lines[at - 1] ?? "")) addDelimiters(line, settled);
    else {
      const isApart = /^(?:\s*$| {0,3}#)/.test(lines[at - 1] ?? "");
      settled.push((isApart ? line.replace(TIGHT_HEADING, "$1 ") : line).replace(PICTURE, pictureOf));
    }
  }
  return settled.join("\n");
}

/** Bars alone are no row of a table to its readers, and no more is none at all. */
function addDelimiters(delimiters: string, lines: string[]): void {
  lines.pop();
  const cells = delimiters.match(DELIMITER)?.length ?? 1;
  lines.push("", `|${" |".repeat(cells)}`, delimiters);
}

function pictureOf(_: string, name: string, address: string, title: string): string {
  return `![${FILE.test(title) ? name : title.trim()}](${address})`;
}
