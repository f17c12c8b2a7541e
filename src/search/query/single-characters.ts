import type { Dictionary } from "../index/dictionary.ts";

/** Pairs taken for a character; they are the most common ones. */
const MOST_PAIRS = 8;
const LONGEST_PAIR_BYTES = 8;
const encoder = new TextEncoder();

/** Terms that begin with one character of an unspaced script, which is indexed only in pairs; most common first. */
export function pairsBeginningWith(character: string, { texts }: Dictionary): number[] {
  const wanted = encoder.encode(character);
  const { bytes, offsets } = texts;
  const found: number[] = [];
  for (let term = 0; term < texts.length && found.length < MOST_PAIRS; term++) {
    const start = offsets[term] as number;
    const length = (offsets[term + 1] as number) - start;
    if (length > wanted.length && length <= LONGEST_PAIR_BYTES && wanted.every((byte, i) => bytes[start + i] === byte))
      found.push(term);
  }
  return found;
}
