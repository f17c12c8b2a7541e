import { MAX_PAGE_BYTES } from "../limits.ts";

/** Thrown text is shown to the company: it names what is wrong with the file. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/**
 * A text file's content: by its byte order mark, else UTF-8, else what a `<meta charset>` names, else windows-1252.
 * @throws UnreadableFile when it is too large, binary, or its encoding is unknown; the file system's errors pass.
 */
export async function readText(path: string): Promise<string> {
  const file = Bun.file(path);
  if (file.size > MAX_PAGE_BYTES) throw new UnreadableFile(`over ${MAX_PAGE_BYTES / 1024 / 1024} MiB`);
  return decodeText(await file.bytes());
}

/** As `readText`, for bytes; `charset` is what came with them, and is believed after a byte order mark alone. */
export function decodeText(bytes: Uint8Array, charset = ""): string {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : "";
  if (marked !== "") return decode(bytes, marked);
  if (bytes.subarray(0, 8192).includes(0)) throw new UnreadableFile("binary file");
  if (isKnown(charset) && !/^utf-?8$/i.test(charset)) return decode(bytes, charset);
  try {
    return decode(bytes, "utf-8");
  } catch {
    return decode(bytes, declaredCharset(bytes));
  }
}

function declaredCharset(bytes: Uint8Array): string {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2048));
  const declared = /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]?.toLowerCase() ?? "";
  return isKnown(declared) && declared !== "utf-8" ? declared : "windows-1252";
}

/** A name that no browser knows says nothing of the bytes. */
function isKnown(charset: string): boolean {
  try {
    return charset !== "" && new TextDecoder(charset as Bun.Encoding).encoding !== "";
  } catch {
    return false;
  }
}

/** As browsers do, a few bytes that are no character of a text cost themselves alone. Throws where most are none. */
function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset as Bun.Encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    const text = new TextDecoder(charset as Bun.Encoding).decode(bytes);
    if (countIn(text, /\ufffd/g) < countIn(text, /[^\0-\x7f\ufffd]/g)) return text;
    throw new UnreadableFile(`not readable as ${charset}`, { cause });
  }
}

function countIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
