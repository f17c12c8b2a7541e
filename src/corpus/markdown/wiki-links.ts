import { CODE_LINE } from "../language/sentences.ts";

/**
 * `[[Page]]`, `[[Page#Part|words]]`. Neither a link whose own text stands in brackets, `[[1]](address)`, nor what code
 * has behind a name: `list[[1]]`. Groups: the page, the words shown in its place.
 */
const LINK = /(?<![\w)\]$\\])\[\[(?=[\p{L}\p{N}_#/@])([^[\]|\n]{1,300}?)(?:\\?\|([^[\]\n]{1,300}))?\]\](?!\(|\[[^[])/gu;
/** `![[picture.png|100]]`, `[[File:picture.png|thumb|A picture]]`. */
const EMBEDDED = /[ \t]?!\[\[[^[\]\n]{1,300}\]\]|\[\[(?:File|Image|Category):[^[\]\n]{1,300}\]\]/gi;
/** A table of TOML outside a fence: `[[menu.main]]`. */
const TOML_TABLE = /^[ \t]{0,9}\[\[(?:[a-z][\w-]*|\w[\w-]*\.[\w.-]+)\]\][ \t]{0,9}(?:#.*)?$/;
/** Contents that the generator makes. */
const CONTENTS = /^_?toc_?$/i;

/** What a link points at within a block, and such a mark at the end of the block itself or alone on a line. */
const BLOCK = /#?\^[A-Za-z0-9-]+$/;
const BLOCK_MARK =
  /[ \t]\^(?:(?=[a-z]*\d)[a-z0-9]{6}|[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+)[ \t]{0,9}$|^\^[A-Za-z][A-Za-z0-9-]{2,60}[ \t]{0,9}$/;
const COMMENT = /[ \t]?(?<![^\s>*_(])%%(?!%)[^\n]{1,1000}?%%(?![^\s.,;:!?)*_<])/g;
const HIGHLIGHT = /(?<![\w="')\]\\])==(?=[^\s=|])([^=\n|]{0,500}[^\s=|\\])==(?![\w="'([])/g;

/** A path or slug where the words of a link would stand, as ikiwiki has it: `[[our mail|services/mail]]`, `[[mail|doc mail]]`. */
const ADDRESS =
  /^(?!and\/or$|n\/a$|\d+\/\d+$)(?:doc [a-z\d][\w./#-]*|[a-z\d][a-z\d.-]*(?:[_/][a-z\d.-]+)+(?:#[\w-]+)?)$/;
/** A slug that may be a word too: `sign-in`; it is none behind words that are no name of a page: `[[the lab hours|lab-hours]]`. */
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)+$/;
const PHRASE = /^\p{Ll}[\p{L}'’]* \S/u;
const PATH = /^\S*[_/]\S*$/;

/** A link with words of its own that a line break parts. */
const WRAPPED =
  /\[\[(?=[\p{L}\p{N}_#/@])[^[\]|\n]{0,150}(?:\n[ \t]*(?=[^\s|])[^[\]|\n]{0,150})?\|[^[\]|\n]{0,150}(?:\n[ \t]*(?=\S)[^[\]|\n]{0,150})?\]\]/gu;

const MARKED = /\[\[|%%|==|\^/;
const ITEM = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]/;
const BELOW_ITEM = /^(?: {2}|\t)/;

/**
 * What wikis and note programs (Obsidian, Logseq) add to Markdown, as their readers see it: links as their words,
 * without embedded pictures, comments and marks of blocks. For text outside fences whose code spans are guarded.
 */
export function stripWiki(markdown: string): string {
  if (!MARKED.test(markdown)) return markdown;
  let inList = false;
  const whole = markdown.replace(WRAPPED, (link) => link.replace(/\s*\n\s*/g, " "));
  const plain = whole.split("\n").map((line) => {
    if (line.trim() !== "") inList = ITEM.test(line) || (inList && BELOW_ITEM.test(line));
    return CODE_LINE.test(line) && !inList ? line : plainLine(line);
  });
  return plain.join("\n");
}

function plainLine(line: string): string {
  if (!MARKED.test(line) || TOML_TABLE.test(line)) return line;
  return line
    .replace(EMBEDDED, "")
    .replace(LINK, shown)
    .replace(COMMENT, "")
    .replace(HIGHLIGHT, "$1")
    .replace(BLOCK_MARK, "");
}

function shown(link: string, page: string, words?: string): string {
  if (words !== undefined) return isTurned(page, words) ? page : words;
  if (CONTENTS.test(page)) return link;
  const [name = "", ...parts] = page.replace(BLOCK, "").split("#");
  if (parts.some((part) => part.trim() === "")) return page;
  const title = /\.md$/i.test(name) ? name.slice(name.lastIndexOf("/") + 1).replace(/\.md$/i, "") : name;
  const path = [title, ...parts].map((part) => part.trim());
  return path.filter((part) => part !== "").join(" > ");
}

/** Whether the words of a link stand before its page. */
function isTurned(first: string, second: string): boolean {
  return (ADDRESS.test(second) && !PATH.test(first)) || (SLUG.test(second) && PHRASE.test(first));
}
