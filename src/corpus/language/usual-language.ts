import { dirname } from "node:path/posix";
import { languageOfText, normalizeLocale } from "./locale.ts";
import { primaryLanguage } from "./primary-language.ts";

/** UTF-16 units of a file that are looked at. */
const SEEN = 8_000;
/** Code, templates, tags and addresses: no words of the page's language. */
const NO_WORDS =
  /^(```|~~~)[\s\S]*?^\1|`[^`\n]*`|<(?:script|style)\b[\s\S]*?<\/(?:script|style)>|\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|<[^<>]*>|\]\([^()\n]*\)|https?:\S+/gm;
const ROOT_LANGUAGE = /<html\b[^<>]{0,300}\slang\s*=\s*["']?([\w-]{2,20})/i;
/** Pages of a folder that have to tell their language, and the share of them that has to be in one; of a whole site one may do. */
const FEWEST = 2;
const SHARE = 0.75;
const ROOT = ".";

/** What tells a file's language before its page is made; `undefined` where nothing does. */
export function toldLanguage(said: readonly (string | undefined)[], body: string): string | undefined {
  const sample = body.slice(0, SEEN);
  const tags = [...said, ROOT_LANGUAGE.exec(sample)?.[1]];
  const tag = tags.map((written) => normalizeLocale(written ?? "")).find((locale) => locale !== undefined);
  return tag === undefined ? languageOfText(sample.replace(NO_WORDS, " ")) : primaryLanguage(tag);
}

/**
 * The language that the pages of a folder usually are in, by those that tell theirs: of the nearest folder with enough of
 * them; `undefined` where they are in several.
 */
export function usualLanguages(
  files: Iterable<{ file: string; told?: string; place?: { locale?: string } }>,
): (file: string) => string | undefined {
  let isOneEnough = false;
  const votes = new Map<string, Map<string, number>>();
  for (const { file, told, place } of files) {
    if (told === undefined) continue;
    // A file that is named after its language is a translation of others.
    isOneEnough ||= place?.locale === undefined;
    for (const folder of foldersOf(file)) {
      const counts = votes.getOrInsertComputed(folder, () => new Map());
      counts.set(told, (counts.get(told) ?? 0) + 1);
    }
  }
  return (file) => {
    for (const folder of foldersOf(file)) {
      const counts = [...(votes.get(folder) ?? [])];
      const all = counts.reduce((sum, [, count]) => sum + count, 0);
      if (all >= (folder === ROOT && isOneEnough ? 1 : FEWEST))
        return counts.find(([, count]) => count >= SHARE * all)?.[0];
    }
    return undefined;
  };
}

/** A file's folder and all above it, the nearest first. */
function foldersOf(file: string): string[] {
  const folders = [dirname(file)];
  while (folders.at(-1) !== ROOT) folders.push(dirname(folders.at(-1) ?? ROOT));
  return folders;
}
