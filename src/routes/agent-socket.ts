import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { admitSocket } from "../services/admit-socket.ts";
import { AgentSocket } from "../services/agent-socket.ts";
import { SocketPump } from "../streams/socket-pump.ts";

/** `GET /agent/v1/ws?indexId=`: messages, streams and cancels of one visitor over a WebSocket. */
export function agentSocketRoute(context: Context) {
  const sockets = new Map<string, { socket: AgentSocket; pump: SocketPump }>();
  return new Elysia({ normalize: false }).ws("/agent/v1/ws", {
    beforeHandle: async ({ request }) => void (await admitSocket(context, request.headers, request.url)),
    open(ws) {
      const { request } = ws.data;
      const from = {
        origin: request.headers.get("origin") ?? "",
        indexId: new URL(request.url).searchParams.get("indexId") ?? "",
      };
      const pump = new SocketPump({
        send: (text) => ws.raw.sendText(text),
        close: (code, reason) => ws.close(code, reason),
      });
      sockets.set(ws.id, { pump, socket: new AgentSocket(context, pump, from) });
    },
    message: (ws, frame) => sockets.get(ws.id)?.socket.receive(frame),
    drain: (ws) => sockets.get(ws.id)?.pump.drained(),
    close(ws) {
      sockets.get(ws.id)?.socket.end();
      sockets.delete(ws.id);
    },
  });
}
