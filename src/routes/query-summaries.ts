import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { answerParts } from "../plugins/negotiate.ts";
import { QuerySummaryRequest, QuerySummaryResult } from "../schemas/query-summary.ts";
import { openScope, type RequestScope, under } from "../services/scope.ts";
import { summarizeQuery } from "../services/summarize-query.ts";
import { wholeAnswer } from "../services/whole-answer.ts";

/** `POST /api/v1/query-summaries` */
export function querySummariesRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/api/v1/query-summaries",
    async ({ body, request, set }) => {
      const scope = await openScope(context, body, callerOf(request, set.headers));
      const tell = (scope: RequestScope) => summarizeQuery(context, scope, body);
      return answerParts<QuerySummaryResult>({
        request,
        requestId: scope.requestId,
        context,
        parts: (signal) => tell(under(scope, signal)),
        whole: () => wholeAnswer(scope, tell),
      });
    },
    { body: QuerySummaryRequest, response: { 200: QuerySummaryResult } },
  );
}
