import type { Completion } from "../../schemas/search.ts";
import { unlikeFirst } from "../completions/unlike.ts";
import type { Completing } from "../segment.ts";
import { Recent } from "./recent.ts";

/** Up to `n` completions of a normalised prefix, none of which the caller has been shown or has typed in full. */
export type PrefixCompleter = (
  segment: Completing,
  prefix: string,
  n: number,
  previous?: readonly string[],
) => readonly Completion[];

/** Prefixes kept of one segment, few where there are few pages to ask for. */
const mostKept = 2_000;
const fewestKept = 500;
const pagesEach = 10;
/** In UTF-16 units: what begins as long as this hardly begins alike twice. */
const longestPrefix = 32;

/** Prefixes that are kept of a segment at most. */
export function mostPrefixes({ pageCount }: Pick<Completing, "pageCount">): number {
  return Math.min(mostKept, fewestKept + Math.ceil(pageCount / pagesEach));
}

/** Looked at beyond what is asked for, as some may say the same in other forms. */
const beyond = 4;

/** What is typed in full already is no completion: there is nothing to show behind it. */
export const complete: PrefixCompleter = (segment, prefix, n, previous = []) => {
  const found = segment.complete(prefix, n + beyond, new Set(previous));
  const isWhole = found.every(({ suffix }) => suffix !== "");
  const rest = isWhole ? found : segment.complete(prefix, n + beyond, new Set([...previous, prefix]));
  return unlikeFirst(rest).slice(0, n);
};

/** Keeps what a segment completed of late: visitors begin alike. */
export function createRecentCompletions(): PrefixCompleter {
  const recent = new Recent<readonly Completion[], Completing>(mostPrefixes);
  return (segment, prefix, n, previous = []) => {
    if (previous.length > 0 || prefix.length > longestPrefix) return complete(segment, prefix, n, previous);
    return recent.of(segment, `${n} ${prefix}`, () => complete(segment, prefix, n));
  };
}
