/** A piece of a multipart upload; its bytes are valid until the piece after the next one is asked for. */
export interface Part {
  number: number;
  bytes: Uint8Array;
  /** Of the bytes, in hex: computed piece by piece, where all at once would hold the event loop. */
  sha256: string;
}

/** S3 takes at most 10,000 parts: they double in size every 1,000, so that no length is too much. */
const doubleEvery = 1_000;

/** A stream in pieces of `partBytes`, the last one shorter. Two buffers in turn: one fills while the other is sent. */
export async function* partsOf(body: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Part> {
  const buffers: [Uint8Array, Uint8Array] = [new Uint8Array(0), new Uint8Array(0)];
  let number = 1;
  let filled = 0;
  let size = partBytes;
  let buffer = bufferFor(buffers, number, size);
  const hash = new Bun.CryptoHasher("sha256");
  const part = (): Part => ({ number, bytes: buffer.subarray(0, filled), sha256: hash.digest("hex") });
  for await (const chunk of body) {
    for (let taken = 0; taken < chunk.length; ) {
      const some = chunk.subarray(taken, taken + size - filled);
      buffer.set(some, filled);
      hash.update(some);
      filled += some.length;
      taken += some.length;
      if (filled < size) continue;
      yield part();
      filled = 0;
      size = partBytes * 2 ** Math.floor(number / doubleEvery);
      buffer = bufferFor(buffers, ++number, size);
    }
  }
  // An upload has at least one part, be it empty.
  if (filled > 0 || number === 1) yield part();
}

function bufferFor(buffers: [Uint8Array, Uint8Array], number: number, size: number): Uint8Array {
  const turn = (number & 1) as 0 | 1;
  if (buffers[turn].length < size) buffers[turn] = new Uint8Array(size);
  return buffers[turn];
}
