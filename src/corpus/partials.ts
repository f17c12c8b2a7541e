import { posix } from "node:path";
import { MAX_PARTIALS } from "./limits.ts";

/** `import Part from "./_part.mdx"`: text of another file, which a page of MDX shows as an element. */
const IMPORT = /^import\s+([A-Z]\w{0,60})\s+from\s+["']([^"'\n]{1,300}\.mdx?)["'];?[ \t]*$/gm;
/** How site generators name the folder that a site stands in. */
const FROM_SITE = /^(?:@site)?\//;
/** A part may have parts of its own, so deep at most. */
const MOST_DEEP = 3;

/** The files of a folder, by path relative to it, and how the text of one is read. */
export interface PartialSource {
  readonly files: ReadonlySet<string>;
  read(file: string): Promise<string>;
}

/** The files that a page's text imports, by the element's name, as they are written there. */
export function importsOf(text: string): ReadonlyMap<string, string> {
  if (!text.includes("import ")) return new Map();
  return new Map([...text.matchAll(IMPORT)].map(([, name = "", path = ""]) => [name, path]));
}

/**
 * The file that an import means; undefined where the folder has none. A path of the site may begin with the folder
 * itself (`@site/docs/x.md` below `docs`), or with what leads to it.
 */
export function importedFile(path: string, importer: string, files: ReadonlySet<string>): string | undefined {
  if (!FROM_SITE.test(path)) {
    const beside = posix.join(posix.dirname(importer), path);
    return path.startsWith(".") && files.has(beside) ? beside : undefined;
  }
  const parts = path.replace(FROM_SITE, "").split("/");
  return parts.map((_, from) => parts.slice(from).join("/")).find((file) => files.has(file));
}

/** Names of files that are no pages but parts of some: `_callout.mdx`; `_index.md` is one where a page imports it. */
export function isPartial(file: string, imported: ReadonlySet<string>): boolean {
  const name = posix.basename(file);
  return name.startsWith("_") && (imported.has(file) || !/^_index\./i.test(name));
}

/** A page's text with that of the files it imports in the places of their elements, MAX_PARTIALS units at most. */
export async function withPartials(text: string, file: string, source: PartialSource): Promise<string> {
  return takenIn(text, file, source, { left: MAX_PARTIALS }, MOST_DEEP);
}

async function takenIn(
  text: string,
  file: string,
  source: PartialSource,
  room: { left: number },
  depth: number,
): Promise<string> {
  if (depth === 0) return text;
  let whole = text;
  for (const [name, path] of importsOf(text)) {
    const partial = importedFile(path, file, source.files);
    if (partial === undefined || room.left <= 0 || !whole.includes(`<${name}`)) continue;
    const element = new RegExp(`<${name}(?:\\s[^<>]*)?(?:/>|>\\s*</${name}>)`, "g");
    const part = await takenIn(await source.read(partial), partial, source, room, depth - 1);
    whole = whole.replace(element, (shown) => {
      room.left -= part.length;
      return room.left < 0 ? shown : `\n\n${part.trim()}\n\n`;
    });
  }
  return whole;
}
