import { cosine, type PageTerms } from "../page/page-terms.ts";
import type { Unit } from "../page/unit.ts";

/** Below this many sentences the order of a text cannot be judged; it is taken as composed. */
const ENOUGH = 8;
/** Ratios between which a text goes from flat to composed. */
const FLAT = 0.95;
const COMPOSED = 1.5;
/** Sentences looked at, at most. */
const SAMPLE = 400;

/**
 * How far the order of a text means something, 0..1: how much closer neighbouring sentences are to each other than
 * distant ones. Position tells what matters in composed text only; in flat text (lists, records) it tells nothing.
 */
export function flowOf(units: readonly Unit[], terms: PageTerms): number {
  if (units.length < ENOUGH) return 1;
  const vectors = units.slice(0, SAMPLE).map((unit) => terms.vectorOf([unit]));
  const closeness = (distance: number, stride: number) => {
    let sum = 0;
    let pairs = 0;
    for (let i = 0; i + distance < vectors.length; i += stride, pairs++)
      sum += cosine(vectors[i]!, vectors[i + distance]!);
    return { sum, pairs };
  };
  const step = 1;
  const near = closeness(1, step);
  const far = together(distances(vectors.length).map((distance) => closeness(distance, step * 2)));
  if (far.sum === 0 || near.pairs === 0) return 1;
  const ratio = near.sum / near.pairs / (far.sum / far.pairs);
  return Math.min(1, Math.max(0, (ratio - FLAT) / (COMPOSED - FLAT)));
}

function together(parts: readonly { sum: number; pairs: number }[]): { sum: number; pairs: number } {
  return parts.reduce((all, part) => ({ sum: all.sum + part.sum, pairs: all.pairs + part.pairs }), {
    sum: 0,
    pairs: 0,
  });
}

/** A few distances over which sentences count as far apart. */
function distances(length: number): number[] {
  const all: number[] = [];
  for (let distance = 4; distance < length; distance += Math.max(3, Math.floor(length / 16))) all.push(distance);
  return all;
}
