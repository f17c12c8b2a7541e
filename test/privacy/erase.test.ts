import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join, resolve } from "node:path";
import { insertShareSql } from "../../src/db/queries/shares.ts";
import { findTurn } from "../../src/db/queries/turns.ts";
import { createContentStore } from "../../src/generation/cache/content-store.ts";
import type { GenerationPart } from "../../src/schemas/generation.ts";
import { eraseTraces } from "../../src/services/operations/erase-traces.ts";
import { shareRoom } from "../../src/services/sessions/share-session.ts";
import { fileTurn } from "../../src/services/visitor/file-turn.ts";
import { snapshotOf } from "../../src/sessions/snapshot.ts";
import { eventsOf, say, streamPath, until } from "../support/agent.ts";
import { plainParts, RecordingGenerator } from "../support/generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { openSocket } from "../support/socket.ts";
import { WebhookReceiver } from "../support/webhook-receiver.ts";
import { canaryWord, filesThatHold } from "./files.ts";

const company = "bakery";
const main = resolve(import.meta.dir, "../../src/main.ts");
let server: TestServer;
let receiver: WebhookReceiver;
const generator = new RecordingGenerator(plainParts);
const dataDir = () => join(server.folder, "data");

beforeAll(async () => {
  receiver = new WebhookReceiver();
  receiver.react = () => 500;
  server = await startTestServer({ overrides: { generator, webhooks: { gapsMs: [0, 60_000] } } });
  await server.addCompany({ more: receiver.yaml() });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

/** A visit that leaves something in every table; the answers repeat the question. Returns the visitor's subject. */
async function visit(session: string, word: string): Promise<string> {
  const query = `bread ${word}`;
  const request = { company, sessionId: session, requestId: `r-${session}`, query };
  const post = async (path: string, body: object) => {
    const answer = await server.post(path, body);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  await post("/api/v1/queries", request);
  await post("/api/v1/query-summaries", request);
  const visitor = await server.visitor(session);
  await eventsOf(server, visitor, await say(server, visitor, `tell me of ${word}`));
  await until(async () => (await server.context.history.read(company, session)).length === 2, "the turn's history");
  const share = await post("/api/v1/shares", { company, session_id: session, template_id: "mr", use_history: true });
  await server.get(`/api/v1/shares/${share.conversation_history_id}/sessions/friend-${session.split("-").at(-1)}`);
  await post("/api/v1/session-summaries", { company, session_id: session });
  await Promise.all([server.context.history.flush(), server.context.recorder.flush()]);
  await Bun.sleep(100);
  return (JSON.parse(atob(visitor.authorization?.split(".")[1] ?? "")) as { sub: string }).sub;
}

async function usher(...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir(), PORT: "0" };
  const run = Bun.spawn([process.execPath, main, ...args], { env, stdout: "pipe", stderr: "pipe" });
  const [code, out, err] = await Promise.all([
    run.exited,
    new Response(run.stdout).text(),
    new Response(run.stderr).text(),
  ]);
  return { code, out, err };
}

describe("usher erase", () => {
  test("removes a session from every table and from the bytes of the files, while a server runs", async () => {
    const [gone, kept] = [canaryWord(), canaryWord()];
    const subject = await visit("session-of-ada", gone);
    await visit("session-of-ben", kept);
    expect(await filesThatHold(dataDir(), gone)).not.toEqual([]);
    const asking = setInterval(
      () => void server.post("/api/v1/queries", { company, sessionId: "busy", query: "bread" }),
      5,
    );
    const { code, out, err } = await usher("erase", company, "--session", "session-of-ada", "--json");
    clearInterval(asking);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(JSON.parse(out)).toEqual({
      company,
      rows: {
        // Two requests, the turn under its own id, and the friend's copies of the share.
        history: 5,
        analytics_events: expect.any(Number),
        sessions: 2,
        visitors: 1,
        conversations: 1,
        turns: 1,
        turn_events: expect.any(Number),
        shares: 1,
        webhook_deliveries: 1,
        webhook_attempts: 1,
        content_cache: 1,
      },
      scrubbed: true,
      notIncluded: expect.stringContaining("Export files"),
    });
    for (const trace of [gone, "session-of-ada", subject]) expect(await filesThatHold(dataDir(), trace)).toEqual([]);
    expect(await filesThatHold(dataDir(), kept)).not.toEqual([]);
    expect(await server.context.history.read(company, "session-of-ben")).toHaveLength(2);
    const still = await server.post("/api/v1/shares", { company, session_id: "session-of-ben", template_id: "mr" });
    expect(still.status).toBe(200);
  }, 90_000);

  test("removes a visitor, with the browser sessions and the conversations that are the visitor's", async () => {
    const gone = canaryWord();
    const subject = await visit("session-of-cleo", gone);
    const { code, out } = await usher("erase", company, "--visitor", subject);
    expect(code).toBe(0);
    expect(out).toMatch(/Rows erased:[\s\S]* 1 {2}turns\n[\s\S]*the bytes are gone/);
    for (const trace of [gone, subject]) expect(await filesThatHold(dataDir(), trace)).toEqual([]);
    expect(await server.context.history.read(company, "session-of-cleo")).toEqual([]);
  }, 90_000);

  test("removes one turn of the agent, and its copy in the browser session, but not the rest", async () => {
    const [gone, kept] = [canaryWord(), canaryWord()];
    await visit("session-of-dora", kept);
    const visitor = await server.visitor("session-of-dora");
    const turn = await say(server, visitor, `more of ${gone}`);
    await eventsOf(server, visitor, turn);
    await until(async () => (await server.context.history.read(company, "session-of-dora")).length === 3);
    const report = await eraseTraces(server.context, company, { session: turn });
    expect(report?.rows).toMatchObject({ turns: 1, history: expect.any(Number) });
    expect(await filesThatHold(dataDir(), gone)).toEqual([]);
    expect(await server.context.history.read(company, "session-of-dora")).toHaveLength(2);
  }, 90_000);

  test("takes the cached answer to the session's query out of a server that runs", async () => {
    const query = `bread ${canaryWord()}`;
    const statusOf = async (sessionId: string) => {
      const answer = await server.post("/api/v1/query-summaries", { company, sessionId, query });
      return ((await answer.json()) as { cache_status: string }).cache_status;
    };
    expect([await statusOf("session-of-fay"), await statusOf("session-of-fay")]).toEqual(["miss", "hit"]);
    await Bun.sleep(300);
    expect(await statusOf("session-of-fay")).toBe("hit");
    expect((await usher("erase", company, "--session", "session-of-fay")).code).toBe(0);
    expect(await statusOf("session-of-gus")).toBe("miss");
  }, 90_000);

  test("takes a cached answer that a server writes while it goes on, though what it answers is erased already", async () => {
    const query = `bread ${canaryWord()}`;
    const { db, history } = server.context;
    const late = createContentStore(db, (error) => {
      throw error;
    });
    await server.post("/api/v1/queries", { company, sessionId: "session-of-jo", query });
    await history.flush();
    const erasing = eraseTraces(server.context, company, { session: "session-of-jo" });
    await until(async () => (await history.read(company, "session-of-jo")).length === 0, "the history to be erased");
    const parts: GenerationPart[] = [{ type: "text-delta", delta: `You asked: ${query}` }];
    late.keep({ company, keyHash: "late", corpusVersion: 1, generatedAt: Date.now(), parts });
    await erasing;
    await late.flush();
    expect(await late.find(company, "late")).toBeUndefined();
  }, 90_000);

  test("takes a share that is stored meanwhile of what was there before", async () => {
    const { db, history } = server.context;
    const sessionId = "session-of-lou";
    await server.post("/api/v1/queries", { company, sessionId, query: `bread ${canaryWord()}` });
    const request = { session_id: sessionId, template_id: "mr", use_history: true } as const;
    const snapshot = snapshotOf(await history.read(company, sessionId), request, "late");
    const erasing = eraseTraces(server.context, company, { session: sessionId });
    await until(async () => (await history.read(company, sessionId)).length === 0, "the history to be erased");
    const [createdAt, expiresAt] = [Date.now(), Date.now() + 60_000];
    await db.writer.write([
      insertShareSql({ id: "late", company, sessionId, snapshot, createdAt, expiresAt, bytes: 1 }, shareRoom),
    ]);
    await erasing;
    expect((await server.get("/api/v1/shares/late")).status).toBe(404);
  }, 90_000);

  test("finds what a visitor said after an erasure, with the token from before, by the browser session", async () => {
    const visitor = await server.visitor("session-of-hal");
    await eventsOf(server, visitor, await say(server, visitor, "bread before"));
    expect((await eraseTraces(server.context, company, { session: "session-of-hal" }))?.rows.visitors).toBe(1);
    await eventsOf(server, visitor, await say(server, visitor, `bread ${canaryWord()}`));
    await server.context.history.flush();
    expect((await eraseTraces(server.context, company, { session: "session-of-hal" }))?.rows.turns).toBe(1);
  }, 90_000);

  test("ends the stream of a reply that is under way, which is never finished", async () => {
    const release = generator.holdNext();
    const visitor = await server.visitor("session-of-ida");
    const asked = generator.tasks.length;
    const turn = await say(server, visitor, "bread");
    await until(() => generator.tasks.length > asked, "the engine to be asked");
    const reading = await server.get(streamPath(turn), visitor);
    await eraseTraces(server.context, company, { session: "session-of-ida" });
    release();
    expect(await reading.text()).not.toContain("session.waiting");
    expect((await server.get(streamPath(turn), visitor)).status).toBe(404);
  }, 90_000);

  test("sends a socket that follows such a reply back, to be told that there is none", async () => {
    const release = generator.holdNext();
    const socket = await openSocket(server, "session-of-kit");
    socket.send({ type: "message", message: "bread", ref: "asked" });
    const { sessionId } = await socket.next("accepted");
    await socket.next("event", ({ event }) => event.type === "sources.retrieved");
    await eraseTraces(server.context, company, { session: "session-of-kit" });
    release();
    expect(await Promise.race([socket.closed, Bun.sleep(5_000)])).toMatchObject({ code: 1013 });
    const again = await openSocket(server, "session-of-kit");
    again.send({ type: "subscribe", sessionId, ref: "again" });
    expect(await again.next("error")).toMatchObject({ ref: "again", code: "session_not_found" });
    again.close();
  }, 90_000);

  test("is not undone by a request that was under way, and the session may go on", async () => {
    const query = `bread ${canaryWord()}`;
    const request = { company, sessionId: "session-of-lea", query };
    await server.post("/api/v1/queries", request);
    const release = generator.hold();
    const asking = server.post("/api/v1/query-summaries", { ...request, requestId: "r-lea" });
    await until(async () => generator.tasksOf("answer").some((task) => task.query === query), "the engine to be asked");
    await eraseTraces(server.context, company, { session: "session-of-lea" });
    release();
    expect((await asking).status).toBe(200);
    await Promise.all([server.context.history.flush(), server.context.recorder.flush()]);
    await Bun.sleep(100);
    expect(await filesThatHold(dataDir(), query.slice(6))).toEqual([]);
    await server.post("/api/v1/queries", { ...request, query: "bread prices" });
    const asked = await server.context.history.read(company, "session-of-lea");
    expect(asked.map((row) => row.query)).toEqual(["bread prices"]);
  }, 90_000);

  test("is not undone by a turn that had ended before, and is filed after it", async () => {
    const word = canaryWord();
    const { context } = server;
    const visitor = await server.visitor("session-of-nell");
    const sessionId = await say(server, visitor, `bread ${word}`);
    await eventsOf(server, visitor, sessionId);
    const turn = await findTurn(context.db, company, sessionId);
    if (!turn) throw new Error("The turn was asked");
    const reading = context.journal.read(turn, { startIndex: 0, follow: false }, AbortSignal.timeout(5_000));
    const events = (await Array.fromAsync(reading)).flat();
    await eraseTraces(context, company, { session: "session-of-nell" });
    await fileTurn(context, turn, events);
    await Promise.all([context.history.flush(), context.recorder.flush()]);
    expect(await filesThatHold(dataDir(), word)).toEqual([]);
  }, 90_000);

  test("sends no webhook of a session whose summary was under way, which is not known any more", async () => {
    const word = canaryWord();
    const request = { company, sessionId: "session-of-mia", query: `bread ${word}` };
    await server.post("/api/v1/queries", request);
    const release = generator.hold();
    const before = generator.tasks.length;
    const asking = server.post("/api/v1/session-summaries", { company, session_id: "session-of-mia" });
    await until(async () => generator.tasks.length > before, "the engine to be asked");
    await eraseTraces(server.context, company, { session: "session-of-mia" });
    release();
    expect((await asking).status).toBe(404);
    expect(await filesThatHold(dataDir(), word)).toEqual([]);
    expect(receiver.received.filter(({ text }) => text.includes(word))).toEqual([]);
  }, 90_000);

  test("says so where there is nothing to erase, and what it was called without", async () => {
    for (const args of [
      ["--session", "nobody"],
      ["--visitor", "vis_nobody"],
    ]) {
      const { code, err } = await usher("erase", company, ...args);
      expect({ code, err }).toEqual({ code: 1, err: `bakery has nothing of ${args[1]}\n` });
    }
    expect((await usher("erase", "dairy", "--session", "x")).code).toBe(1);
    expect((await usher("erase", company)).code).toBe(2);
    expect((await usher("erase", company, "--session", "x", "--visitor", "y")).code).toBe(2);
  }, 90_000);

  test("touches no other company's session of the same name", async () => {
    await visit("session-of-eve", canaryWord());
    await server.addCompany({ company: "dairy" });
    expect(await eraseTraces(server.context, "dairy", { session: "session-of-eve" })).toBeUndefined();
    expect(await server.context.history.read(company, "session-of-eve")).toHaveLength(2);
  }, 90_000);
});
