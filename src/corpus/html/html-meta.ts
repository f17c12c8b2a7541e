import { collapse, cutTo } from "../blocks.ts";
import { inlineText } from "../dom/dom-blocks.ts";
import { closest, matches } from "../dom/selectors.ts";
import { MAX_TITLE } from "../limits.ts";
import { forbidsIndex } from "../robots.ts";

/** Seconds after which a page sends on only those who have read it. */
const LONG_DELAY_S = 60;

/** Links with the site's name or sign. */
const LOGO = "a[class*=logo],a[class*=brand],a[rel~=home]";
const MOST_LOGOS = 8;
/** A wide bar has its blanks in it. */
const SEPARATOR = /\s+(?:[|│·⋅∙•»«]|::|[–—-])\s+|\s*｜\s*/;
const CUT = new RegExp(`^(.*\\S)(?:${SEPARATOR.source}).*?$`);
/** A bar is only ever a separator; a dash may belong to the title. */
const LAST_BEHIND_BAR = /(?:\s+[|│·⋅∙»]\s+|\s*｜\s*)(?:(?!\s[|│·⋅∙»]\s|｜).)+$/u;

/** What the head of an HTML page says of it; empty strings where it says nothing. */
export interface HtmlMeta {
  title: string;
  description: string;
  /** As written: maybe relative. */
  image: string;
  language: string;
  canonical: string;
  /** What addresses on the page are relative to. */
  base: string;
  /** Why the page does not want to be found. */
  refusal?: string;
}

/** What the head of a document says of its page. */
export function htmlMetaOf(document: Document): HtmlMeta {
  return {
    title: titleOf(document),
    description: metaContent(document, "description", "og:description", "twitter:description"),
    image: metaContent(document, "og:image", "og:image:url", "twitter:image", "twitter:image:src"),
    language: document.documentElement.getAttribute("lang") ?? metaContent(document, "og:locale"),
    canonical: document.querySelector("link[rel~=canonical]")?.getAttribute("href")?.trim() ?? "",
    base: document.querySelector("base[href]")?.getAttribute("href")?.trim() ?? "",
    ...(metaContents(document, "robots").some(forbidsIndex) ? { refusal: "noindex" } : {}),
  };
}

/** The page's own name: the site's name behind a separator is taken off. */
function titleOf(document: Document): string {
  const headings = [...document.querySelectorAll("h1")];
  const own = headings.filter((heading) => !linksHome(heading)).map(inlineText);
  const [h1 = ""] = own;
  const home = headings.filter(linksHome).slice(0, 1).map(inlineText);
  const head = cutTo(collapse(document.querySelector("title")?.textContent ?? ""), MAX_TITLE);
  const shared = cutTo(metaContent(document, "og:title"), MAX_TITLE);
  const sites = [...home, ...siteNamesOf(document)].filter(Boolean);
  // Some sites give all of their pages one og:title.
  const isOwn = !isAmong(sites, shared) || h1 === "" || !isAmong(partsOf(head), h1);
  const full = (isOwn && shared) || head;
  return full === "" ? h1 || (home[0] ?? "") : withoutSiteName(full, sites, own);
}

/** Whether all of a heading is a link to the home page: some themes put the site's name above every page so. */
function linksHome(heading: Element): boolean {
  const link = heading.querySelector("a[rel~=home],a[href]");
  if (link === null || link.textContent?.trim() !== heading.textContent?.trim()) return false;
  return matches(link, "[rel~=home]") || /^(?:https?:)?(?:\/\/[^/?#]+)?\/$/i.test(link.getAttribute("href") ?? "");
}

/** What a site calls itself, also where its logo does, and the parts of its host: `acme` of `www.acme.co.uk`. */
function siteNamesOf(document: Document): string[] {
  const names = ["og:site_name", "application-name", "apple-mobile-web-app-title"].flatMap((name) =>
    metaContents(document, name),
  );
  const address =
    document.querySelector("link[rel~=canonical]")?.getAttribute("href") ?? metaContent(document, "og:url");
  const host = URL.parse(address)?.hostname.split(".").slice(0, -1) ?? [];
  return [...names, ...names.flatMap(partsOf), ...logoNamesOf(document), ...host];
}

function logoNamesOf(document: Document): string[] {
  const logos = [...document.querySelectorAll(LOGO)].slice(0, MOST_LOGOS);
  return logos.flatMap((logo) => [
    collapse(logo.textContent ?? ""),
    ...["title", "aria-label"].map((name) => collapse(logo.getAttribute(name) ?? "")),
    ...[...logo.querySelectorAll("img[alt]")].map((image) => collapse(image.getAttribute("alt") ?? "")),
  ]);
}

function withoutSiteName(full: string, sites: readonly string[], headings: readonly string[]): string {
  const parts = partsOf(full);
  if (parts.length === 1) return full;
  const named = headings.find((heading) => heading !== "" && isAmong(parts, heading));
  if (named !== undefined) return named;
  if (isAmong(sites, parts.at(-1))) return cutLast(full);
  if (isAmong(sites, parts[0])) return full.slice(parts[0]?.length).replace(/^\s*(?:｜|\S+\s)\s*/, "");
  return full.replace(LAST_BEHIND_BAR, "");
}

function cutLast(full: string): string {
  return full.replace(CUT, "$1");
}

function partsOf(title: string): string[] {
  return title.split(SEPARATOR);
}

function isAmong(names: readonly string[], name = ""): boolean {
  return names.some((one) => bare(one) === bare(name));
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}

/** The first content that is not empty, under the first name that has one. */
function metaContent(document: Document, ...names: string[]): string {
  return names.flatMap((name) => metaContents(document, name)).find((content) => content !== "") ?? "";
}

/** All contents under a name, whose case means nothing. */
function metaContents(document: Document, name: string): string[] {
  return metaElements(document, ["name", "property"], name).map((element) =>
    collapse(element.getAttribute("content") ?? ""),
  );
}

function metaElements(document: Document, keys: readonly string[], name: string): Element[] {
  const isNamed = (element: Element) =>
    keys.some((key) => element.getAttribute(key)?.trim().toLowerCase() === name.toLowerCase());
  return [...document.querySelectorAll("meta")].filter(isNamed);
}

/**
 * Where a document sends its readers, as written; `""` where it keeps them. That is neither what is behind a long delay,
 * such as the end of a session, nor what readers with scripts do not get.
 */
export function refreshOf(document: Document): string {
  const [refresh] = metaElements(document, ["http-equiv"], "refresh").filter((meta) => !closest(meta, "noscript"));
  const [, delay, target = ""] =
    /^\s*(\d*).*?url\s*=\s*['"]?([^'"\s]+)/i.exec(refresh?.getAttribute("content") ?? "") ?? [];
  return Number(delay) < LONG_DELAY_S ? target : "";
}
