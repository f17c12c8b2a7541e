import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { eventsOf, expectRefusal, say, sayAndHear, textOf, until } from "../support/agent.ts";
import { PacedGenerator } from "../support/paced-generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
const generator = new PacedGenerator(60, 10);
beforeAll(async () => {
  server = await startTestServer({ overrides: { generator } });
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

const cancelPath = (sessionId: string) => `/agent/v1/session/${sessionId}/cancel?indexId=idx_bakery`;

describe.each([
  ["a visitor", {}],
  ["a private visitor", { is_private_session: true }],
])("POST /agent/v1/session/{sessionId}/cancel of %s", (name, flags) => {
  test("stops the turn: turn.cancelled, then the terminal event, and the engine ends", async () => {
    const visitor = await server.visitor(`${name} stop`, flags);
    const stopped = generator.stopped;
    const sessionId = await sayAndHear(server, visitor, "tell me everything");
    const answer = await server.post(cancelPath(sessionId), {}, visitor);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({ ok: true, sessionId, status: "accepted" });
    const events = await eventsOf(server, visitor, sessionId);
    expect(events.slice(-2).map(({ type }) => type)).toEqual(["turn.cancelled", "session.waiting"]);
    expect(events.some(({ type }) => type === "message.completed")).toBe(false);
    await until(() => generator.stopped === stopped + 1, "the engine to stop");
  });

  test.each([
    ["no body", undefined, {}],
    ["no body, announced as JSON", undefined, { "content-type": "application/json" }],
    ["an empty body", "", { "content-type": "application/json" }],
    ["a body that is no JSON", "{", { "content-type": "application/json" }],
    ["a body of another type", "stop=now", { "content-type": "application/x-www-form-urlencoded" }],
  ])("takes no body, and ignores one that is sent: %s", async (kind, body, headers) => {
    const visitor = await server.visitor(`${name} ${kind}`, flags);
    const sessionId = await sayAndHear(server, visitor, "tell me everything");
    const request = { method: "POST", headers: { ...visitor, ...headers }, ...(body === undefined ? {} : { body }) };
    const answer = await fetch(server.url + cancelPath(sessionId), request);
    expect([answer.status, await answer.json()]).toEqual([202, { ok: true, sessionId, status: "accepted" }]);
  });

  test("is idempotent, and says so once there is nothing to cancel", async () => {
    const visitor = await server.visitor(`${name} twice`, flags);
    const sessionId = await sayAndHear(server, visitor, "tell me everything");
    const both = await Promise.all([
      server.post(cancelPath(sessionId), {}, visitor),
      server.post(cancelPath(sessionId), {}, visitor),
    ]);
    // The turn may be over before the second is read.
    expect([
      [202, 202],
      [202, 200],
      [200, 202],
    ]).toContainEqual(both.map(({ status }) => status));
    expect(await Promise.all(both.map((answer) => answer.json()))).toMatchObject([{ ok: true }, { ok: true }]);
    await eventsOf(server, visitor, sessionId);
    await until(async () => (await server.post(cancelPath(sessionId), {}, visitor)).status === 200, "the turn's end");
    const late = await server.post(cancelPath(sessionId), {}, visitor);
    expect(await late.json()).toEqual({ ok: true, status: "no_active_turn" });
    const events = await eventsOf(server, visitor, sessionId);
    expect(events.filter(({ type }) => type === "turn.cancelled")).toHaveLength(1);
  });

  test("the next message works, and follows the one that was cancelled", async () => {
    const visitor = await server.visitor(`${name} next`, flags);
    const first = await sayAndHear(server, visitor, "tell me everything");
    const second = await say(server, visitor, "and again");
    await server.post(cancelPath(first), {}, visitor);
    const events = await eventsOf(server, visitor, second);
    expect(events.at(-2)).toMatchObject({ type: "turn.completed", data: { turnId: "turn_1" } });
  });

  test("a turn that still waits is cancelled without a word", async () => {
    const visitor = await server.visitor(`${name} waiting`, flags);
    await say(server, visitor, "first");
    const waiting = await say(server, visitor, "second");
    expect((await server.post(cancelPath(waiting), {}, visitor)).status).toBe(202);
    const events = await eventsOf(server, visitor, waiting);
    expect(events.map(({ type }) => type)).toEqual(["session.started", "turn.cancelled", "session.waiting"]);
  });
});

describe("what a cancelled turn leaves", () => {
  test("the partial text stays in the history as what the visitor saw", async () => {
    const visitor = await server.visitor("partial");
    const sessionId = await sayAndHear(server, visitor, "tell me everything");
    await server.post(cancelPath(sessionId), {}, visitor);
    const seen = textOf(await eventsOf(server, visitor, sessionId));
    const [row] = await server.context.db.reader.all<{ status: string; reply: string }>(
      `SELECT status, reply FROM turns WHERE company = 'bakery' AND session_id = '${sessionId}'`,
    );
    expect(row).toEqual({ status: "cancelled", reply: seen });
    expect(seen).toStartWith("word0 ");
  });

  test("a foreign or unknown session is the same 404, and goes on", async () => {
    const owner = await server.visitor("owner");
    const other = await server.visitor("other");
    const sessionId = await sayAndHear(server, owner, "tell me everything");
    await expectRefusal(await server.post(cancelPath(sessionId), {}, other), 404, "session_not_found");
    await expectRefusal(
      await server.post(cancelPath("wrun_01ARZ3NDEKTSV4RRFFQ69G5FAV"), {}, other),
      404,
      "session_not_found",
    );
    await server.post(cancelPath(sessionId), {}, owner);
  });

  test("a reader that leaves cancels nothing", async () => {
    const visitor = await server.visitor("leaver");
    const sessionId = await sayAndHear(server, visitor, "tell me everything");
    const abort = new AbortController();
    const reading = fetch(`${server.url}/agent/v1/session/${sessionId}/stream?indexId=idx_bakery`, {
      headers: visitor,
      signal: abort.signal,
    });
    await reading;
    abort.abort();
    expect((await eventsOf(server, visitor, sessionId)).at(-2)?.type).toBe("turn.completed");
  });
});
