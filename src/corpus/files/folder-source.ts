import { stat } from "node:fs/promises";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { LRUCache } from "lru-cache";
import { messageOf } from "../../errors.ts";
import { CorpusError } from "../errors.ts";
import { splitFrontMatter } from "../front-matter/front-matter.ts";
import { frontMatterText, isEmptyBody } from "../front-matter/front-matter-text.ts";
import { toldLanguage, usualLanguages } from "../language/usual-language.ts";
import { fieldsInAnyCase, isHeadless, metaOf, notesOn, redirectOf, refusalOf } from "../page-meta.ts";
import type { Source, SourceContext, SourceItem, SourceProblem } from "../source.ts";
import {
  type FilePlace,
  fragmentOf,
  isPageFile,
  pathByReadme,
  pathBySlug,
  permalinkFault,
  permalinkNote,
  placeOf,
  urlBelow,
  urlInLocale,
  usablePermalink,
  usableUrl,
} from "../urls/folder-url.ts";
import { normalizeUrl } from "../urls/normalize-url.ts";
import { namesWith, usableSlug } from "../urls/permalink-pattern.ts";
import type { Fault, FolderPage } from "./folder-page.ts";
import { importedFile, importsOf, type PartialSource, partialReason, withPartials } from "./partials.ts";
import { newestFirst, placePosts } from "./post-urls.ts";
import { readText, UnreadableFile } from "./read-text.ts";
import { readSiteConfig, type SiteConfig } from "./site-config.ts";
import { SiteLinks } from "./site-links.ts";
import { walkFolder } from "./walk-folder.ts";

/** UTF-16 units of files that many pages take in, kept while a folder is read. */
const keptPartials = 16_000_000;

interface FolderSettings {
  folder: string;
  baseUrl: string;
}

/** What a site's settings say of its urls, and its links, which the files add to. */
interface Site {
  config: SiteConfig;
  links: SiteLinks;
}

/**
 * The HTML and Markdown files below a folder. Reads every file's front matter first, as urls depend on all of them.
 * @throws CorpusError `folder_missing`, `base_url_invalid`.
 */
export function createFolderSource(settings: FolderSettings): Source {
  return async function* readFolder(context) {
    await checkSettings(settings);
    const scanned: FolderPage[] = [];
    const links = new SiteLinks(settings.baseUrl);
    const config = await readSiteConfig(settings.folder);
    for await (const entry of scanFolder(settings, context, { links, config })) {
      if ("kind" in entry) yield entry;
      else scanned.push(entry);
    }
    const source = partialSource(settings, scanned);
    const imported = importedAmong(scanned, source);
    const bundles = new Set(scanned.flatMap(({ file, place }) => (place.kind === "index" ? dirname(file) : [])));
    const pages: FolderPage[] = [];
    for (const page of scanned) {
      const reason = page.fault ? undefined : noPageReason(page, { bundles, imported, files: source.files });
      if (reason === undefined) pages.push(page);
      else yield skipped(settings.folder, page.file, page.url, reason);
    }
    placePosts(pages, { baseUrl: settings.baseUrl, config, links });
    separateLocales(pages, settings.baseUrl);
    addPlaceAliases(pages);
    addReadmeAliases(pages, settings.baseUrl);
    const usualOf = usualLanguages(pages);
    for (const page of newestFirst(pages)) {
      const item = await readPage(settings, page, source);
      const usualLocale = usualOf(page.file);
      yield item.kind === "document" && usualLocale !== undefined ? { ...item, usualLocale } : item;
    }
  };
}

interface Surroundings {
  /** Folders with an index. */
  bundles: ReadonlySet<string>;
  imported: ReadonlySet<string>;
  files: ReadonlySet<string>;
}

/** Why a file is only part of other pages. Hugo makes no page of the index of a folder with `headless`, nor of a file beside it. */
function noPageReason(page: FolderPage, { bundles, imported, files }: Surroundings): string | undefined {
  if (page.isHeadless && bundles.has(dirname(page.file))) return "headless: true";
  return partialReason(page.file, imported, files);
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
  site: Site,
): AsyncGenerator<FolderPage | SourceProblem> {
  for await (const entry of walkFolder(settings.folder, signal)) {
    onFound(1);
    const origin = { source: settings.folder, file: entry.path };
    if (entry.kind !== "file") yield { kind: entry.kind, origin, url: "", reason: entry.reason };
    else if (isPageFile(entry.path)) yield await scanFile(settings, entry.path, site);
    else yield skipped(settings.folder, entry.path, "", `not a page: ${extensionOf(entry.path)}`);
  }
}

function skipped(folder: string, file: string, url: string, reason: string): SourceProblem {
  return { kind: "skipped", origin: { source: folder, file }, url, reason };
}

async function scanFile(
  { folder, baseUrl }: FolderSettings,
  file: string,
  { links, config }: Site,
): Promise<FolderPage | SourceProblem> {
  const place = placeOf(file);
  const { locale } = place;
  const placeUrl = urlBelow(baseUrl, place.path);
  const page = {
    ...{
      file,
      url: placeUrl,
      placeUrl,
      place,
      isPlaced: false,
      isPermalink: false,
      fragment: "",
      isHeadless: false,
      meta: {},
      imports: [],
    },
    ...(locale === undefined ? {} : { locale }),
  };
  try {
    const { fields, body, problem } = splitFrontMatter(await readText(join(folder, file)));
    if (problem) {
      const reason = `front matter, line ${problem.line}: ${problem.message}`;
      return { ...page, fault: { reason, line: problem.line } };
    }
    const address = addressOf(place, fieldsInAnyCase(fields), config);
    const url = urlBelow(baseUrl, address.path);
    const standIn = isEmptyBody(body) ? frontMatterText(fields) : undefined;
    const meta = metaOf(fields);
    const tells = standIn === undefined || tellsSomething(`${standIn} ${meta.description ?? ""}`);
    const leads = tells ? undefined : redirectOf(fields);
    const refusal = refusalOf(fields) ?? outputRefusal(url, address.isWritten) ?? leads;
    if (refusal !== undefined) return skipped(folder, file, url, refusal);
    const fault = address.isWritten ? permalinkFault(address.path, baseUrl) : undefined;
    if (fault !== undefined) return { ...page, fault: { reason: `permalink ${fault}: ${address.path}` } };
    links.add(body);
    const imports = isMarkdown(file) ? [...importsOf(body).values()] : [];
    const notes = [...notesOn(fields), ...address.notes];
    const { isPlaced, isPermalink, fragment } = address;
    const told = toldLanguage([meta.locale, locale], standIn || body);
    const placed = { url, place: address.place, isPlaced, isPermalink, fragment };
    const read = { ...placed, isHeadless: isHeadless(fields) && isPart(place, body), meta, imports, notes };
    return { ...page, ...read, ...(told === undefined ? {} : { told }), ...(standIn ? { standIn } : {}) };
  } catch (error) {
    return { ...page, fault: { reason: readProblem(error) } };
  }
}

/** Whether Hugo shows what is told to be headless in other pages alone: the index of a folder, or fields without a text. */
function isPart({ kind, names }: FilePlace, body: string): boolean {
  return kind === "index" ? names.folders.length > 0 : isEmptyBody(body);
}

/** Words of a text that says something: what leads elsewhere may name what is there. */
const LEAST_WORDS = 6;

function tellsSomething(text: string): boolean {
  return text.trim().split(/\s+/, LEAST_WORDS).length === LEAST_WORDS;
}

interface Address {
  path: string;
  place: FilePlace;
  /** By a permalink or a url, which name files that are no pages as well. */
  isWritten: boolean;
  /** Is the whole path, and none that a pattern is filled with. */
  isPlaced: boolean;
  isPermalink: boolean;
  fragment: string;
  notes: string[];
}

/** Where a page is by its front matter: `permalink`, Hugo's `url`, or a slug in the place of its name. */
function addressOf(place: FilePlace, fields: Record<string, unknown>, { generator }: SiteConfig): Address {
  const { permalink, url } = fields;
  const slug = generator === "jekyll" && !hasJekyllSlug(place) ? undefined : usableSlug(fields.slug);
  const isPermalink = usablePermalink(permalink) !== undefined;
  const written = usablePermalink(permalink) ?? usableUrl(url, generator === "hugo");
  const isWritten = written !== undefined;
  const bySlug = isWritten || slug === undefined ? undefined : pathBySlug(place, slug);
  return {
    path: written ?? bySlug ?? place.path,
    place: { ...place, names: namesWith(place.names, fields, slug) },
    isWritten,
    isPlaced: isWritten || (slug?.startsWith("/") === true && generator !== "jekyll"),
    isPermalink,
    fragment: isWritten ? fragmentOf(isPermalink ? permalink : url) : "",
    notes: [permalinkNote(permalink) ?? []].flat(),
  };
}

/** Jekyll takes a slug for posts, and for what the pattern of a collection has a place for. */
function hasJekyllSlug({ kind }: FilePlace): boolean {
  return kind === "post" || kind === "collected";
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

/** A url as written on a page, in the form in which two of them are the same. */
function keyOf(written: string, pageUrl: string): string {
  const url = URL.parse(written, pageUrl)?.href ?? written;
  return normalizeUrl(url) ?? url;
}

/** The `README` of a folder without a page of its own is found at the folder's url too, where GitBook and MkDocs have it. */
function addReadmeAliases(pages: FolderPage[], baseUrl: string): void {
  const taken = new Set(pages.flatMap(({ url, meta }) => [url, ...(meta.aliases ?? [])].map((to) => keyOf(to, url))));
  for (const { place, locale, meta } of pages) {
    const path = locale === undefined ? pathByReadme(place) : undefined;
    const url = path && urlBelow(baseUrl, path);
    if (!url || taken.has(keyOf(url, url))) continue;
    taken.add(keyOf(url, url));
    meta.aliases = [...(meta.aliases ?? []), url];
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
