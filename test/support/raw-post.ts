/** Posts JSON over a socket of its own. Bun's `fetch` runs 256 requests at once, the server's own among them. */
export async function rawPost<T>(url: string, body: unknown): Promise<T> {
  const { hostname, port, pathname, host } = new URL(url);
  const json = JSON.stringify(body);
  const headers = [`host: ${host}`, "content-type: application/json", `content-length: ${Buffer.byteLength(json)}`];
  const closed = Promise.withResolvers<void>();
  const decoder = new TextDecoder();
  let answer = "";
  await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open: (socket) => {
        socket.write(`POST ${pathname} HTTP/1.1\r\n${headers.join("\r\n")}\r\nconnection: close\r\n\r\n${json}`);
      },
      data: (_, bytes) => {
        answer += decoder.decode(bytes, { stream: true });
      },
      close: () => closed.resolve(),
      error: (_, error) => closed.reject(error),
    },
  });
  await closed.promise;
  return JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4)) as T;
}
