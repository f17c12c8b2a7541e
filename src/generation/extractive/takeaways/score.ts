import type { Candidate } from "./candidate.ts";
import { type Measure, seen, signs } from "./signs.ts";
import type { Weights } from "./weights.ts";

/** Importance of a candidate among its page's sentences; comparable within one page. */
export function importanceOf(candidate: Candidate, measure: Measure, weights: Weights): number {
  const view = seen(candidate);
  let sum = 0;
  for (const [name, weight] of weights) sum += weight * signs[name](view, measure);
  return sum;
}
