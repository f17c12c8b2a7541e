import type { SectionReader, SectionWriter } from "../format/sections.ts";

/** Ordinals from the first to before the second. */
export type Span = readonly [from: number, to: number];

/** Phrases kept of each range: as many as a request may ask for. */
export const KEPT = 10;
/** Sizes of the aligned ranges whose best phrases are stored. */
const SIZES = [256, 4096, 65_536, 1_048_576] as const;

/** Writes, for each aligned range of each size, the ordinals of its KEPT heaviest phrases (−1 as 2^32 − 1: none). */
export function writeRanges(sections: SectionWriter, weights: Uint8Array): void {
  let finer: Uint32Array | undefined;
  for (const [level, size] of SIZES.entries()) {
    const ranges = new Uint32Array(Math.ceil(weights.length / size) * KEPT).fill(NONE);
    for (let range = 0; range * KEPT < ranges.length; range++) {
      const best = new BestPhrases(weights, KEPT);
      if (finer === undefined) best.addAll(range * size, Math.min(weights.length, (range + 1) * size));
      else best.addStored(finer, range * 16, Math.min(finer.length / KEPT, (range + 1) * 16));
      ranges.set(best.ordinals, range * KEPT);
    }
    sections.add(`phrases.best${level}`, "u32", ranges);
    finer = ranges;
  }
}

const NONE = 0xffffffff;

/** The heaviest phrases seen so far, heaviest first, ties by ordinal: phrases must be offered in rising order. */
class BestPhrases {
  readonly ordinals: number[] = [];
  #floor = 0;

  constructor(
    readonly weights: Uint8Array,
    readonly limit: number,
  ) {}

  addAll(from: number, to: number): void {
    for (let ordinal = from; ordinal < to; ordinal++)
      if ((this.weights[ordinal] as number) > this.#floor) this.#insert(ordinal);
  }

  /** The stored lists of ranges `from..to`, heaviest first within each. */
  addStored(lists: Uint32Array, from: number, to: number): void {
    for (let start = from * KEPT; start < to * KEPT; start += KEPT)
      for (let i = start; i < start + KEPT; i++) {
        const ordinal = lists[i] as number;
        if (ordinal === NONE || (this.weights[ordinal] as number) <= this.#floor) break;
        this.#insert(ordinal);
      }
  }

  #insert(ordinal: number): void {
    const { ordinals, weights, limit } = this;
    const weight = weights[ordinal] as number;
    let at = ordinals.length < limit ? ordinals.length : limit - 1;
    while (at > 0 && (weights[ordinals[at - 1] as number] as number) < weight) {
      ordinals[at] = ordinals[at - 1] as number;
      at--;
    }
    ordinals[at] = ordinal;
    if (ordinals.length === limit) this.#floor = weights[ordinals[limit - 1] as number] as number;
  }
}

/** Finds the heaviest phrases between two ordinals without looking at all of them. */
export class PhraseRanges {
  readonly #weights: Uint8Array;
  readonly #levels: Uint32Array[];

  constructor(sections: SectionReader, weights: Uint8Array) {
    this.#weights = weights;
    this.#levels = SIZES.map((_, level) => sections.get(`phrases.best${level}`, "u32"));
  }

  /** Ordinals of the `limit` (at most KEPT) heaviest in spans in rising order; exact. */
  best(spans: readonly Span[], limit: number): number[] {
    const best = new BestPhrases(this.#weights, limit);
    for (const span of spans) this.#offer(best, span);
    return best.ordinals;
  }

  #offer(best: BestPhrases, [from, to]: Span): void {
    for (let at = from; at < to; ) {
      const level = this.#widest(at, to);
      if (level >= 0) {
        const size = SIZES[level] as number;
        const range = at / size;
        best.addStored(this.#levels[level] as Uint32Array, range, range + 1);
        at += size;
        continue;
      }
      const end = Math.min(to, (Math.floor(at / SIZES[0]) + 1) * SIZES[0]);
      best.addAll(at, end);
      at = end;
    }
  }

  /** The widest stored range that begins at `at` and ends by `to`; −1 for none. */
  #widest(at: number, to: number): number {
    for (let level = SIZES.length - 1; level >= 0; level--) {
      const size = SIZES[level] as number;
      if (at % size === 0 && at + size <= to) return level;
    }
    return -1;
  }
}
