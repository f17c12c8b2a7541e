import type { Candidate } from "./candidate.ts";
import { type Measure, seen, signs } from "./signs.ts";
import type { Weighed, Weights } from "./weights.ts";

/** A candidate with its importance among its page's sentences; comparable within one page. */
export interface Scored {
  readonly candidate: Candidate;
  /** Its importance at most: all that speaks for it. */
  readonly most: number;
  /** Its importance. What speaks against it is looked for when first asked: most never come near being chosen. */
  readonly score: number;
}

/** The importance of a candidate, as `weights` counts what it is measured by. */
export function scored(candidate: Candidate, measure: Measure, { merits, faults }: Weights): Scored {
  const view = seen(candidate);
  const sumOf = (some: Weighed) => some.reduce((sum, [name, weight]) => sum + weight * signs[name](view, measure), 0);
  const most = sumOf(merits);
  let score: number | undefined;
  return {
    candidate,
    most,
    get score() {
      score ??= most + sumOf(faults);
      return score;
    },
  };
}
