import { ROOT_CONTEXT, type Span, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import { inSpan } from "../tracing/in-span.ts";
import { failSpan } from "../tracing/span-end.ts";
import { traceHeaders } from "../tracing/trace-headers.ts";
import { isTaken, type Tried } from "./attempt.ts";

/** A try within a span of its own; `send` is given the headers by which the receiver's spans go under it. */
export function tracedTry(
  tracer: Tracer,
  { company, signal }: { company: string; signal: AbortSignal },
  send: (headers: Record<string, string>) => Promise<Tried>,
): Promise<Tried> {
  const attributes = { "http.request.method": "POST", "usher.company": company };
  return inSpan(tracer, { name: "POST webhook", kind: SpanKind.CLIENT, attributes, signal }, async (span) => {
    const tried = await send(traceHeaders(trace.setSpan(ROOT_CONTEXT, span)));
    describe(span, tried);
    return tried;
  });
}

function describe(span: Span, tried: Tried): void {
  const { status, fault } = tried;
  if (status !== null) span.setAttribute("http.response.status_code", status);
  if (!isTaken(tried)) failSpan(span, fault ?? String(status));
}
