import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { answerParts } from "../plugins/negotiate.ts";
import { QueuedSummary, SessionSummary, SessionSummaryRequest } from "../schemas/session.ts";
import { openSessionScope, type RequestScope } from "../services/caller/scope.ts";
import { goesToWebhook, queueSummary } from "../services/sessions/queue-summary.ts";
import { summarizeSession } from "../services/sessions/summarize-session.ts";

/** `POST /api/v1/session-summaries`: 200 with the summary, or 202 where it goes to the company's webhook. */
export function sessionSummariesRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/api/v1/session-summaries",
    async ({ body, request, set, status }) => {
      const scope = await openSessionScope(context, body, callerOf(request, set.headers));
      if (await goesToWebhook(context, scope)) {
        const queue = (within: RequestScope) => queueSummary(context, within, body);
        return status(202, await answerParts<QueuedSummary>(context, request, scope, queue));
      }
      return answerParts<SessionSummary>(context, request, scope, (within) => summarizeSession(context, within, body));
    },
    { body: SessionSummaryRequest, response: { 200: SessionSummary, 202: QueuedSummary } },
  );
}
