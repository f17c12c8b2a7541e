import type { Page } from "../../../src/schemas/page.ts";
import { buildSegment } from "../../../src/search/build.ts";
import { openSegment } from "../../../src/search/load.ts";
import type { Segment } from "../../../src/search/segment.ts";
import type { Document } from "../collection.ts";
import { type Engine, fts5, miniSearch } from "../engines.ts";

/** A query and the page that answers it. */
export interface Sought {
  page: number;
  query: string;
}

/** A site as each engine indexes it. */
export interface IndexedSite {
  readonly segment: Segment;
  readonly engines: readonly Engine[];
}

export function indexSite(pages: readonly Page[]): IndexedSite {
  const segment = openSegment(buildSegment(pages, { phrases: [] }));
  const documents = pages.map(documentOf);
  return { segment, engines: [asEngine(segment), fts5(documents), miniSearch(documents)] };
}

/** Prints for each engine how many of the queries find their page first. */
export function printFoundFirst(sought: readonly Sought[], { engines }: IndexedSite): void {
  for (const { name, search } of engines) {
    const first = sought.filter(({ page, query }) => search(query, 1)[0] === String(page));
    console.log(`${name.padEnd(22)} ${percent(first.length, sought.length).padStart(7)}`);
  }
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / (whole || 1)).toFixed(1)} %`;
}

function asEngine(segment: Segment): Engine {
  return { name: "usher", search: (query, limit) => segment.search(query, { limit }).map(({ page }) => String(page)) };
}

function documentOf({ title, passages }: Page, page: number): Document {
  return { id: String(page), title, text: passages.map(({ heading, text }) => `${heading}\n${text}`).join("\n\n") };
}
