import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  eventsOf,
  expectRefusal,
  type Headers,
  only,
  parseLines,
  parseSse,
  say,
  streamPath,
  until,
} from "../support/agent.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { recordLog } from "../support/log.ts";
import { startTestServer, type TestServer, temporaryFolder } from "../support/server.ts";

const canary = "canary-7f3a9d";

/** Every byte that the server keeps: database, its log, blobs. */
function bytesOnDisk(folder: string): Buffer {
  const names = readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)));
  return Buffer.concat(names.filter((name) => statSync(name).isFile()).map((name) => readFileSync(name)));
}

let server: TestServer;
let visitor: Headers;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
  visitor = await server.visitor("client-1", { tracking_consent: false });
});
afterAll(() => server[Symbol.asyncDispose]());

describe("A private visitor's turn", () => {
  test("is answered like any other, from any index, the same on every read", async () => {
    const sessionId = await say(server, visitor, "How much is a large loaf?");
    expect(sessionId).toMatch(/^wrun_[0-9A-HJKMNP-TV-Z]{26}$/);
    const events = await eventsOf(server, visitor, sessionId);
    expect(only(events, "message.completed").data.message).toContain("6 euros");
    expect(events.at(-1)?.type).toBe("session.waiting");
    expect(await eventsOf(server, visitor, sessionId)).toEqual(events);
    expect(await eventsOf(server, visitor, sessionId, "&startIndex=-2")).toEqual(events.slice(-2));
    const answer = await server.get(streamPath(sessionId), { ...visitor, accept: "text/event-stream" });
    expect(parseSse(await answer.text()).map(({ data }) => JSON.parse(data))).toEqual(events);
  });

  test("leaves nothing in the database or anywhere else on disk", async () => {
    const sessionId = await say(server, visitor, `Is ${canary} bread?`, { operationId: `op ${canary}` });
    const events = await eventsOf(server, visitor, sessionId);
    expect(only(events, "message.received").data.message).toContain(canary);
    const { visitorSubject } = (await (
      await server.post(
        "/service/v1/bootstrap",
        { clientSessionId: "client-1", indexId: "idx_bakery", tracking_consent: false },
        { origin: String(visitor.origin) },
      )
    ).json()) as { visitorSubject: string };
    const public_ = await say(server, await server.visitor("open"), "visible-message");
    const bytes = bytesOnDisk(join(server.folder, "data"));
    expect(bytes.includes("visible-message")).toBe(true);
    expect(bytes.includes(public_)).toBe(true);
    for (const trace of [canary, sessionId, visitorSubject]) expect(bytes.includes(trace)).toBe(false);
  });

  test("belongs to a conversation of its own, in order", async () => {
    const own = await server.visitor("client-2", { is_private_session: true });
    const turns = await Promise.all(["one", "two", "three"].map((message) => say(server, own, message)));
    const all = await Promise.all(turns.map((turn) => eventsOf(server, own, turn)));
    const sequences = all.map((events) => only(events, "turn.completed").data.sequence);
    expect(sequences.sort()).toEqual([0, 1, 2]);
    const open = await server.visitor("client-2");
    const first = await eventsOf(server, open, await say(server, open, "hello"));
    expect(only(first, "turn.started").data.sequence).toBe(0);
  });

  test("is 404 for everyone else, with the body of an unknown session", async () => {
    const sessionId = await say(server, visitor, "hello");
    for (const other of [await server.visitor("x", { is_private_session: true }), await server.visitor("x")]) {
      const foreign = await server.get(streamPath(sessionId), other);
      const unknown = await server.get(streamPath("wrun_01HZZZZZZZZZZZZZZZZZZZZZZZ"), other);
      expect(await foreign.clone().text()).toBe(await unknown.text());
      await expectRefusal(foreign, 404, "session_not_found");
    }
  });
});

describe("At a stop", () => {
  test("whoever reads a private turn is told that it is lost, and the log of no fault", async () => {
    const generator = new RecordingGenerator();
    const { log, lines } = recordLog();
    const own = await startTestServer({ overrides: { generator, log } });
    await own.addCompany();
    generator.hold();
    const hidden = await own.visitor("c", { is_private_session: true });
    const turns = [await say(own, hidden, "hello"), await say(own, hidden, "are you there?")];
    await until(() => generator.tasks.length === 1, "the reply to begin");
    const reading = turns.map((sessionId) => eventsOf(own, hidden, sessionId));
    await Bun.sleep(20);
    await own.stop(50);
    for (const events of await Promise.all(reading)) {
      expect(events.at(-2)).toMatchObject({ type: "turn.failed", data: { code: "private_lost" } });
      expect(events.at(-1)?.type).toBe("session.waiting");
    }
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });
});

describe("After the process is gone", () => {
  test("a private turn's stream answers turn.failed private_lost; a stored one goes on; a stranger's is 404", async () => {
    const folder = temporaryFolder();
    const first = await startTestServer({ folder });
    await first.addCompany();
    const [hidden, open] = [await first.visitor("c", { is_private_session: true }), await first.visitor("c")];
    const lost = await say(first, hidden, "hello");
    const kept = await say(first, open, "hello");
    const events = await eventsOf(first, open, kept);
    await first.stop(0);

    await using second = await startTestServer({ folder });
    const framesOf = async (query = "", more: Headers = {}) => {
      const answer = await second.get(streamPath(lost, query), { ...hidden, accept: "text/event-stream", ...more });
      return parseSse(await answer.text());
    };
    // What nobody was told yet is not behind the tail.
    expect(await framesOf("&follow=false")).toEqual([]);
    const frames = await framesOf("", { "last-event-id": "6" });
    expect(frames.map(({ id, event }) => `${id} ${event}`)).toEqual(["7 turn.failed", "8 session.waiting"]);
    expect(JSON.parse(frames[0]?.data ?? "").data).toMatchObject({ code: "private_lost" });
    for (const again of ["", "&startIndex=7", "&startIndex=-2", "&follow=false", "&startIndex=-2&follow=false"]) {
      expect(await framesOf(again)).toEqual(frames);
    }
    expect(await framesOf("", { "last-event-id": "7" })).toEqual(frames.slice(1));
    expect(await framesOf("", { "last-event-id": "8" })).toEqual([]);
    // Another reader had seen more.
    const later = await framesOf("", { "last-event-id": "30" });
    expect(later.map(({ id }) => id)).toEqual(["31", "32"]);
    expect(later.map(({ data }) => data)).toEqual(frames.map(({ data }) => data));
    expect(await framesOf("", { "last-event-id": "32" })).toEqual([]);
    expect(parseLines(await (await second.get(streamPath(kept), open)).text())).toEqual(events);
    const stranger = await second.visitor("stranger", { is_private_session: true });
    await expectRefusal(await second.get(streamPath(lost), stranger), 404, "session_not_found");
    await expectRefusal(await second.get(streamPath(lost), open), 404, "session_not_found");
    const guessed = `${lost.slice(0, -1)}${lost.endsWith("0") ? "1" : "0"}`;
    await expectRefusal(await second.get(streamPath(guessed), hidden), 404, "session_not_found");
  });
});
