import type { Span } from "@opentelemetry/api";
import { Elysia } from "elysia";
import type { LoggedEvent } from "../agent/turn-log.ts";
import type { ReadOptions } from "../agent/turn-reader.ts";
import type { Context } from "../context.ts";
import { comesOfOutage } from "../db/fault.ts";
import { ServiceError } from "../errors.ts";
import { chooseForm } from "../plugins/negotiate.ts";
import { loggedNamesOf, requestIdHeader } from "../plugins/request-id.ts";
import { authorizeVisitor } from "../services/caller/authorize-visitor.ts";
import { followTurn } from "../services/visitor/follow-turn.ts";
import { type Framing, ndjson, sse } from "../streams/framing.ts";
import { streamResponse } from "../streams/respond.ts";
import { errorTypeOf } from "../tracing/error-type.ts";
import { lastUntil, spanOf } from "../tracing/request-spans.ts";
import { failSpan } from "../tracing/span-end.ts";
import { visitorRequestOf } from "./agent-session.ts";

/**
 * Seconds after which a connection that takes nothing is dropped. Heartbeats keep one that reads: Bun's own idle limit
 * would cut a turn that thinks for long.
 */
const usualIdleSeconds = 60;

/** `GET /agent/v1/session/:sessionId/stream`: the events of a turn, from any index, until the terminal one. */
export function agentStreamRoute(context: Context, idleSeconds = usualIdleSeconds) {
  return new Elysia({ normalize: false }).get(
    "/agent/v1/session/:sessionId/stream",
    async ({ params, request, server, set }) => {
      const visitor = await authorizeVisitor(context, visitorRequestOf(request));
      const { tail, read } = await followTurn(context, visitor, params.sessionId);
      const framing = framingOf(request.headers.get("accept"));
      // The stream is cancelled when its reader leaves: the request's own signal would only cost memory.
      const abort = new AbortController();
      const options = readOptionsOf(request, tail);
      server?.timeout(request, idleSeconds);
      const headers = { "x-stream-tail-index": String(tail), "x-session-id": params.sessionId };
      const frame = pageFrames.get(framing) ?? framePage(framing);
      lastUntil(request, abort.signal);
      const names = loggedNamesOf(request, String(set.headers[requestIdHeader]));
      const onBreak = breakListener(context, names, spanOf(request));
      return streamResponse(read(options, abort.signal), { framing, frame, headers, abort, onBreak, openAtOnce: true });
    },
  );
}

/** Made outside the handler, as what is made in it keeps its request for as long as the stream is open. */
function breakListener({ log, requests }: Context, names: ReturnType<typeof loggedNamesOf>, span: Span | undefined) {
  return (err: unknown) => {
    requests.failed("agent", "stream");
    if (span) failSpan(span, errorTypeOf(err));
    if (!comesOfOutage(err)) log.error({ err, ...names }, "stream failed");
  };
}

const framePage = (framing: Framing) => (events: readonly LoggedEvent[]) => events.map(framing.frame).join("");
/** Made once: a function of the handler would keep its request, headers and all, for as long as the stream is open. */
const pageFrames = new Map([ndjson, sse].map((framing) => [framing, framePage(framing)]));

/** NDJSON unless SSE is asked for: this route's default holds whatever else is (CONTRACT §4). */
function framingOf(accept: string | null): Framing {
  const form = chooseForm(`${accept ?? ""}, */*;q=0.001`, ["application/x-ndjson", "text/event-stream"]);
  return form === "text/event-stream" ? sse : ndjson;
}

/** Where to begin: `Last-Event-ID` wins; a negative `startIndex` counts from the tail. */
function readOptionsOf(request: Request, tail: number): ReadOptions {
  const query = new URL(request.url).searchParams;
  const follow = booleanOf("follow", query.get("follow") ?? "true");
  const lastEventId = request.headers.get("last-event-id");
  if (lastEventId) return { startIndex: integerOf("Last-Event-ID", lastEventId, /^\d{1,9}$/) + 1, follow };
  const start = integerOf("startIndex", query.get("startIndex") ?? "0", /^-?\d{1,9}$/);
  return { startIndex: start < 0 ? Math.max(0, tail + 1 + start) : start, follow };
}

function integerOf(name: string, text: string, form: RegExp): number {
  if (form.test(text)) return Number(text);
  throw new ServiceError("invalid_request", `${name}: Expected an integer`);
}

function booleanOf(name: string, text: string): boolean {
  if (text === "true" || text === "false") return text === "true";
  throw new ServiceError("invalid_request", `${name}: Expected true or false`);
}
