import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { eventsOf, expectRefusal, type Headers, only, say, until } from "../support/agent.ts";
import { bakeryOrigin, writeCompany } from "../support/company.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const path = "/agent/v1/session?indexId=idx_bakery";

let server: TestServer;
const generator = new RecordingGenerator();
beforeAll(async () => {
  server = await startTestServer({ overrides: { generator } });
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

let visitor: Headers;
let visitors = 0;
beforeEach(async () => {
  visitor = await server.visitor(`client-${visitors++}`);
});

describe("POST /agent/v1/session", () => {
  test("answers 202 with exactly ok, sessionId and status, and the id as a header", async () => {
    const answer = await server.post(path, { message: "How much is a loaf?" }, visitor);
    expect(answer.status).toBe(202);
    const body = (await answer.json()) as { sessionId: string };
    expect<unknown>(body).toEqual({
      ok: true,
      sessionId: expect.stringMatching(/^wrun_[0-9A-HJKMNP-TV-Z]{26}$/),
      status: "accepted",
    });
    expect(answer.headers.get("x-session-id")).toBe(body.sessionId);
  });

  test("makes a new turn with a new sessionId for every message", async () => {
    const first = await say(server, visitor, "Hello");
    const second = await say(server, visitor, "Hello");
    expect(second).not.toBe(first);
    expect(only(await eventsOf(server, visitor, first), "turn.started").data.turnId).toBe("turn_0");
    expect(only(await eventsOf(server, visitor, second), "turn.started").data.turnId).toBe("turn_1");
  });

  test.each([
    ["one character", "x"],
    ["2,000 characters", "x".repeat(2_000)],
    ["2,000 characters between blanks", `${" ".repeat(50)}${"x".repeat(2_000)}\n`],
  ])("takes a message of %s, trimmed", async (_, message) => {
    const sessionId = await say(server, visitor, message);
    const events = await eventsOf(server, visitor, sessionId);
    expect(only(events, "message.received").data.message).toBe(message.trim());
  });

  test.each([
    ["no message", {}],
    ["an empty message", { message: "" }],
    ["a message of blanks", { message: " \n\t " }],
    ["a message of 2,001 characters", { message: "x".repeat(2_001) }],
    ["a number", { message: 5 }],
    ["a list", { message: ["hi"] }],
    ["an unknown field", { message: "hi", mesage: "hi" }],
    ["an empty operationId", { message: "hi", operationId: "" }],
    ["an operationId over 200 characters", { message: "hi", operationId: "x".repeat(201) }],
    ["no object", "hi"],
  ])("refuses %s with 400 invalid_request", async (_, body) => {
    await expectRefusal(await server.post(path, body, visitor), 400, "invalid_request");
  });
});

describe("operationId, or Idempotency-Key", () => {
  test("makes a retry return the same sessionId and run the turn once", async () => {
    const asked = generator.tasksOf("answer").length;
    const first = await say(server, visitor, "Once only", { operationId: "op-1" });
    expect(await say(server, visitor, "Once only", { operationId: "op-1" })).toBe(first);
    expect(await say(server, visitor, "  Once only ", { operationId: "op-1" })).toBe(first);
    const viaHeader = await server.post(path, { message: "Once only" }, { ...visitor, "idempotency-key": "op-1" });
    expect(await viaHeader.json()).toMatchObject({ sessionId: first });
    await eventsOf(server, visitor, first);
    expect(generator.tasksOf("answer").length).toBe(asked + 1);
  });

  test("returns one sessionId to retries that race each other", async () => {
    const tries = Array.from({ length: 8 }, () => say(server, visitor, "Race", { operationId: "op-race" }));
    expect(new Set(await Promise.all(tries)).size).toBe(1);
  });

  test("is 409 operation_conflict with another message", async () => {
    await say(server, visitor, "One thing", { operationId: "op-2" });
    const answer = await server.post(path, { message: "Another thing", operationId: "op-2" }, visitor);
    await expectRefusal(answer, 409, "operation_conflict");
  });

  test("is the visitor's own: another visitor's equal id is another turn", async () => {
    const first = await say(server, visitor, "Mine", { operationId: "op-3" });
    const other = await server.visitor("someone-else");
    expect(await say(server, other, "Not yours", { operationId: "op-3" })).not.toBe(first);
  });

  test("may be used again after 24 hours", async () => {
    const first = await say(server, visitor, "Yesterday", { operationId: "op-4" });
    await eventsOf(server, visitor, first);
    const dayAgo = Date.now() - 24 * 60 * 60_000 - 1_000;
    await server.context.db.writer.write([
      { sql: "UPDATE turns SET created_at = ? WHERE company = 'bakery' AND session_id = ?", args: [dayAgo, first] },
    ]);
    expect(await say(server, visitor, "Today", { operationId: "op-4" })).not.toBe(first);
  });

  test("of no or more than 200 characters in the header is 400", async () => {
    for (const key of ["", "x".repeat(201)]) {
      const answer = await server.post(path, { message: "hi" }, { ...visitor, "idempotency-key": key });
      await expectRefusal(answer, 400, "invalid_request");
    }
  });

  test("holds for private visitors too", async () => {
    const hidden = await server.visitor("hidden", { is_private_session: true });
    const first = await say(server, hidden, "Psst", { operationId: "op-5" });
    expect(await say(server, hidden, "Psst", { operationId: "op-5" })).toBe(first);
    const answer = await server.post(path, { message: "Something else", operationId: "op-5" }, hidden);
    await expectRefusal(answer, 409, "operation_conflict");
  });
});

describe("20 turns of a visitor may wait", () => {
  test.each([
    ["a visitor", {}],
    ["a private visitor", { is_private_session: true }],
  ])("%s's 21st is refused with Retry-After, until one has run; others are not held up", async (name, flags) => {
    const release = generator.hold();
    const busy = await server.visitor(`busy ${name}`, flags);
    const asked = generator.tasksOf("answer").length;
    await say(server, busy, "The one that runs");
    await until(() => generator.tasksOf("answer").length > asked, "the first turn to run");
    for (let turn = 1; turn <= 20; turn++) await say(server, busy, `Waiting ${turn}`);
    const answer = await server.post(path, { message: "One too many" }, busy);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectRefusal(answer, 503, "overloaded");
    await say(server, visitor, "Someone else's");
    release();
    await until(async () => (await server.post(path, { message: "Later" }, busy)).status === 202, "a free place");
  });
});

describe("What takes effect at once", () => {
  async function change(options: Parameters<typeof writeCompany>[1]): Promise<void> {
    const file = writeCompany(server.folder, options);
    await ingestCompany(server.context, await readCompanyFile(file, {}));
  }

  test("a removed origin stops tokens that are out", async () => {
    await change({ origins: ["https://other.example"] });
    await expectRefusal(await server.post(path, { message: "hi" }, visitor), 403, "origin_mismatch");
    await change({ origins: [bakeryOrigin] });
    expect((await server.post(path, { message: "hi" }, visitor)).status).toBe(202);
  });

  test("an agent that is switched off is 403 agent_unavailable", async () => {
    await change({ more: "agent: { enabled: false }" });
    await expectRefusal(await server.post(path, { message: "hi" }, visitor), 403, "agent_unavailable");
    await change({});
    expect((await server.post(path, { message: "hi" }, visitor)).status).toBe(202);
  });
});
