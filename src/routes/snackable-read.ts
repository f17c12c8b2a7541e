import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { callerOf } from "../plugins/caller.ts";
import { answerParts } from "../plugins/negotiate.ts";
import { SnackableReadRequest, SnackableReadResult } from "../schemas/page-content.ts";
import { openPageScope } from "../services/caller/scope.ts";
import { readPage } from "../services/content/read-page.ts";

/** `POST /api/v1/snackable-read`, and `POST /api/v1/quick-read` as it was called before. */
export function snackableReadRoute(context: Context) {
  const route = { body: SnackableReadRequest, response: { 200: SnackableReadResult } };
  const handle = async ({ body, request, set }: Handled) => {
    const scope = await openPageScope(context, body, callerOf(request, set.headers));
    return answerParts<SnackableReadResult>(context, request, scope, (within) => readPage(context, within, body));
  };
  return new Elysia({ normalize: false })
    .post("/api/v1/snackable-read", handle, route)
    .post("/api/v1/quick-read", handle, route);
}

interface Handled {
  body: SnackableReadRequest;
  request: Request;
  set: { headers: Record<string, unknown> };
}
