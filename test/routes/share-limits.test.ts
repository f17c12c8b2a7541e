import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { HistorySnapshot } from "../../src/schemas/session.ts";
import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import { revokeShare, shareRoom } from "../../src/services/sessions/share-session.ts";
import { snapshotBytes } from "../../src/sessions/snapshot.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const company = "bakery";
const dayMs = 24 * 60 * 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Files a request of a session, with an answer of so many bytes. */
const file = (sessionId: string, index: number, bytes = 10) =>
  server.context.history.file({
    ...{ company, sessionId, requestId: `r${index}`, at: 1_000 + index, query: `question ${index}` },
    ...{ summary: "ü".repeat(bytes / 2), version: "published" as const, corpusVersion: 1 },
  });

const share = (sessionId: string, more: object = {}) =>
  server.post("/api/v1/shares", { company, session_id: sessionId, template_id: "mr", use_history: true, ...more });
const snapshotOf = async (answer: Promise<Response>) => (await (await answer).json()) as HistorySnapshot;

describe("A snapshot holds the newest requests that fit 1 MiB", () => {
  test.each([[true], [false]])("in order and whole, with use_history %p", async (use_history) => {
    const sessionId = `large-${use_history}`;
    for (let index = 0; index < 40; index++) file(sessionId, index, 100_000);
    const snapshot = await snapshotOf(share(sessionId, { use_history }));
    const asked = snapshot.history.map(({ query }) => query);
    const fits = Math.floor(snapshotBytes / (use_history ? 200_000 : 100_000));
    expect(asked).toEqual(Array.from({ length: fits }, (_, index) => `question ${40 - fits + index}`));
    expect(snapshot.history.every(({ summary }) => summary.length === 50_000)).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(snapshot))).toBeLessThan(snapshotBytes + 1_000);
    expect(snapshot.conversation_history).toHaveLength(use_history ? 2 * fits : 0);
  });

  test("the newest one whatever it takes", async () => {
    file("huge", 0);
    file("huge", 1, 2 * snapshotBytes);
    expect((await snapshotOf(share("huge"))).history.map(({ query }) => query)).toEqual(["question 1"]);
  });

  test("and all of a session that fits", async () => {
    for (let index = 0; index < 500; index++) file("long", index);
    expect((await snapshotOf(share("long"))).history).toHaveLength(500);
  });
});

describe("A session has at most 20 stored shares at a time", () => {
  const shareAtOnce = async (sessionId: string, times: number) =>
    Promise.all(Array.from({ length: times }, () => share(sessionId)));

  test("one more is 429, to be tried again when the first one expires; what is not stored is not counted", async () => {
    for (const sessionId of ["full", "other"]) file(sessionId, 0);
    const statuses = (await shareAtOnce("full", 25)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(5).fill(429)]);
    const answer = await share("full");
    expect(await answer.json()).toEqual({ detail: expect.any(String), error: "rate_limited" });
    const wait = Number(answer.headers.get("retry-after")) * 1_000;
    expect(wait).toBeGreaterThan(20 * dayMs - 60_000);
    expect(wait).toBeLessThanOrEqual(20 * dayMs + 2_000);
    expect((await share("full", { use_history: false })).status).toBe(200);
    expect((await share("other")).status).toBe(200);
  });

  test.each([
    ["is revoked", (id: string) => revokeShare(server.context, company, id)],
    [
      "expires",
      (id: string) =>
        server.context.db.writer.write([{ sql: "UPDATE shares SET expires_at = 1 WHERE id = ?", args: [id] }]),
    ],
  ])("one that %s gives its place back", async (_, end) => {
    const sessionId = `freed-${_}`;
    file(sessionId, 0);
    const { conversation_history_id: first } = await snapshotOf(share(sessionId));
    await shareAtOnce(sessionId, 19);
    expect((await share(sessionId)).status).toBe(429);
    await end(first);
    expect((await share(sessionId)).status).toBe(200);
    expect((await share(sessionId)).status).toBe(429);
  });
});

describe("An address stores at most 16 MiB of shares in a day", () => {
  test("one more is 429, to be tried again the next day; other addresses and holders of a key go on", async () => {
    await using own = await startTestServer({
      config: { trustedProxies: ["127.0.0.1", "::1"], addressRequestsPerMinute: 300 },
    });
    await own.addCompany();
    const { text: key } = await createApiKey(own.context, company);
    const fileIn = own.context.history.file.bind(own.context.history);
    fileIn({
      ...{ company, sessionId: "s", requestId: "r", query: "bread", summary: "x".repeat(snapshotBytes / 2 - 2_000) },
      ...{ version: "published", corpusVersion: 1 },
    });
    const from = (headers: Record<string, string>, session_id = "s") =>
      own.post("/api/v1/shares", { company, session_id, template_id: "mr", use_history: true }, headers);
    const stranger = { "x-forwarded-for": "203.0.113.1" };
    for (let count = 0; count < 16; count++) expect((await from(stranger)).status).toBe(200);
    const refused = await from(stranger);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toEqual({ detail: expect.stringContaining("today"), error: "rate_limited" });
    expect(Number(refused.headers.get("retry-after"))).toBeWithin(dayMs / 1_000 - 60, dayMs / 1_000 + 1);
    expect((await from({ "x-forwarded-for": "203.0.113.2" })).status).toBe(200);
    expect((await from({ ...stranger, "x-api-key": key })).status).toBe(200);
    // What was refused took nothing of what is left.
    const small = { company, sessionId: "small", requestId: "r", query: "bread", summary: "rye" };
    fileIn({ ...small, version: "published", corpusVersion: 1 });
    expect((await from(stranger, "small")).status).toBe(200);
  });

  test("what has no room in its session is none of them", async () => {
    await using own = await startTestServer({ config: { addressRequestsPerMinute: 300 } });
    await own.addCompany();
    const say = (sessionId: string, requestId: string, summary: string) => {
      const entry = { company, sessionId, requestId, query: "bread", summary };
      own.context.history.file({ ...entry, version: "published", corpusVersion: 1 });
    };
    const store = async (session_id: string) =>
      (await own.post("/api/v1/shares", { company, session_id, template_id: "mr", use_history: true })).status;
    say("full", "r1", "rye");
    for (let count = 0; count < shareRoom.ofSession; count++) expect(await store("full")).toBe(200);
    say("full", "r2", "x".repeat(snapshotBytes / 2 - 2_000));
    for (let count = 0; count < 17; count++) expect(await store("full")).toBe(429);
    say("other", "r", "rye");
    expect(await store("other")).toBe(200);
  });
});

test("The stored shares of a company take 256 MiB at most: what does not fit is 429, what does is stored", async () => {
  await using own = await startTestServer();
  await own.addCompany();
  await own.addCompany({ company: "mill", indexId: "idx_mill" });
  const { write } = own.context.db.writer;
  const room = 10_000;
  const expiresAt = Date.now() + dayMs;
  await write([
    {
      sql: `INSERT INTO shares (id, company, session_id, snapshot, created_at, expires_at, bytes)
            VALUES ('most', 'bakery', 's', '{}', 1, ?, ?)`,
      args: [expiresAt, shareRoom.bytesOfCompany - room],
    },
  ]);
  const ask = async (of: string, sessionId: string, bytes: number, more = {}) => {
    const entry = { company: of, sessionId, requestId: "r", query: "bread", summary: "x".repeat(bytes) };
    own.context.history.file({ ...entry, version: "published", corpusVersion: 1 });
    const body = { company: of, session_id: sessionId, template_id: "mr", use_history: true, ...more };
    return own.post("/api/v1/shares", body);
  };
  // The conversation says the summary once more.
  const refused = await ask("bakery", "large", room / 2);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ detail: expect.stringContaining("256 MiB"), error: "rate_limited" });
  expect(Number(refused.headers.get("retry-after"))).toBeWithin(dayMs / 1_000 - 60, dayMs / 1_000 + 3);
  expect((await ask("bakery", "large", room / 2, { use_history: false })).status).toBe(200);
  expect((await ask("bakery", "small", 10)).status).toBe(200);
  expect((await ask("mill", "elsewhere", room / 2)).status).toBe(200);
  await revokeShare(own.context, "bakery", "most");
  expect((await ask("bakery", "large", room / 2)).status).toBe(200);
});
