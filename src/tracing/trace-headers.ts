import { type Context, defaultTextMapSetter, ROOT_CONTEXT } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";

const w3c = new W3CTraceContextPropagator();

/**
 * What a caller's `traceparent` says (W3C Trace Context); the root where it is missing or malformed. Its `tracestate` is
 * free text, which a collector is not sent.
 */
export function callersContext(headers: Headers): Context {
  return w3c.extract(ROOT_CONTEXT, headers, {
    get: (from, name) => (name === "traceparent" ? (from.get(name) ?? undefined) : undefined),
    keys: () => ["traceparent"],
  });
}

/** Headers that tell another server of the span of `context`; none where there is none. */
export function traceHeaders(context: Context): Record<string, string> {
  const headers: Record<string, string> = {};
  w3c.inject(context, headers, defaultTextMapSetter);
  return headers;
}
