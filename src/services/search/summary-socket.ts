import { ROOT_CONTEXT, type Span, trace } from "@opentelemetry/api";
import type { Context } from "../../context.ts";
import { serviceErrorOf } from "../../db/fault.ts";
import { ServiceError } from "../../errors.ts";
import type { QuerySummaryResult } from "../../schemas/query-summary.ts";
import { SummaryClientFrame } from "../../schemas/query-summary.ts";
import { SocketClosedError, type SocketPump } from "../../streams/socket-pump.ts";
import { inSpan } from "../../tracing/in-span.ts";
import { type Caller, openScope, streamedUnder } from "../caller/scope.ts";
import { FrameRate } from "../sockets/frame-rate.ts";
import { frameReader } from "../sockets/read-frame.ts";
import type { SocketSource } from "../sockets/socket-source.ts";
import { completePrefix } from "./complete-prefix.ts";
import { summarizeQuery } from "./summarize-query.ts";

const readFrame = frameReader(SummaryClientFrame, "action", "This is no action that is known here.");

/** Summaries that one socket may have under way. */
const maxSummaries = 8;
/** Actions that ask for no work, and count for nothing. */
const free: readonly unknown[] = ["ping", "cancel"];

type FrameOf<A extends SummaryClientFrame["action"]> = Extract<SummaryClientFrame, { action: A }>;

type SummaryParams = FrameOf<"get_summary_with_cache">["params"];

/** Which request an event belongs to. */
type Place = Pick<SummaryEvent, "requestId" | "sessionId">;

/** What the server sends: `requestId` and `sessionId` say which request it belongs to. */
interface SummaryEvent {
  event: string;
  requestId: string;
  sessionId: string;
  data: unknown;
}

/** One client of the summary stream. Events of a request come in order; requests may run side by side. */
export class SummarySocket {
  readonly #running = new Map<string, AbortController>();
  readonly #rate = new FrameRate();

  constructor(
    private readonly context: Context,
    private readonly pump: SocketPump,
    private readonly caller: Pick<Caller, "origin" | "previewKey" | "countedFor">,
    private readonly source: SocketSource,
  ) {}

  /** Takes a frame. A bad one gets an `error` event and hurts nothing else. */
  receive(frame: unknown): void {
    if (this.#rate.isTooFast()) {
      this.pump.close(1008, "Too many frames");
      return;
    }
    this.#handle(frame).catch((error) => this.#sendError(placeOf(frame), error).catch(() => {}));
  }

  /** The other side has gone: what runs for it alone is stopped. */
  end(): void {
    this.pump.closed();
    for (const running of this.#running.values()) running.abort();
  }

  async #handle(received: unknown): Promise<void> {
    if (!free.includes((received as { action?: unknown } | null)?.action)) await this.source.count();
    const frame = readFrame(received);
    switch (frame.action) {
      case "ping":
        return this.#send({ event: "pong", requestId: "", sessionId: "", data: {} });
      case "cancel":
        this.#running.get(frame.params.requestId)?.abort();
        return;
      case "get_completions":
        return this.#complete(frame);
      case "get_summary_with_cache":
        return this.#summarize(frame);
    }
  }

  async #complete({ params }: FrameOf<"get_completions">): Promise<void> {
    const { requestId = Bun.randomUUIDv7(), sessionId } = params;
    const scope = await openScope(this.context, params, this.#caller(requestId, new AbortController().signal));
    const data = await completePrefix(this.context, scope, params);
    await this.#send({ event: "completions", requestId, sessionId, data });
  }

  async #summarize({ params }: FrameOf<"get_summary_with_cache">): Promise<void> {
    const { requestId = Bun.randomUUIDv7(), sessionId = "" } = params;
    if (this.#running.has(requestId)) throw new ServiceError("operation_conflict", "This requestId runs already.");
    if (this.#running.size >= maxSummaries) {
      throw new ServiceError("rate_limited", `A socket may have ${maxSummaries} summaries under way.`);
    }
    const abort = new AbortController();
    this.#running.set(requestId, abort);
    try {
      await this.#traced({ ...params, requestId }, { requestId, sessionId }, abort.signal);
    } catch (error) {
      await this.#sendError({ requestId, sessionId }, abort.signal.aborted ? cancelled : error);
    } finally {
      this.#running.delete(requestId);
    }
  }

  /** Streams within a span under that of the request which opened the socket. What is refused is no failure. */
  async #traced(params: SummaryParams, place: Place, signal: AbortSignal): Promise<void> {
    const { span: opened } = this.source;
    const parent = opened ? trace.setSpan(ROOT_CONTEXT, opened) : ROOT_CONTEXT;
    const { tracer } = this.context.tracing;
    const refused = await inSpan(tracer, { name: "summary", parent, signal }, async (span) => {
      try {
        await this.#stream(params, place, signal, span);
      } catch (error) {
        if (signal.aborted || !isRefusal(error)) throw error;
        return error;
      }
    });
    if (refused !== undefined) throw refused;
  }

  async #stream(params: SummaryParams, place: Place, signal: AbortSignal, span: Span): Promise<void> {
    const opened = await openScope(this.context, params, { ...this.#caller(place.requestId, signal), span });
    const scope = streamedUnder(opened, signal);
    for await (const part of summarizeQuery(this.context, scope, params)) {
      signal.throwIfAborted();
      if (part.type === "text-delta") {
        await this.#send({ event: "summary_part", ...place, data: { text: part.delta } });
      } else if (part.type === "result") {
        const { tiles, ...data } = part.body as QuerySummaryResult;
        await this.#send({ event: "summary_tiles", ...place, data: { tiles } });
        await this.#send({ event: "summary_complete", ...place, data });
      }
    }
  }

  #caller(requestId: string, signal: AbortSignal): Caller {
    return { ...this.caller, requestId, signal, span: this.source.span };
  }

  async #sendError(place: Place, error: unknown): Promise<void> {
    if (error instanceof SocketClosedError) return;
    await this.#send({ event: "error", ...place, data: this.#told(error) });
  }

  #told(error: unknown): { code: string; message: string } {
    if (error === cancelled) return { code: "cancelled", message: "The summary was cancelled." };
    const { code, message } = this.source.refuse(error);
    return { code, message };
  }

  #send(event: SummaryEvent): Promise<void> {
    return this.pump.send(JSON.stringify(event));
  }
}

const cancelled = Symbol("cancelled");

/** What is no failure of a summary: it was refused, or its reader has left. */
function isRefusal(error: unknown): boolean {
  return error instanceof SocketClosedError || serviceErrorOf(error) !== undefined;
}

/** Which request a bad frame was about, as far as it says. */
function placeOf(frame: unknown): Place {
  const params = (frame as { params?: { requestId?: unknown; sessionId?: unknown } } | null)?.params;
  const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 200) : "");
  return { requestId: text(params?.requestId), sessionId: text(params?.sessionId) };
}
