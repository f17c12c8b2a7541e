import { type Search, type Searcher, searchAnew } from "../search.ts";
import type { Segment } from "../segment.ts";
import { Recent } from "./recent.ts";

/** Searches kept of one segment, few where there are few pages to ask for. */
const mostKept = 500;
const fewestKept = 64;
const pagesEach = 10;
/** In UTF-16 units, and hits: longer queries and lists are hardly asked for twice, and large to keep. */
const longestQuery = 200;
const longestList = 10;

/** Searches that are kept of a segment at most. */
export function mostSearches({ pageCount }: Segment): number {
  return Math.min(mostKept, fewestKept + Math.ceil(pageCount / pagesEach));
}

/** Keeps the searches that a segment was asked of late, also for the CTA of an action whose tiles were found by one. */
export function createRecentSearches(): Searcher {
  const recent = new Recent<Search>(mostSearches);
  return (segment, query, options) => {
    const search = () => searchAnew(segment, query, options);
    if (query.length > longestQuery || options.limit > longestList) return search();
    return recent.of(segment, `${options.limit} ${options.locale ?? ""} ${query}`, search);
  };
}
