import { mostFoundPages } from "../find-page.ts";
import type { Segment } from "../segment.ts";
import { mostPrefixes } from "./recent-completions.ts";
import { mostSearches } from "./recent-searches.ts";

/** Measured: a search of ten tiles with their quotes, a page with its texts, ten completions. */
const bytesOfSearch = 40_000;
const bytesOfPage = 3_500;
const bytesOfPrefix = 2_000;

/** Bytes that what is kept of a segment's answers may come to: a part of what the segment takes. */
export function recentBytes(segment: Segment): number {
  return (
    mostSearches(segment) * bytesOfSearch +
    mostFoundPages(segment) * bytesOfPage +
    mostPrefixes(segment) * bytesOfPrefix
  );
}
