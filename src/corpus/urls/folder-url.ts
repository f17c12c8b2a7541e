import { splitLocaleSuffix } from "../language/locale.ts";
import { isNothing } from "../page-meta.ts";
import { normalizeUrl } from "./normalize-url.ts";
import type { PostNames } from "./permalink-pattern.ts";

/** A file's place on the site before it is known whether another file shares it. */
export interface FilePlace {
  /** Absolute url path below the base, beginning with `/`; what would mean something in a url is escaped. */
  path: string;
  /** The language in the file's name. */
  locale?: string;
  names: PostNames;
  /** What a generator makes of the file by its place: a post, a thing of a collection, the index of a folder or of a section. */
  kind: "post" | "collected" | "index" | "section" | "page";
}

const PAGE_FILE = /\.(?:mdx?|markdown|html?)$/i;
/** What the URL parser would take for an escape, a delimiter or nothing at all. */
const NOT_LITERAL = /[%?#\\\s]/g;
const INDEX = /^_?index$/;
const DATED = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-(.+)$/;

/** The folder of a collection of Jekyll, which publishes it without the mark. */
const COLLECTION = /^_(?=[\p{L}\p{N}])/u;

/**
 * CONTRACT §9: the file's path without extension, locale suffix and final `index` (Hugo's `_index` too); a dated post under
 * its date. Jekyll publishes `_posts/` without its name, and what is in `_events/` below `/events/` by its whole name.
 */
export function placeOf(file: string): FilePlace {
  const parts = file.replace(PAGE_FILE, "").split("/");
  const { name, locale } = splitLocaleSuffix(parts.pop() ?? "");
  const dated = DATED.exec(name);
  const isPost = dated !== null && parts.at(-1) === "_posts";
  if (isPost) parts.pop();
  const isCollected = !isPost && COLLECTION.test(parts.at(-1) ?? "");
  const folders = parts.map((part) => part.replace(COLLECTION, ""));
  const isDated = dated !== null && !isCollected;
  const last = isDated ? [...dated.slice(1, 5), ""] : INDEX.test(name) ? [""] : [name];
  const names = {
    folders,
    fileName: name,
    bareName: dated?.[4] ?? name,
    ...(dated && { date: dated.slice(1, 4).join("-") }),
    // Jekyll takes the folders around its posts for their first categories.
    ...(isPost && { categories: folders }),
  };
  const kind = isPost
    ? "post"
    : name === "_index"
      ? "section"
      : INDEX.test(name)
        ? "index"
        : isCollected
          ? "collected"
          : "page";
  return { path: pathOfParts([...folders, ...last]), names, kind, ...(locale === undefined ? {} : { locale }) };
}

/** The path of the folder of a `README`; undefined of any other file. */
export function pathByReadme({ names, kind }: FilePlace): string | undefined {
  return kind === "page" && /^readme$/i.test(names.fileName) ? pathOfParts([...names.folders, ""]) : undefined;
}

function pathOfParts(parts: readonly string[]): string {
  return `/${parts.join("/")}`.replace(NOT_LITERAL, encodeURIComponent);
}

/**
 * The path of a file with a slug, which Hugo, Docusaurus and Astro put in the place of its name, or of the folder that it is
 * the index of; with `/` in front it is the whole path. Jekyll takes it for posts alone, under their date.
 */
export function pathBySlug({ names, kind }: FilePlace, slug: string): string | undefined {
  if (slug.startsWith("/")) return pathOfParts(slug.split("/").slice(1));
  if (kind === "section" || kind === "collected" || (kind === "index" && names.folders.length === 0)) return undefined;
  const folders = kind === "index" ? names.folders.slice(0, -1) : names.folders;
  const date = kind === "post" ? (names.date?.split("-") ?? []) : [];
  return pathOfParts([...folders, ...date, slug]);
}

/** Whether a file can hold a page at all. */
export function isPageFile(file: string): boolean {
  return PAGE_FILE.test(file);
}

/** Where on its page a permalink leads: none of the page's url. */
const FRAGMENT = /#[^#/]+$/;

/** The place on its page to which a permalink leads, with its mark (`#…`); `""` where it names none. */
export function fragmentOf(written: unknown): string {
  return typeof written === "string" ? (FRAGMENT.exec(written.trim())?.[0] ?? "") : "";
}

/** Files that are no pages: front matter gives their addresses too. */
const FILE = /\.(?:pdf|png|jpe?g|gif|svg|webp|mp[34]|zip|docx?|xlsx?|pptx?)$/i;

/**
 * Hugo's `url`, where it is a path: many sites keep the address of something else under that name, as that of a repository.
 * Only a site that is known to be Hugo's has paths without `/` in front.
 */
export function usableUrl(written: unknown, isHugo: boolean): string | undefined {
  const url = typeof written === "string" ? written.trim() : "";
  const isPath = /^\/(?!\/)/.test(url) || (isHugo && /^[\p{L}\p{N}_-]+\/[^:]*$/u.test(url));
  return isPath && !/\s/.test(url) && !FILE.test(url) ? usablePermalink(url) : undefined;
}

/** `undefined` for a permalink that only a site generator could fill in (`{{ … }}`, `/:year/:title/`, `pretty`). */
export function usablePermalink(written: unknown): string | undefined {
  if (typeof written !== "string" || written.trim() === "") return undefined;
  const permalink = written.trim().replace(FRAGMENT, "");
  if (/\{[{%]|\/:[a-z]/.test(permalink)) return undefined;
  if (/^(?:pretty|date|none|ordinal|weekdate)$/.test(permalink)) return undefined;
  return /^https?:\/\//i.test(permalink) ? permalink : `/${permalink.replace(/^\/+/, "")}`;
}

/** Why a permalink is passed over, where it is one at all. */
export function permalinkNote(written: unknown): string | undefined {
  if (isNothing(written) || usablePermalink(written) !== undefined) return undefined;
  const reason = typeof written === "string" ? "only a site generator could fill it in" : "expected a text";
  return `permalink: ${reason}; the file's path stands for it`;
}

/** Where a permalink must not lead: to another host (scheme, port and `www.` make none), or by its path out of the base. */
export function permalinkFault(permalink: string, baseUrl: string): string | undefined {
  const url = urlBelow(baseUrl, permalink);
  if (hostOf(url) !== hostOf(baseUrl)) return "of another site";
  const isPath = permalink.startsWith("/");
  return isPath && !`${pathOf(url)}/`.startsWith(`${pathOf(baseUrl)}/`) ? "outside the base url" : undefined;
}

function pathOf(url: string): string {
  return (URL.parse(normalizeUrl(url) ?? "")?.pathname ?? "").replace(/\/$/, "");
}

function hostOf(url: string): string | undefined {
  return URL.parse(normalizeUrl(url) ?? "")?.hostname.replace(/^www\./, "");
}

/** A page's url with its language in front of the path below the base; of the whole path where it has another origin. */
export function urlInLocale(url: string, baseUrl: string, locale: string): string {
  const base = baseUrl.replace(/\/+$/, "");
  const below = url.startsWith(`${base}/`) ? base : (/^https?:\/\/[^/?#]*/i.exec(url)?.[0] ?? base);
  return `${below}/${locale}${url.slice(below.length)}`;
}

/** The absolute url of a path below `baseUrl`, whose own path is kept (`https://acme.example/docs`). */
export function urlBelow(baseUrl: string, path: string): string {
  if (/^https?:\/\//i.test(path)) return path;
  // A permalink is a path: `?` and `#` end none.
  const escaped = path.replace(/[?#]/g, encodeURIComponent).replace(/%(?![0-9a-f]{2})/gi, "%25");
  return baseUrl.replace(/\/+$/, "") + escaped;
}
