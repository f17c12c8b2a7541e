import { Elysia } from "elysia";
import type { Context } from "./context.ts";
import { addressLimit } from "./plugins/address-limit.ts";
import { guard } from "./plugins/guard.ts";
import { openApi } from "./plugins/open-api.ts";
import { requestSpans } from "./plugins/request-spans.ts";
import { agentCancelRoute } from "./routes/agent-cancel.ts";
import { agentProfileRoute } from "./routes/agent-profile.ts";
import { agentSessionRoute } from "./routes/agent-session.ts";
import { agentSocketRoute } from "./routes/agent-socket.ts";
import { agentStreamRoute } from "./routes/agent-stream.ts";
import { bootstrapRoute } from "./routes/bootstrap.ts";
import { completionsRoute } from "./routes/completions.ts";
import { ctaSelectionRoute } from "./routes/cta-selection.ts";
import { demoRoute } from "./routes/demo.ts";
import { docsRoutes } from "./routes/docs.ts";
import { exportFileRoute } from "./routes/export-file.ts";
import { faqsRoute } from "./routes/faqs.ts";
import { healthRoutes } from "./routes/health.ts";
import { metricsRoute } from "./routes/metrics.ts";
import { queriesRoute } from "./routes/queries.ts";
import { queryDataRoute } from "./routes/query-data.ts";
import { querySummariesRoute } from "./routes/query-summaries.ts";
import { sessionSummariesRoute } from "./routes/session-summaries.ts";
import { sharesRoutes } from "./routes/shares.ts";
import { snackableReadRoute } from "./routes/snackable-read.ts";
import { suggestionsRoute } from "./routes/suggestions.ts";
import { summarySocketRoute } from "./routes/summary-socket.ts";
import { widgetRoute } from "./routes/widget.ts";
import { limits } from "./schemas/formats.ts";

/**
 * Frames of at most 16 KiB; a reader that leaves a megabyte unread is dropped and resumes. Seconds of silence, before
 * which a socket is pinged: a dead one takes one of its visitor's places for no longer.
 */
export const socketLimits = {
  maxPayloadLength: limits.frameBytes,
  backpressureLimit: 1024 * 1024,
  idleTimeout: 30,
};

/** The whole HTTP surface over one context. */
export function createApp(context: Context) {
  // With a short `Host`, Elysia would look for the path in the middle of it otherwise, past the limit of an address.
  return new Elysia({ normalize: false, websocket: socketLimits, handler: { standardHostname: false } })
    .use(requestSpans(context))
    .use(guard(context))
    .use(addressLimit(context))
    .use(openApi(context.config.publicUrl))
    .use(healthRoutes(context))
    .use(metricsRoute(context))
    .use(docsRoutes())
    .use(widgetRoute())
    .use(demoRoute(context))
    .use(agentProfileRoute(context))
    .use(bootstrapRoute(context))
    .use(agentSessionRoute(context))
    .use(agentStreamRoute(context))
    .use(agentCancelRoute(context))
    .use(agentSocketRoute(context))
    .use(snackableReadRoute(context))
    .use(queriesRoute(context))
    .use(querySummariesRoute(context))
    .use(summarySocketRoute(context))
    .use(completionsRoute(context))
    .use(ctaSelectionRoute(context))
    .use(suggestionsRoute(context))
    .use(faqsRoute(context))
    .use(sharesRoutes(context))
    .use(sessionSummariesRoute(context))
    .use(queryDataRoute(context))
    .use(exportFileRoute(context));
}

/** What `createClient` is typed from. */
export type App = ReturnType<typeof createApp>;
