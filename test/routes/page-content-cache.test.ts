import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { publish } from "../../src/runtime-package/publish.ts";
import type { SnackableReadResult } from "../../src/schemas/page-content.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { until } from "../support/agent.ts";
import { bakeryOrigin, bakeryPages, writeCompany } from "../support/company.ts";
import { plainParts, RecordingGenerator } from "../support/generator.ts";
import { ndjsonParts, partsOf } from "../support/parts.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const path = "/api/v1/snackable-read";

let server: TestServer;
let generator: RecordingGenerator;
let parts: typeof plainParts;
beforeAll(async () => {
  generator = new RecordingGenerator((task) => parts(task));
  server = await startTestServer({ overrides: { generator } });
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

/** A page of the site under a title of its own: nothing of it is cached yet. */
let body: { canonical_url: string; title: string };
let titles = 0;
beforeEach(() => {
  parts = plainParts;
  generator.tasks.length = 0;
  generator.finished = generator.aborted = 0;
  body = { canonical_url: `${bakeryOrigin}/pricing`, title: `Title ${titles++}` };
});

async function read(more: Record<string, unknown> = {}): Promise<SnackableReadResult> {
  const answer = await server.post(path, { ...body, ...more });
  expect(answer.status).toBe(200);
  return (await answer.json()) as SnackableReadResult;
}

describe("cache_status", () => {
  test("is miss when generated, then hit with the stored generated_at", async () => {
    const first = await read();
    await Bun.sleep(5);
    const second = await read();
    expect(first.cache_status).toBe("miss");
    expect(second).toEqual({ ...first, cache_status: "hit" });
    expect(generator.tasks.length).toBe(1);
  });

  test.each([{ is_private_session: true }, { tracking_consent: false }])(
    "is bypass for %p: nothing read or kept",
    async (flags) => {
      expect((await read(flags)).cache_status).toBe("bypass");
      expect((await read(flags)).cache_status).toBe("bypass");
      expect((await read()).cache_status).toBe("miss");
      expect((await read(flags)).cache_status).toBe("bypass");
      expect(generator.tasks.length).toBe(4);
    },
  );

  test("flags that say the opposite change nothing", async () => {
    await read({ is_private_session: false, tracking_consent: true });
    expect((await read()).cache_status).toBe("hit");
  });

  test.each<[string, Record<string, unknown>]>([
    ["max_bullets", { max_bullets: 2 }],
    ["tone", { tone: "warm" }],
    ["locale", { locale: "de" }],
    ["title", { title: "Another" }],
    ["existing_bullets", { existing_bullets: ["One"] }],
    ["canonical_url", { canonical_url: `${bakeryOrigin}/courses` }],
  ])("is miss again for another %s: it changes the output", async (_, more) => {
    await read();
    expect((await read(more)).cache_status).toBe("miss");
  });

  test.each<[string, Record<string, unknown>]>([
    ["requestId", { requestId: "another" }],
    ["sessionId", { sessionId: "another" }],
    ["the company's other name", { company: "idx_bakery" }],
    ["another spelling of the url", { canonical_url: `${bakeryOrigin}/pricing/?utm_source=x#top` }],
    ["the default written out", { max_bullets: 3, tone: "neutral", version: "published" }],
  ])("is hit for %s: it does not", async (_, more) => {
    await read();
    expect((await read(more)).cache_status).toBe("hit");
  });

  test("is hit for a title without a word: it counts as none", async () => {
    await read({ title: undefined });
    for (const title of ["", "  "]) expect((await read({ title })).cache_status).toBe("hit");
  });

  test("is miss again once another corpus version is published", async () => {
    await read();
    const file = writeCompany(server.folder, {
      pages: { ...bakeryPages, "new.md": "# New\n\nA new page of the site.\n" },
    });
    await ingestCompany(server.context, await readCompanyFile(file, {}));
    await publish(server.context.db, "bakery");
    server.context.packages.refresh();
    expect(await read()).toMatchObject({ cache_status: "miss", resolved_corpus_version: 2 });
  });
});

describe("existing_bullets", () => {
  test("are kept as they are and in order, and count toward max_bullets", async () => {
    const existing_bullets = ["  Mine, untouched ", "Second"];
    const { bullets } = await read({ existing_bullets, max_bullets: 3 });
    expect(bullets).toEqual([...existing_bullets, "Point 1"]);
    expect(generator.tasksOf("takeaways")[0]).toMatchObject({ count: 1, existing: existing_bullets });
  });

  test("that fill max_bullets are the answer: nothing is generated", async () => {
    expect((await read({ existing_bullets: ["A", "B", "C"] })).bullets).toEqual(["A", "B", "C"]);
    expect(generator.tasks).toEqual([]);
  });

  test("are cut to max_bullets", async () => {
    const { bullets } = await read({ existing_bullets: ["A", "B", "C", "D"], max_bullets: 2 });
    expect(bullets).toEqual(["A", "B"]);
    expect(generator.tasks).toEqual([]);
  });

  test("are rewritten in the tone in a private session", async () => {
    const { bullets, cache_status } = await read({
      existing_bullets: ["A", "B"],
      tone: "warm",
      is_private_session: true,
    });
    expect({ bullets, cache_status }).toEqual({ bullets: ["warm: A", "warm: B"], cache_status: "bypass" });
    expect(generator.tasksOf("rewrite")[0]).toMatchObject({ bullets: ["A", "B"], tone: "warm" });
    expect(generator.tasksOf("takeaways")).toEqual([]);
  });

  test("none in a private session: takeaways are generated as ever", async () => {
    expect((await read({ tracking_consent: false, existing_bullets: [] })).bullets).toEqual([
      "Point 1",
      "Point 2",
      "Point 3",
    ]);
  });
});

test("That a page has no FAQ is found out once by the extractive engine, and stays a miss", async () => {
  await using plain = await startTestServer();
  await plain.addCompany({ pages: { "hall.md": "# Hall\n\nOpen.\n" } });
  const ask = async () => {
    const answer = await plain.post("/api/v1/faqs", { canonical_url: `${bakeryOrigin}/hall` });
    return (await answer.json()) as Record<string, unknown>;
  };
  const first = await ask();
  expect(first).toMatchObject({ status: "error", items: [], cache_status: "miss" });
  await Bun.sleep(5);
  expect(await ask()).toEqual(first);
});

describe("status error, with 200", () => {
  const failure = { status: "error", bullets: [], cache_status: "miss" };

  test("where nothing usable was generated; it is not kept", async () => {
    parts = () => [{ type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } }];
    expect(await read()).toMatchObject({ ...failure, title: body.title, resolved_corpus_version: expect.any(Number) });
    parts = plainParts;
    expect(await read()).toMatchObject({ status: "ready", cache_status: "miss" });
  });

  test("where the engine fails, at once or midway, and nothing of the cause is told", async () => {
    for (const made of [0, 2]) {
      parts = failingAfter(made);
      const answer = await server.post(path, body);
      const text = await answer.text();
      expect(answer.status).toBe(200);
      expect(JSON.parse(text)).toMatchObject(failure);
      expect(text).not.toContain("secret");
    }
    parts = plainParts;
    expect((await read()).status).toBe("ready");
  });

  test("with existing bullets too", async () => {
    parts = failingAfter(0);
    expect(await read({ existing_bullets: ["Mine"] })).toMatchObject(failure);
  });

  test("as a whole stream that ends with an error part, behind what the body tells", async () => {
    parts = failingAfter(1);
    const streamed = await ndjsonParts(server, path, body);
    expect(streamed.at(-1)).toEqual({ type: "error", code: "internal", message: expect.any(String), retryable: true });
    expect(streamed.at(-2)).toMatchObject({ type: "result", body: failure });
  });

  test("where the engine is cut off without finish", async () => {
    parts = (task) => plainParts(task).slice(0, -1);
    expect(await read()).toMatchObject(failure);
  });
});

function failingAfter(made: number): typeof plainParts {
  return (task) => {
    const broken = plainParts(task);
    // Read when the engine gets there: the parts before it are out already.
    Object.defineProperty(broken, made, {
      get() {
        throw new Error("secret cause");
      },
    });
    return broken;
  };
}

describe("Equal requests in flight", () => {
  test("share one generation, and each gets all of it", async () => {
    const release = generator.hold();
    const asked = Array.from({ length: 50 }, () => read());
    const streamed = ndjsonParts(server, path, body);
    await until(() => generator.tasks.length > 0);
    await Bun.sleep(50);
    release();
    for (const result of await Promise.all(asked)) {
      expect(result).toMatchObject({ bullets: ["Point 1", "Point 2", "Point 3"], cache_status: "miss" });
    }
    expect(partsOf(await streamed, "item").length).toBe(3);
    expect(generator.tasks.length).toBe(1);
  });

  test("that are private share nothing", async () => {
    const release = generator.hold();
    const asked = Array.from({ length: 3 }, () => read({ is_private_session: true }));
    await until(() => generator.tasks.length === 3);
    release();
    await Promise.all(asked);
  });

  test("all fail alike where the engine fails", async () => {
    parts = failingAfter(2);
    const release = generator.hold();
    const asked = Array.from({ length: 10 }, () => read());
    await until(() => generator.tasks.length > 0);
    await Bun.sleep(20);
    release();
    for (const result of await Promise.all(asked)) expect(result.status).toBe("error");
  });
});

describe("A caller that leaves", () => {
  function leaving(accept: string): AbortController {
    const abort = new AbortController();
    const headers = { "content-type": "application/json", accept };
    const request = { method: "POST", headers, body: JSON.stringify(body), signal: abort.signal };
    fetch(`${server.url}${path}`, request)
      .then((answer) => answer.text())
      .catch(() => {});
    return abort;
  }

  test.each(["application/json", "text/event-stream", "application/x-ndjson"])(
    "aborts its generation (%s), and the next one begins anew",
    async (accept) => {
      const release = generator.hold();
      const caller = leaving(accept);
      await until(() => generator.tasks.length === 1, "the generation");
      caller.abort();
      await until(() => generator.aborted === 1, "its abort");
      release();
      expect(await read()).toMatchObject({ status: "ready", cache_status: "miss" });
      expect(generator.tasks.length).toBe(2);
    },
  );

  test("does not abort one that another request shares", async () => {
    const release = generator.hold();
    const caller = leaving("application/json");
    await until(() => generator.tasks.length === 1);
    const staying = read();
    await Bun.sleep(20);
    caller.abort();
    await Bun.sleep(20);
    release();
    expect((await staying).status).toBe("ready");
    expect({ made: generator.tasks.length, aborted: generator.aborted }).toEqual({ made: 1, aborted: 0 });
  });
});
