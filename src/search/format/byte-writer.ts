const encoder = new TextEncoder();

/** A growing byte buffer with variable-length integers (LEB128) and UTF-8 text. */
export class ByteWriter {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(capacity = 1024) {
    this.#bytes = new Uint8Array(capacity);
  }

  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  /** An unsigned integer below 2^32: 7 bits a byte, lowest first. */
  varint(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest & 127) | 128);
      rest >>>= 7;
    }
    this.byte(rest);
  }

  bytes(source: Uint8Array): void {
    this.#reserve(source.length);
    this.#bytes.set(source, this.#length);
    this.#length += source.length;
  }

  /** Appends `source[from..to]`, without a view of it. */
  bytesOf(source: Uint8Array, from: number, to: number): void {
    this.#reserve(to - from);
    for (let i = from; i < to; i++) this.#bytes[this.#length++] = source[i] as number;
  }

  /** Appends UTF-8 and returns its length in bytes; lone surrogates become U+FFFD. */
  text(text: string): number {
    this.#reserve(text.length * 3);
    const { written } = encoder.encodeInto(text, this.#bytes.subarray(this.#length));
    this.#length += written;
    return written;
  }

  /** A view of what was written; the writer is done. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  #reserve(extra: number): void {
    const wanted = this.#length + extra;
    if (wanted <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(wanted, this.#bytes.length * 2));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
