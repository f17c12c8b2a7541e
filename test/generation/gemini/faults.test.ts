import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Times } from "../../../src/generation/gemini/times.ts";
import type { SnackableReadResult } from "../../../src/schemas/page-content.ts";
import { until } from "../../support/agent.ts";
import { bakeryOrigin } from "../../support/company.ts";
import { cut, type Reply, startGeminiServer } from "../../support/gemini-server.ts";
import { extractiveId } from "../../support/generator.ts";
import { ndjsonParts, partsOf } from "../../support/parts.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { codeOf, geminiAt, quick, run, takeawaysTask } from "./fixtures.ts";

const gemini = startGeminiServer();
const hasty: Partial<Times> = { firstPartMs: 120, itemsMs: 400, stallMs: 60, retries: 1 };
/** Patient before the first part even on a loaded machine. */
const patient: Partial<Times> = { stallMs: 700 };

let server: TestServer;
/** The same, with more patience. */
let calm: TestServer;

async function start(times: Partial<Times>): Promise<TestServer> {
  // The breaker has its own tests: here every request is to reach the provider.
  const config = {
    gemini: { apiKey: "k", baseUrl: gemini.url, model: "m", times: { ...quick, ...times }, breaker: { failures: 1e9 } },
  };
  const started = await startTestServer({ config });
  await started.addCompany({ limits: { generations_per_day: 1_000_000, concurrent_generations: 1_000 } });
  return started;
}

beforeAll(async () => {
  server = await start(hasty);
  calm = await start(patient);
});
afterAll(async () => {
  await calm[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await gemini[Symbol.asyncDispose]();
});

const each = 50;
const path = "/api/v1/snackable-read";
const item = JSON.stringify({
  passage: 1,
  text: "A large sourdough loaf costs 6 euros and a small one costs 4 euros.",
});
const whole = cut(`[${item}]`, 9);

/** What fails before a part is out is answered by the other engine; after that the failure stands. */
const before: Record<string, Reply> = {
  "429 with RetryInfo": { status: 429, body: { error: { details: [{ retryDelay: "0.01s" }] } } },
  "429 that lasts": { status: 429, body: { error: { details: [{ retryDelay: "60s" }] } } },
  "503": { status: 503, body: { error: { message: "overloaded" } } },
  "a refused key": { status: 403, body: "no json" },
  "headers that never come": { beforeMs: 400, pieces: whole },
  "a stall": { pieces: ["["], finishReason: null, stall: true },
  "a slow drip": { pieces: [" "], finishReason: null, endless: true, pieceMs: 20 },
  "a connection broken off": { pieces: ['[{"pass'], finishReason: null, breakOff: true },
  "a stream without a finish reason": { pieces: ['[{"pass'], finishReason: null },
  "a safety block": { pieces: [], finishReason: "SAFETY" },
  "a blocked prompt": { promptFeedback: { blockReason: "PROHIBITED_CONTENT" } },
  "garbage for JSON": { raw: "data: {not json}\n\n" },
  "another shape": { raw: 'data: {"candidates":[{"content":{"parts":"text"}}]}\n\n' },
  "text for an array": { pieces: ["Sure! Here are some takeaways."] },
  "HTML with 200": { raw: "<html>Sign in</html>", headers: { "content-type": "text/html" } },
  "an empty body": { raw: "" },
  "invalid UTF-8": { pieces: [], raw: "data: \ufffd\ud800" },
  "a huge element": {
    pieces: [
      '[{"text":"',
      ..."x"
        .repeat(60)
        .split("")
        .map(() => "y".repeat(1_000)),
    ],
  },
  "a huge line": { raw: `data: {"x":"${"y".repeat(2_000_000)}"` },
  "an error in the stream": { raw: 'data: {"error":{"code":500}}\n\n' },
};
const unborne: Reply = { pieces: ['[{"passage":1,"text":"Bread is free on Mars."}]'] };
const after: Record<string, Reply> = {
  "a cut": { pieces: [`[${item},`, '{"pass'], finishReason: null, pieceMs: 5 },
  "a connection broken off": { pieces: [`[${item},`, '{"pass'], finishReason: null, breakOff: true, pieceMs: 5 },
  "a stall": { pieces: [`[${item},`], finishReason: null, stall: true },
};

let titles = 0;
async function read(at = server): Promise<SnackableReadResult & { model: string; bulletsSeen: number }> {
  const body = { canonical_url: `${bakeryOrigin}/pricing`, title: `T${titles++}`, max_bullets: 2, locale: "en" };
  const parts = await ndjsonParts(at, path, body);
  const result = partsOf(parts, "result")[0]?.body as SnackableReadResult;
  const bulletsSeen = partsOf(parts, "item").length;
  return { ...result, model: partsOf(parts, "start")[0]?.model ?? "", bulletsSeen };
}

function many<T>(ask: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: each }, ask));
}

describe(`Each of ${each} requests at once`, () => {
  test("has status error, and no other engine's items, after items of which none is borne out", async () => {
    gemini.reply = unborne;
    for (const { status, bullets, bulletsSeen, model } of await many(() => read(calm))) {
      expect({ status, bullets, bulletsSeen }).toEqual({ status: "error", bullets: [], bulletsSeen: 0 });
      expect(model).not.toBe(extractiveId);
    }
    const body = { canonical_url: `${bakeryOrigin}/pricing`, title: `T${titles++}` };
    expect(await (await calm.post(path, body)).json()).toMatchObject({ status: "error", bullets: [] });
  });

  test.each(Object.entries(before))("is answered by the other engine after %s", async (_, reply) => {
    gemini.reply = reply;
    const results = await many(() => read());
    for (const { status, bullets, model } of results) {
      expect({ status, model }).toEqual({ status: "ready", model: extractiveId });
      expect(bullets.length).toBeGreaterThan(0);
    }
  });

  test.each(Object.entries(after))("is an error after a part and then %s: nothing is mixed", async (_, reply) => {
    gemini.reply = reply;
    for (const { status, bullets, model, bulletsSeen } of await many(() => read(calm))) {
      expect({ status, bullets, model, bulletsSeen }).toEqual({
        status: "error",
        bullets: [],
        model: "gemini/gemini-2.5-flash/7",
        bulletsSeen: 1,
      });
    }
  });

  test.each(Object.entries({ ...before, "nothing that is borne out": unborne, ...after }))(
    "ends in a typed error of the engine alone: %s",
    async (_, reply) => {
      gemini.reply = reply;
      const engine = geminiAt(gemini, hasty);
      for (const code of await many(async () => codeOf(await run(engine, takeawaysTask())))) {
        expect(code).toMatch(
          /^(rate_limited|unavailable|refused|timeout|cut|blocked|invalid_output|too_large|ungrounded)$/,
        );
      }
    },
  );
});

test("Nothing of all that is kept, and what is whole is", async () => {
  const rowsOf = async ({ context }: TestServer) => {
    await Bun.sleep(100);
    return (await context.db.reader.all<{ n: number }>("SELECT COUNT(*) AS n FROM content_cache"))[0]?.n;
  };
  expect([await rowsOf(server), await rowsOf(calm)]).toEqual([0, 0]);
  gemini.reply = { pieces: whole };
  expect(await read(calm)).toMatchObject({ status: "ready", model: "gemini/gemini-2.5-flash/7", bulletsSeen: 1 });
  await until(async () => (await rowsOf(calm)) === 1, "the row of what is whole");
});
