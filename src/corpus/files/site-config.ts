import { stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Fields, isRecord } from "../fields.ts";
import { readFields } from "../front-matter/front-matter-formats.ts";
import type { FilePlace } from "../urls/folder-url.ts";
import { readText } from "./read-text.ts";

/** What a site's own settings say of its urls. */
export interface SiteConfig {
  generator?: "jekyll" | "hugo";
  /** `/:year/:slug/` for a file of that place; `undefined` where they say nothing of it. */
  patternFor(page: PlacedFile): string | undefined;
}

interface PlacedFile {
  file: string;
  place: FilePlace;
}

/** Settings of Jekyll in the folder, or of Hugo in it or around its `content`. A fault in them is none of the pages'. */
export async function readSiteConfig(folder: string): Promise<SiteConfig> {
  const jekyll = await firstOf([folder], ["_config.yml", "_config.yaml"]);
  if (jekyll !== undefined) return { generator: "jekyll", patternFor: (page) => jekyllPattern(jekyll, page) };
  const around = basename(folder) === "content" ? [folder, dirname(folder)] : [folder];
  const hugo = await firstOf(around, HUGO, isHugo);
  if (hugo !== undefined) return { generator: "hugo", patternFor: ({ place }) => hugoPattern(hugo, place) };
  return { patternFor: () => undefined };
}

const HUGO = ["hugo", "config", "config/_default/hugo", "config/_default/config"].flatMap((name) =>
  ["toml", "yaml", "yml", "json"].map((extension) => `${name}.${extension}`),
);

/** Many tools call their settings `config.json` or `config.yaml`. */
const HUGO_KEY = /^(?:baseURL|languageCode|defaultContentLanguage|permalinks|taxonomies|menus?|params|markup)$/i;

function isHugo(fields: Fields, name: string): boolean {
  return basename(name).startsWith("hugo.") || Object.keys(fields).some((key) => HUGO_KEY.test(key));
}

async function firstOf(
  folders: readonly string[],
  names: readonly string[],
  isIts: (fields: Fields, name: string) => boolean = () => true,
): Promise<Fields | undefined> {
  for (const folder of folders) {
    for (const name of names) {
      const fields = await fieldsOf(join(folder, name));
      if (fields !== undefined && isIts(fields, name)) return fields;
    }
  }
  return undefined;
}

async function fieldsOf(path: string): Promise<Fields | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const format = /\.toml$/.test(path) ? "toml" : /\.json$/.test(path) ? "json" : "yaml";
  const text = await readText(path).catch(() => undefined);
  return text === undefined ? undefined : readFields(text, format).fields;
}

function jekyllPattern(config: Fields, { file, place: { kind, names } }: PlacedFile): string | undefined {
  const type = kind === "post" ? "posts" : kind === "collected" ? (names.folders[0] ?? "") : "";
  if (type === "") return undefined;
  const byDefault = listOf(config.defaults).findLast((item) => {
    const { type: ofType, path } = recordOf(recordOf(item).scope);
    return ofType === type && isBelow(file, path) && textOf(recordOf(recordOf(item).values).permalink);
  });
  const ofCollection = textOf(recordOf(recordOf(config.collections)[type]).permalink);
  const given = textOf(recordOf(recordOf(byDefault).values).permalink) ?? ofCollection;
  return given ?? (kind === "post" ? textOf(config.permalink) : undefined);
}

/** Whether a file is what a scope's path says, or below it; `""` is the whole site. */
function isBelow(file: string, written: unknown): boolean {
  const path = (textOf(written) ?? "").replace(/^(?:\.?\/)+|\/+$/g, "");
  return path === "" || `${file}/`.startsWith(`${path}/`);
}

/** Hugo's `:title` is that of the page, which stands for a `:slug` that it has not got. */
function hugoPattern(config: Fields, { kind, names }: FilePlace): string | undefined {
  if (kind !== "page") return undefined;
  const permalinks = recordOf(config.permalinks);
  const section = names.folders[0] ?? "";
  const written = textOf(recordOf(permalinks.page)[section]) ?? textOf(permalinks[section]);
  if (written === undefined) return "/:sections/:slugorfilename";
  return written
    .replace(/:title\b/g, ":pagetitle")
    .replace(/:slug\b/g, names.slug === undefined ? ":pagetitle" : ":slug");
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}

function recordOf(value: unknown): Fields {
  return isRecord(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
