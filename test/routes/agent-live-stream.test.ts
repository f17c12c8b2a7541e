import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { eventsOf, type Headers, only, parseLines, say, streamPath, until } from "../support/agent.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let visitor: Headers;
const generator = new RecordingGenerator();
beforeAll(async () => {
  server = await startTestServer({ overrides: { generator } });
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

let visitors = 0;
beforeEach(async () => {
  visitor = await server.visitor(`live-${visitors++}`);
});

/** A turn that is held before its first word: five events are recorded. */
async function heldTurn(): Promise<{ sessionId: string; release: () => void }> {
  const release = generator.hold();
  const sessionId = await say(server, visitor, "How much is a loaf?");
  await until(async () => (await eventsOf(server, visitor, sessionId, "&follow=false")).length === 5, "five events");
  return { sessionId, release };
}

describe("While a turn runs", () => {
  test("the first byte comes at once, though nothing is recorded past the start index", async () => {
    const { sessionId, release } = await heldTurn();
    const answer = await server.get(streamPath(sessionId, "&startIndex=5"), visitor);
    const reader = answer.body?.getReader();
    const first = await Promise.race([reader?.read(), Bun.sleep(500)]);
    expect(new TextDecoder().decode(first?.value)).toBe("\n");
    release();
    await reader?.cancel();
  });

  test("a reader past the tail waits, and gets what comes from its index on", async () => {
    const { sessionId, release } = await heldTurn();
    const late = eventsOf(server, visitor, sessionId, "&startIndex=7");
    const waiting = await Promise.race([late, Bun.sleep(50)]);
    expect(waiting).toBeUndefined();
    release();
    expect(await late).toEqual((await eventsOf(server, visitor, sessionId)).slice(7));
  });

  test("follow=false ends at the tail, which x-stream-tail-index names", async () => {
    const { sessionId, release } = await heldTurn();
    const answer = await server.get(streamPath(sessionId, "&follow=false"), visitor);
    expect(answer.headers.get("x-stream-tail-index")).toBe("4");
    expect(parseLines(await answer.text()).at(-1)?.type).toBe("sources.retrieved");
    release();
  });

  test("a negative start index counts from the tail of now", async () => {
    const { sessionId, release } = await heldTurn();
    const read = await eventsOf(server, visitor, sessionId, "&startIndex=-1&follow=false");
    expect(read.map(({ type }) => type)).toEqual(["sources.retrieved"]);
    release();
  });

  test("a reader that goes away while nothing happens leaves nothing behind", async () => {
    const { sessionId, release } = await heldTurn();
    const { journal } = server.context;
    const { read } = journal;
    let open = 0;
    journal.read = async function* (...args) {
      open++;
      yield* read(...args);
      open--;
    };
    const leaving = new AbortController();
    const answer = await fetch(`${server.url}${streamPath(sessionId)}`, { headers: visitor, signal: leaving.signal });
    const reader = answer.body?.getReader();
    let text = "";
    while (!text.includes("sources.retrieved")) text += new TextDecoder().decode((await reader?.read())?.value);
    expect(open).toBe(1);
    leaving.abort();
    await until(() => open === 0, "the reader to end");
    journal.read = read;
    release();
  });

  test("events reach the reader before the turn is over", async () => {
    const { sessionId, release } = await heldTurn();
    const answer = await server.get(streamPath(sessionId), visitor);
    let text = "";
    const reader = answer.body?.getReader();
    while (!text.includes("sources.retrieved")) text += new TextDecoder().decode((await reader?.read())?.value);
    expect(text).not.toContain("message.appended");
    release();
    await reader?.cancel();
  });
});

describe("A conversation is the turns of one visitor", () => {
  test("its turns run in order, one at a time, and the last ones are the model's context", async () => {
    const release = generator.hold();
    const asked = generator.tasksOf("answer").length;
    const turns = [];
    for (const message of ["First", "Second", "Third"]) turns.push(await say(server, visitor, message));
    await until(() => generator.tasksOf("answer").length === asked + 1);
    release();
    const all = await Promise.all(turns.map((turn) => eventsOf(server, visitor, turn)));
    expect(all.map((events) => only(events, "turn.completed").data.sequence)).toEqual([0, 1, 2]);
    for (const [at, events] of all.slice(1).entries()) {
      const ended = Date.parse(only(all[at] ?? [], "turn.completed").meta.at);
      expect(Date.parse(only(events, "turn.started").meta.at)).toBeGreaterThanOrEqual(ended);
    }
    const tasks = generator.tasksOf("answer").slice(asked);
    expect(tasks.map(({ query }) => query)).toEqual(["First", "Second", "Third"]);
    expect(tasks[2]?.conversation).toEqual([
      { role: "user", content: "First" },
      { role: "assistant", content: "You asked: First" },
      { role: "user", content: "Second" },
      { role: "assistant", content: "You asked: Second" },
    ]);
  });

  test("another visitor's turns are neither held up nor in the context", async () => {
    await eventsOf(server, visitor, await say(server, visitor, "How much is a loaf?"));
    const release = generator.holdNext();
    const held = await say(server, visitor, "And a small one?");
    await until(() => generator.tasksOf("answer").at(-1)?.query === "And a small one?", "the turn to be held");
    const other = await server.visitor(`other-${visitors++}`);
    const turns = [await say(server, other, "Something"), await say(server, other, "Something else")];
    const replies = Promise.all(turns.map((turn) => eventsOf(server, other, turn)));
    const ended = (await Promise.race([replies, Bun.sleep(2_000)])) !== undefined;
    release();
    expect(ended).toBe(true);
    expect(generator.tasksOf("answer").find(({ query }) => query === "Something else")?.conversation).toEqual([
      { role: "user", content: "Something" },
      { role: "assistant", content: "You asked: Something" },
    ]);
    await eventsOf(server, visitor, held);
  });

  test("a renewed token of the same browser session goes on with it", async () => {
    const first = await say(server, visitor, "First");
    await eventsOf(server, visitor, first);
    const renewed = await server.visitor(`live-${visitors - 1}`);
    expect(renewed.authorization).not.toBe(visitor.authorization);
    const second = await eventsOf(server, renewed, await say(server, renewed, "Second"));
    expect(only(second, "turn.started").data).toEqual({ turnId: "turn_1", sequence: 1 });
    expect((await eventsOf(server, renewed, first)).at(-1)?.type).toBe("session.waiting");
  });

  async function idleFor(ms: number): Promise<void> {
    await server.context.db.writer.write([
      { sql: "UPDATE conversations SET last_active_at = ? WHERE company = 'bakery'", args: [Date.now() - ms] },
    ]);
  }

  test("it lasts through 29 idle minutes and ends after 30: turn_0 again, without the old context", async () => {
    await eventsOf(server, visitor, await say(server, visitor, "Old"));
    await idleFor(29 * 60_000);
    const within = await eventsOf(server, visitor, await say(server, visitor, "Still the same"));
    expect(only(within, "turn.started").data.turnId).toBe("turn_1");
    await idleFor(30 * 60_000 + 1_000);
    const after = await eventsOf(server, visitor, await say(server, visitor, "New"));
    expect(only(after, "turn.started").data).toEqual({ turnId: "turn_0", sequence: 0 });
    expect(generator.tasksOf("answer").at(-1)?.conversation).toEqual([]);
  });

  test("a follow-up that says little alone is searched for with the message before it", async () => {
    const firstSource = async () => {
      await eventsOf(server, visitor, await say(server, visitor, "and the price?"));
      return generator.tasksOf("answer").at(-1)?.sources[0]?.title;
    };
    expect(await firstSource()).toBe("Bread prices");
    visitor = await server.visitor(`live-${visitors++}`);
    await eventsOf(server, visitor, await say(server, visitor, "Which deposit is due for a baking course?"));
    expect(await firstSource()).toBe("Baking courses");
  });
});

describe("A turn whose engine fails", () => {
  test("ends with turn.failed and session.waiting, tells nothing of the cause, and the next one runs", async () => {
    const broken = new RecordingGenerator(() => {
      throw new Error("secret cause /srv/usher/engine.ts");
    });
    await using own = await startTestServer({ overrides: { generator: broken } });
    await own.addCompany();
    const headers = await own.visitor();
    for (const _ of [1, 2]) {
      const events = await eventsOf(own, headers, await say(own, headers, "hello"));
      expect(events.slice(-2).map(({ type }) => type)).toEqual(["turn.failed", "session.waiting"]);
      expect(only(events, "turn.failed").data).toMatchObject({ code: "internal", message: expect.any(String) });
      expect(JSON.stringify(events)).not.toContain("secret");
    }
  });

  test("only at suggestions is completed all the same: its message stands", async () => {
    const partly = new RecordingGenerator((task) => {
      if (task.kind === "suggestions") throw new Error("no suggestions");
      return [
        { type: "text-delta", delta: "Fine." },
        { type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } },
      ];
    });
    await using own = await startTestServer({ overrides: { generator: partly } });
    await own.addCompany();
    const headers = await own.visitor();
    const events = await eventsOf(own, headers, await say(own, headers, "hello"));
    expect(only(events, "suggestions.ready").data.suggestions).toEqual([]);
    expect(only(events, "turn.completed").data.sequence).toBe(0);
  });
});
