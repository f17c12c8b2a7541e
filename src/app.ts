import { Elysia } from "elysia";
import type { Context } from "./context.ts";
import { guard } from "./plugins/guard.ts";
import { agentSessionRoute } from "./routes/agent-session.ts";
import { agentStreamRoute } from "./routes/agent-stream.ts";
import { bootstrapRoute } from "./routes/bootstrap.ts";
import { completionsRoute } from "./routes/completions.ts";
import { healthRoutes } from "./routes/health.ts";
import { queriesRoute } from "./routes/queries.ts";
import { snackableReadRoute } from "./routes/snackable-read.ts";
import { unfinishedRoutes } from "./routes/unfinished.ts";

/** The whole HTTP surface over one context. */
export function createApp(context: Context) {
  return new Elysia({ normalize: false })
    .use(guard(context))
    .use(healthRoutes(context))
    .use(bootstrapRoute(context))
    .use(agentSessionRoute(context))
    .use(agentStreamRoute(context))
    .use(snackableReadRoute(context))
    .use(queriesRoute(context))
    .use(completionsRoute(context))
    .use(unfinishedRoutes());
}

/** What `createClient` is typed from. */
export type App = ReturnType<typeof createApp>;
