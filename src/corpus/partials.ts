import { posix, resolve } from "node:path";
import { eachStretch } from "./fences.ts";
import { MAX_PARTIAL_READS, MAX_PARTIALS } from "./limits.ts";

/** `import Part from "./_part.mdx"`: text of another file, which a page of MDX shows as an element. */
const IMPORT = /^import\s+([A-Z]\w{0,60})\s+from\s+["']([^"'\n]{1,300}\.mdx?)["'];?\s*?$/gm;
/** An element that is alone on its lines: among words, in a table or in a comment it is none that text may replace. */
const ELEMENT = /^([ \t]*)<([A-Z]\w{0,60})(?:\s[^<>]*)?(?:\/>|>\s*<\/\2>)[ \t\r]*$/gm;
/** Docusaurus's fence around what is no code, so that other tools pass over it. */
const MDX_FENCE = /^(`{3,})mdx-code-block\s*$/;
/** How site generators name the folder that a site stands in. */
const FROM_SITE = /^(?:@site)?\//;
/** A part may have parts of its own, so deep at most. */
const MOST_DEEP = 3;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
/** UTF-16 units above an element in which its list is looked for. */
const LIST_SEEN = 2_000;
const INDEX = /^_index(?=\.)/;
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
 * Why a file whose name begins with `_` is no page; undefined where it is one. `_index.md` is the page of its folder,
 * unless a page imports it or the folder has another index.
 */
export function partialReason(
  file: string,
  imported: ReadonlySet<string>,
  files: ReadonlySet<string>,
): string | undefined {
  const name = posix.basename(file);
  if (!name.startsWith("_")) return undefined;
  if (imported.has(file)) return "part of other pages";
  const isNone = INDEX.test(name) ? files.has(posix.join(posix.dirname(file), name.slice(1))) : NO_PAGE.test(name);
  return isNone ? "name begins with _" : undefined;
}

/** A page's text with that of the files it imports in the places of their elements, within MAX_PARTIALS units. */
export async function withPartials(text: string, file: string, source: PartialSource): Promise<string> {
  return takenIn(unfenced(text), file, source, { left: MAX_PARTIAL_READS }, MOST_DEEP);
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

async function takenIn(
  text: string,
  file: string,
  source: PartialSource,
  reads: { left: number },
  depth: number,
): Promise<string> {
  const parts = depth > 0 ? await partsOf(text, file, source, reads, depth) : new Map<string, string>();
  if (parts.size === 0) return text;
  let room = MAX_PARTIALS;
  const shown = (element: string, indent: string, name: string, at: number, all: string): string => {
    const part = parts.get(name);
    if (part === undefined || part.length > room) return element;
    room -= part.length;
    return `\n${isInList(all.slice(Math.max(0, at - LIST_SEEN), at), indent) ? part.replace(/^(?=.)/gm, indent) : part}\n`;
  };
  return eachStretch(
    text,
    (code) => code,
    (plain) => plain.replace(ELEMENT, shown),
  );
}

/** Whether what is indented so stands in an item of the list above it; elsewhere its indentation means nothing. */
function isInList(above: string, indent: string): boolean {
  const around = above.split("\n").findLast((line) => line.trim() !== "" && line.search(/\S/) < indent.length);
  return around !== undefined && LIST_ITEM.test(around);
}

/** The text of each imported file whose element stands in a text, by its name. */
async function partsOf(
  text: string,
  file: string,
  source: PartialSource,
  reads: { left: number },
  depth: number,
): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  const imports = importsOf(text);
  const named = imports.size === 0 ? [] : [...withoutCode(text).matchAll(ELEMENT)].map(([, , name = ""]) => name);
  for (const name of new Set(named)) {
    const partial = importedFile(imports.get(name) ?? "", file, source);
    if (partial === undefined || reads.left-- <= 0) continue;
    const own = unfenced(await source.read(partial));
    parts.set(name, (await takenIn(own, partial, source, reads, depth - 1)).trim());
  }
  return parts;
}

function withoutCode(text: string): string {
  return eachStretch(
    text,
    () => "",
    (plain) => plain,
  );
}
