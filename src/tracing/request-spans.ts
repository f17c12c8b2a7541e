import { type Span, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import { cancelSpan, failSpan } from "./span-end.ts";
import { callersContext } from "./trace-headers.ts";

interface RequestSpan {
  span: Span;
  /** Fires when the streamed answer has ended: the span lasts as long. */
  ended?: AbortSignal;
  /** Whether the caller left before its answer was made: nobody was told its status, and nothing failed. */
  left?: boolean;
}

/** What is known of an answer once it is made. */
export interface Answered {
  method: string;
  /** The pattern of the path, `""` where no route was found. */
  route: string;
  /** `undefined` where nobody was told one. */
  status: number | undefined;
  /** As far as a log may hold it. */
  requestId: string | undefined;
}

const spans = new WeakMap<Request, RequestSpan>();

/** Begins the span of a request, under the caller's where `traceparent` names one. */
export function beginRequestSpan(tracer: Tracer, request: Request): void {
  const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, callersContext(request.headers));
  spans.set(request, { span });
}

/** The span of a request; `undefined` where traces go nowhere, and for what is never traced. */
export function spanOf(request: Request): Span | undefined {
  return spans.get(request)?.span;
}

/** The trace that a request belongs to, as a log may hold it; `undefined` where it belongs to none. */
export function traceIdOf(request: Request): string | undefined {
  const span = spanOf(request) ?? trace.getSpan(callersContext(request.headers));
  return span?.spanContext().traceId;
}

/** The answer is a stream: its span lasts until `ended` fires. */
export function lastUntil(request: Request, ended: AbortSignal): void {
  const known = spans.get(request);
  if (known) known.ended = ended;
}

/** The caller has left before its answer was made. */
export function leaveRequestSpan(request: Request): void {
  const known = spans.get(request);
  if (known) known.left = true;
}

/** Ends the span of a request whose answer is made, or leaves that to its stream. */
export function endRequestSpan(request: Request, answered: Answered): void {
  const known = spans.get(request);
  if (!known) return;
  const { span, ended, left } = known;
  describe(span, left ? { ...answered, status: undefined } : answered);
  if (ended && !ended.aborted) ended.addEventListener("abort", () => span.end(), { once: true });
  else span.end();
}

/** An answer that failed while it was under way: its status has long been sent. */
export function failRequestSpan(request: Request, type: string): void {
  const span = spanOf(request);
  if (span) failSpan(span, type);
}

/** No path: it may hold an id that opens something. */
function describe(span: Span, { method, route, status, requestId }: Answered): void {
  span.updateName(route ? `${method} ${route}` : method);
  span.setAttributes({
    "http.request.method": method,
    ...(status === undefined ? {} : { "http.response.status_code": status }),
    ...(route ? { "http.route": route } : {}),
    ...(requestId ? { "usher.request_id": requestId } : {}),
  });
  if (status === undefined) cancelSpan(span);
  else if (status >= 500) failSpan(span, String(status));
}
