import { posix, resolve } from "node:path";
import { MAX_PARTIAL_READS, MAX_PARTIALS } from "../limits.ts";
import { eachStretch } from "../markdown/fences.ts";

/** `import Part from "./_part.mdx"`: text of another file, which a page of MDX shows as an element. */
const IMPORT = /^import\s+([A-Z]\w{0,60})\s+from\s+["']([^"'\n]{1,300}\.mdx?)["'];?\s*?$/gm;
/** An element that is alone on its lines. */
const ELEMENT = /^([ \t]*)<([A-Z]\w{0,60})(?:\s[^<>]*)?(?:\/>|>\s*<\/\2>)[ \t\r]*$/gm;
/** A line of tags, with words between them perhaps. */
const TAG_LINE = /^\s*<\/?[A-Za-z].*>\s*$/;
/** A comment that opens a line, and what closes it: elements within are shown to nobody. */
const COMMENTS = [
  [/^[ \t]*\{\/\*/gm, "*/}"],
  [/^[ \t]*<!--/gm, "-->"],
] as const;
/** Docusaurus's fence around what is no code, so that other tools pass over it. */
const MDX_FENCE = /^(`{3,})mdx-code-block\s*$/;
/** How site generators name the folder that a site stands in. */
const FROM_SITE = /^(?:@site)?\//;
/** A part may have parts of its own, so deep at most. */
const MOST_DEEP = 3;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
/** UTF-16 units above and below an element that tell where it stands, and blanks before one in a list at most. */
const LINES_SEEN = 2_000;
const MOST_INDENT = 12;
const INDEX = /^_index(?=\.)/;
/** Folders of parts, whatever site generator. */
const PARTS_FOLDER = /(?:^|\/)_(?:includes|layouts|partials|snippets)\//;
/** No page for Jekyll and Docusaurus; `__init__` and `_index_` are names of things that a page documents. */
const NO_PAGE = /^_[\p{L}\p{N}].*(?<!_)\.\w+$/u;

/** The files of a folder, by path relative to it, and how the text of one is read. */
export interface PartialSource {
  readonly folder: string;
  readonly files: ReadonlySet<string>;
  read(file: string): Promise<string>;
}

/** The files that a page's text imports, by the element's name, as they are written there; what is code imports none. */
export function importsOf(text: string): ReadonlyMap<string, string> {
  if (!text.includes("import ")) return new Map();
  return new Map([...withoutCode(unfenced(text)).matchAll(IMPORT)].map(([, name = "", path = ""]) => [name, path]));
}

/**
 * The file that an import means; undefined where the folder has none. A path of the site may begin with the folder's
 * own name (`@site/docs/x.md` below `docs`).
 */
export function importedFile(path: string, importer: string, { folder, files }: PartialSource): string | undefined {
  if (!FROM_SITE.test(path)) {
    const beside = posix.join(posix.dirname(importer), path);
    return path.startsWith(".") && files.has(beside) ? beside : undefined;
  }
  const parts = path.replace(FROM_SITE, "").split("/");
  const above = resolve(folder).split(/[\\/]/);
  const isAbove = (count: number) => parts.slice(0, count).join("/") === above.slice(above.length - count).join("/");
  const below = parts.flatMap((_, count) => (isAbove(count) ? [parts.slice(count).join("/")] : []));
  return below.find((file) => files.has(file));
}

/**
 * Why a file is no page, though it could hold one: its name, or that of its folder, begins with `_`; undefined where it
 * is one. `_index.md` is the page of its folder, unless a page imports it or the folder has another index.
 */
export function partialReason(
  file: string,
  imported: ReadonlySet<string>,
  files: ReadonlySet<string>,
): string | undefined {
  const name = posix.basename(file);
  if (PARTS_FOLDER.test(file) || (imported.has(file) && /(?:^|\/)_/.test(file))) return "part of other pages";
  if (!name.startsWith("_")) return undefined;
  const isNone = INDEX.test(name) ? files.has(posix.join(posix.dirname(file), name.slice(1))) : NO_PAGE.test(name);
  return isNone ? "name begins with _" : undefined;
}

/** A page's text with that of the files it imports in the places of their elements, within MAX_PARTIALS units. */
export async function withPartials(text: string, file: string, source: PartialSource): Promise<string> {
  return takenIn(unfenced(text), { file, within: [], reads: { left: MAX_PARTIAL_READS } }, source);
}

/** Where a text stands. */
interface Place {
  readonly file: string;
  /** The files that take it in, the page first. */
  readonly within: readonly string[];
  readonly reads: { left: number };
}

/** A stretch without its comments; one that nothing closes stays. */
function withoutComments(plain: string): string {
  return COMMENTS.reduce((all, [opens, closes]) => {
    let kept = "";
    let from = 0;
    for (const { index } of all.matchAll(opens)) {
      if (index < from) continue;
      const end = all.indexOf(closes, index);
      if (end < 0) break;
      kept += all.slice(from, index);
      from = end + closes.length;
    }
    return kept + all.slice(from);
  }, plain);
}

/** The text without those fences; what stands in them is a part of it like any other. */
function unfenced(text: string): string {
  if (!text.includes("mdx-code-block")) return text;
  let fence = "";
  const kept = text.split("\n").filter((line) => {
    const opens = fence === "" ? (MDX_FENCE.exec(line)?.[1] ?? "") : "";
    const closes = fence !== "" && line.trimEnd() === fence;
    if (opens !== "" || closes) fence = opens;
    return opens === "" && !closes;
  });
  return kept.join("\n");
}

async function takenIn(text: string, place: Place, source: PartialSource): Promise<string> {
  const parts = place.within.length < MOST_DEEP ? await partsOf(text, place, source) : new Map<string, string>();
  if (parts.size === 0) return text;
  let room = MAX_PARTIALS;
  const shown = (element: string, indent: string, name: string, at: number, all: string): string => {
    const part = parts.get(name);
    if (part === undefined || !isAlone(all, at, element)) return element;
    const indented = isInList(all.slice(Math.max(0, at - LINES_SEEN), at), indent)
      ? part.replace(/^(?=.)/gm, indent)
      : part;
    if (indented.length > room) return element;
    room -= indented.length;
    return `\n${indented}\n`;
  };
  return eachStretch(
    text,
    (code) => code,
    (plain) => withoutComments(plain).replace(ELEMENT, shown),
  );
}

/** Whether there are but tags on the lines around an element: no words, no table, no code that decides what is shown. */
function isAlone(text: string, at: number, element: string): boolean {
  const end = at + element.length;
  const above = text
    .slice(Math.max(0, at - LINES_SEEN), at)
    .split("\n")
    .slice(0, -1)
    .reverse();
  const below = text
    .slice(end, end + LINES_SEEN)
    .split("\n")
    .slice(1);
  return [...untilBlank(above), ...untilBlank(below)].every((line) => TAG_LINE.test(line));
}

function untilBlank(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => line.trim() === "");
  return end < 0 ? lines : lines.slice(0, end);
}

/** Whether what is indented so stands in an item of the list above it; elsewhere its indentation means nothing. */
function isInList(above: string, indent: string): boolean {
  if (indent.length > MOST_INDENT) return false;
  const around = above.split("\n").findLast((line) => line.trim() !== "" && line.search(/\S/) < indent.length);
  return around !== undefined && LIST_ITEM.test(around);
}

/** The text of each imported file whose element stands in a text, by its name. */
async function partsOf(
  text: string,
  { file, within, reads }: Place,
  source: PartialSource,
): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const imports = importsOf(text);
  const named = imports.size === 0 ? [] : [...withoutCode(text).matchAll(ELEMENT)].map(([, , name = ""]) => name);
  const around = [...within, file];
  for (const name of new Set(named)) {
    const partial = importedFile(imports.get(name) ?? "", file, source);
    if (partial === undefined || around.includes(partial) || reads.left-- <= 0) continue;
    const own = unfenced(await source.read(partial));
    parts.set(name, (await takenIn(own, { file: partial, within: around, reads }, source)).trim());
  }
  return parts;
}

function withoutCode(text: string): string {
  return eachStretch(text, () => "", withoutComments);
}
