import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { keyHolderOf } from "../plugins/api-key.ts";
import { socketSources } from "../plugins/socket-source.ts";
import { SummarySocket } from "../services/search/summary-socket.ts";
import { socketHooks } from "./socket-hooks.ts";

/** `GET /api/v1/ws`: summaries and completions over a WebSocket; each action's company checks the Origin. */
export function summarySocketRoute(context: Context) {
  const sourceOf = socketSources(context, "content");
  const hooks = socketHooks((request, pump, address) => {
    const caller = {
      origin: request.headers.get("origin") ?? undefined,
      previewKey: request.headers.get("x-preview-key") ?? undefined,
      countedFor: keyHolderOf(request)?.company,
    };
    return new SummarySocket(context, pump, caller, sourceOf(request, address));
  });
  return new Elysia({ normalize: false }).ws("/api/v1/ws", hooks);
}
