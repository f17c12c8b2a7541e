import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { answerParts } from "../plugins/negotiate.ts";
import { QuerySummaryRequest, QuerySummaryResult } from "../schemas/query-summary.ts";
import { openScope } from "../services/caller/scope.ts";
import { summarizeQuery } from "../services/search/summarize-query.ts";

/** `POST /api/v1/query-summaries` */
export function querySummariesRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/api/v1/query-summaries",
    async ({ body, request, set }) => {
      const scope = await openScope(context, body, callerOf(request, set.headers));
      return answerParts<QuerySummaryResult>(context, request, scope, (within) =>
        summarizeQuery(context, within, body),
      );
    },
    { body: QuerySummaryRequest, response: { 200: QuerySummaryResult } },
  );
}
