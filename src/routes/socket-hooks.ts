import { SocketPump } from "../streams/socket-pump.ts";

/** One client of a WebSocket route, as a service talks to it. */
interface Conversation {
  receive(frame: unknown): void;
  /** The other side has gone. */
  end(): void;
}

/** What is used of Elysia's socket. */
interface RouteSocket {
  readonly id: string;
  readonly remoteAddress: string;
  readonly data: { readonly request: Request };
  readonly raw: { sendText(text: string): number };
  close(code: number, reason: string): void;
}

/**
 * The hooks of a WebSocket route, each of whose sockets has a conversation from its opening to its end. `address` is
 * the one at the other end; `drainMs` what a reader may take for what is queued.
 */
export function socketHooks(
  begin: (request: Request, pump: SocketPump, address: string) => Conversation,
  drainMs?: number,
) {
  const sockets = new Map<string, { conversation: Conversation; pump: SocketPump }>();
  return {
    open(ws: RouteSocket) {
      const send = (text: string) => ws.raw.sendText(text);
      const pump = new SocketPump({ send, close: (code, reason) => ws.close(code, reason) }, drainMs);
      sockets.set(ws.id, { pump, conversation: begin(ws.data.request, pump, ws.remoteAddress) });
    },
    message: (ws: RouteSocket, frame: unknown) => sockets.get(ws.id)?.conversation.receive(frame),
    drain: (ws: RouteSocket) => sockets.get(ws.id)?.pump.drained(),
    close(ws: RouteSocket) {
      sockets.get(ws.id)?.conversation.end();
      sockets.delete(ws.id);
    },
  };
}
