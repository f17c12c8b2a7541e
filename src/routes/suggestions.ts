import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { answerParts } from "../plugins/negotiate.ts";
import { SuggestionsRequest, SuggestionsResult } from "../schemas/search.ts";
import { openScope } from "../services/caller/scope.ts";
import { suggestPrompts } from "../services/search/suggest-prompts.ts";

/** `POST /api/v1/suggestions` */
export function suggestionsRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/api/v1/suggestions",
    async ({ body, request, set }) => {
      const scope = await openScope(context, body, callerOf(request, set.headers));
      return answerParts<SuggestionsResult>(context, request, scope, (within) => suggestPrompts(context, within, body));
    },
    { body: SuggestionsRequest, response: { 200: SuggestionsResult } },
  );
}
