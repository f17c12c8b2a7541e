import { dirname } from "node:path/posix";
import { permalinkFault, urlBelow } from "../urls/folder-url.ts";
import { normalizeUrl } from "../urls/normalize-url.ts";
import { fillPattern, patternOf, tellsFiles } from "../urls/permalink-pattern.ts";
import type { FolderPage } from "./folder-page.ts";
import type { SiteConfig } from "./site-config.ts";
import type { SiteLinks } from "./site-links.ts";

/** Pages that links have to call so before it is taken for the pattern of their folder. */
const FEWEST_LINKED = 2;

interface Evidence {
  baseUrl: string;
  config: SiteConfig;
  links: SiteLinks;
}

/**
 * Moves dated posts and pages with a slug to where their site has them: by the pattern of its settings, else by what its
 * own links call them. Two files that would come to share a url stay at their places.
 */
export function placePosts(pages: readonly FolderPage[], evidence: Evidence): void {
  const { baseUrl, config } = evidence;
  const untold: FolderPage[] = [];
  for (const page of pages) {
    if (page.isPlaced || page.fault) continue;
    const pattern = config.patternFor(page);
    if (pattern !== undefined && tellsFiles(pattern)) moveTo(page, pattern, baseUrl);
    else if (isPost(page.place)) untold.push(page);
  }
  for (const group of Map.groupBy(untold, ({ file }) => dirname(file)).values()) {
    const linked = linkedPattern(group, evidence);
    if (linked !== undefined) for (const page of group) moveTo(page, linked, baseUrl);
  }
  settleShared(pages);
}

function isPost({ kind, names }: FolderPage["place"]): boolean {
  const isIndex = kind === "section" || kind === "index";
  return !isIndex && (names.slug !== undefined || names.bareName !== names.fileName);
}

function moveTo(page: FolderPage, pattern: string, baseUrl: string): void {
  const path = fillPattern(pattern, page.place.names);
  if (path !== undefined && permalinkFault(path, baseUrl) === undefined) page.url = urlBelow(baseUrl, path);
}

/** The pattern by which links call most of the files, where they call fewer of them as they are placed now. */
function linkedPattern(group: readonly FolderPage[], { baseUrl, links }: Evidence): string | undefined {
  const votes = new Map<string, number>();
  let asPlaced = 0;
  for (const { url, place } of group) {
    if (links.has(url.slice(baseUrl.replace(/\/+$/, "").length))) asPlaced += 1;
    const { slug, fileName, bareName } = place.names;
    const paths = new Set([slug, fileName, bareName].flatMap((name) => [...links.endingIn(name ?? "")]));
    const patterns = new Set([...paths].map((path) => patternOf(path, place.names)));
    for (const pattern of patterns) if (pattern) votes.set(pattern, (votes.get(pattern) ?? 0) + 1);
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  if (best === undefined || best[1] < FEWEST_LINKED || best[1] <= asPlaced) return undefined;
  return best[0];
}

/**
 * Front matter that would give two files one url: a place within a page goes to the page itself, and a url, a slug or a
 * pattern is none of the page where it does not tell its files apart. Files that go back to their places may find others
 * there, which then go back as well.
 */
function settleShared(pages: readonly FolderPage[]): void {
  const keyOf = ({ url, locale }: FolderPage) => `${normalizeUrl(url) ?? url} ${locale ?? ""}`;
  const groups = Map.groupBy(pages, keyOf);
  let unsettled = new Set(groups.keys());
  while (unsettled.size > 0) {
    const returned: FolderPage[] = [];
    for (const key of unsettled) {
      const group = groups.get(key) ?? [];
      const leaving = leavingOf(group);
      if (leaving.size === 0) continue;
      groups.set(
        key,
        group.filter((page) => !leaving.has(page)),
      );
      returned.push(...leaving);
    }
    for (const page of returned) {
      page.url = page.placeUrl;
      groups.getOrInsertComputed(keyOf(page), () => []).push(page);
    }
    unsettled = new Set(returned.map(keyOf));
  }
}

/** Those of the files of one url that go back to their places. */
function leavingOf(group: readonly FolderPage[]): ReadonlySet<FolderPage> {
  if (group.length < 2) return new Set();
  const owner = group.find(({ fragment }) => fragment === "") ?? group[0];
  const others = group.filter((page) => page !== owner && page.fragment !== owner?.fragment);
  const moved = group.filter(({ isPermalink }) => !isPermalink);
  return new Set([...others, ...moved].filter(({ url, placeUrl }) => url !== placeUrl));
}

/** Of files that share a url the newest comes first, and so is the page; the others are told of. */
export function newestFirst(pages: readonly FolderPage[]): FolderPage[] {
  const groups = Map.groupBy(pages, ({ url }) => normalizeUrl(url) ?? url);
  const queues = new Map([...groups].map(([key, group]) => [key, group.toSorted(byDate)]));
  return pages.map((page) => queues.get(normalizeUrl(page.url) ?? page.url)?.shift() ?? page);
}

function byDate(a: FolderPage, b: FolderPage): number {
  const [first, second] = [dateOf(a), dateOf(b)];
  return first === second ? 0 : first > second ? -1 : 1;
}

/** Copies of a page often keep its date in their front matter, and tell their own in their names. */
function dateOf({ place: { names } }: FolderPage): string {
  return `${names.date ?? ""} ${/\d{4}-\d{2}-\d{2}/.exec(names.fileName)?.[0] ?? ""}`;
}
