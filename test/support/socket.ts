import type { AgentServerFrame } from "../../src/schemas/socket-frame.ts";
import { bakeryOrigin } from "./company.ts";
import type { TestServer } from "./server.ts";

type FrameOf<T extends AgentServerFrame["type"]> = Extract<AgentServerFrame, { type: T }>;

/** A client of `/agent/v1/ws` that keeps every frame it gets. */
export class SocketClient {
  readonly frames: AgentServerFrame[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #socket: WebSocket;
  #wake = Promise.withResolvers<void>();

  constructor(server: TestServer, { origin = bakeryOrigin, indexId = "idx_bakery" } = {}) {
    const url = `${server.url.replace("http", "ws")}/agent/v1/ws?indexId=${indexId}`;
    // Bun's client takes headers where a browser sets its own Origin.
    this.#socket = new WebSocket(url, { headers: { origin } } as unknown as string[]);
    this.#socket.onmessage = ({ data }) => {
      this.frames.push(JSON.parse(String(data)));
      this.#wake.resolve();
      this.#wake = Promise.withResolvers();
    };
    this.closed = new Promise((resolve) => {
      this.#socket.onclose = ({ code, reason }) => resolve({ code, reason });
    });
  }

  /** Resolves when connected, rejects when the server refuses. */
  open(): Promise<this> {
    return new Promise((resolve, reject) => {
      this.#socket.onopen = () => resolve(this);
      this.#socket.onerror = () => reject(new Error("The socket was refused"));
    });
  }

  send(frame: unknown): void {
    this.#socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  /** The first frame of a type, from `from` on, for which `check` holds; waits two seconds at most. */
  async next<T extends AgentServerFrame["type"]>(
    type: T,
    check: (frame: FrameOf<T>) => boolean = () => true,
    from = 0,
  ): Promise<FrameOf<T>> {
    const deadline = Date.now() + 2_000;
    for (;;) {
      const isIt = (frame: AgentServerFrame): frame is FrameOf<T> => frame.type === type && check(frame as FrameOf<T>);
      const found = this.frames.slice(from).find(isIt);
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`No ${type} within two seconds: ${JSON.stringify(this.frames)}`);
      await Promise.race([this.#wake.promise, Bun.sleep(50)]);
    }
  }

  /** The events of a session so far, in the order of arrival. */
  eventsOf(sessionId: string): FrameOf<"event">[] {
    return this.frames.filter(
      (frame): frame is FrameOf<"event"> => frame.type === "event" && frame.sessionId === sessionId,
    );
  }

  close(): void {
    this.#socket.close();
  }
}

/** A socket that has authenticated as a visitor. */
export async function openSocket(server: TestServer, clientSessionId = "client-1", more = {}): Promise<SocketClient> {
  const { authorization } = await server.visitor(clientSessionId, more);
  const socket = await new SocketClient(server).open();
  socket.send({ type: "authenticate", accessToken: authorization?.replace("Bearer ", "") });
  await socket.next("authenticated");
  return socket;
}
