import { splitLocaleSuffix } from "../language/locale.ts";
import { isNothing } from "../page-meta.ts";
import { normalizeUrl } from "./normalize-url.ts";

/** A file's place on the site before it is known whether another file shares it. */
export interface FilePlace {
  /** Absolute url path below the base, beginning with `/`; what would mean something in a url is escaped. */
  path: string;
  /** The language in the file's name. */
  locale?: string;
}

const PAGE_FILE = /\.(?:mdx?|markdown|html?)$/i;
/** What the URL parser would take for an escape, a delimiter or nothing at all. */
const NOT_LITERAL = /[%?#\\\s]/g;
const INDEX = /^_?index$/;
const DATED = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])-(.+)$/;

/** CONTRACT §9: the file's path without extension, locale suffix and final `index` (Hugo's `_index` too); a dated post under its date. */
export function placeOf(file: string): FilePlace {
  const parts = file.replace(PAGE_FILE, "").split("/");
  const { name, locale } = splitLocaleSuffix(parts.pop() ?? "");
  const dated = DATED.exec(name);
  // Jekyll publishes `_posts/` without its name.
  if (dated && parts.at(-1) === "_posts") parts.pop();
  const last = dated ? [...dated.slice(1, 5), ""] : INDEX.test(name) ? [""] : [name];
  const path = `/${[...parts, ...last].join("/")}`.replace(NOT_LITERAL, encodeURIComponent);
  return locale === undefined ? { path } : { path, locale };
}

/** Whether a file can hold a page at all. */
export function isPageFile(file: string): boolean {
  return PAGE_FILE.test(file);
}

/** `undefined` for a permalink that only a site generator could fill in (`{{ … }}`, `/:year/:title/`, `pretty`). */
export function usablePermalink(written: unknown): string | undefined {
  if (typeof written !== "string" || written.trim() === "") return undefined;
  const permalink = written.trim();
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
