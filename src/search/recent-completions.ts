import { Recent } from "./recent.ts";
import type { Completion, Segment } from "./segment.ts";

/** Prefixes kept of one segment, few where there are few pages to ask for. */
const mostKept = 4_000;
const fewestKept = 128;
const pagesEach = 10;
/** In UTF-16 units: what is typed on is hardly what another visitor types. */
const longestPrefix = 24;

/** Completes a prefix over a segment, as `Segment.complete` does. The list is one for all who ask, not to be changed. */
export type Completing = (
  segment: Segment,
  prefix: string,
  n: number,
  exclude: readonly string[],
) => readonly Completion[];

/** Prefixes that are kept of a segment at most. */
export function mostPrefixes({ pageCount }: Segment): number {
  return Math.min(mostKept, fewestKept + Math.ceil(pageCount / pagesEach));
}

/** Keeps the completions of the short prefixes that a segment was asked for of late. */
export function createRecentCompletions(): Completing {
  const recent = new Recent<readonly Completion[]>(mostPrefixes);
  return (segment, prefix, n, exclude) => {
    if (exclude.length > 0) return segment.complete(prefix, n, new Set(exclude));
    const complete = () => segment.complete(prefix, n);
    return prefix.length > longestPrefix ? complete() : recent.of(segment, `${n} ${prefix}`, complete);
  };
}
