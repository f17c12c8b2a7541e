import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { pruneContentSql } from "../../../src/db/queries/content-cache.ts";
import { type ContentCache, type ContentKey, createContentCache } from "../../../src/generation/cache/content-cache.ts";
import { createContentStore } from "../../../src/generation/cache/content-store.ts";
import type { GenerationPart } from "../../../src/schemas/generation.ts";
import type { SnackableReadResult } from "../../../src/schemas/page-content.ts";
import { until } from "../../support/agent.ts";
import { bakeryOrigin } from "../../support/company.ts";
import { type Reply, startGeminiServer } from "../../support/gemini-server.ts";
import { ndjsonParts, partsOf } from "../../support/parts.ts";
import { rawPost } from "../../support/raw-post.ts";
import { startTestServer, type TestServer } from "../../support/server.ts";
import { neverAborted, quick } from "./fixtures.ts";

const item = "A large sourdough loaf costs 6 euros and a small one costs 4 euros.";
const good: Reply = { pieces: [JSON.stringify([{ passage: 1, text: item }])] };
const model = "gemini/gemini-2.5-flash/7";

const gemini = startGeminiServer();
const config = { gemini: { apiKey: "k", baseUrl: gemini.url, model: "m", times: { ...quick, retries: 0 } } };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config });
  await server.addCompany({ limits: { concurrent_generations: 1 } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await gemini[Symbol.asyncDispose]();
});
beforeEach(async () => {
  gemini.reply = good;
  gemini.requests.length = 0;
  await settled();
  await server.context.db.writer.write([{ sql: "DELETE FROM content_cache", args: [] }]);
});

/** Longer than a write waits behind the reply, and until the writer, which keeps to the order, has done it. */
async function settled(): Promise<void> {
  await Bun.sleep(60);
  await server.context.db.writer.write([{ sql: "DELETE FROM content_cache WHERE false", args: [] }]);
}

interface Row {
  company: string;
  key_hash: string;
  corpus_version: number;
  generated_at: number;
  parts: string;
}
const rows = () => server.context.db.reader.all<Row>("SELECT * FROM content_cache ORDER BY generated_at");

let titles = 0;
const path = "/api/v1/snackable-read";
const fresh = () => ({ canonical_url: `${bakeryOrigin}/pricing`, max_bullets: 1, title: `T${titles++}` });

async function read(body: Record<string, unknown>, at = server): Promise<SnackableReadResult> {
  return (await (await at.post(path, body)).json()) as SnackableReadResult;
}

describe("Equal requests at once", () => {
  test("1,000 of them cost one generation and get the same answer", async () => {
    gemini.reply = { ...good, beforeMs: 150 };
    const body = fresh();
    const ask = () => rawPost<SnackableReadResult>(`${server.url}${path}`, body);
    const answers = await Promise.all(Array.from({ length: 1_000 }, ask));
    expect(gemini.requests.length).toBe(1);
    expect(answers[0]).toMatchObject({ status: "ready", bullets: [item], cache_status: "miss" });
    // Who came when it was made already has a hit: of the same content, made at the same time.
    const same = answers.map((answer) => JSON.stringify({ ...answer, cache_status: "miss" }));
    expect(new Set(same).size).toBe(1);
  });

  test("go on where one caller leaves, also the first", async () => {
    gemini.reply = { ...good, beforeMs: 100 };
    const body = fresh();
    const controller = new AbortController();
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body), signal: controller.signal };
    const leaving = fetch(`${server.url}${path}`, init).catch(() => "left");
    await until(() => gemini.requests.length === 1);
    const staying = [read(body), read(body)];
    await Bun.sleep(20);
    controller.abort();
    expect(await leaving).toBe("left");
    for (const answer of await Promise.all(staying)) expect(answer).toMatchObject({ status: "ready", bullets: [item] });
    expect(gemini.requests.length).toBe(1);
  });

  test("are given up once all have left, and begin anew", async () => {
    gemini.reply = { pieces: ["["], finishReason: null, stall: true };
    const body = fresh();
    const [controller, left] = [new AbortController(), gemini.left];
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body), signal: controller.signal };
    const leaving = [1, 2].map(() => fetch(`${server.url}${path}`, init).catch(() => "left"));
    await until(() => gemini.requests.length === 1);
    await Bun.sleep(20);
    controller.abort();
    await Promise.all(leaving);
    await until(() => gemini.left === left + 1, "the provider to be let go");
    gemini.reply = good;
    expect(await read(body)).toMatchObject({ status: "ready", cache_status: "miss" });
  });

  test("count the tokens once in the analytics", async () => {
    await server.context.recorder.flush();
    await server.context.db.writer.write([{ sql: "DELETE FROM analytics_events", args: [] }]);
    gemini.reply = { ...good, beforeMs: 50 };
    const body = fresh();
    await Promise.all([read(body), read(body), read(body)]);
    await read(body);
    await server.context.recorder.flush();
    const [sum] = await server.context.db.reader.all<{ n: number; tokens: number }>(
      "SELECT COUNT(*) AS n, SUM(input_tokens) AS tokens FROM analytics_events",
    );
    expect(sum).toEqual({ n: 4, tokens: 11 });
  });

  test("count the tokens with who stays, where the first has left", async () => {
    await server.context.recorder.flush();
    await server.context.db.writer.write([{ sql: "DELETE FROM analytics_events", args: [] }]);
    gemini.reply = { ...good, beforeMs: 150 };
    const body = fresh();
    const controller = new AbortController();
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(body), signal: controller.signal };
    const leaving = fetch(`${server.url}${path}`, init).catch(() => "left");
    await until(() => gemini.requests.length === 1);
    const staying = read(body);
    await Bun.sleep(20);
    controller.abort();
    await Promise.all([leaving, staying]);
    await server.context.recorder.flush();
    expect(await server.context.db.reader.all("SELECT input_tokens FROM analytics_events")).toEqual([
      { input_tokens: 11 },
    ]);
  });
});

describe("What is kept", () => {
  test("outlives the process: hit, with the stored generated_at and who made it", async () => {
    const body = fresh();
    const first = await read(body);
    await settled();
    const next = await startTestServer({ folder: server.folder, config });
    try {
      expect(await read(body, next)).toEqual({ ...first, cache_status: "hit" });
      const parts = await ndjsonParts(next, path, body);
      expect(partsOf(parts, "start")[0]).toMatchObject({ model, cache_status: "hit" });
      expect(gemini.requests.length).toBe(1);
    } finally {
      await next.stop(0);
    }
  });

  test("holds the evidence of each item", async () => {
    await read(fresh());
    await settled();
    const [row] = await rows();
    const items = (JSON.parse(row?.parts ?? "[]") as GenerationPart[]).filter(({ type }) => type === "item");
    expect(items).toEqual([
      { type: "item", index: 0, item, evidence: { url: `${bakeryOrigin}/pricing`, passage: 0, quote: item } },
    ]);
  });

  test("names neither the request nor the caller: a key is a hash", async () => {
    await read({ ...fresh(), existing_bullets: [], title: "Secret title", sessionId: "secret-session" });
    await settled();
    expect(JSON.stringify(await rows())).not.toMatch(/secret/i);
    expect((await rows())[0]?.key_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test("is nothing of a private request, and a private request gets nothing of it", async () => {
    const body = fresh();
    expect(await read({ ...body, is_private_session: true })).toMatchObject({ cache_status: "bypass" });
    await settled();
    expect(await rows()).toEqual([]);
    await read(body);
    expect(await read({ ...body, tracking_consent: false })).toMatchObject({ cache_status: "bypass" });
    expect(gemini.requests.length).toBe(3);
  });

  test.each<[string, Reply]>([
    [
      "cut short by MAX_TOKENS",
      { pieces: [`[${JSON.stringify({ passage: 1, text: item })},{"pas`], finishReason: "MAX_TOKENS" },
    ],
    ["ended by a filter", { pieces: [`[${JSON.stringify({ passage: 1, text: item })}`], finishReason: "SAFETY" }],
    ["cut off", { pieces: [`[${JSON.stringify({ passage: 1, text: item })}`], finishReason: null }],
  ])("is nothing that was %s", async (_, reply) => {
    gemini.reply = reply;
    const body = { ...fresh(), max_bullets: 2 };
    await ndjsonParts(server, path, body);
    gemini.reply = good;
    expect(await read(body)).toMatchObject({ cache_status: "miss", bullets: [item] });
    await settled();
    expect((await rows()).length).toBe(1);
  });

  test("of an engine that stood in stays in memory, and not for long", async () => {
    gemini.reply = { status: 503 };
    const body = fresh();
    expect(await read(body)).toMatchObject({ status: "ready", cache_status: "miss" });
    expect(await read(body)).toMatchObject({ cache_status: "hit" });
    await settled();
    expect(await rows()).toEqual([]);
    const next = await startTestServer({ folder: server.folder, config });
    try {
      gemini.reply = good;
      expect(await read(body, next)).toMatchObject({ cache_status: "miss", bullets: [item] });
    } finally {
      await next.stop(0);
    }
  });
});

const parts: GenerationPart[] = [
  { type: "text-delta", delta: "made" },
  { type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } },
];
const key = (request: string, company = "bakery"): ContentKey => ({
  company,
  corpusVersion: 1,
  engine: "e/1",
  request: [request],
});

async function* made(): AsyncGenerator<GenerationPart> {
  yield* parts;
}

describe("Bounds", () => {
  const open = (options = {}) =>
    createContentStore(server.context.db, (error) => expect(error).toBeUndefined(), options);

  test("rows of a company: the newest stay", async () => {
    const store = open({ maxRows: 5, pruneEvery: 1 });
    const cache = createContentCache(store);
    for (let i = 0; i < 12; i++) {
      await Array.fromAsync((await cache.get(key(`r${i}`), made, neverAborted())).parts);
      await store.flush();
      await Bun.sleep(2);
    }
    expect((await rows()).length).toBeLessThanOrEqual(6);
    const again = createContentCache(open());
    expect((await again.get(key("r11"), made, neverAborted())).status).toBe("hit");
    expect((await again.get(key("r0"), made, neverAborted())).status).toBe("miss");
  });

  test("rows that are too old, or of a revision that is gone, go; other companies' stay", async () => {
    const store = open();
    const row = { keyHash: "a", corpusVersion: 1, generatedAt: Date.now(), parts };
    store.keep({ ...row, company: "bakery" });
    store.keep({ ...row, company: "bakery", keyHash: "old", generatedAt: 5 });
    store.keep({ ...row, company: "bakery", keyHash: "gone", corpusVersion: 99 });
    store.keep({ ...row, company: "other", keyHash: "other" });
    await store.flush();
    await server.context.db.writer.write(pruneContentSql("bakery", 10, 100));
    // The other company has no revision at all: its own pruning took it, this one would not have.
    expect((await rows()).map(({ key_hash }) => key_hash)).toEqual(["a"]);
  });

  test("a row that does not read as parts is a miss, and is replaced", async () => {
    const store = open();
    const cache = createContentCache(store);
    await Array.fromAsync((await cache.get(key("x"), made, neverAborted())).parts);
    await store.flush();
    await server.context.db.writer.write([{ sql: `UPDATE content_cache SET parts = '[{"type":"later"}]'`, args: [] }]);
    const again = createContentCache(store);
    expect((await again.get(key("x"), made, neverAborted())).status).toBe("miss");
  });

  test("a database that fails costs hits, not answers", async () => {
    const failing = {
      find: () => Promise.resolve(undefined),
      keep() {},
      flush: async () => {},
    };
    const { db } = server.context;
    const errors: unknown[] = [];
    const broken = createContentStore(
      { ...db, writer: { write: () => Promise.reject(new Error("gone")), close: async () => {} } },
      (error) => errors.push(error),
    );
    for (const store of [failing, broken]) {
      const cache = createContentCache(store);
      expect((await cache.get(key("y"), made, neverAborted())).status).toBe("miss");
    }
    broken.keep({ company: "bakery", keyHash: "k", corpusVersion: 1, generatedAt: 1, parts });
    await broken.flush();
    expect(errors.length).toBe(1);
  });
});

describe("What an engine gave that stood in", () => {
  test("is kept for a moment under the key of the one that was asked", async () => {
    const cache = createContentCache(
      createContentStore(server.context.db, () => {}),
      { standInMs: 80 },
    );
    async function* stoodIn(): AsyncGenerator<GenerationPart> {
      yield { type: "model", id: "other/1" };
      yield* parts;
    }
    const statusOf = async () => {
      const content = await cache.get(key("stand-in"), stoodIn, neverAborted());
      await Array.fromAsync(content.parts);
      return content.status;
    };
    expect([await statusOf(), await statusOf()]).toEqual(["miss", "hit"]);
    await Bun.sleep(120);
    expect(await statusOf()).toBe("miss");
  });
});

describe("That a page gives nothing", () => {
  const nothing: GenerationPart[] = [{ type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } }];
  let generations = 0;
  async function* found(): AsyncGenerator<GenerationPart> {
    generations++;
    yield* nothing;
  }
  const askTwice = async (of: ContentKey) => {
    const cache = createContentCache(createContentStore(server.context.db, () => {}));
    generations = 0;
    const statuses = [];
    for (let i = 0; i < 2; i++) {
      const content = await cache.get(of, found, neverAborted());
      expect(await Array.fromAsync(content.parts)).toEqual(nothing);
      statuses.push(content.status);
    }
    return { statuses, generations };
  };

  test("is found out once where the engine gives the same each time, and is no hit", async () => {
    const asked = await askTwice({ ...key("nothing"), isRepeatable: true });
    expect(asked).toEqual({ statuses: ["miss", "miss"], generations: 1 });
    await settled();
    expect(await rows()).toEqual([]);
  });

  test("is found out each time of a model, which may find something the next time", async () => {
    expect(await askTwice(key("nothing"))).toEqual({ statuses: ["miss", "miss"], generations: 2 });
  });
});

describe("A generation whose only reader left before its first part", () => {
  const cache = () => createContentCache(createContentStore(server.context.db, () => {}));
  const board = async (content: ContentCache, signal: AbortSignal) => {
    const { generatedAt, claimTokens, parts } = await content.get(key("left"), made, signal);
    return { generatedAt, claimTokens, parts: parts[Symbol.asyncIterator]() };
  };

  test.each(["returned", "aborted"])("(it %s) is nobody's: an equal request has its own made", async (how) => {
    const [content, abort] = [cache(), new AbortController()];
    const left = await board(content, abort.signal);
    if (how === "returned") await left.parts.return?.();
    else abort.abort();
    await Bun.sleep(5);
    const own = await board(content, neverAborted());
    expect([left.claimTokens(), own.claimTokens()]).toEqual([true, true]);
    expect(own.generatedAt).toBeGreaterThan(left.generatedAt);
  });

  test("is shared with equal requests as long as that one stays", async () => {
    const content = cache();
    const first = await board(content, neverAborted());
    const second = await board(content, neverAborted());
    expect([second.claimTokens(), first.claimTokens(), second.generatedAt]).toEqual([true, false, first.generatedAt]);
  });
});

describe("The key", () => {
  test("tells companies, corpus versions, engines and requests apart", async () => {
    const cache = createContentCache(createContentStore(server.context.db, () => {}));
    const keys = [
      key("k"),
      key("k", "other"),
      { ...key("k"), corpusVersion: 2 },
      { ...key("k"), engine: "e/2" },
      key("l"),
    ];
    for (const one of keys) {
      const content = await cache.get(one, made, neverAborted());
      expect(content.status).toBe("miss");
      await Array.fromAsync(content.parts);
    }
    for (const one of keys) expect((await cache.get(one, made, neverAborted())).status).toBe("hit");
  });
});
