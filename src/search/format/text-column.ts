import { ByteWriter } from "./byte-writer.ts";
import type { SectionReader, SectionWriter } from "./sections.ts";

/** Many strings as one run of UTF-8 and an offset each. */
export class TextColumnWriter {
  readonly #bytes = new ByteWriter(1 << 16);
  readonly #offsets: number[] = [0];

  /** Appends a string and returns its ordinal. */
  push(text: string): number {
    this.#bytes.text(text);
    return this.#offsets.push(this.#bytes.length) - 2;
  }

  write(sections: SectionWriter, name: string): void {
    sections.add(`${name}.bytes`, "u8", this.#bytes.finish());
    sections.add(`${name}.offsets`, "u32", Uint32Array.from(this.#offsets));
  }
}

/** Reads the strings back one by one, decoding only what is asked for. */
export class TextColumn {
  readonly bytes: Uint8Array;
  readonly offsets: Uint32Array;
  readonly #buffer: Buffer;

  constructor(sections: SectionReader, name: string) {
    this.bytes = sections.get(`${name}.bytes`, "u8");
    this.offsets = sections.get(`${name}.offsets`, "u32");
    this.#buffer = Buffer.from(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength);
  }

  get length(): number {
    return this.offsets.length - 1;
  }

  at(ordinal: number): string {
    return this.#buffer.toString("utf8", this.offsets[ordinal], this.offsets[ordinal + 1]);
  }

  isEmpty(ordinal: number): boolean {
    return this.offsets[ordinal] === this.offsets[ordinal + 1];
  }

  /** Part of one string, by byte offsets within it. */
  slice(ordinal: number, start: number, end: number): string {
    const base = this.offsets[ordinal] ?? 0;
    return this.#buffer.toString("utf8", base + start, base + end);
  }
}
