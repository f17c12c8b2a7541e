import { LRUCache } from "lru-cache";
import { type Search, type Searcher, searchAnew } from "./search.ts";
import type { Segment } from "./segment.ts";

/** Searches kept of one segment: about 4 KB each, and few where there are few pages to ask for. */
const mostKept = 1_000;
const fewestKept = 64;
/** In UTF-16 units, and hits: longer queries and lists are hardly asked for twice, and large to keep. */
const longestQuery = 200;
const longestList = 20;

/**
 * Keeps the searches that a segment was asked of late. Visitors ask for the same things, and one action asks for its
 * tiles, its summary and its CTA. What a segment answered never changes, and leaves memory together with it.
 */
export function createRecentSearches(): Searcher {
  const bySegment = new WeakMap<Segment, LRUCache<string, Search>>();
  return (segment, query, options) => {
    if (query.length > longestQuery || options.limit > longestList) return searchAnew(segment, query, options);
    const max = Math.min(mostKept, fewestKept + segment.pageCount);
    const kept = bySegment.get(segment) ?? new LRUCache<string, Search>({ max });
    bySegment.set(segment, kept);
    const key = `${options.limit} ${options.locale ?? ""} ${query}`;
    const search = kept.get(key) ?? searchAnew(segment, query, options);
    kept.set(key, search);
    return search;
  };
}
