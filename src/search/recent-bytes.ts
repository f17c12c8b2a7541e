import { mostPrefixes } from "./recent-completions.ts";
import { mostSearches } from "./recent-searches.ts";
import type { Segment } from "./segment.ts";

/** A search with its tiles, quotes and their JSON; a list of completions. */
const bytesOfSearch = 20_000;
const bytesOfCompletions = 1_000;

/** Bytes that what is kept of a segment's answers may come to: a part of what the segment takes. */
export function recentBytes(segment: Segment): number {
  return mostSearches(segment) * bytesOfSearch + mostPrefixes(segment) * bytesOfCompletions;
}
