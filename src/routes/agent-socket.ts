import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { admitSocket } from "../services/admit-socket.ts";
import { AgentSocket } from "../services/agent-socket.ts";
import { VisitorSockets } from "../services/visitor-sockets.ts";
import { SocketPump } from "../streams/socket-pump.ts";
import { spanOf } from "../tracing/request-spans.ts";

export interface SocketLimits {
  /** Milliseconds within which a socket must authenticate (CONTRACT §4). */
  authenticateMs: number;
  /** Milliseconds that a reader may take for what is queued before it is dropped. */
  drainMs: number;
  /** Sockets of one visitor. */
  perVisitor: number;
}

const usualLimits: SocketLimits = { authenticateMs: 5_000, drainMs: 30_000, perVisitor: 20 };

/** `GET /agent/v1/ws?indexId=`: messages, streams and cancels of one visitor over a WebSocket. */
export function agentSocketRoute(context: Context, limits: Partial<SocketLimits> = {}) {
  const { authenticateMs, drainMs, perVisitor } = { ...usualLimits, ...limits };
  const rules = { authenticateMs, visitorSockets: new VisitorSockets(perVisitor) };
  const sockets = new Map<string, { socket: AgentSocket; pump: SocketPump }>();
  return new Elysia({ normalize: false }).ws("/agent/v1/ws", {
    beforeHandle: async ({ request }) => void (await admitSocket(context, request.headers, request.url)),
    open(ws) {
      const { request } = ws.data;
      const from = {
        origin: request.headers.get("origin") ?? "",
        indexId: new URL(request.url).searchParams.get("indexId") ?? "",
        span: spanOf(request),
      };
      const send = (text: string) => ws.raw.sendText(text);
      const pump = new SocketPump({ send, close: (code, reason) => ws.close(code, reason) }, drainMs);
      sockets.set(ws.id, { pump, socket: new AgentSocket(context, pump, from, rules) });
    },
    message: (ws, frame) => sockets.get(ws.id)?.socket.receive(frame),
    drain: (ws) => sockets.get(ws.id)?.pump.drained(),
    close(ws) {
      sockets.get(ws.id)?.socket.end();
      sockets.delete(ws.id);
    },
  });
}
