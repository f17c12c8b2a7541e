/**
 * `[[Page]]`, `[[Page#Part|words]]` and, embedded, `![[picture.png|100]]`. A link whose own text stands in brackets is
 * none: `[[1]](address)`. Lines of code, and `[[menu.main]]` of TOML, are matched to be kept. Groups: the mark of what is
 * embedded, the page, the words shown in its place.
 */
const LINK =
  /^(?: {4}|\t)(?!\s*(?:[-*+]|\d+[.)])\s).*$|^[ \t]*\[\[(?:[a-z][\w-]*|\w[\w-]*\.[\w.-]+)\]\][ \t]*$|[ \t]?(!)\[\[[^[\]\n]{1,300}\]\]|\[\[(?=[\p{L}\p{N}_#/])([^[\]|\n]{1,300}?)(?:\\?\|([^[\]\n]{1,300}))?\]\](?!\(|\[[^[])/gmu;
/** What a link points at within a block, which no reader sees, and such a mark at the end of the block itself. */
const BLOCK = /#?\^[A-Za-z0-9-]+$/;
const BLOCK_MARK = /(?:^|[ \t]+)\^(?=[A-Za-z0-9-]*[a-z])[A-Za-z0-9-]{3,60}[ \t]*$/gm;
const COMMENT = /^%%[ \t]*\n(?:(?!%%).*\n){0,200}%%[ \t]*$|%%(?=[^\s%])[^%\n]{1,1000}%%|%%[ \t][^%\n]{1,1000}[ \t]%%/gm;
const HIGHLIGHT = /(?<![\w=])==(?=[^\s=])([^=\n]{0,500}[^\s=])==(?![\w=])/g;

/**
 * What wikis and note programs (Obsidian, Logseq) add to Markdown, as their readers see it: links as their words,
 * without embedded pictures, comments and marks of blocks. For text outside code.
 */
export function stripWiki(markdown: string): string {
  const linked = markdown.includes("[[") ? markdown.replace(LINK, shown) : markdown;
  const bare = linked.includes("%%") ? linked.replace(COMMENT, "") : linked;
  const plain = bare.includes("==") ? bare.replace(HIGHLIGHT, "$1") : bare;
  return plain.includes("^") ? plain.replace(BLOCK_MARK, "") : plain;
}

function shown(link: string, embedded: string | undefined, page?: string, words?: string): string {
  if (embedded !== undefined) return "";
  if (words !== undefined) return words;
  // Code, and contents that the generator makes.
  if (page === undefined || /^_?toc_?$/i.test(page)) return link;
  const [name = "", ...parts] = page.replace(BLOCK, "").split("#");
  const title = name.slice(name.lastIndexOf("/") + 1).replace(/\.md$/i, "");
  return [title, ...parts].filter((text) => text.trim() !== "").join(" > ");
}
