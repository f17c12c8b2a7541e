import type { Page } from "../../schemas/page.ts";

/** How much an occurrence counts in each field of a page (the `w` of BM25F). */
export const FIELD_WEIGHTS = {
  title: 3,
  heading: 2,
  url: 2,
  description: 1,
  body: 1,
} as const;

/** Headings in page order, each once where several passages stand under it. */
export function headingsOf(page: Page): string[] {
  const headings: string[] = [];
  for (const { heading } of page.passages) if (heading !== "" && heading !== headings.at(-1)) headings.push(heading);
  return headings;
}

/** Segments of a url's path, up to 255. */
export function pathDepth(url: string): number {
  return Math.min(255, pathOf(url).split("/").filter(Boolean).length);
}

/** The path of a url, as it is encoded; all of what is no url. */
export const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** The words of a url's path, decoded; the host says nothing about one page among its siblings. */
export function urlWords(url: string): string {
  return decode(pathOf(url))
    .replace(/\.[a-z]{2,5}$/i, "")
    .replace(/[/_+.-]+/g, " ");
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
