/** What FNV-1a begins with, how it takes up a unit, and how it ends: the same 32 bits on every machine. */
export const FIRST_HASH = 0x811c9dc5;
export const hashOn = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);
export const hashEnd = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;

/** The hash of a text's UTF-16 units. */
export function hashText(text: string): number {
  let hash = FIRST_HASH;
  for (let i = 0; i < text.length; i++) hash = hashOn(hash, text.charCodeAt(i));
  return hashEnd(hash);
}

/** The same for a sequence of token ids. */
export function hashTokens(tokens: ArrayLike<number>): number {
  let hash = FIRST_HASH;
  for (let i = 0; i < tokens.length; i++) hash = hashOn(hash, tokens[i] as number);
  return hashEnd(hash);
}

/** The smallest power of two that keeps a hash table of `count` entries at most half full. */
export function tableSize(count: number): number {
  let size = 16;
  while (size < count * 2) size *= 2;
  return size;
}

/** Whether the UTF-8 bytes spell the text; ASCII is compared in place, anything else after decoding. */
export function spells(bytes: Uint8Array, start: number, end: number, text: string): boolean {
  if (end - start < text.length) return false;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 127) return new TextDecoder().decode(bytes.subarray(start, end)) === text;
    if (bytes[start + i] !== unit) return false;
  }
  return end - start === text.length;
}
