import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { requireJson } from "../plugins/require-json.ts";
import { CompletionsRequest, CompletionsResult } from "../schemas/search.ts";
import { openScope } from "../services/caller/scope.ts";
import { completePrefix } from "../services/search/complete-prefix.ts";

/** `POST /api/v1/completions` */
export function completionsRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/api/v1/completions",
    async ({ body, request, set }) => {
      requireJson(request);
      const scope = await openScope(context, body, callerOf(request, set.headers));
      return completePrefix(context, scope, body);
    },
    { body: CompletionsRequest, response: { 200: CompletionsResult } },
  );
}
