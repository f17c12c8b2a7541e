import { FetchHttpHandler } from "@smithy/fetch-http-handler";

type Handle = FetchHttpHandler["handle"];

/**
 * Sends a client's requests by fetch, each answer read whole before it is passed on: a server that stalls after its
 * headers, or drips a body, is as late as one that says nothing. A late one rejects with a TimeoutError, which the
 * SDK tries again. Answers are held in memory: not for values.
 */
export class WholeAnswers extends FetchHttpHandler {
  readonly #closed = new AbortController();

  constructor(private readonly timeoutMs: number) {
    super({ requestInit: () => ({ redirect: "manual" }) });
  }

  /** Breaks off what is under way; what comes later fails at once. */
  override destroy(): void {
    this.#closed.abort(new Error("The store is closed"));
  }

  override async handle(...[request, options = {}]: Parameters<Handle>): ReturnType<Handle> {
    const { requestTimeout = this.timeoutMs, abortSignal } = options;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new TimeoutError(requestTimeout)), requestTimeout);
    const given = abortSignal ? [abortSignal as AbortSignal] : [];
    const signal = AbortSignal.any([...given, late.signal, this.#closed.signal]);
    try {
      const { response } = await super.handle(request, { abortSignal: signal });
      response.body = await whole(response.body, signal);
      return { response };
    } catch (error) {
      throw late.signal.aborted ? late.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

class TimeoutError extends Error {
  override readonly name = "TimeoutError";

  constructor(ms: number) {
    super(`S3 did not answer within ${ms} ms`);
  }
}

/** As a Blob: what reads answers for errors in a 200 wants something that it can stream twice. */
async function whole(body: ReadableStream<Uint8Array> | Blob | undefined, signal: AbortSignal): Promise<Blob> {
  if (!(body instanceof ReadableStream)) return body ?? new Blob();
  const chunks: Uint8Array[] = [];
  const reader = body.getReader();
  const cancel = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener("abort", cancel, { once: true });
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) chunks.push(piece.value);
  } finally {
    signal.removeEventListener("abort", cancel);
  }
  // A reader that is cancelled ends as if all had come.
  signal.throwIfAborted();
  return new Blob(chunks as BlobPart[]);
}
