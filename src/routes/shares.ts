import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { apiKeyHeader } from "../plugins/api-key.ts";
import { callerOf } from "../plugins/caller.ts";
import { HistorySnapshot, LoadedShare, LoadShareParams, ShareRequest } from "../schemas/session.ts";
import { renderSharePage, sharePageHeaders } from "../services/share-page.ts";
import { loadShare, openShare, readShare, revokeShareByKey, shareSession } from "../services/share-session.ts";

/** `POST /api/v1/shares`, and what opens a share again as JSON, as a page, or in another session. */
export function sharesRoutes(context: Context) {
  return new Elysia({ normalize: false })
    .post("/api/v1/shares", ({ body, request, set }) => shareSession(context, body, callerOf(request, set.headers)), {
      body: ShareRequest,
      response: { 200: HistorySnapshot },
    })
    .get(
      "/api/v1/shares/:id",
      ({ params, request, set }) => readShare(context, params.id, callerOf(request, set.headers)),
      { response: { 200: HistorySnapshot } },
    )
    .delete("/api/v1/shares/:id", async ({ params, request, set }) => {
      await revokeShareByKey(context, params.id, request.headers.get(apiKeyHeader));
      set.status = 204;
    })
    .get(
      "/api/v1/shares/:id/sessions/:sessionId",
      ({ params, request, set }) => {
        set.headers["cache-control"] = "no-store";
        return loadShare(context, params.id, params.sessionId, callerOf(request, set.headers));
      },
      { params: LoadShareParams, response: { 200: LoadedShare } },
    )
    .get("/share/:id", async ({ params }) => {
      const { company, snapshot } = await openShare(context, params.id);
      const published = (await context.packages.company(company)).pointers.get("published");
      const page = renderSharePage(published?.settings.name ?? company, snapshot);
      return new Response(page, { headers: sharePageHeaders });
    });
}
