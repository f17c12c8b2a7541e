/** Functions that run within a page: each is sent there as its source, so it uses nothing but its argument. */

declare global {
  /** The test's own ear in the page, told each piece of a stream as it is read. */
  var onPiece: (piece: string) => Promise<void>;
}

export interface Service {
  base: string;
  indexId: string;
}

/** Bootstraps, asks, and reads the reply as it streams, with the browser's own fetch. Tells `onPiece`. */
export async function converse({ base, indexId }: Service) {
  const json = { "content-type": "application/json" };
  const post = (path: string, body: unknown, headers = {}) =>
    fetch(base + path, { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify(body) });
  const bootstrap = await post("/service/v1/bootstrap", { clientSessionId: "browser", indexId });
  const grant = (await bootstrap.json()) as { accessToken: string; origin: string; visitorSubject: string };
  const bearer = { authorization: `Bearer ${grant.accessToken}` };
  const accepted = await post(`/agent/v1/session?indexId=${indexId}`, { message: "How much is a loaf?" }, bearer);
  const sessionId = accepted.headers.get("x-session-id") ?? "";
  const path = `/agent/v1/session/${sessionId}/stream?indexId=${indexId}`;
  const stream = await fetch(base + path, { headers: bearer });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  const pieces: string[] = [];
  for (let result = await reader?.read(); result?.value; result = await reader?.read()) {
    pieces.push(result.value);
    await onPiece(result.value);
  }
  const rest = await fetch(`${base}${path}&startIndex=7`, { headers: { ...bearer, "last-event-id": "8" } });
  return {
    grant,
    status: [bootstrap.status, accepted.status, stream.status],
    exposed: [stream.headers.get("x-stream-tail-index"), stream.headers.get("x-request-id")],
    sessionId,
    pieces,
    resumed: await rest.text(),
  };
}

/** Asks over the browser's own WebSocket; the frames, and how it was closed. */
export async function converseOverSocket({ base, indexId }: Service) {
  const bootstrap = await fetch(`${base}/service/v1/bootstrap`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ clientSessionId: "browser", indexId }),
  });
  const { accessToken } = (await bootstrap.json()) as { accessToken: string };
  const socket = new WebSocket(`${base.replace("http", "ws")}/agent/v1/ws?indexId=${indexId}`);
  const frames: { type: string; index?: number; event?: { type: string } }[] = [];
  return new Promise<{ frames: typeof frames; code: number }>((resolve) => {
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "authenticate", accessToken }));
      socket.send(JSON.stringify({ type: "message", message: "How much is a loaf?", ref: "m" }));
    };
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as (typeof frames)[0];
      frames.push(frame);
      if (frame.event?.type === "session.waiting") socket.close(1000);
    };
    socket.onclose = ({ code }) => resolve({ frames, code });
  });
}

/** What a page gets that may not ask, with a visitor's token that it has come by. */
export async function intrude({ base, indexId, token, sessionId }: Service & { token: string; sessionId: string }) {
  const attempt = (path: string, init: RequestInit) =>
    fetch(base + path, init).then(
      (answer) => `read ${answer.status}`,
      (error: Error) => error.name,
    );
  const post = (headers: Record<string, string>, body: unknown) => ({
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  const bearer = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${base.replace("http", "ws")}/agent/v1/ws?indexId=${indexId}`);
  const upgrade = await new Promise<string>((resolve) => {
    socket.onopen = () => resolve("open");
    socket.onclose = ({ code }) => resolve(String(code));
  });
  return {
    bootstrap: await attempt("/service/v1/bootstrap", post({}, { clientSessionId: "x", indexId })),
    session: await attempt(`/agent/v1/session?indexId=${indexId}`, post(bearer, { message: "hi" })),
    stream: await attempt(`/agent/v1/session/${sessionId}/stream?indexId=${indexId}`, { headers: bearer }),
    cancel: await attempt(`/agent/v1/session/${sessionId}/cancel?indexId=${indexId}`, post(bearer, {})),
    // A form's type needs no preflight: the answer must be unreadable, and nothing may have happened.
    plain: await attempt(`/agent/v1/session?indexId=${indexId}`, { method: "POST", body: "{}" }),
    upgrade,
  };
}
