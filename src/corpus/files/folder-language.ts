import { join } from "node:path";
import { splitFrontMatter } from "../front-matter/front-matter.ts";
import { toldLanguage, usualLanguages } from "../language/usual-language.ts";
import { metaOf } from "../page-meta.ts";
import { isPageFile, placeOf } from "../urls/folder-url.ts";
import { readText } from "./read-text.ts";
import { walkFolder } from "./walk-folder.ts";

/** Pages that are looked at, the first by name. */
const MOST_PAGES = 200;

/** The primary language of most pages of a folder; `undefined` where they are in several, or hardly one tells its own. */
export async function languageOfFolder(folder: string): Promise<string | undefined> {
  const pages: { file: string; told?: string }[] = [];
  for await (const { kind, path } of walkFolder(folder)) {
    if (kind !== "file" || !isPageFile(path)) continue;
    const told = await languageOfFile(folder, path);
    pages.push({ file: path, ...(told === undefined ? {} : { told }) });
    if (pages.length === MOST_PAGES) break;
  }
  return usualLanguages(pages)("");
}

async function languageOfFile(folder: string, file: string): Promise<string | undefined> {
  try {
    const { fields, body } = splitFrontMatter(await readText(join(folder, file)));
    return toldLanguage([metaOf(fields).locale, placeOf(file).locale], body);
  } catch {
    // Ingest tells what is wrong with a file.
    return undefined;
  }
}
