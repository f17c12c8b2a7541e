/** FNV-1a over UTF-16 units: the same 32 bits for the same text on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The same for a sequence of token ids. */
export function hashTokens(tokens: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < tokens.length; i++) hash = Math.imul(hash ^ (tokens[i] as number), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
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
