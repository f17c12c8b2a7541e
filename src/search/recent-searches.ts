import { LRUCache } from "lru-cache";
import { type Search, type Searcher, searchAnew } from "./search.ts";
import type { Segment } from "./segment.ts";

/** Searches kept of one segment, few where there are few pages to ask for. */
const mostKept = 500;
const fewestKept = 64;
/** A search with its tiles, quotes and their JSON. */
const bytesEach = 20_000;
/** In UTF-16 units, and hits: longer queries and lists are hardly asked for twice, and large to keep. */
const longestQuery = 200;
const longestList = 10;

function mostOf({ pageCount }: Segment): number {
  return Math.min(mostKept, fewestKept + pageCount);
}

/** Bytes that the searches kept of a segment may come to: a part of what the segment takes. */
export function recentBytes(segment: Segment): number {
  return mostOf(segment) * bytesEach;
}

/**
 * Keeps the searches that a segment was asked of late: visitors ask for the same things, and the CTA of an action for
 * what its tiles were found by. What a segment answered never changes, and leaves memory together with it.
 */
export function createRecentSearches(): Searcher {
  const bySegment = new WeakMap<Segment, LRUCache<string, Search>>();
  return (segment, query, options) => {
    if (query.length > longestQuery || options.limit > longestList) return searchAnew(segment, query, options);
    const kept = bySegment.get(segment) ?? new LRUCache<string, Search>({ max: mostOf(segment) });
    bySegment.set(segment, kept);
    const key = `${options.limit} ${options.locale ?? ""} ${query}`;
    const search = kept.get(key) ?? searchAnew(segment, query, options);
    kept.set(key, search);
    return search;
  };
}
