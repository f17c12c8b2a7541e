import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { requireJson } from "../plugins/require-json.ts";
import { Cta, CtaSelectionRequest } from "../schemas/search.ts";
import { openScope } from "../services/caller/scope.ts";
import { selectCta } from "../services/search/select-cta.ts";

/** `POST /api/v1/cta-selection` */
export function ctaSelectionRoute(context: Context) {
  return new Elysia({ normalize: false }).post(
    "/api/v1/cta-selection",
    async ({ body, request, set }) => {
      requireJson(request);
      const scope = await openScope(context, body, callerOf(request, set.headers));
      return selectCta(context, scope, body);
    },
    { body: CtaSelectionRequest, response: { 200: Cta } },
  );
}
