import { ServiceError } from "../errors.ts";
import { limits } from "../schemas/formats.ts";

const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/**
 * Reads a JSON body within the limits of CONTRACT §1. Throws `unsupported_media_type`, `payload_too_large` and
 * `invalid_request` (UTF-8, JSON, depth).
 */
export async function readJson(request: Request): Promise<unknown> {
  const mediaType = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase();
  if (mediaType !== "application/json") {
    throw new ServiceError("unsupported_media_type", "Send the body as application/json.");
  }
  refuseEncoded(request);
  const bytes = await readLimited(request, limits.bodyBytes);
  const text = decode(bytes);
  if (depthOf(bytes) > limits.bodyDepth) throw malformed(`The JSON is nested deeper than ${limits.bodyDepth}.`);
  return printable(parse(text));
}

/** Nothing is unpacked: a small body could become one beyond every limit. */
function refuseEncoded({ headers }: Request): void {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() || "identity";
  if (encoding === "identity") return;
  throw new ServiceError("unsupported_media_type", "Send the body as it is, without a content-encoding.");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw malformed("The body is not valid JSON.", cause);
  }
}

/**
 * The value, with an own `toString` anywhere in it kept from failing whoever makes a string of it: Elysia puts the
 * value found into its messages about strings.
 */
function printable(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Object.hasOwn(value, "toString")) Object.defineProperty(value, Symbol.toPrimitive, { value: () => "an object" });
  for (const inner of Object.values(value)) printable(inner);
  return value;
}

async function readLimited(request: Request, limit: number): Promise<Uint8Array> {
  const tooLarge = () => new ServiceError("payload_too_large", `The body is larger than ${limit} bytes.`);
  const announced = Number(request.headers.get("content-length") ?? 0);
  if (announced > limit) throw tooLarge();
  if (announced > 0) return request.bytes();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw malformed("The body is not valid UTF-8.", cause);
  }
}

/** The deepest nesting of brackets outside strings; cheap, so that a hostile body is never parsed. */
function depthOf(bytes: Uint8Array): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (inString) {
      if (byte === 0x5c) at++;
      else if (byte === 0x22) inString = false;
    } else if (byte === 0x22) inString = true;
    else if (byte === 0x7b || byte === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (byte === 0x7d || byte === 0x5d) depth--;
  }
  return deepest;
}

function malformed(message: string, cause?: unknown): ServiceError {
  return new ServiceError("invalid_request", message, { cause, loc: ["body"] });
}
