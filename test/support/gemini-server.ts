import type { Server } from "bun";

/** What the server does with one request. Text comes in pieces as given: cut where the test wants it cut. */
export interface Reply {
  /** Pieces of the model's text, each in a chunk of its own. */
  pieces?: readonly string[];
  /** Of the last chunk; `null` leaves it out, as a stream that was cut does. */
  finishReason?: string | null;
  /** Answers with this status and body instead of a stream. */
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Raw text in the place of a stream of chunks. */
  raw?: string;
  /** Sends bytes in runs of this many, whatever they are. */
  bytesPerWrite?: number;
  /** Milliseconds before the headers, and before each piece. */
  beforeMs?: number;
  pieceMs?: number;
  /** Stays open and silent after the pieces. */
  stall?: boolean;
  /** Breaks the connection after the pieces. */
  breakOff?: boolean;
  /** Raw text after the pieces. */
  rawEnd?: string;
  /** Sends the last piece again until the reader leaves. */
  endless?: boolean;
  promptFeedback?: { blockReason: string };
}

export interface GeminiRequest {
  path: string;
  key: string | null;
  body: {
    systemInstruction?: { parts: { text: string }[] };
    contents: { role: string; parts: { text: string }[] }[];
    generationConfig?: Record<string, unknown>;
  };
  /** The text of the last turn. */
  prompt: string;
}

/** A server on a free port that speaks Gemini's REST streaming protocol. */
export interface GeminiServer {
  readonly url: string;
  readonly requests: GeminiRequest[];
  /** Requests whose reader left before the end. */
  readonly left: number;
  /** Chunks written to all readers. */
  readonly written: number;
  /** What the next requests get: one reply each where it is a list, the last of them from then on. */
  reply: Reply | readonly Reply[] | ((request: GeminiRequest) => Reply);
  [Symbol.asyncDispose](): Promise<void>;
}

/** The chunks of a reply as `GenerateContentResponse`s; usage grows as Gemini's does. */
function chunksOf({ pieces = [], finishReason = "STOP", promptFeedback }: Reply): unknown[] {
  if (promptFeedback) return [{ promptFeedback, usageMetadata: { promptTokenCount: 11, totalTokenCount: 11 } }];
  const texts = pieces.length > 0 ? pieces : finishReason === null ? [] : [""];
  return texts.map((text, index) => ({
    candidates: [
      {
        content: { role: "model", parts: [{ text }] },
        index: 0,
        ...(index === texts.length - 1 && finishReason !== null ? { finishReason } : {}),
      },
    ],
    usageMetadata: { promptTokenCount: 11, candidatesTokenCount: index + 1, totalTokenCount: 12 + index },
    modelVersion: "gemini-test",
  }));
}

const encoder = new TextEncoder();

function* bytesOf(text: string, size: number | undefined): Generator<Uint8Array> {
  const bytes = encoder.encode(text);
  if (size === undefined) yield bytes;
  else for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

export function startGeminiServer(): GeminiServer {
  const requests: GeminiRequest[] = [];
  const state = { left: 0, written: 0, reply: {} as GeminiServer["reply"], served: 0 };

  function nextReply(request: GeminiRequest): Reply {
    const { reply } = state;
    if (typeof reply === "function") return reply(request);
    if (!Array.isArray(reply)) return reply as Reply;
    return reply[Math.min(state.served++, reply.length - 1)] ?? {};
  }

  async function handle(request: Request): Promise<Response> {
    const seen = await readRequest(request);
    requests.push(seen);
    const reply = nextReply(seen);
    if (reply.beforeMs) await Bun.sleep(reply.beforeMs);
    if (reply.status !== undefined) {
      const body = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body ?? {});
      return new Response(body, {
        status: reply.status,
        headers: { "content-type": "application/json", ...reply.headers },
      });
    }
    const headers = { "content-type": "text/event-stream", ...reply.headers };
    if (reply.raw !== undefined) return new Response(reply.raw, { headers });
    return new Response(streamOf(reply, request.signal), { headers });
  }

  function streamOf(reply: Reply, signal: AbortSignal): ReadableStream<Uint8Array> {
    const source = writes(reply, signal);
    let leaving = false;
    signal.addEventListener("abort", () => leave(), { once: true });
    const leave = () => {
      if (!leaving) state.left++;
      leaving = true;
    };
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { done, value } = await source.next();
          if (leaving) return;
          if (value === "break") controller.error(new Error("broken off"));
          else if (done || value === undefined) controller.close();
          else controller.enqueue(value);
          if (done) leaving = true;
        },
        cancel: leave,
      },
      { highWaterMark: 0 },
    );
  }

  async function* writes(reply: Reply, signal: AbortSignal): AsyncGenerator<Uint8Array | "break"> {
    const chunks = chunksOf(reply);
    for (let index = 0; index < chunks.length || reply.endless; index++) {
      if (reply.pieceMs) await Bun.sleep(reply.pieceMs);
      const chunk = chunks[Math.min(index, chunks.length - 1)];
      state.written++;
      yield* bytesOf(`data: ${JSON.stringify(chunk)}\r\n\r\n`, reply.bytesPerWrite);
      if (signal.aborted) return;
    }
    if (reply.stall) await aborted(signal);
    // What was written before reaches the reader first.
    if (reply.breakOff || reply.rawEnd) await Bun.sleep(250);
    if (reply.rawEnd) yield encoder.encode(reply.rawEnd);
    if (reply.breakOff) yield "break";
  }

  const server: Server<undefined> = Bun.serve({
    port: 0,
    idleTimeout: 0,
    development: false,
    fetch: handle,
    error: () => new Response("", { status: 500 }),
  });
  return {
    url: `http://localhost:${server.port}`,
    requests,
    get left() {
      return state.left;
    },
    get written() {
      return state.written;
    },
    get reply() {
      return state.reply;
    },
    set reply(reply) {
      state.reply = reply;
      state.served = 0;
    },
    async [Symbol.asyncDispose]() {
      await server.stop(true);
    },
  };
}

async function readRequest(request: Request): Promise<GeminiRequest> {
  const url = new URL(request.url);
  const body = (await request.json()) as GeminiRequest["body"];
  const prompt =
    body.contents
      .at(-1)
      ?.parts.map(({ text }) => text)
      .join("") ?? "";
  return { path: `${url.pathname}${url.search}`, key: request.headers.get("x-goog-api-key"), body, prompt };
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  signal.addEventListener("abort", () => resolve(), { once: true });
  await promise;
}

/** A text cut into pieces of `size` UTF-16 units. */
export function cut(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );
}
