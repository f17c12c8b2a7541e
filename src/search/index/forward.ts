import { hashTokens, tableSize } from "../format/hashes.ts";
import type { SectionReader, SectionWriter } from "../format/sections.ts";
import type { Collector } from "./collector.ts";
import type { GrowingU32 } from "./growing.ts";
import type { Numbering } from "./numbering.ts";

/** Units of a heading that a query is held against: what is longer is no heading. */
const MOST_OF_HEADING = 64;

/** Units of a line of the processor's cache, and those of a page that are read ahead at most. */
const LINE = 32;
const MOST_AHEAD = 2048;

/** Stands before a token that does not fit one unit: its low and its high 16 bits follow. */
export const ESCAPE = 0xffff;

/** Writes titles and passages as streams of terms, with what is looked up in them. */
export function writeForward(sections: SectionWriter, collected: Collector, { rank }: Numbering): void {
  writeStreams(sections, "titles", collected.titles, collected.titleEnds, rank);
  writeStreams(sections, "passages", collected.tokens, collected.passageEnds, rank);
  writeTitleTable(sections, collected, rank);
  sections.add("titles.frequency", "u32", titleFrequency(collected, rank));
  sections.add("pages.passages", "u32", collected.pagePassages.view());
  sections.add("spans.bytes", "u8", collected.spans.finish());
  sections.add("spans.offsets", "u32", offsetsOf(collected.spanEnds));
}

/** How many titles hold each term. */
function titleFrequency({ titles, titleEnds }: Collector, rank: Uint32Array): Uint32Array<ArrayBuffer> {
  const frequency = new Uint32Array(rank.length);
  const stream = titles.view();
  let start = 0;
  for (const end of titleEnds.view()) {
    for (const token of new Set(stream.subarray(start, end))) frequency[rank[token - 1] as number]!++;
    start = end;
  }
  return frequency;
}

/** A hash table of page + 1 by the tokens of its title; pages of the same title follow each other. */
function writeTitleTable(sections: SectionWriter, { titles, titleEnds }: Collector, rank: Uint32Array): void {
  const slots = new Uint32Array(tableSize(titleEnds.length));
  const stream = titles.view().map((token) => (rank[token - 1] ?? 0) + 1);
  let start = 0;
  for (const [page, end] of titleEnds.view().entries()) {
    let slot = hashTokens(stream.subarray(start, end)) & (slots.length - 1);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = page + 1;
    start = end;
  }
  sections.add("titles.slots", "u32", slots);
}

function writeStreams(
  sections: SectionWriter,
  name: string,
  tokens: GrowingU32,
  ends: GrowingU32,
  rank: Uint32Array,
): void {
  const stream = tokens.view();
  let wide = 0;
  for (let i = 0; i < stream.length; i++) if (renumbered(stream[i] as number, rank) >= ESCAPE) wide++;
  const units = new Uint16Array(stream.length + 2 * wide);
  const offsets = new Uint32Array(ends.length + 1);
  let at = 0;
  let to = 0;
  for (const [i, end] of ends.view().entries()) {
    for (; at < end; at++) {
      const token = renumbered(stream[at] as number, rank);
      if (token >= ESCAPE) {
        units[to++] = ESCAPE;
        units[to++] = token & 0xffff;
        units[to++] = token >>> 16;
      } else units[to++] = token;
    }
    offsets[i + 1] = to;
  }
  sections.add(`${name}.units`, "u16", units);
  sections.add(`${name}.offsets`, "u32", offsets);
}

const renumbered = (token: number, rank: Uint32Array): number => (token === 0 ? 0 : (rank[token - 1] as number) + 1);

/** Run ends with the leading zero that makes them starts as well. */
function offsetsOf(ends: GrowingU32): Uint32Array<ArrayBuffer> {
  const offsets = new Uint32Array(ends.length + 1);
  offsets.set(ends.view(), 1);
  return offsets;
}

/**
 * Token streams of term + 1, 0 ending a heading or sentence, in units of 16 bits: a token of ESCAPE or more takes three
 * (ESCAPE, low, high). They serve proximity, passages and highlights without reading any text; stream i is
 * `units[offsets[i]]` up to the next offset. Hot loops read the units themselves.
 */
export class Streams {
  readonly units: Uint16Array;
  readonly offsets: Uint32Array;
  /** The stream read last. Reused by the next read. */
  tokens = new Uint32Array(1024);
  /** Made of what was read ahead, so that no compiler leaves that out. */
  ahead = 0;

  constructor(sections: SectionReader, name: string) {
    this.units = sections.get(`${name}.units`, "u16");
    this.offsets = sections.get(`${name}.offsets`, "u32");
  }

  /**
   * Reads a unit of each cache line of the streams `from` up to `to`, MOST_AHEAD units of them. Done for many pages before
   * the first of them is looked at, it waits for memory once instead of once a page.
   */
  readAhead(from: number, to: number): void {
    const { units, offsets } = this;
    const start = offsets[from] ?? 0;
    const end = Math.min(offsets[to] ?? 0, start + MOST_AHEAD);
    let sum = 0;
    for (let at = start; at < end; at += LINE) sum += units[at] as number;
    this.ahead = (this.ahead + sum) | 0;
  }

  /** Decodes stream `ordinal` into `tokens` and returns how many there are. */
  read(ordinal: number): number {
    return this.#decode(this.offsets[ordinal] ?? 0, this.offsets[ordinal + 1] ?? 0);
  }

  /** As `read`, the tokens before the first break, MOST_OF_HEADING at most: the heading of a passage. */
  readHeading(ordinal: number): number {
    const start = this.offsets[ordinal] ?? 0;
    const end = Math.min(this.offsets[ordinal + 1] ?? 0, start + MOST_OF_HEADING);
    return this.#decode(start, this.#endOfHeading(start, end));
  }

  /** No token's low or high half looks like a break to this walk: an escaped one is stepped over. */
  #endOfHeading(start: number, end: number): number {
    let at = start;
    while (at < end && this.units[at] !== 0) at += this.units[at] === ESCAPE ? 3 : 1;
    return at;
  }

  #decode(start: number, end: number): number {
    const { units } = this;
    let at = start;
    if (end - at > this.tokens.length) this.tokens = new Uint32Array((end - at) * 2);
    const tokens = this.tokens;
    let count = 0;
    while (at < end) {
      const unit = units[at++] as number;
      if (unit === ESCAPE) {
        tokens[count++] = ((units[at] as number) | ((units[at + 1] as number) << 16)) >>> 0;
        at += 2;
      } else tokens[count++] = unit;
    }
    return count;
  }
}
