import { stat } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { messageOf } from "../../errors.ts";
import { CorpusError } from "../errors.ts";
import { splitFrontMatter } from "../front-matter/front-matter.ts";
import { frontMatterText, isEmptyBody } from "../front-matter/front-matter-text.ts";
import { fieldsInAnyCase, metaOf, notesOn, refusalOf } from "../page-meta.ts";
import type { PageMeta, Source, SourceContext, SourceItem, SourceProblem } from "../source.ts";
import {
  isPageFile,
  permalinkFault,
  permalinkNote,
  placeOf,
  urlBelow,
  urlInLocale,
  usablePermalink,
} from "../urls/folder-url.ts";
import { normalizeUrl } from "../urls/normalize-url.ts";
import { importedFile, importsOf, type PartialSource, partialReason, withPartials } from "./partials.ts";
import { readText, UnreadableFile } from "./read-text.ts";
import { walkFolder } from "./walk-folder.ts";

/** UTF-16 units of files that many pages take in, kept while a folder is read. */
const keptPartials = 16_000_000;

interface FolderSettings {
  folder: string;
  baseUrl: string;
}

/** A file that will be a page, its front matter read, its text not kept. */
interface FolderPage {
  file: string;
  url: string;
  /** What the url would be without a permalink. */
  placeUrl: string;
  locale?: string;
  meta: PageMeta;
  /** Markdown that stands for the text of a page whose layout makes it. */
  standIn?: string;
  /** Files that its text imports, as they are written there. */
  imports: readonly string[];
  /** What its front matter says in vain. */
  notes?: readonly string[];
  /** Why it cannot be read: it has its place among the others all the same, as the page of the version before stays. */
  fault?: Fault;
}

interface Fault {
  reason: string;
  line?: number;
}

/**
 * The HTML and Markdown files below a folder. Reads every file's front matter first, as urls depend on all of them.
 * @throws CorpusError `folder_missing`, `base_url_invalid`.
 */
export function createFolderSource(settings: FolderSettings): Source {
  return async function* readFolder(context) {
    await checkSettings(settings);
    const scanned: FolderPage[] = [];
    for await (const entry of scanFolder(settings, context)) {
      if ("kind" in entry) yield entry;
      else scanned.push(entry);
    }
    const source = partialSource(settings, scanned);
    const imported = importedAmong(scanned, source);
    const pages: FolderPage[] = [];
    for (const page of scanned) {
      const reason = page.fault ? undefined : partialReason(page.file, imported, source.files);
      if (reason === undefined) pages.push(page);
      else yield skipped(settings.folder, page.file, page.url, reason);
    }
    separateLocales(pages, settings.baseUrl);
    addPlaceAliases(pages);
    for (const page of pages) yield await readPage(settings, page, source);
  };
}

function partialSource({ folder }: FolderSettings, scanned: readonly FolderPage[]): PartialSource {
  const read = new LRUCache<string, string>({ maxSize: keptPartials, sizeCalculation: (text) => text.length + 1 });
  return {
    folder,
    files: new Set(scanned.map(({ file }) => file)),
    async read(file) {
      const text = read.get(file) ?? splitFrontMatter(await readText(join(folder, file))).body;
      read.set(file, text);
      return text;
    },
  };
}

function importedAmong(scanned: readonly FolderPage[], source: PartialSource): ReadonlySet<string> {
  return new Set(
    scanned.flatMap(({ file, imports }) => imports.flatMap((path) => importedFile(path, file, source) ?? [])),
  );
}

async function checkSettings({ folder, baseUrl }: FolderSettings): Promise<void> {
  if (normalizeUrl(baseUrl) === undefined) {
    throw new CorpusError("base_url_invalid", `baseUrl is not an http or https address: ${baseUrl}`);
  }
  if (/[?#]/.test(baseUrl)) {
    throw new CorpusError("base_url_invalid", `baseUrl must have no query and no fragment: ${baseUrl}`);
  }
  const found = await stat(folder).catch((cause: unknown) => {
    throw new CorpusError("folder_missing", `folder cannot be read: ${folder}`, { cause });
  });
  if (!found.isDirectory()) throw new CorpusError("folder_missing", `not a folder: ${folder}`);
}

async function* scanFolder(
  settings: FolderSettings,
  { signal, onFound }: SourceContext,
): AsyncGenerator<FolderPage | SourceProblem> {
  for await (const entry of walkFolder(settings.folder, signal)) {
    onFound(1);
    const origin = { source: settings.folder, file: entry.path };
    if (entry.kind !== "file") yield { kind: entry.kind, origin, url: "", reason: entry.reason };
    else if (isPageFile(entry.path)) yield await scanFile(settings, entry.path);
    else yield skipped(settings.folder, entry.path, "", `not a page: ${extensionOf(entry.path)}`);
  }
}

function skipped(folder: string, file: string, url: string, reason: string): SourceProblem {
  return { kind: "skipped", origin: { source: folder, file }, url, reason };
}

async function scanFile({ folder, baseUrl }: FolderSettings, file: string): Promise<FolderPage | SourceProblem> {
  const { path, locale } = placeOf(file);
  const placeUrl = urlBelow(baseUrl, path);
  const place = { file, url: placeUrl, placeUrl, meta: {}, imports: [], ...(locale === undefined ? {} : { locale }) };
  try {
    const { fields, body, problem } = splitFrontMatter(await readText(join(folder, file)));
    if (problem) {
      const reason = `front matter, line ${problem.line}: ${problem.message}`;
      return { ...place, fault: { reason, line: problem.line } };
    }
    const { permalink } = fieldsInAnyCase(fields);
    const written = usablePermalink(permalink);
    const url = urlBelow(baseUrl, written ?? path);
    const refusal = refusalOf(fields) ?? outputRefusal(url, written !== undefined);
    if (refusal !== undefined) return skipped(folder, file, url, refusal);
    const fault = written === undefined ? undefined : permalinkFault(written, baseUrl);
    if (fault !== undefined) return { ...place, fault: { reason: `permalink ${fault}: ${written}` } };
    const standIn = isEmptyBody(body) ? frontMatterText(fields) : "";
    const imports = isMarkdown(file) ? [...importsOf(body).values()] : [];
    const notes = [...notesOn(fields), ...[permalinkNote(permalink) ?? []].flat()];
    return { ...place, url, meta: metaOf(fields), imports, notes, ...(standIn === "" ? {} : { standIn }) };
  } catch (error) {
    return { ...place, fault: { reason: readProblem(error) } };
  }
}

/** Permalinks also make feeds and scripts of Markdown files; the name of a file is that of a page (`vue.js.md`). */
function outputRefusal(url: string, isWritten: boolean): string | undefined {
  const last = URL.parse(url)?.pathname.replace(/\/$/, "").split("/").at(-1) ?? "";
  if (/^(?:404|500)(?:\.html?)?$/.test(last)) return "error page";
  const output = /\.(xml|json|js|css|txt|csv|rss|atom|ics|webmanifest)$/i.exec(last)?.[1];
  return output === undefined || !isWritten ? undefined : `not a page: .${output.toLowerCase()}`;
}

/**
 * Where several files would share a url, those in a language of their own get it in front of the path; the file
 * without a language, else the English one, else the first, keeps the plain url.
 */
function separateLocales(pages: FolderPage[], baseUrl: string): void {
  for (const group of Map.groupBy(pages, ({ url }) => normalizeUrl(url) ?? url).values()) {
    if (group.length < 2) continue;
    const plain =
      group.find(({ locale }) => locale === undefined) ?? group.find(({ locale }) => locale === "en") ?? group[0];
    for (const page of group) {
      if (page.locale === undefined || page.locale === plain?.locale) continue;
      page.url = urlInLocale(page.url, baseUrl, page.locale);
    }
  }
}

/** A page with a permalink is found at its file's url too, unless that could mean several. */
function addPlaceAliases(pages: FolderPage[]): void {
  for (const group of Map.groupBy(pages, ({ placeUrl }) => placeUrl).values()) {
    const [only] = group;
    if (only === undefined || group.length > 1 || only.placeUrl === only.url) continue;
    only.meta.aliases = [only.placeUrl, ...(only.meta.aliases ?? [])];
  }
}

async function readPage({ folder }: FolderSettings, page: FolderPage, source: PartialSource): Promise<SourceItem> {
  if (page.fault !== undefined) return failed(folder, page, page.fault);
  const origin = { source: folder, file: page.file, ...(page.notes?.length ? { notes: page.notes } : {}) };
  const suffix = page.locale === undefined ? {} : { suffixLocale: page.locale };
  const common = { kind: "document", origin, url: page.url, meta: page.meta, ...suffix } as const;
  if (page.standIn !== undefined) return { ...common, format: "markdown", content: page.standIn };
  try {
    const { fields, body } = splitFrontMatter(await readText(join(folder, page.file)));
    if (!isMarkdown(page.file)) return { ...common, format: "html", content: body, fields };
    return { ...common, format: "markdown", content: await withPartials(body, page.file, source), fields };
  } catch (error) {
    return failed(folder, page, { reason: readProblem(error) });
  }
}

function failed(folder: string, { file, url }: FolderPage, { reason, line }: Fault): SourceProblem {
  const origin = { source: folder, file, ...(line === undefined ? {} : { line }) };
  return { kind: "failed", origin, url, reason, passing: true };
}

function isMarkdown(file: string): boolean {
  return !/\.html?$/i.test(file);
}

function readProblem(error: unknown): string {
  return error instanceof UnreadableFile ? error.message : `cannot be read: ${messageOf(error)}`;
}

function extensionOf(path: string): string {
  return /[^/](\.[^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "no extension";
}
