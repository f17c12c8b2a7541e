import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { metricsType, readMetrics } from "../services/read-metrics.ts";

/** `GET /metrics` in the text format of Prometheus: with METRICS_TOKEN, without one from this machine alone. */
export function metricsRoute(context: Context) {
  return new Elysia({ normalize: false }).get("/metrics", async ({ request, server }) => {
    const text = await readMetrics(context, {
      authorization: request.headers.get("authorization") ?? undefined,
      address: server?.requestIP(request)?.address,
      forwarded: request.headers.has("x-forwarded-for") || request.headers.has("forwarded"),
    });
    return new Response(text, { headers: { "content-type": metricsType } });
  });
}
