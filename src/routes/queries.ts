import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { answerParts } from "../plugins/negotiate.ts";
import { QueriesRequest, QueryResult } from "../schemas/search.ts";
import { openScope } from "../services/caller/scope.ts";
import { answerQuery } from "../services/search/answer-query.ts";

/** `POST /api/v1/queries` */
export function queriesRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/api/v1/queries",
    async ({ body, request, set }) => {
      const scope = await openScope(context, body, callerOf(request, set.headers));
      return answerParts<QueryResult>(context, request, scope, (within) => answerQuery(context, within, body));
    },
    { body: QueriesRequest, response: { 200: QueryResult } },
  );
}
