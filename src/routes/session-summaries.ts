import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { answerParts } from "../plugins/negotiate.ts";
import { QueuedSummary, SessionSummary, SessionSummaryRequest } from "../schemas/session.ts";
import { goesToWebhook, queueSummary } from "../services/queue-summary.ts";
import { openSessionScope, type RequestScope, under } from "../services/scope.ts";
import { summarizeSession } from "../services/summarize-session.ts";
import { wholeAnswer } from "../services/whole-answer.ts";

/** `POST /api/v1/session-summaries`: 200 with the summary, or 202 where it goes to the company's webhook. */
export function sessionSummariesRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/api/v1/session-summaries",
    async ({ body, request, set, status }) => {
      const opened = await openSessionScope(context, body, callerOf(request, set.headers));
      const queued = await goesToWebhook(context, opened);
      const tell = (scope: RequestScope) => (queued ? queueSummary : summarizeSession)(context, scope, body);
      const answering = {
        request,
        requestId: opened.requestId,
        context,
        parts: (signal: AbortSignal) => tell(under(opened, signal)),
        whole: () => wholeAnswer(opened, tell),
      };
      if (queued) return status(202, await answerParts<QueuedSummary>(answering));
      return answerParts<SessionSummary>(answering);
    },
    { body: SessionSummaryRequest, response: { 200: SessionSummary, 202: QueuedSummary } },
  );
}
