import { Elysia } from "elysia";
import type { Context } from "../context.ts";
import { socketSources } from "../plugins/socket-source.ts";
import { admitSocket } from "../services/visitor/admit-socket.ts";
import { AgentSocket } from "../services/visitor/agent-socket.ts";
import { VisitorSockets } from "../services/visitor/visitor-sockets.ts";
import { socketHooks } from "./socket-hooks.ts";

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
  const sourceOf = socketSources(context, "agent");
  const hooks = socketHooks((request, pump, address) => {
    const page = {
      origin: request.headers.get("origin") ?? "",
      indexId: new URL(request.url).searchParams.get("indexId") ?? "",
    };
    return new AgentSocket(context, pump, { ...page, ...sourceOf(request, address) }, rules);
  }, drainMs);
  return new Elysia({ normalize: false }).ws("/agent/v1/ws", {
    beforeHandle: async ({ request }) => void (await admitSocket(context, request.headers, request.url)),
    ...hooks,
  });
}
