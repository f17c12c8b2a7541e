import { streamPath, type Visitor } from "./client.ts";

const firstEvent = '"type":"session.started"';

/** Opens a stream over a bare TCP connection; resolves when its first event is there, and reads on. */
export function openIdle(url: string, visitor: Visitor, sessionId: string): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const head = Object.entries({ ...visitor, host }).map(([name, value]) => `${name}: ${value}\r\n`);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  void Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) => void socket.write(`GET ${streamPath(sessionId)} HTTP/1.1\r\n${head.join("")}\r\n`),
      data: (_socket, chunk) => void (chunk.includes(firstEvent) && resolve()),
      close: () => reject(new Error("The stream was cut")),
      error: (_socket, error) => reject(error),
      connectError: (_socket, error) => reject(error),
    },
  });
  return promise;
}
