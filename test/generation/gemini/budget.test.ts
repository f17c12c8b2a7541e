import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { createApp } from "../../../src/app.ts";
import { addGenerationsSql, readGenerationCount } from "../../../src/db/queries/generation-counts.ts";
import { createBudget } from "../../../src/generation/budget.ts";
import type { SnackableReadResult } from "../../../src/schemas/page-content.ts";
import { eventsOf, only, say, until } from "../../support/agent.ts";
import { bakeryOrigin, bakeryPages } from "../../support/company.ts";
import { type Reply, startGeminiServer } from "../../support/gemini-server.ts";
import { extractiveId } from "../../support/generator.ts";
import { ndjsonParts, partsOf } from "../../support/parts.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { quick } from "./fixtures.ts";

const item = "A large sourdough loaf costs 6 euros and a small one costs 4 euros.";
const good: Reply = { pieces: [JSON.stringify([{ passage: 1, text: item }])] };
const model = "gemini/gemini-2.5-flash/7";
const extractive = extractiveId;

const gemini = startGeminiServer();
const config = { gemini: { apiKey: "k", baseUrl: gemini.url, model: "m", times: quick } };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await gemini[Symbol.asyncDispose]();
});
beforeEach(() => {
  gemini.reply = good;
  gemini.requests.length = 0;
});

let companies = 0;
/** A company of its own, with these limits. */
async function company(limits: Record<string, number>): Promise<string> {
  const slug = `bakery-${companies++}`;
  await server.addCompany({ company: slug, limits, pages: bakeryPages });
  return slug;
}

let titles = 0;
async function read(
  slug: string,
  more: Record<string, unknown> = {},
  at = server,
): Promise<{ model: string; cache: string }> {
  const body = {
    company: slug,
    canonical_url: `${bakeryOrigin}/pricing`,
    max_bullets: 1,
    title: `T${titles++}`,
    ...more,
  };
  const parts = await ndjsonParts(at, "/api/v1/snackable-read", body);
  const result = partsOf(parts, "result")[0]?.body as SnackableReadResult;
  expect(result).toMatchObject({ status: "ready", bullets: [expect.any(String)] });
  return { model: partsOf(parts, "start")[0]?.model ?? "", cache: result.cache_status };
}

async function models(slug: string, count: number, more: Record<string, unknown> = {}): Promise<string[]> {
  const answers: string[] = [];
  for (let i = 0; i < count; i++) answers.push((await read(slug, more)).model);
  return answers;
}

/** A reader whose queries are made, and answered, once that is there. */
function answeringAfter<Query extends object>(there: Promise<void>, query: Query): Query {
  return new Proxy(query, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      if (name === "then") return (...then: []) => there.then(() => target).then(...then);
      return (...args: unknown[]) => answeringAfter(there, value.apply(target, args));
    },
  });
}

describe("generations_per_day", () => {
  test("is kept to: past it, what is cached, and the engine that costs nothing", async () => {
    const slug = await company({ generations_per_day: 2 });
    const first = await read(slug, { title: "cached" });
    expect([first.model, ...(await models(slug, 4))]).toEqual([model, model, extractive, extractive, extractive]);
    expect(gemini.requests.length).toBe(2);
    expect(await read(slug, { title: "cached" })).toEqual({ model, cache: "hit" });
  });

  test("0 lets no model answer", async () => {
    expect(await models(await company({ generations_per_day: 0 }), 2)).toEqual([extractive, extractive]);
    expect(gemini.requests).toEqual([]);
  });

  test("cannot be passed by private requests, nor by other routes or the agent", async () => {
    const slug = await company({ generations_per_day: 1 });
    expect(await models(slug, 3, { is_private_session: true })).toEqual([model, extractive, extractive]);
    const body = { company: slug, sessionId: "s", query: "bread" };
    const parts = await ndjsonParts(server, "/api/v1/suggestions", body);
    expect(partsOf(parts, "start")[0]?.model).toBe(extractive);
    expect(gemini.requests.length).toBe(1);

    await server.addCompany({ limits: { generations_per_day: 0 } });
    const visitor = await server.visitor();
    const events = await eventsOf(server, visitor, await say(server, visitor, "What does a loaf cost?"));
    expect(only(events, "step.started").data.modelId).toBe(extractive);
  });

  test("is each company's own, and a live setting", async () => {
    const slug = await company({ generations_per_day: 1 });
    const other = await company({ generations_per_day: 1 });
    expect(await models(slug, 2)).toEqual([model, extractive]);
    expect(await models(other, 1)).toEqual([model]);
    await server.addCompany({ company: slug, limits: { generations_per_day: 2 } });
    expect(await models(slug, 2)).toEqual([model, extractive]);
  });

  test("survives a restart, and is shared with other processes of the database", async () => {
    const slug = await company({ generations_per_day: 3 });
    await models(slug, 2);
    await Bun.sleep(80);
    const next = await startTestServer({ folder: server.folder, config });
    try {
      expect((await read(slug, {}, next)).model).toBe(model);
      expect((await read(slug, {}, next)).model).toBe(extractive);
    } finally {
      await next.stop(0);
    }
  });

  test("counts once what the database tells late of a day that it has counted on since", async () => {
    const { db } = server.context;
    await db.writer.write(addGenerationsSql("late", new Date().toISOString().slice(0, 10), 3));
    const told = Promise.withResolvers<void>();
    const budget = createBudget({ ...db, reader: answeringAfter(told.promise, db.reader) }, () => {});
    const limits = { generationsPerDay: 6, concurrentGenerations: 9 };
    expect(await budget.take("late", limits)).toBeDefined();
    await budget.flush();
    told.resolve();
    await Bun.sleep(20);
    expect(await budget.take("late", limits)).toBeDefined();
    expect(await budget.take("late", limits)).toBeDefined();
    expect(await budget.take("late", limits)).toBeUndefined();
  });

  test("begins anew at midnight UTC", async () => {
    let now = Date.UTC(2030, 0, 1, 23, 59);
    const budget = createBudget(
      server.context.db,
      () => {},
      () => now,
    );
    const limits = { generationsPerDay: 1, concurrentGenerations: 5 };
    expect(await budget.take("night", limits)).toBeDefined();
    expect(await budget.take("night", limits)).toBeUndefined();
    now += 2 * 60_000;
    expect(await budget.take("night", limits)).toBeDefined();
    await budget.flush();
    const { db } = server.context;
    expect([
      await readGenerationCount(db, "night", "2030-01-01"),
      await readGenerationCount(db, "night", "2030-01-02"),
    ]).toEqual([1, 1]);
  });

  test("never holds up a reply: a database that does not answer is not waited for", async () => {
    const errors: unknown[] = [];
    const { db } = server.context;
    const gone = { ...db, writer: { write: () => Promise.reject(new Error("gone")), close: async () => {} } };
    const budget = createBudget(gone, (error) => errors.push(error));
    const startedAt = performance.now();
    for (let i = 0; i < 5; i++)
      expect(await budget.take("gone", { generationsPerDay: 5, concurrentGenerations: 9 })).toBeDefined();
    expect(performance.now() - startedAt).toBeLessThan(100);
    await budget.flush();
    expect(await budget.take("gone", { generationsPerDay: 5, concurrentGenerations: 9 })).toBeUndefined();
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe("concurrent_generations", () => {
  test("is not taken for a caller who has left before an answer was begun", async () => {
    const slug = await company({});
    const caller = new AbortController();
    const headers = { "content-type": "application/json", accept: "application/x-ndjson" };
    const asked = JSON.stringify({ company: slug, canonical_url: `${bakeryOrigin}/pricing`, title: "never read" });
    const request = { method: "POST", headers, body: asked, signal: caller.signal };
    const handled = createApp(server.context).handle(new Request("http://localhost/api/v1/faqs", request));
    caller.abort();
    await handled;
    expect(gemini.requests).toEqual([]);
  });

  test("is kept to over midnight, also by what is asked for as the day ends", async () => {
    let now = Date.UTC(2030, 0, 1, 23, 59, 59, 999);
    const budget = createBudget(
      server.context.db,
      () => {},
      () => now,
    );
    const limits = { generationsPerDay: 100, concurrentGenerations: 1 };
    (await budget.take("midnight", limits))?.();
    const last = budget.take("midnight", limits);
    now += 1;
    const taken = [await budget.take("midnight", limits), await last].filter((release) => release !== undefined);
    expect(taken.length).toBe(1);
    for (const release of taken) release();
    expect(await budget.take("midnight", limits)).toBeDefined();
    expect(await budget.take("midnight", limits)).toBeUndefined();
  });

  test("is kept to, and given back at the end, after a failure and when the caller leaves", async () => {
    const slug = await company({ concurrent_generations: 2 });
    gemini.reply = { ...good, beforeMs: 80 };
    const together = (await Promise.all(Array.from({ length: 6 }, () => read(slug)))).map((answer) => answer.model);
    expect(together.filter((id) => id === model).length).toBe(2);
    expect(gemini.requests.length).toBe(2);

    gemini.reply = { status: 400 };
    await models(slug, 4);
    gemini.reply = { ...good, beforeMs: 2_000 };
    const controller = new AbortController();
    const body = JSON.stringify({ company: slug, canonical_url: `${bakeryOrigin}/pricing`, title: "left" });
    const headers = { "content-type": "application/json" };
    const leaving = Array.from({ length: 2 }, () =>
      fetch(`${server.url}/api/v1/faqs`, { method: "POST", headers, body, signal: controller.signal }).catch(() => {}),
    );
    await until(() => gemini.requests.length > 6);
    controller.abort();
    await Promise.all(leaving);
    gemini.reply = good;
    await until(async () => (await read(slug)).model === model, "the generations to be given back");
  });
});
