import { afterAll, beforeAll, beforeEach, describe, expect, setSystemTime, test } from "bun:test";
import { createBreaker } from "../../../src/generation/breaker.ts";
import { createCounters } from "../../../src/generation/counters.ts";
import { GenerationError } from "../../../src/generation/failure.ts";
import type { Generator } from "../../../src/generation/generator.ts";
import { withFallback } from "../../../src/generation/with-fallback.ts";
import type { AgentEvent } from "../../../src/schemas/agent-event.ts";
import type { GenerationPart } from "../../../src/schemas/generation.ts";
import { eventsOf, only, say, textOf, until } from "../../support/agent.ts";
import { bakeryOrigin } from "../../support/company.ts";
import { type Reply, startGeminiServer } from "../../support/gemini-server.ts";
import { extractiveId } from "../../support/generator.ts";
import { ndjsonParts, partsOf } from "../../support/parts.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { answerTask, delivery } from "../extractive/fixtures.ts";
import { codeOf, neverAborted, quick, run, takeawaysTask } from "./fixtures.ts";

const item = "A large sourdough loaf costs 6 euros and a small one costs 4 euros.";
const good: Reply = { pieces: [JSON.stringify([{ passage: 1, text: item }])] };
const model = "gemini/gemini-2.5-flash/7";

const gemini = startGeminiServer();
let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  const breaker = { failures: 3, openMs: 1_000, now: () => now };
  const config = { gemini: { apiKey: "k", baseUrl: gemini.url, model: "m", times: { ...quick, retries: 0 }, breaker } };
  server = await startTestServer({ config });
  await server.addCompany();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await gemini[Symbol.asyncDispose]();
});
beforeEach(async () => {
  // Whatever a test left behind: the breaker is closed again.
  now += 10_000;
  gemini.reply = good;
  await read();
  gemini.requests.length = 0;
});

let titles = 0;
async function read(): Promise<string> {
  const body = { canonical_url: `${bakeryOrigin}/pricing`, title: `T${titles++}`, max_bullets: 1 };
  const parts = await ndjsonParts(server, "/api/v1/snackable-read", body);
  return partsOf(parts, "start")[0]?.model ?? "";
}

async function reads(count: number): Promise<string[]> {
  const models: string[] = [];
  for (let i = 0; i < count; i++) models.push(await read());
  return models;
}

describe("Who answers is told", () => {
  test("in `start` of page content, and in the analytics", async () => {
    await server.context.recorder.flush();
    await server.context.db.writer.write([{ sql: "DELETE FROM analytics_events", args: [] }]);
    gemini.reply = [good, { status: 503 }];
    expect(await reads(2)).toEqual([model, extractiveId]);
    await server.context.recorder.flush();
    const rows = await server.context.db.reader.all(
      "SELECT model, status, input_tokens, output_tokens FROM analytics_events ORDER BY rowid",
    );
    expect(rows).toEqual([
      { model, status: "ready", input_tokens: 11, output_tokens: 1 },
      { model: extractiveId, status: "ready", input_tokens: 0, output_tokens: 0 },
    ]);
  });

  test("in an answer that is known already", async () => {
    gemini.reply = { status: 503 };
    const body = { canonical_url: `${bakeryOrigin}/pricing`, title: "Twice", max_bullets: 1 };
    await ndjsonParts(server, "/api/v1/snackable-read", body);
    const again = partsOf(await ndjsonParts(server, "/api/v1/snackable-read", body), "start")[0];
    expect([again?.model, again?.cache_status]).toEqual([extractiveId, "hit"]);
  });

  test("in `step.started` of a turn", async () => {
    const visitor = await server.visitor();
    const modelOf = async (reply: Reply | Reply[]) => {
      gemini.reply = reply;
      const events = await eventsOf(server, visitor, await say(server, visitor, "What does a loaf cost?"));
      expect(only(events, "message.completed").data.message).toBe(textOf(events));
      return only(events, "step.started").data.modelId;
    };
    expect(await modelOf({ pieces: [`${item} [1]`] })).toBe(model);
    expect(await modelOf({ status: 503 })).toBe(extractiveId);
  });

  test("in the counters", async () => {
    const countOf = () => structuredClone(server.context.engines.snapshot().counts.get(model));
    const before = countOf();
    gemini.reply = [{ status: 503 }, { pieces: [], finishReason: "SAFETY" }, good];
    await reads(3);
    const after = countOf();
    for (const code of ["unavailable", "blocked"] as const) {
      expect((after?.fallbacks[code] ?? 0) - (before?.fallbacks[code] ?? 0)).toBe(1);
    }
    expect((after?.finished ?? 0) - (before?.finished ?? 0)).toBe(1);
    expect((after?.outputTokens ?? 0) - (before?.outputTokens ?? 0)).toBe(1);
  });
});

describe("The circuit breaker", () => {
  const state = () => server.context.engines.snapshot().breakers.get(model);

  test("opens after failures in a row: the provider is left alone, and visitors are answered at once", async () => {
    gemini.reply = { status: 503 };
    expect(await reads(6)).toEqual(Array(6).fill(extractiveId));
    expect(gemini.requests.length).toBe(3);
    expect(state()).toBe("open");
  });

  test("lets one request try after a while, and closes where that one is answered", async () => {
    gemini.reply = { status: 503 };
    await reads(3);
    now += 1_001;
    expect(state()).toBe("half-open");
    gemini.reply = { ...good, beforeMs: 50 };
    gemini.requests.length = 0;
    expect((await Promise.all([read(), read(), read()])).sort()).toEqual([extractiveId, extractiveId, model]);
    expect(gemini.requests.length).toBe(1);
    expect(state()).toBe("closed");
    expect(await read()).toBe(model);
  });

  test("opens again where that one fails", async () => {
    gemini.reply = { status: 503 };
    await reads(3);
    now += 1_001;
    await reads(2);
    expect(gemini.requests.length).toBe(4);
    expect(state()).toBe("open");
  });

  test("is closed by a success between failures", async () => {
    gemini.reply = [{ status: 503 }, { status: 503 }, good, { status: 503 }, { status: 503 }, good];
    expect((await reads(6)).filter((id) => id === model).length).toBe(2);
    expect(state()).toBe("closed");
  });

  test("does not open for what tells nothing of the provider's health", async () => {
    const harmless: Reply[] = [
      { pieces: [], finishReason: "SAFETY" },
      { pieces: ["Sure! Here are some takeaways."] },
      { pieces: [`[{"text":"${"y".repeat(40_000)}`] },
    ];
    for (const reply of harmless) {
      gemini.reply = reply;
      expect(await reads(4)).toEqual(Array(4).fill(extractiveId));
      expect(state()).toBe("closed");
    }
    gemini.reply = { pieces: ['[{"passage":1,"text":"Free!"}]'] };
    expect(await reads(4)).toEqual(Array(4).fill(model));
    expect(state()).toBe("closed");
  });

  test("does not open for a fault of our own, but for as many of the provider's", async () => {
    const breaker = createBreaker({ failures: 3 });
    const asked = async (failure: Error) => {
      const failing = withFallback(engine("a/1", [], failure), engine("b/1", [finish]), breaker, createCounters());
      for (let i = 0; i < 3; i++) await run(failing, takeawaysTask());
      return breaker.state;
    };
    expect(await asked(new RangeError("Incorrect locale"))).toBe("closed");
    expect(await asked(new GenerationError("unavailable", "gone"))).toBe("open");
  });

  test("is open for its time, though the clock is set back meanwhile", async () => {
    const breaker = createBreaker({ failures: 1, openMs: 20 });
    breaker.fail();
    setSystemTime(Date.now() - 60 * 60_000);
    await Bun.sleep(30);
    const { state } = breaker;
    setSystemTime();
    expect(state).toBe("half-open");
  });

  test("is not kept half-open by a caller who leaves", async () => {
    const breaker = createBreaker({ failures: 1, openMs: 0 });
    breaker.fail();
    expect(breaker.admit()).toBe(true);
    expect(breaker.admit()).toBe(false);
    breaker.forget();
    expect(breaker.admit()).toBe(true);
  });

  test("is each model's own", async () => {
    gemini.reply = { status: 503 };
    await reads(4);
    gemini.reply = good;
    const body = { canonical_url: `${bakeryOrigin}/pricing`, model: "fast", title: `T${titles++}` };
    const parts = await ndjsonParts(server, "/api/v1/snackable-read", body);
    expect(partsOf(parts, "start")[0]?.model).toBe("gemini/gemini-2.5-flash-lite/7");
  });
});

/** An engine of given parts that fails in the end, where a failure is given. */
function engine(id: string, parts: GenerationPart[], failure?: Error): Generator & { asked: number } {
  const made = {
    id,
    asked: 0,
    async *stream() {
      made.asked++;
      yield* parts;
      if (failure) throw failure;
    },
  };
  return made;
}

const delta = (text: string): GenerationPart => ({ type: "text-delta", delta: text });
const finish: GenerationPart = { type: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } };

describe("Engines are never mixed within one reply", () => {
  const failure = new GenerationError("unavailable", "gone");
  const fallback = () => engine("second/1", [delta("second"), finish]);
  const both = (first: Generator, second: Generator) => withFallback(first, second, createBreaker(), createCounters());

  test("what fails in the middle stays failed", async () => {
    const second = fallback();
    const outcome = await run(both(engine("first/1", [delta("first")], failure), second), takeawaysTask());
    expect(outcome).toEqual({ parts: [{ type: "model", id: "first/1" }, delta("first")], error: failure });
    expect(second.asked).toBe(0);
  });

  test("a reply that goes on after a crash is gone on with by who began it, or fails", async () => {
    const [first, second] = [engine("first/1", [], failure), fallback()];
    const whole = both(first, second);
    const task = answerTask("how long?", [delivery], { resumeFrom: "Delivery" });
    expect(codeOf(await run(whole, task))).toBe("unavailable");
    expect(second.asked).toBe(0);
    expect(whole.engine?.("second/1")?.id).toBe("second/1");
    expect(whole.engine?.("third/1")).toBeUndefined();
  });

  test("a caller who leaves gets no other engine", async () => {
    const second = fallback();
    const controller = new AbortController();
    const first: Generator = {
      id: "first/1",
      async *stream(_task, signal) {
        await new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("socket closed"))));
        yield finish;
      },
    };
    const running = run(both(first, second), takeawaysTask(), controller.signal);
    controller.abort(new Error("left"));
    expect((await running).error).toEqual(new Error("left"));
    expect(second.asked).toBe(0);
  });

  test("a reader who stops after hearing who answers lets go of the engine", async () => {
    let closed = false;
    const first: Generator = {
      id: "first/1",
      async *stream() {
        try {
          yield delta("a");
          yield delta("b");
        } finally {
          closed = true;
        }
      },
    };
    for await (const part of both(first, fallback()).stream(takeawaysTask(), neverAborted())) {
      expect(part).toEqual({ type: "model", id: "first/1" });
      break;
    }
    expect(closed).toBe(true);
  });
});

describe("A turn that a crash cut off", () => {
  test("is gone on with by the engine that began it", async () => {
    const visitor = await server.visitor("crash");
    const text = "A large sourdough loaf costs 6 euros and a small one costs 4 euros. [1] Prices include";
    gemini.reply = { pieces: [text], finishReason: null, stall: true };
    const sessionId = await say(server, visitor, "What does a loaf cost?");
    const events = async (): Promise<AgentEvent[]> => {
      const path = `/agent/v1/session/${sessionId}/stream?indexId=idx_bakery&follow=false`;
      return (await (await server.get(path, visitor)).text())
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    };
    await until(async () => textOf(await events()) === item, "the first sentence");
    // The process ends; the next one finds Gemini down but is well with the turn's own engine a moment later.
    await server.context.runner.stop();
    gemini.reply = { pieces: [`${item} [1] Prices include sales tax. [1]`] };
    gemini.requests.length = 0;
    const next = await startTestServer({ folder: server.folder, config: server.context.config });
    try {
      await until(async () => (await events()).some(({ type }) => type === "session.waiting"), "the turn's end");
      const all = await events();
      expect(only(all, "step.started").data.modelId).toBe(model);
      expect(textOf(all)).toBe(`${item} Prices include sales tax.`);
      expect(gemini.requests[0]?.prompt).toContain(`"written":"${item}"`);
    } finally {
      await next.stop(0);
    }
  });
});
