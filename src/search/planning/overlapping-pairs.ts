import type { Reading } from "./readings.ts";

/** A particle, or an ending: what it stands behind is in the pair before. */
const ENDING = /\p{sc=Hiragana}$/u;

/**
 * Positions without the pairs of characters that say nothing of their own: of a run without blanks, those that no page
 * holds and that overlap one that counts ("金は" beside "料金"), that end in kana, or that overlap words of asking on both
 * sides. So a word of four unknown characters is two of them, not three.
 */
export function withoutOverlapping(positions: readonly number[], readings: readonly Reading[]): readonly number[] {
  const terms = readings[0]?.terms ?? [];
  if (!terms.some(({ overlaps }) => overlaps)) return positions;
  const told = new Set(positions);
  const isKnown = (at: number) => told.has(at) && readings.some((reading) => reading.terms[at]?.id !== undefined);
  const counted = new Set<number>();
  const saysNothing = (at: number): boolean => {
    const before = terms[at]?.overlaps ? terms[at - 1] : undefined;
    const after = terms[at + 1]?.overlaps ? terms[at + 1] : undefined;
    if (before && (counted.has(at - 1) || ENDING.test(terms[at]?.surface ?? ""))) return true;
    return after !== undefined && (isKnown(at + 1) || (after.request && before?.request === true));
  };
  for (const at of positions) if (isKnown(at) || !saysNothing(at)) counted.add(at);
  return [...counted];
}
