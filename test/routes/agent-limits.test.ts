import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Elysia } from "elysia";
import { socketLimits } from "../../src/app.ts";
import { agentSocketRoute } from "../../src/routes/agent-socket.ts";
import { eventsOf, expectRefusal, type Headers, only, say, streamPath, until } from "../support/agent.ts";
import { forgeToken } from "../support/forge-token.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { authenticateAndFallSilent } from "../support/silent-socket.ts";
import { openSocket, SocketClient } from "../support/socket.ts";

let server: TestServer;
const generator = new RecordingGenerator();
beforeAll(async () => {
  server = await startTestServer({ overrides: { generator } });
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

describe("sockets", () => {
  test("of one visitor are 20; one more is closed with 1013, until another has gone", async () => {
    const open: SocketClient[] = [];
    for (let count = 0; count < 20; count++) open.push(await openSocket(server, "many tabs"));
    const accessToken = (await server.visitor("many tabs")).authorization?.slice("Bearer ".length);
    const tooMany = await new SocketClient(server).open();
    tooMany.send({ type: "authenticate", accessToken });
    expect(await tooMany.closed).toMatchObject({ code: 1013 });
    expect(tooMany.frames).toEqual([]);
    for (const socket of open) {
      socket.send({ type: "ping" });
      await socket.next("pong");
    }
    (await openSocket(server, "another visitor")).close();
    open.pop()?.close();
    await open[0]?.next("pong");
    await Bun.sleep(50);
    open.push(await openSocket(server, "many tabs"));
    // A renewal takes no second place.
    const from = open[0]?.frames.length;
    open[0]?.send({ type: "authenticate", accessToken });
    await open[0]?.next("authenticated", () => true, from);
    for (const socket of open) socket.close();
  });

  test("that leave while they authenticate give their place back", async () => {
    const accessToken = (await server.visitor("hasty")).authorization?.slice("Bearer ".length);
    for (let count = 0; count < 40; count++) {
      const socket = await new SocketClient(server).open();
      socket.send({ type: "authenticate", accessToken });
      socket.close();
      await socket.closed;
    }
    (await openSocket(server, "hasty")).close();
  });

  test("that do not authenticate in time are closed with 4408, whatever else they say", async () => {
    const app = new Elysia().use(agentSocketRoute(server.context, { authenticateMs: 150 })).listen(0);
    const routes = { ...server, url: `http://localhost:${app.server?.port}` };
    const [silent, talking] = [await new SocketClient(routes).open(), await new SocketClient(routes).open()];
    const startedAt = performance.now();
    talking.send({ type: "ping" });
    expect(await silent.closed).toMatchObject({ code: 4408 });
    expect(await talking.closed).toMatchObject({ code: 4408 });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    const socket = await openSocket(routes, "in time");
    await Bun.sleep(300);
    socket.send({ type: "ping" });
    await socket.next("pong");
    socket.close();
    await app.stop(true);
  });

  test("follow all sessions that a visitor can have at once", async () => {
    const visitor = await server.visitor("follower");
    const sessions: string[] = [];
    const release = generator.hold();
    sessions.push(await say(server, visitor, "held"));
    for (let number = 0; number < 20; number++) sessions.push(await say(server, visitor, `waiting ${number}`));
    const other = await openSocket(server, "follower");
    for (const sessionId of sessions) other.send({ type: "subscribe", sessionId });
    release();
    for (const wanted of sessions) {
      await other.next("event", ({ sessionId, event }) => sessionId === wanted && event.type === "session.waiting");
      expect(other.eventsOf(wanted).map(({ event }) => event)).toEqual(await eventsOf(server, visitor, wanted));
    }
    expect(other.frames.filter(({ type }) => type === "error")).toEqual([]);
    other.close();
  });
});

describe("frames", () => {
  const framed = (length: number) => {
    const head = '{"type":"message","ref":"';
    return `${head}${"x".repeat(length - head.length - 2)}"}`;
  };

  test("of 16 KiB are read; one byte more closes the socket with 1009, authenticated or not", async () => {
    for (const socket of [await openSocket(server, "large frames"), await new SocketClient(server).open()]) {
      expect(framed(16 * 1024).length).toBe(16_384);
      socket.send(framed(16 * 1024));
      // Answered without its ref, which is too long to be one.
      const error = await socket.next("error");
      expect(error).toMatchObject({ code: "invalid_request" });
      expect(error).not.toHaveProperty("ref");
      socket.send(framed(16 * 1024 + 1));
      expect(await socket.closed).toMatchObject({ code: 1009 });
    }
  });
});

describe("messages", () => {
  test("of one visitor may wait 20 at a time; the next is refused over HTTP and WebSocket, and room comes back", async () => {
    const visitor = await server.visitor("eager");
    const release = generator.hold();
    const running = await say(server, visitor, "first");
    await until(async () => (await typesOf(visitor, running)).includes("turn.started"), "the first turn to run");
    const waiting: string[] = [];
    for (let number = 0; number < 20; number++) waiting.push(await say(server, visitor, `waiting ${number}`));
    const refused = await server.post("/agent/v1/session?indexId=idx_bakery", { message: "one more" }, visitor);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectRefusal(refused, 503, "overloaded");
    const socket = await openSocket(server, "eager");
    socket.send({ type: "message", message: "one more", ref: "m" });
    expect(await socket.next("error")).toMatchObject({ ref: "m", code: "overloaded" });
    await say(server, await server.visitor("another eager one"), "not held up by them");
    release();
    for (const sessionId of waiting) await eventsOf(server, visitor, sessionId);
    socket.send({ type: "message", message: "one more", ref: "again" });
    expect(await socket.next("accepted")).toMatchObject({ ref: "again", ok: true });
    socket.close();
  });

  test.each([
    ["a visitor", {}],
    ["a private visitor", { is_private_session: true }],
  ])("of %s that are cancelled while they wait count until their turn comes", async (name, flags) => {
    const visitor = await server.visitor(`${name} who cancels`, flags);
    const release = generator.hold();
    const running = await say(server, visitor, "first");
    await until(async () => (await typesOf(visitor, running)).includes("turn.started"), "the first turn to run");
    const cancel = (sessionId: string) =>
      server.post(`/agent/v1/session/${sessionId}/cancel?indexId=idx_bakery`, {}, visitor);
    const waiting: string[] = [];
    for (let number = 0; number < 20; number++) waiting.push(await say(server, visitor, `waiting ${number}`));
    for (const sessionId of waiting) expect((await cancel(sessionId)).status).toBe(202);
    const refused = await server.post("/agent/v1/session?indexId=idx_bakery", { message: "one more" }, visitor);
    await expectRefusal(refused, 503, "overloaded");
    release();
    for (const sessionId of waiting) await eventsOf(server, visitor, sessionId);
    await say(server, visitor, "one more");
  });

  const typesOf = async (visitor: Headers, sessionId: string) =>
    (await eventsOf(server, visitor, sessionId, "&follow=false")).map(({ type }) => type);
});

describe("a token that ends", () => {
  test.concurrent("counts on an open socket for five seconds more, as it does over HTTP; then a new one is needed", async () => {
    const fresh = (await server.visitor("late")).authorization?.slice("Bearer ".length) ?? "";
    const endedAt = Math.floor(Date.now() / 1000) - 2;
    const socket = await new SocketClient(server).open();
    socket.send({ type: "authenticate", accessToken: await forgeToken(server, fresh, { exp: endedAt }) });
    expect(Date.parse((await socket.next("authenticated")).expiresAt)).toBe(endedAt * 1000);
    socket.send({ type: "message", message: "Still there?", ref: "in time" });
    await socket.next("accepted", ({ ref }) => ref === "in time");
    await Bun.sleep((endedAt + 5.2) * 1000 - Date.now());
    socket.send({ type: "message", message: "And now?", ref: "too late" });
    expect(await socket.next("error")).toMatchObject({ ref: "too late", code: "token_expired" });
    socket.send({ type: "authenticate", accessToken: fresh });
    await socket.next("authenticated", ({ expiresAt }) => Date.parse(expiresAt) > Date.now());
    socket.send({ type: "message", message: "And now?", ref: "renewed" });
    await socket.next("accepted", ({ ref }) => ref === "renewed");
    socket.close();
  });
});

describe("a socket whose other side is gone without a word", () => {
  test.concurrent("gives its visitor's place back after the idle time; one that lives keeps it, however silent", async () => {
    // The shortest that Bun takes.
    const app = new Elysia({ websocket: { idleTimeout: 8 } })
      .use(agentSocketRoute(server.context, { perVisitor: 2 }))
      .listen(0);
    const routes = { ...server, url: `http://localhost:${app.server?.port}` };
    const accessToken = (await server.visitor("in a tunnel")).authorization?.slice("Bearer ".length) ?? "";
    const living = await new SocketClient(routes).open();
    living.send({ type: "authenticate", accessToken });
    await living.next("authenticated");
    await authenticateAndFallSilent(routes.url, accessToken);
    const tooMany = await new SocketClient(routes).open();
    tooMany.send({ type: "authenticate", accessToken });
    expect(await tooMany.closed).toMatchObject({ code: 1013 });
    await Bun.sleep(13_000);
    const next = await new SocketClient(routes).open();
    next.send({ type: "authenticate", accessToken });
    await next.next("authenticated");
    living.send({ type: "ping" });
    await living.next("pong");
    await app.stop(true);
  }, 90_000);

  test("is found out within half a minute", () => {
    expect(socketLimits.idleTimeout).toBeLessThanOrEqual(30);
  });
});

describe("silence", () => {
  const real = new RecordingGenerator();

  test.concurrent("on a live stream is broken by a heartbeat within 10 s, in either form", async () => {
    await using own = await startTestServer({ overrides: { generator: real } });
    await own.addCompany();
    const visitor = await own.visitor("patient");
    const release = real.hold();
    const sessionId = await say(own, visitor, "Think hard");
    const forms = { "application/x-ndjson": "\n", "text/event-stream": ": \n\n" };
    const readers = await Promise.all(
      Object.entries(forms).map(async ([accept, blank]) => {
        const answer = await own.get(streamPath(sessionId, "&startIndex=5"), { ...visitor, accept });
        const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
        expect((await reader?.read())?.value).toBe(blank);
        const silentSince = performance.now();
        expect((await reader?.read())?.value).toBe(blank);
        expect(performance.now() - silentSince).toBeLessThan(10_000);
        return reader;
      }),
    );
    release();
    for (const reader of readers) {
      expect((await reader?.read())?.value).toContain("message.appended");
      await reader?.cancel();
    }
    expect(only(await eventsOf(own, visitor, sessionId), "turn.completed").data.sequence).toBe(0);
  }, 90_000);

  test.concurrent("of a new socket lasts 5 s", async () => {
    const startedAt = performance.now();
    const socket = await new SocketClient(server).open();
    expect(await socket.closed).toMatchObject({ code: 4408 });
    const waitedMs = performance.now() - startedAt;
    expect(waitedMs).toBeGreaterThan(4_500);
    expect(waitedMs).toBeLessThan(5_500);
  }, 90_000);
});
