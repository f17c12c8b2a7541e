import { afterAll, describe, expect, test } from "bun:test";
import { GenerationError } from "../../../src/generation/failure.ts";
import { createFailureLog, type EngineFailure } from "../../../src/generation/failure-log.ts";
import { bakeryOrigin } from "../../support/company.ts";
import { type Reply, startGeminiServer } from "../../support/gemini-server.ts";
import { recordLog } from "../../support/log.ts";
import { startTestServer } from "../../support/server.ts";
import { quick } from "./fixtures.ts";

const gemini = startGeminiServer();
afterAll(() => gemini[Symbol.asyncDispose]());
const apiKey = "key-of-the-operator";

describe("A failure of the model leaves one line in the log, with its kind and status", () => {
  test.each<[string, Reply, object]>([
    ["a server that fails", { status: 500 }, { code: "unavailable", status: 500 }],
    ["a key that is not valid", { status: 400 }, { code: "refused", status: 400 }],
    ["a limit", { status: 429 }, { code: "rate_limited", status: 429 }],
    ["garbage", { pieces: ["no JSON at all"] }, { code: "invalid_output" }],
  ])("%s: however often, never the key, the prompt or the visitor's words", async (_, reply, told) => {
    const { log, lines, saying } = recordLog();
    const config = { gemini: { apiKey, baseUrl: gemini.url, model: "m", times: { ...quick, retries: 0 } } };
    await using server = await startTestServer({ config, overrides: { log } });
    await server.addCompany();
    gemini.reply = reply;
    for (let times = 0; times < 3; times++) {
      const body = { canonical_url: `${bakeryOrigin}/pricing`, title: `visitor-words ${times}` };
      expect((await server.post("/api/v1/snackable-read", body)).status).toBe(200);
    }
    const engine = expect.stringContaining("gemini/");
    expect(saying("an engine failed")).toEqual([expect.objectContaining({ level: 40, engine, ...told })]);
    expect(JSON.stringify(lines)).not.toMatch(/key-of-the-operator|visitor-words|sourdough/);
  });
});

describe("A stream that breaks in its middle is logged without what the provider sent", () => {
  const item = JSON.stringify({ passage: 1, text: "Prices include sales tax." });
  test.each([
    [
      "/api/v1/query-summaries",
      { query: "can I freeze bread" },
      "Freeze bread in slices. [1] Bread is",
      "stream failed",
    ],
    ["/api/v1/snackable-read", { canonical_url: `${bakeryOrigin}/pricing` }, `[${item},`, "takeaways failed"],
  ])("%s", async (path, body, piece, message) => {
    const { log, lines, saying } = recordLog();
    const config = { gemini: { apiKey, baseUrl: gemini.url, model: "m", times: { ...quick, retries: 0 } } };
    await using server = await startTestServer({ config, overrides: { log } });
    await server.addCompany();
    gemini.reply = { pieces: [piece], finishReason: null, rawEnd: `data: {"bad": visitor-words ${apiKey}}\r\n\r\n` };
    await (await server.post(path, body, { accept: "application/x-ndjson" })).text();
    expect(saying(message)).toMatchObject([{ err: { code: "cut", message: "The stream broke" } }]);
    expect(saying("an engine failed")).toMatchObject([{ code: "cut" }]);
    expect(JSON.stringify(lines)).not.toMatch(/key-of-the-operator|visitor-words/);
  });
});

test("Failures are told once a kind and engine a minute; an open breaker comes of what was told", () => {
  const told: EngineFailure[] = [];
  let now = 0;
  const log = createFailureLog(
    (failure) => told.push(failure),
    () => now,
  );
  const [timeout, cut] = [new GenerationError("timeout", "secret"), new GenerationError("cut", "secret")];
  for (const error of [timeout, timeout, cut, new GenerationError("breaker_open", "")]) log("a", error);
  log("b", timeout);
  now = 59_999;
  log("a", timeout);
  now = 60_000;
  log("a", timeout);
  expect(told).toEqual([
    { engine: "a", code: "timeout" },
    { engine: "a", code: "cut" },
    { engine: "b", code: "timeout" },
    { engine: "a", code: "timeout" },
  ]);
});
