/** Events of a session over `/agent/v1/ws` from an index on, until the connection ends. Throws at an error frame. */
export async function* readSocket(
  url: string,
  { authorization = "", origin = "" }: Record<string, string>,
  sessionId: string,
  startIndex: number,
): AsyncGenerator<{ index: number; json: string }> {
  const path = "/agent/v1/ws?indexId=idx_bakery";
  // Bun's client takes headers where a browser sets its own Origin.
  const socket = new WebSocket(url.replace("http", "ws") + path, { headers: { origin } } as unknown as string[]);
  const texts: string[] = [];
  let wake = Promise.withResolvers<void>();
  let isOver = false;
  const note = () => {
    wake.resolve();
    wake = Promise.withResolvers();
  };
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: "authenticate", accessToken: authorization.replace("Bearer ", "") }));
    socket.send(JSON.stringify({ type: "subscribe", sessionId, startIndex }));
  };
  socket.onmessage = ({ data }) => {
    texts.push(String(data));
    note();
  };
  socket.onclose = () => {
    isOver = true;
    note();
  };
  socket.onerror = () => {};
  try {
    for (;;) {
      const text = texts.shift();
      if (text !== undefined) yield* eventIn(text);
      else if (isOver) return;
      else await wake.promise;
    }
  } finally {
    socket.close();
  }
}

/** The event in its wire form, as it stands in the frame. */
function* eventIn(text: string): Generator<{ index: number; json: string }> {
  const [, index, json] = /^\{"type":"event","sessionId":"[^"]+","index":(\d+),"event":(.*)\}$/s.exec(text) ?? [];
  if (json !== undefined) yield { index: Number(index), json };
  else if (!text.startsWith('{"type":"authenticated"')) throw new Error(`Not an event: ${text}`);
}
