/** A growing list of unsigned 32-bit numbers, a fifth of the memory of an array of numbers. */
export class GrowingU32 {
  #values = new Uint32Array(1 << 12);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Uint32Array(this.#values.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length++] = value;
  }

  /** A view of what was pushed; later pushes may not show in it. */
  view(): Uint32Array<ArrayBuffer> {
    return this.#values.subarray(0, this.length);
  }
}
