import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { SummarySocket } from "../services/summary-socket.ts";
import { SocketPump } from "../streams/socket-pump.ts";
import { spanOf } from "../tracing/request-spans.ts";

/** `GET /api/v1/ws`: summaries and completions over a WebSocket; each action's company checks the Origin. */
export function summarySocketRoute(context: Context) {
  const sockets = new Map<string, { socket: SummarySocket; pump: SocketPump }>();
  return new Elysia({ normalize: false }).ws("/api/v1/ws", {
    open(ws) {
      const { request } = ws.data;
      const from = {
        origin: request.headers.get("origin") ?? undefined,
        previewKey: request.headers.get("x-preview-key") ?? undefined,
        span: spanOf(request),
      };
      const pump = new SocketPump({
        send: (text) => ws.raw.sendText(text),
        close: (code, reason) => ws.close(code, reason),
      });
      sockets.set(ws.id, { pump, socket: new SummarySocket(context, pump, from) });
    },
    message: (ws, frame) => sockets.get(ws.id)?.socket.receive(frame),
    drain: (ws) => sockets.get(ws.id)?.pump.drained(),
    close(ws) {
      sockets.get(ws.id)?.socket.end();
      sockets.delete(ws.id);
    },
  });
}
