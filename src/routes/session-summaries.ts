import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { answerParts } from "../plugins/negotiate.ts";
import { SessionSummary, SessionSummaryRequest } from "../schemas/session.ts";
import { openSessionScope } from "../services/scope.ts";
import { summarizeSession } from "../services/summarize-session.ts";

/** `POST /api/v1/session-summaries` */
export function sessionSummariesRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/api/v1/session-summaries",
    async ({ body, request, set }) => {
      const scope = await openSessionScope(context, body, callerOf(request, set.headers));
      const parts = (signal: AbortSignal) => summarizeSession(context, { ...scope, signal }, body);
      return answerParts<SessionSummary>({ request, log: context.log, parts });
    },
    { body: SessionSummaryRequest, response: { 200: SessionSummary } },
  );
}
