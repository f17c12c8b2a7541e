import type { SectionReader } from "../format/sections.ts";
import { CASE, HEAD_BYTES, headOf, RUN } from "./phrase-writer.ts";
import { PhraseRanges } from "./ranges.ts";

/** Reads the front-coded phrases of a segment. One phrase is decoded at a time, into memory that is reused. */
export class PhraseTable {
  readonly count: number;
  readonly weights: Uint8Array;
  readonly ranges: PhraseRanges;
  /** Whether the text read last differs from its key by more than the case of A–Z. */
  explicit = false;
  readonly #bytes: Uint8Array;
  readonly #starts: Uint32Array;
  readonly #heads: Float64Array;
  readonly #buffer: Buffer;
  readonly #key = new Uint8Array(1024);
  readonly #keyText = Buffer.from(this.#key.buffer);
  /** Where decoding stands: length of the key in `#key`, and the byte after it (its case). */
  #keyLength = 0;
  #prefixLength = 0;
  #at = 0;

  constructor(sections: SectionReader) {
    this.#bytes = sections.get("phrases.bytes", "u8");
    this.#starts = sections.get("phrases.starts", "u32");
    this.#heads = sections.get("phrases.heads", "f64");
    this.weights = sections.get("phrases.weights", "u8");
    this.count = this.weights.length;
    this.ranges = new PhraseRanges(sections, this.weights);
    this.#buffer = Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength);
  }

  /** The ordinals `[first, end)` of the phrases whose key starts with the first `length` bytes of `prefix`. */
  range(prefix: Uint8Array, length: number): [first: number, end: number] {
    this.#prefixLength = length;
    const low = this.#headsBelow(headOf(prefix, length, 0), 0);
    const high = this.#headsBelow(headOf(prefix, length, 255) + 1, low);
    if (length <= HEAD_BYTES && !holdsZero(prefix, length))
      return [this.#within(low, prefix, false), this.#within(high, prefix, true)];
    return [this.#bound(prefix, false, low, high), this.#bound(prefix, true, low, high)];
  }

  /** How many runs begin below a number, where `from` of them are known to. */
  #headsBelow(head: number, from: number): number {
    const heads = this.#heads;
    let low = from;
    let high = heads.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((heads[middle] as number) < head) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The first ordinal whose key is not below the prefix; with `after`, the first beyond all that start with it. */
  #bound(prefix: Uint8Array, after: boolean, from: number, to: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#headIsBefore(this.#starts[middle] as number, prefix, after)) low = middle + 1;
      else high = middle;
    }
    return this.#within(low, prefix, after);
  }

  /** The same where `runs` runs begin before it. */
  #within(runs: number, prefix: Uint8Array, after: boolean): number {
    return runs === 0 ? 0 : this.#boundInRun(runs - 1, prefix, after);
  }

  /** As `#isBefore`, for a run's first key, which is stored whole. */
  #headIsBefore(start: number, prefix: Uint8Array, after: boolean): boolean {
    const bytes = this.#bytes;
    let base = start + 2;
    let length = bytes[start + 1] as number;
    if (length > 127) length = (length & 127) | ((bytes[base++] as number) << 7);
    const shared = Math.min(this.#prefixLength, length);
    for (let i = 0; i < shared; i++)
      if (bytes[base + i] !== prefix[i]) return (bytes[base + i] as number) < (prefix[i] as number);
    return length < this.#prefixLength || after;
  }

  #boundInRun(run: number, prefix: Uint8Array, after: boolean): number {
    const end = Math.min(this.count, (run + 1) * RUN);
    this.#readKey(this.#starts[run] as number);
    for (let ordinal = run * RUN + 1; ordinal < end; ordinal++) {
      this.#skipCase();
      this.#readKey(this.#at);
      if (!this.#isBefore(prefix, after)) return ordinal;
    }
    return end;
  }

  /** Whether the key in hand sorts below the prefix, or (with `after`) below or among those that start with it. */
  #isBefore(prefix: Uint8Array, after: boolean): boolean {
    const key = this.#key;
    const shared = Math.min(this.#prefixLength, this.#keyLength);
    for (let i = 0; i < shared; i++) if (key[i] !== prefix[i]) return (key[i] as number) < (prefix[i] as number);
    return this.#keyLength < this.#prefixLength || after;
  }

  at(ordinal: number): string {
    this.#readKey(this.#starts[Math.floor(ordinal / RUN)] as number);
    for (let skipped = ordinal % RUN; skipped > 0; skipped--) {
      this.#skipCase();
      this.#readKey(this.#at);
    }
    return this.#text();
  }

  #readKey(from: number): void {
    const bytes = this.#bytes;
    const key = this.#key;
    let at = from + 2;
    let added = bytes[from + 1] as number;
    if (added > 127) added = (added & 127) | ((bytes[at++] as number) << 7);
    const shared = bytes[from] as number;
    for (let i = 0; i < added; i++) key[shared + i] = bytes[at + i] as number;
    this.#at = at + added;
    this.#keyLength = shared + added;
  }

  #skipCase(): void {
    const kind = this.#bytes[this.#at++] as number;
    if (kind <= CASE.firstUpper) return;
    if (kind === CASE.explicit) {
      const length = this.#varint();
      this.#at += length;
    } else if (kind > CASE.capitals) this.#at += kind - CASE.capitals;
  }

  #text(): string {
    const kind = this.#bytes[this.#at++] as number;
    this.explicit = kind === CASE.explicit;
    if (this.explicit) {
      const length = this.#varint();
      return this.#buffer.toString("utf8", this.#at, this.#at + length);
    }
    if (kind === CASE.firstUpper) this.#key[0] = (this.#key[0] as number) - 32;
    for (let capitals = kind - CASE.capitals; capitals > 0; capitals--) {
      const place = this.#bytes[this.#at++] as number;
      this.#key[place] = (this.#key[place] as number) - 32;
    }
    const encoding = kind === CASE.wide ? "utf8" : "latin1";
    return this.#keyText.toString(encoding, 0, this.#keyLength);
  }

  #varint(): number {
    let value = this.#bytes[this.#at++] as number;
    for (let bits = 7; value >= 1 << bits; bits += 7)
      value = (value & ((1 << bits) - 1)) | ((this.#bytes[this.#at++] as number) << bits);
    return value;
  }
}

/** A zero byte looks like the filler of a head. */
function holdsZero(prefix: Uint8Array, length: number): boolean {
  for (let i = 0; i < length; i++) if (prefix[i] === 0) return true;
  return false;
}
