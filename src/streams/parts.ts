import { serviceErrorOf } from "../db/fault.ts";
import { ServiceError } from "../errors.ts";
import type { Part } from "../schemas/part.ts";
import type { Frameable } from "./framing.ts";

export type ErrorPart = Extract<Part, { type: "error" }>;

/** What a service gives. A plain iterable where nothing has to be waited for: an answer that is known takes no turns. */
export type Parts = Iterable<Part> | AsyncIterable<Part>;

/** An answer that is known whole: its parts for who reads a stream, its body at once for who does not. */
export class Settled implements Iterable<Part> {
  constructor(
    /** The body of the `result` part. */
    readonly body: () => unknown,
    private readonly parts: () => Iterator<Part>,
  ) {}

  [Symbol.iterator](): Iterator<Part> {
    return this.parts();
  }
}

/** Parts as frames: numbered from 0, JSON on one line. */
export async function* frameParts(parts: AsyncIterable<Part>): AsyncGenerator<Frameable> {
  let index = 0;
  for await (const part of parts) yield { index: index++, type: part.type, json: JSON.stringify(part) };
}

/** Waits for the first part: throws what the stream throws before it, else gives the whole stream. */
export async function startParts(parts: Parts): Promise<AsyncIterable<Part>> {
  const iterator = Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
  const first = await iterator.next();
  return resumed(first, iterator);
}

async function* resumed(
  first: IteratorResult<Part>,
  iterator: AsyncIterator<Part> | Iterator<Part>,
): AsyncGenerator<Part> {
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

/** The part that ends a stream which failed with `error`; nothing of an engine's failure is told. */
export function errorPart(error?: unknown): ErrorPart {
  const known = serviceErrorOf(error);
  if (!known) {
    return { type: "error", code: "internal", message: "The answer could not be made.", retryable: true };
  }
  const retryable = known.code === "overloaded" || known.code === "rate_limited";
  return { type: "error", code: known.code, message: known.message, retryable };
}

/**
 * The JSON answer of a stream: the body of its `result` part, which tells of a failure itself where it comes. Throws what
 * the stream threw, or at an `error` part without one.
 */
export async function collect<Body>(parts: Parts): Promise<Body> {
  if (parts instanceof Settled) return parts.body() as Body;
  const answer = new Collected();
  if (Symbol.iterator in parts) for (const part of parts) answer.take(part);
  else for await (const part of parts) answer.take(part);
  return answer.body() as Body;
}

class Collected {
  #body: unknown;
  #ended = false;

  take(part: Part): void {
    if (part.type === "error" && this.#body === undefined) {
      throw new ServiceError("internal", part.message, { cause: new Error(part.code) });
    }
    if (part.type === "result") this.#body = part.body;
    this.#ended ||= part.type === "finish" || part.type === "error";
  }

  body(): unknown {
    if (!this.#ended || this.#body === undefined) throw new Error("The stream was cut before its end");
    return this.#body;
  }
}
