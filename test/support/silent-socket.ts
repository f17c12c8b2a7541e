import { bakeryOrigin } from "./company.ts";

/** Opens a WebSocket, authenticates, and answers nothing from then on, no ping either; the connection stays open. */
export async function authenticateAndFallSilent(url: string, accessToken: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { hostname, port, host } = new URL(url);
  let seen = "";
  await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open(socket) {
        const head = [
          "GET /agent/v1/ws?indexId=idx_bakery HTTP/1.1",
          `host: ${host}`,
          `origin: ${bakeryOrigin}`,
          ...["connection: Upgrade", "upgrade: websocket", "sec-websocket-version: 13"],
          "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        ];
        socket.write(`${head.join("\r\n")}\r\n\r\n`);
      },
      data(socket, chunk) {
        const before = seen;
        seen += chunk.toString("latin1");
        if (!before.includes("101") && seen.includes("101")) {
          socket.write(textFrame(JSON.stringify({ type: "authenticate", accessToken })));
        }
        if (seen.includes('"authenticated"')) resolve();
      },
      error: (_socket, error) => reject(error),
      connectError: (_socket, error) => reject(error),
    },
  });
  await promise;
}

/** A text frame of a client: masked, with a mask of zeros (RFC 6455, 5.2). */
function textFrame(text: string): Uint8Array {
  const payload = Buffer.from(text);
  const head = Buffer.alloc(8);
  head[0] = 0x81;
  head[1] = 0x80 | 126;
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}
