import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

const ways = { gzip: gunzipSync, "x-gzip": gunzipSync, deflate: inflateSync, br: brotliDecompressSync };

/** What a crawler can unpack, for `Accept-Encoding`. */
export const acceptedEncodings = "gzip, br";

/**
 * The bytes of a body in a `Content-Encoding`, at most `most` of them.
 * @throws Error with a message for the company: an unknown encoding, damaged, or too large once unpacked.
 */
export function unpack(bytes: Uint8Array, encoding: string, most: number): Uint8Array {
  const name = encoding.trim().toLowerCase();
  if (name === "" || name === "identity" || bytes.length === 0) return bytes;
  if (!Object.hasOwn(ways, name)) throw new Error(`unknown content-encoding: ${name.slice(0, 40)}`);
  try {
    return ways[name as keyof typeof ways](bytes, { maxOutputLength: most });
  } catch (cause) {
    throw new Error(`cannot be unpacked, or has more than ${most} bytes`, { cause });
  }
}
