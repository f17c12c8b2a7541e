import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import type { SnackableReadResult } from "../../../src/schemas/page-content.ts";
import type { QuerySummaryResult } from "../../../src/schemas/query-summary.ts";
import type { SessionSummary } from "../../../src/schemas/session.ts";
import { until } from "../../support/agent.ts";
import { bakeryOrigin } from "../../support/company.ts";
import { type GeminiRequest, type Reply, startGeminiServer } from "../../support/gemini-server.ts";
import { extractiveId } from "../../support/generator.ts";
import { ndjsonParts, partsOf } from "../../support/parts.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { SummaryClient } from "../../support/summary-client.ts";
import { WebhookReceiver } from "../../support/webhook-receiver.ts";
import { quick } from "./fixtures.ts";

const [freeze, price] = ["can I freeze bread", "what does a large loaf cost"];
const written = "Freeze bread in slices.";
const costs = "A large sourdough loaf costs 6 euros and a small one costs 4 euros.";
const cut: Reply = { pieces: [`${written} [1] Toast frozen`], finishReason: null };
const whole: Reply = { pieces: [`${written} [1]`] };
const priced: Reply = { pieces: ["A large sourdough loaf costs 6 euros. [1]"] };

const gemini = startGeminiServer();
const receiver = new WebhookReceiver();
let server: TestServer;
beforeAll(async () => {
  const times = { ...quick, retries: 0 };
  const config = { gemini: { apiKey: "k", baseUrl: gemini.url, model: "m", times, breaker: { failures: 1e9 } } };
  server = await startTestServer({ config });
  await server.addCompany();
  await server.addCompany({ company: "mill", more: receiver.yaml() });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
  await gemini[Symbol.asyncDispose]();
});
beforeEach(() => {
  gemini.reply = cut;
});

describe("A query's summary that the provider breaks off", () => {
  const path = "/api/v1/query-summaries";
  const summarize = async (more: object) => {
    const answer = await server.post(path, { company: "bakery", query: freeze, ...more });
    return { status: answer.status, ...((await answer.json()) as QuerySummaryResult) };
  };

  test.each([{ markdown: true }, { is_private_session: true }])(
    "is told whole by the other engine where nobody has seen it (%j)",
    async (more) => {
      gemini.reply = whole;
      expect(await summarize({ ...more, summary_word_limit: 40 })).toMatchObject({ status: 200, summary: written });
      gemini.reply = cut;
      const { status, summary, citations } = await summarize(more);
      expect(status).toBe(200);
      expect(summary).toContain("Freeze bread in slices for up to three months.");
      expect(summary).not.toContain(written);
      for (const { end } of citations) expect(end).toBeLessThanOrEqual(summary.length);
    },
  );

  test("is not kept: the model is asked again", async () => {
    await summarize({ summary_word_limit: 50 });
    gemini.reply = whole;
    expect(await summarize({ summary_word_limit: 50 })).toMatchObject({ summary: written, cache_status: "miss" });
  });

  test("counts as an answer of the other engine, once for all who waited for it", async () => {
    const countsOf = (id: string) => structuredClone(server.context.engines.snapshot().counts.get(id));
    const told = () => ({ model: countsOf("gemini/gemini-2.5-flash/7"), standIn: countsOf(extractiveId) });
    gemini.reply = { ...cut, pieceMs: 50 };
    const before = told();
    await Promise.all([1, 2, 3].map(() => summarize({ summary_word_limit: 70 })));
    const after = told();
    const ofModel = (code: "failures" | "fallbacks") =>
      (after.model?.[code].cut ?? 0) - (before.model?.[code].cut ?? 0);
    expect([ofModel("failures"), ofModel("fallbacks")]).toEqual([1, 1]);
    for (const count of ["started", "finished"] as const) {
      expect((after.standIn?.[count] ?? 0) - (before.standIn?.[count] ?? 0)).toBe(1);
    }
  });

  test("ends a stream in an error: its reader has seen the beginning", async () => {
    const parts = await ndjsonParts(server, path, { company: "bakery", query: freeze, summary_word_limit: 60 });
    expect(partsOf(parts, "text-delta").map(({ delta }) => delta)).toEqual([written]);
    expect(parts.at(-1)).toMatchObject({ type: "error", code: "internal" });
  });

  async function rowsOf(requestId: string) {
    await server.context.recorder.flush();
    const rows = "SELECT request_id, status, model FROM analytics_events";
    return (await server.context.db.reader.all<Record<string, string>>(rows))
      .filter((row) => row.request_id === requestId)
      .map(({ status, model }) => ({ status, model }));
  }
  const asked = { company: "bakery", query: freeze, summary_word_limit: 80 };
  const failed = { status: "error", model: "gemini/gemini-2.5-flash/7" };

  test("leaves one row in the analytics: an error where a stream ended in it, else the answer of who stood in", async () => {
    await ndjsonParts(server, path, { ...asked, requestId: "streamed" });
    expect(await rowsOf("streamed")).toEqual([failed]);
    await summarize({ ...asked, requestId: "whole" });
    expect(await rowsOf("whole")).toEqual([{ status: "ok", model: extractiveId }]);
  });

  test("leaves the same row where it is told over a socket", async () => {
    const client = await new SummaryClient(server).open();
    client.send({ action: "get_summary_with_cache", params: { ...asked, requestId: "socket", sessionId: "s" } });
    await client.settled("socket");
    client.close();
    expect(await rowsOf("socket")).toEqual([failed]);
  });
});

describe("A page's content that the provider breaks off", () => {
  const canonical_url = `${bakeryOrigin}/pricing`;
  const asked = { company: "bakery", canonical_url };
  const cutAfter = (element: object): Reply => ({ pieces: [`[${JSON.stringify(element)},`], finishReason: null });

  test.each([{}, { is_private_session: true }])(
    "is told whole by the other engine where nobody has seen it: takeaways (%j)",
    async (more) => {
      gemini.reply = cutAfter({ passage: 1, text: costs });
      const answer = await server.post("/api/v1/snackable-read", { ...asked, ...more });
      const { status, bullets } = (await answer.json()) as SnackableReadResult;
      expect(status).toBe("ready");
      expect(bullets).toHaveLength(3);
    },
  );

  test("keeps the caller's bullets, with the other engine's behind them", async () => {
    gemini.reply = cutAfter({ passage: 1, text: costs });
    const answer = await server.post("/api/v1/snackable-read", { ...asked, existing_bullets: ["Mine"] });
    const { status, bullets } = (await answer.json()) as SnackableReadResult;
    expect({ status, first: bullets[0], count: bullets.length }).toEqual({ status: "ready", first: "Mine", count: 3 });
  });

  test.each(["application/json", "application/ld+json"])(
    "is told whole by the other engine where nobody has seen it: FAQs as %s",
    async (accept) => {
      gemini.reply = cutAfter({ passage: 1, question: "What does a large loaf cost?", reply: costs });
      const answer = await server.post("/api/v1/faqs", asked, { accept });
      expect(answer.status).toBe(200);
      const { items, mainEntity } = (await answer.json()) as Record<"items" | "mainEntity", unknown[] | undefined>;
      expect((items ?? mainEntity)?.length).toBeGreaterThan(0);
    },
  );

  test("is status `error` of a stream, whose reader has seen the beginning", async () => {
    gemini.reply = cutAfter({ passage: 1, text: costs });
    const parts = await ndjsonParts(server, "/api/v1/snackable-read", { ...asked, title: "Streamed" });
    expect(partsOf(parts, "item").map(({ item }) => item)).toEqual([costs]);
    expect(partsOf(parts, "result")[0]?.body).toMatchObject({ status: "error", bullets: [] });
  });
});

describe("A session's topic that the provider breaks off", () => {
  const path = "/api/v1/session-summaries";
  /** The first topic is told, the second one is not. */
  const second = (reply: Reply) => (request: GeminiRequest) => (request.prompt.includes(freeze) ? reply : priced);
  const frozen = "Freeze bread in slices for up to three months.";

  async function session(name: string, queries: string[], company = "bakery") {
    for (const query of queries) {
      const answer = await server.post("/api/v1/queries", { company, sessionId: name, query });
      expect(answer.status).toBe(200);
    }
    return { company, session_id: name };
  }

  async function narratives(of: object): Promise<string[]> {
    const answer = await server.post(path, of);
    expect(answer.status).toBe(200);
    return ((await answer.json()) as SessionSummary).topics.map(({ narrative }) => narrative);
  }

  test.each<[string, Reply]>([
    ["broken off", cut],
    ["refused before it begins", { status: 503 }],
  ])(
    "leaves the whole summary to the other engine where it is %s and nobody has seen any of it",
    async (how, reply) => {
      const of = await session(`whole, ${how}`, [price, freeze]);
      gemini.reply = second(reply);
      const told = await narratives(of);
      expect(told).toEqual([expect.stringContaining("6 euros"), expect.stringContaining(frozen)]);
      expect(told[0]).not.toBe("A large sourdough loaf costs 6 euros.");
    },
  );

  test.each<[string, Reply]>([
    ["broken off", cut],
    ["refused before it begins", { status: 503 }],
  ])("ends a stream in an error where it is %s: its reader has seen the one before", async (how, reply) => {
    const of = await session(`seen, ${how}`, [price, freeze]);
    gemini.reply = second(reply);
    const parts = await ndjsonParts(server, path, of);
    expect(partsOf(parts, "start")[0]?.model).toStartWith("gemini/");
    expect(partsOf(parts, "item").map(({ item }) => item)).toMatchObject([
      { narrative: "A large sourdough loaf costs 6 euros." },
    ]);
    expect(parts.at(-1)?.type).toBe("error");
  });

  test("counts as one reply that the other engine told, however many answers that takes", async () => {
    const fellBack = () =>
      server.context.engines.snapshot().counts.get("gemini/gemini-2.5-flash/7")?.fallbacks.cut ?? 0;
    const of = await session("counted", [price, freeze]);
    gemini.reply = second(cut);
    const before = fellBack();
    expect(await narratives(of)).toHaveLength(2);
    expect(fellBack() - before).toBe(1);
  });

  test("is left out where it has no answer that the pages bear out", async () => {
    const of = await session("no answer", [price, freeze]);
    gemini.reply = second({ pieces: ["Bread is free on Mars. [1]"] });
    expect(await narratives(of)).toEqual(["A large sourdough loaf costs 6 euros."]);
  });

  test.each<[string, Reply]>([
    ["broken off", cut],
    ["refused before it begins", { status: 503 }],
  ])(
    "is told by the other engine where it is the first and %s, and so is every other; a stream says so",
    async (how, reply) => {
      const of = await session(`first, ${how}`, [freeze, price]);
      gemini.reply = second(reply);
      const told = await narratives(of);
      expect(told).toEqual([expect.stringContaining(frozen), expect.stringContaining("6 euros")]);
      const parts = await ndjsonParts(server, path, of);
      expect(partsOf(parts, "start")[0]?.model).toBe(extractiveId);
      expect(partsOf(parts, "item").map(({ item }) => (item as { narrative: string }).narrative)).toEqual(told);
      expect(parts.at(-1)?.type).toBe("finish");
    },
  );

  test("goes to the webhook the same way", async () => {
    const answer = await server.post(path, await session("sent", [freeze], "mill"));
    expect(answer.status).toBe(202);
    await until(() => receiver.received.length > 0);
    expect(receiver.received[0]?.text).toContain("Freeze bread in slices for up to three months.");
  });
});
