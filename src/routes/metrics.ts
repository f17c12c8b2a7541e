import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { metricsType, readMetrics } from "../services/operations/read-metrics.ts";

/** `GET /metrics` in the text format of Prometheus: with METRICS_TOKEN, without one from this machine alone. */
export function metricsRoute(context: Context) {
  return new Elysia({ normalize: false }).get("/metrics", async ({ request, server }) => {
    const text = await readMetrics(context, {
      authorization: request.headers.get("authorization") ?? undefined,
      address: server?.requestIP(request)?.address,
      forwarded: isPassedOn(request),
    });
    return new Response(text, { headers: { "content-type": metricsType, "cache-control": "no-store" } });
  });
}

/** Whether a proxy says so, or the request was meant for another host than this machine. */
function isPassedOn({ headers, url }: Request): boolean {
  const named = [...headers.keys()].some((name) => /^(x-forwarded-|forwarded$|x-real-ip$|via$)/.test(name));
  return named || !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
