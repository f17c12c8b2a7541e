import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { eventsOf, textOf } from "../support/agent.ts";
import { PacedGenerator } from "../support/paced-generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { openSocket, SocketClient } from "../support/socket.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { generator: new PacedGenerator(20, 5) } });
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

const terminal = (sessionId: string) => (frame: { sessionId: string; event: { type: string } }) =>
  frame.sessionId === sessionId && frame.event.type === "session.waiting";

describe("the upgrade of /agent/v1/ws", () => {
  test("is refused to foreign origins and unknown indexes", async () => {
    await expect(new SocketClient(server, { origin: "https://evil.example" }).open()).rejects.toThrow();
    await expect(new SocketClient(server, { indexId: "idx_none" }).open()).rejects.toThrow();
    const plain = await server.get("/agent/v1/ws?indexId=idx_bakery");
    expect(plain.status).toBe(404);
  });
});

describe("the first frame", () => {
  test("authenticates with the token of bootstrap", async () => {
    const socket = await openSocket(server);
    const { expiresAt } = await socket.next("authenticated");
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 890_000);
    socket.close();
  });

  test("that is not an authentication closes the socket with 1008", async () => {
    const socket = await new SocketClient(server).open();
    socket.send({ type: "message", message: "hello", ref: "r1" });
    expect(await socket.next("error")).toMatchObject({ ref: "r1", ok: false, code: "token_missing" });
    expect(await socket.closed).toMatchObject({ code: 1008 });
  });

  test("with a bad token closes the socket with 1008", async () => {
    const socket = await new SocketClient(server).open();
    socket.send({ type: "authenticate", accessToken: "junk" });
    expect(await socket.next("error")).toMatchObject({ code: "token_invalid" });
    expect(await socket.closed).toMatchObject({ code: 1008 });
  });
});

describe("messages", () => {
  test("are accepted with their ref, and subscribe their sender", async () => {
    const socket = await openSocket(server);
    socket.send({ type: "message", message: "hello", ref: "m1" });
    const accepted = await socket.next("accepted");
    expect(accepted).toMatchObject({ ref: "m1", ok: true, status: "accepted" });
    const sessionId = accepted.sessionId ?? "";
    await socket.next("event", terminal(sessionId));
    const frames = socket.eventsOf(sessionId);
    expect(frames.map(({ index }) => index)).toEqual(frames.map((_, index) => index));
    const recorded = await eventsOf(server, await server.visitor(), sessionId);
    expect(frames.map(({ event }) => event)).toEqual(recorded);
    socket.close();
  });

  test("with the same operationId give the same session", async () => {
    const socket = await openSocket(server, "operations");
    socket.send({ type: "message", message: "hello", operationId: "op", ref: "a" });
    socket.send({ type: "message", message: "hello", operationId: "op", ref: "b" });
    const first = await socket.next("accepted", ({ ref }) => ref === "a");
    const second = await socket.next("accepted", ({ ref }) => ref === "b");
    expect(second.sessionId).toBe(first.sessionId);
    socket.close();
  });

  test("several sessions share a socket, each in its own order", async () => {
    const socket = await openSocket(server, "several");
    for (const ref of ["1", "2", "3"]) socket.send({ type: "message", message: `question ${ref}`, ref });
    const ids: string[] = [];
    for (const wanted of ["1", "2", "3"])
      ids.push((await socket.next("accepted", ({ ref }) => ref === wanted)).sessionId ?? "");
    for (const id of ids) {
      await socket.next("event", terminal(id));
      const events = socket.eventsOf(id);
      expect(events.map(({ index }) => index)).toEqual(events.map((_, index) => index));
      expect(textOf(events.map(({ event }) => event))).toContain("word19");
    }
    socket.close();
  });

  test("of a private visitor are answered too", async () => {
    const socket = await openSocket(server, "secret", { is_private_session: true });
    socket.send({ type: "message", message: "hello" });
    const { sessionId = "" } = await socket.next("accepted");
    await socket.next("event", terminal(sessionId));
    socket.close();
  });
});

describe("subscribe", () => {
  test("resumes at any index: each later event once", async () => {
    const first = await openSocket(server, "resumer");
    first.send({ type: "message", message: "hello" });
    const { sessionId = "" } = await first.next("accepted");
    await first.next("event", ({ index }) => index === 7);
    first.close();
    const seen = first.eventsOf(sessionId).map(({ index }) => index);
    const second = await openSocket(server, "resumer");
    second.send({ type: "subscribe", sessionId, startIndex: seen.length });
    await second.next("event", terminal(sessionId));
    const rest = second.eventsOf(sessionId).map(({ index }) => index);
    expect([...seen, ...rest]).toEqual([...seen, ...rest].map((_, index) => index));
    second.close();
  });

  test("counts from the tail with a negative index", async () => {
    const socket = await openSocket(server, "tail");
    socket.send({ type: "message", message: "hello" });
    const { sessionId = "" } = await socket.next("accepted");
    await socket.next("event", terminal(sessionId));
    const from = socket.frames.length;
    socket.send({ type: "subscribe", sessionId, startIndex: -2 });
    await socket.next("event", terminal(sessionId), from);
    expect(socket.frames.slice(from)).toHaveLength(2);
    socket.close();
  });

  test("to a foreign or unknown session is the same error", async () => {
    const owner = await openSocket(server, "owner");
    owner.send({ type: "message", message: "hello" });
    const { sessionId = "" } = await owner.next("accepted");
    const other = await openSocket(server, "other");
    other.send({ type: "subscribe", sessionId, ref: "a" });
    other.send({ type: "subscribe", sessionId: "wrun_01ARZ3NDEKTSV4RRFFQ69G5FAV", ref: "a" });
    await other.next("error");
    await Bun.sleep(30);
    const errors = other.frames.filter(({ type }) => type === "error");
    expect(errors).toHaveLength(2);
    expect(errors[0]).toEqual(errors[1] as (typeof errors)[0]);
    owner.close();
    other.close();
  });
});

describe("other frames", () => {
  test("cancel stops a turn, and says so once there is none", async () => {
    const socket = await openSocket(server, "canceller");
    socket.send({ type: "message", message: "hello", ref: "m" });
    const { sessionId = "" } = await socket.next("accepted");
    await socket.next("event", ({ event }) => event.type === "message.appended");
    socket.send({ type: "cancel", sessionId, ref: "c1" });
    expect(await socket.next("accepted", ({ ref }) => ref === "c1")).toMatchObject({ status: "accepted" });
    await socket.next("event", ({ event }) => event.type === "turn.cancelled");
    await socket.next("event", terminal(sessionId));
    await Bun.sleep(20);
    socket.send({ type: "cancel", sessionId, ref: "c2" });
    expect(await socket.next("accepted", ({ ref }) => ref === "c2")).toMatchObject({ status: "no_active_turn" });
    socket.close();
  });

  test("ping is answered, renewal keeps the socket, another visitor's token closes it", async () => {
    const socket = await openSocket(server, "renewer");
    socket.send({ type: "ping" });
    await socket.next("pong");
    const own = (await server.visitor("renewer")).authorization?.replace("Bearer ", "");
    const from = socket.frames.length;
    socket.send({ type: "authenticate", accessToken: own });
    await socket.next("authenticated", () => true, from);
    const other = (await server.visitor("somebody-else")).authorization?.replace("Bearer ", "");
    socket.send({ type: "authenticate", accessToken: other });
    expect(await socket.closed).toMatchObject({ code: 1008 });
  });

  test("that are no frames get an error and nothing else; the socket goes on", async () => {
    const socket = await openSocket(server, "clumsy");
    for (const junk of [
      "{",
      "null",
      "[]",
      '"text"',
      { type: "nope" },
      { type: "message", message: " " },
      { type: "message", message: "x", extra: 1 },
    ]) {
      const from = socket.frames.length;
      socket.send(junk);
      expect(await socket.next("error", () => true, from)).toMatchObject({ ok: false, code: "invalid_request" });
    }
    socket.send({ type: "ping" });
    await socket.next("pong");
    socket.close();
  });

  test.each<[unknown, string]>([
    [{ type: "message", mesage: "hello" }, "mesage: Unknown field; did you mean message?"],
    [{ type: "message" }, "message: Field required"],
    [
      { type: "message", message: " " },
      "message: Expected 1 to 2,000 characters after trimming, none of them NUL or half of one",
    ],
    [{ type: "subscribe", sessionId: "s", startIndex: "1" }, "startIndex: Expected an integer"],
    ['{"type":', "The frame is not valid JSON."],
    [{ type: "nope" }, "This is no frame that is known here."],
  ])("%j is told what is wrong with it, as the HTTP route tells it", async (frame, told) => {
    const socket = await openSocket(server, "wrong");
    socket.send(frame);
    expect(await socket.next("error")).toMatchObject({ ok: false, code: "invalid_request", error: told });
    socket.close();
  });

  test("may be JSON behind blanks, as any text of HTTP may", async () => {
    const socket = await openSocket(server, "blank");
    socket.send(' \n{"type": "ping"}\n');
    await socket.next("pong");
    socket.close();
  });

  test("over 16 KiB close the socket with 1009", async () => {
    const socket = await openSocket(server, "large");
    socket.send({ type: "message", message: "x".repeat(17 * 1024) });
    expect((await socket.closed).code).toBe(1009);
  });

  test("too many of them close the socket with 1008", async () => {
    const socket = await openSocket(server, "flood");
    for (let count = 0; count < 200; count++) socket.send({ type: "ping" });
    expect(await socket.closed).toMatchObject({ code: 1008 });
  });
});
