import type { SectionReader, SectionWriter } from "../format/sections.ts";
import type { Collector } from "./collector.ts";
import { IMPACT_STEPS, impactOf } from "./impacts.ts";
import type { Numbering } from "./numbering.ts";

/** Pages of one block: the low 16 bits of an ordinal, so that a posting is three bytes and needs no decoding. */
export const BLOCK_BITS = 16;
export const BLOCK_PAGES = 1 << BLOCK_BITS;

/**
 * Postings by block, then term: block b's run of term t is `starts[b · (terms + 1) + t]` up to the next start.
 * `pages` holds ordinals within the block, ascending; `impacts` the term-frequency factor as a byte.
 */
export interface Postings {
  starts: Uint32Array;
  pages: Uint16Array;
  impacts: Uint8Array;
  /** The highest impact of each term, which bounds what it can add to a score. */
  peaks: Uint8Array;
  /** Per rank of RANKS, the impact that so many pages of a term reach; 0 where it has fewer pages. */
  reached: Uint8Array[];
}

/** How many best pages are asked for: a first screen, and what the lexical stage hands on. */
export const RANKS = [10, 200] as const;

/** Writes which pages hold each term, and how much it counts there. */
export function writePostings(sections: SectionWriter, collected: Collector, numbering: Numbering): void {
  const starts = postingStarts(collected, numbering);
  const pages = new Uint16Array(collected.rowTerms.length);
  const impacts = new Uint8Array(collected.rowTerms.length);
  const peaks = new Uint8Array(numbering.terms.length);
  const next = starts.slice();
  const lengths = rowLengths(collected);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  forEachCell(collected, (page, seen, weight) => {
    const term = numbering.rank[seen] ?? 0;
    const slot = Math.floor(page / BLOCK_PAGES) * (numbering.terms.length + 1) + term;
    const at = next[slot] ?? 0;
    next[slot] = at + 1;
    pages[at] = page % BLOCK_PAGES;
    const impact = impactOf(weight, lengths[page] ?? 0, average);
    impacts[at] = impact;
    peaks[term] = Math.max(peaks[term] ?? 0, impact);
  });
  sections.add("postings.starts", "u32", starts);
  sections.add("postings.pages", "u16", pages);
  sections.add("postings.impacts", "u8", impacts);
  sections.add("postings.peaks", "u8", peaks);
  for (const rank of RANKS)
    sections.add(`postings.reached${rank}`, "u8", reachedBy(rank, starts, impacts, peaks.length));
}

/** The postings of a segment: views over its bytes. */
export function readPostings(sections: SectionReader): Postings {
  return {
    starts: sections.get("postings.starts", "u32"),
    pages: sections.get("postings.pages", "u16"),
    impacts: sections.get("postings.impacts", "u8"),
    peaks: sections.get("postings.peaks", "u8"),
    reached: RANKS.map((rank) => sections.get(`postings.reached${rank}`, "u8")),
  };
}

/** By term, the highest impact that at least `rank` of its pages reach. */
function reachedBy(rank: number, starts: Uint32Array, impacts: Uint8Array, terms: number): Uint8Array<ArrayBuffer> {
  const reached = new Uint8Array(terms);
  const counts = new Uint32Array(IMPACT_STEPS + 1);
  for (let term = 0; term < terms; term++) {
    counts.fill(0);
    for (let slot = term; slot < starts.length; slot += terms + 1)
      for (let at = starts[slot] as number; at < (starts[slot + 1] as number); at++)
        counts[impacts[at] as number] = (counts[impacts[at] as number] as number) + 1;
    let above = 0;
    let impact = IMPACT_STEPS + 1;
    while (impact > 0 && above < rank) above += counts[--impact] as number;
    reached[term] = above < rank ? 0 : impact;
  }
  return reached;
}

/** Weighted length of each page: the sum of its weighted frequencies. */
function rowLengths(collected: Collector): Float64Array {
  const lengths = new Float64Array(collected.rowEnds.length);
  forEachCell(collected, (page, _seen, weight) => {
    lengths[page] = (lengths[page] ?? 0) + weight;
  });
  return lengths;
}

function postingStarts(collected: Collector, numbering: Numbering): Uint32Array<ArrayBuffer> {
  const stride = numbering.terms.length + 1;
  const blocks = Math.max(1, Math.ceil(collected.rowEnds.length / BLOCK_PAGES));
  const starts = new Uint32Array(blocks * stride);
  forEachCell(collected, (page, seen) => {
    const slot = Math.floor(page / BLOCK_PAGES) * stride + (numbering.rank[seen] ?? 0);
    starts[slot] = (starts[slot] ?? 0) + 1;
  });
  let total = 0;
  for (let slot = 0; slot < starts.length; slot++) {
    const count = starts[slot] ?? 0;
    starts[slot] = total;
    total += count;
  }
  return starts;
}

/** Walks the term matrix row by row; `weight` is the weighted frequency. */
export function forEachCell(
  { rowEnds, rowTerms, rowWeights }: Collector,
  visit: (page: number, seen: number, weight: number) => void,
): void {
  const ends = rowEnds.view();
  const terms = rowTerms.view();
  const weights = rowWeights.view();
  for (let page = 0, cell = 0; page < ends.length; page++)
    for (; cell < (ends[page] ?? 0); cell++) visit(page, terms[cell] ?? 0, (weights[cell] ?? 0) / 64);
}
