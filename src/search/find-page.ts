import { normalizeUrl } from "../corpus/urls/normalize-url.ts";
import type { PageCard } from "../schemas/page.ts";
import { Recent } from "./recent/recent.ts";
import type { Segment } from "./segment.ts";

interface FoundPage {
  /** The address in its one form. */
  readonly url: string;
  /** Its ordinal in the segment. */
  readonly page: number;
  readonly card: PageCard;
}

/** Finds a page of a segment by an address in any form; `undefined` where it is not in the index. */
export type PageFinder = (segment: Segment, address: string) => FoundPage | undefined;

/** Pages kept of one segment, and the length of their addresses in UTF-16 units. */
const mostKept = 500;
const longestAddress = 300;

/** Finds without keeping anything. */
export const findPage: PageFinder = (segment, address) => {
  const url = normalizeUrl(address) ?? address;
  const page = segment.find(url);
  return page === undefined ? undefined : { url, page, card: segment.page(page) };
};

/** Pages that are kept of a segment at most. */
export function mostFoundPages({ pageCount }: Segment): number {
  return Math.min(mostKept, pageCount + 1);
}

/** Keeps the pages that a segment was asked for of late. */
export function createPageFinder(): PageFinder {
  const recent = new Recent<FoundPage>(mostFoundPages);
  return (segment, address) => {
    const find = () => findPage(segment, address);
    return address.length > longestAddress ? find() : recent.of(segment, address, find);
  };
}
