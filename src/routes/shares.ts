import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerAddress } from "../plugins/address-limit.ts";
import { apiKeyHeader } from "../plugins/api-key.ts";
import { callerOf } from "../plugins/caller.ts";
import { refuseHead } from "../plugins/refuse-head.ts";
import { requireJson } from "../plugins/require-json.ts";
import { HistorySnapshot, LoadedShare, LoadShareParams, ShareRequest } from "../schemas/session.ts";
import { renderSharePage, sharePageHeaders } from "../services/sessions/share-page.ts";
import { loadShare, openShare, readShare, revokeShareByKey, shareSession } from "../services/sessions/share-session.ts";

/** `POST /api/v1/shares`, and what opens a share again as JSON, as a page, or in another session. */
export function sharesRoutes(context: Context) {
  const addressOf = callerAddress(context);
  return new Elysia({ normalize: false })
    .post(
      "/api/v1/shares",
      ({ body, request, server, set }) => {
        requireJson(request);
        const address = addressOf(request, () => server?.requestIP(request)?.address);
        return shareSession(context, body, callerOf(request, set.headers), address);
      },
      { body: ShareRequest, response: { 200: HistorySnapshot } },
    )
    .get(
      "/api/v1/shares/:id",
      ({ params, request, set }) => {
        requireJson(request);
        return readShare(context, params.id, callerOf(request, set.headers));
      },
      { response: { 200: HistorySnapshot } },
    )
    .delete("/api/v1/shares/:id", async ({ params, request, set }) => {
      await revokeShareByKey(context, params.id, request.headers.get(apiKeyHeader));
      set.status = 204;
    })
    .get(
      "/api/v1/shares/:id/sessions/:sessionId",
      ({ params, request, set }) => {
        requireJson(request);
        set.headers["cache-control"] = "no-store";
        return loadShare(context, params.id, params.sessionId, callerOf(request, set.headers));
      },
      { params: LoadShareParams, response: { 200: LoadedShare } },
    )
    .head("/api/v1/shares/:id/sessions/:sessionId", refuseHead, { detail: { hide: true } })
    .get("/share/:id", async ({ params }) => {
      const { company, snapshot } = await openShare(context, params.id);
      const published = (await context.packages.company(company)).pointers.get("published");
      const page = renderSharePage(published?.settings.name ?? company, snapshot);
      return new Response(page, { headers: sharePageHeaders });
    });
}
