import { ByteWriter } from "../format/byte-writer.ts";
import { hashTokens, tableSize } from "../format/hashes.ts";
import type { SectionReader, SectionWriter } from "../format/sections.ts";
import type { Collector } from "./collector.ts";
import type { GrowingU32 } from "./growing.ts";
import type { Numbering } from "./numbering.ts";

export function writeForward(sections: SectionWriter, collected: Collector, { rank }: Numbering): void {
  writeStreams(sections, "titles", collected.titles, collected.titleEnds, rank);
  writeStreams(sections, "passages", collected.tokens, collected.passageEnds, rank);
  writeTitleTable(sections, collected, rank);
  sections.add("pages.passages", "u32", collected.pagePassages.view());
  sections.add("spans.bytes", "u8", collected.spans.finish());
  sections.add("spans.offsets", "u32", offsetsOf(collected.spanEnds));
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
  const bytes = new ByteWriter(tokens.length * 2);
  const offsets = new Uint32Array(ends.length + 1);
  const stream = tokens.view();
  let at = 0;
  for (const [i, end] of ends.view().entries()) {
    for (; at < end; at++) {
      const token = stream[at] ?? 0;
      bytes.varint(token === 0 ? 0 : (rank[token - 1] ?? 0) + 1);
    }
    offsets[i + 1] = bytes.length;
  }
  sections.add(`${name}.bytes`, "u8", bytes.finish());
  sections.add(`${name}.offsets`, "u32", offsets);
}

/** Run ends with the leading zero that makes them starts as well. */
function offsetsOf(ends: GrowingU32): Uint32Array<ArrayBuffer> {
  const offsets = new Uint32Array(ends.length + 1);
  offsets.set(ends.view(), 1);
  return offsets;
}

/**
 * Token streams as varints of term + 1, 0 ending a heading or sentence. They serve feedback, proximity, passages and
 * highlights without reading any text.
 */
export class Streams {
  /** The stream read last. Reused by the next read. */
  tokens = new Uint32Array(1024);
  readonly #bytes: Uint8Array;
  readonly #offsets: Uint32Array;

  constructor(sections: SectionReader, name: string) {
    this.#bytes = sections.get(`${name}.bytes`, "u8");
    this.#offsets = sections.get(`${name}.offsets`, "u32");
  }

  /** Decodes stream `ordinal` into `tokens` and returns how many there are. */
  read(ordinal: number): number {
    const bytes = this.#bytes;
    let at = this.#offsets[ordinal] ?? 0;
    const end = this.#offsets[ordinal + 1] ?? 0;
    if (end - at > this.tokens.length) this.tokens = new Uint32Array((end - at) * 2);
    const tokens = this.tokens;
    let count = 0;
    while (at < end) {
      let token = bytes[at++] as number;
      for (let bits = 7; token >= 1 << bits; bits += 7)
        token = (token & ((1 << bits) - 1)) | ((bytes[at++] as number) << bits);
      tokens[count++] = token;
    }
    return count;
  }
}
