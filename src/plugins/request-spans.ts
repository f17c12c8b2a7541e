import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { beginRequestSpan, endRequestSpan } from "../tracing/request-spans.ts";
import { loggedRequestId, requestIdHeader } from "./request-id.ts";

/** What monitors ask every few seconds. */
const untraced = /^https?:\/\/[^/]+\/(healthz|readyz|metrics)\b/;

/**
 * A span for each request, where traces go somewhere. Hooks and not Elysia's `.trace()`: that one reads streams ahead
 * of their readers.
 */
export function requestSpans({ tracing }: Pick<Context, "tracing">) {
  const plugin = new Elysia({ name: "request-spans" });
  if (!tracing.enabled) return plugin;
  return plugin
    .onRequest(({ request }) => {
      // A preflight is answered before any hook that could end its span.
      if (request.method !== "OPTIONS" && !untraced.test(request.url)) beginRequestSpan(tracing.tracer, request);
    })
    .onAfterResponse({ as: "global" }, ({ request, route, set, responseValue }) => {
      const status = responseValue instanceof Response ? responseValue.status : Number(set.status ?? 200);
      const requestId = loggedRequestId(String(set.headers[requestIdHeader]));
      endRequestSpan(request, { method: request.method, route, status, requestId });
    });
}
