import { messageOf, ServiceError } from "../errors.ts";
import type { Part } from "../schemas/part.ts";
import type { Frameable } from "./framing.ts";

/** Parts as frames: numbered from 0, JSON on one line. */
export async function* frameParts(parts: AsyncIterable<Part>): AsyncGenerator<Frameable> {
  let index = 0;
  for await (const part of parts) yield { index: index++, type: part.type, json: JSON.stringify(part) };
}

/** Waits for the first part: throws what the stream throws before it, else gives the whole stream. */
export async function startParts(parts: AsyncIterable<Part>): Promise<AsyncIterable<Part>> {
  const iterator = parts[Symbol.asyncIterator]();
  const first = await iterator.next();
  return resumed(first, iterator);
}

async function* resumed(first: IteratorResult<Part>, iterator: AsyncIterator<Part>): AsyncGenerator<Part> {
  try {
    for (let result = first; !result.done; result = await iterator.next()) yield result.value;
  } finally {
    await iterator.return?.();
  }
}

/** Ends a stream that throws with an `error` part, so that a fault never looks like a clean end or a cut. */
export async function* withErrorPart(
  parts: AsyncIterable<Part>,
  onError: (error: unknown) => void,
): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (error) {
    onError(error);
    yield errorPart(error);
  }
}

function errorPart(error: unknown): Part {
  if (!(error instanceof ServiceError)) {
    return { type: "error", code: "internal", message: "The answer could not be made.", retryable: true };
  }
  const retryable = error.code === "overloaded" || error.code === "rate_limited";
  return { type: "error", code: error.code, message: error.message, retryable };
}

/** The JSON answer of a stream: the body of its `result` part. Throws what the stream threw, or at an `error` part. */
export async function collect<Body>(parts: AsyncIterable<Part>): Promise<Body> {
  let body: unknown;
  let ended = false;
  for await (const part of parts) {
    if (part.type === "error") throw new ServiceError("internal", part.message, { cause: new Error(part.code) });
    if (part.type === "result") body = part.body;
    ended ||= part.type === "finish";
  }
  if (!ended || body === undefined) throw new Error(`The stream was cut: ${messageOf(body)}`);
  return body as Body;
}
