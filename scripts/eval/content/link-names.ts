import { join } from "node:path";
import type { Sought } from "./found-first.ts";
import type { EvalPage } from "./pages.ts";

/** A link of Markdown that stands in no picture: its words and its address. */
const LINK = /(?<!!)\[([^[\]\n]{3,60})\]\(([^()\s]{2,200})[^()\n]{0,200}\)/g;
/** Words that lead on and name nothing: "see here", "this guide". */
const LEADS_ON = /^(?:here|this|these|that|click|learn|read|see|more|check|find out)\b|\b(?:here|guide|page|docs?)$/i;
const [LEAST_WORDS, MOST_WORDS] = [2, 4];
/** Folders and name of a file that tell it from others, at most. */
const MOST_PARTS = 3;

/** Code, of which links are none. */
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;

/**
 * The names of two to four words that a site's pages give each other in their links: short queries whose answer their
 * author knew. Names that are the title tell nothing, nor do links to a part of a page and names of two pages.
 */
export async function linkNames(pages: readonly EvalPage[], folder: string): Promise<Sought[]> {
  const places = placesOf(pages);
  const named = new Map<string, Set<number>>();
  for (const [from, { file }] of pages.entries()) {
    const text = (await Bun.file(join(folder, file)).text()).replace(CODE, "");
    for (const [, words = "", address = ""] of text.matchAll(LINK)) {
      const query = words.replace(/[*_"]/g, "").trim();
      const page = isOnSite(address) ? places.get(placeOf(address.replace(/\?.*$/, ""))) : undefined;
      if (page === undefined || page < 0 || page === from || !isName(query, pages[page]!.page.title)) continue;
      const called = named.get(query.toLowerCase()) ?? new Set();
      named.set(query.toLowerCase(), called.add(page));
    }
  }
  return [...named].flatMap(([query, [page, ...others]]) => (others.length > 0 ? [] : [{ query, page: page! }]));
}

function isName(query: string, title: string): boolean {
  const count = query.split(/\s+/).length;
  if (count < LEAST_WORDS || count > MOST_WORDS || LEADS_ON.test(query)) return false;
  return query.toLowerCase() !== title.toLowerCase();
}

function isOnSite(address: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:|^\/\/|#/i.test(address);
}

/** Pages by the ends of their paths, of each length; −1 where several end alike. */
function placesOf(pages: readonly EvalPage[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [page, { file }] of pages.entries()) {
    const parts = placeOf(file).split("/");
    for (const from of parts.keys()) {
      const ending = parts.slice(from).join("/");
      places.set(ending, places.has(ending) ? -1 : page);
    }
  }
  return places;
}

/** The last parts of a path, without what generators leave out of urls. */
function placeOf(path: string): string {
  const bare = path
    .replace(/\.(?:mdx?|markdown|html?)$/i, "")
    .replace(/\/(?:_?index|README)?\/?$/i, "")
    .replace(/(?:^|\/)\d{4}-\d\d-\d\d-/, "/")
    .toLowerCase();
  const parts = bare.split("/").map((part) => part.replace(/^_/, ""));
  return parts
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .slice(-MOST_PARTS)
    .join("/");
}
