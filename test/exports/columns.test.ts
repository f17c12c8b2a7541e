import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { until } from "../support/agent.ts";
import { bakeryOrigin } from "../support/company.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const company = "bakery";
const page = { company, canonical_url: `${bakeryOrigin}/pricing` };
const generator = new RecordingGenerator();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { generator } });
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Sends a request from a page of the company, and gives what it leaves in the export. */
async function rowsOf(path: string, body: Record<string, unknown>): Promise<Record<string, unknown>[]> {
  const requestId = crypto.randomUUID();
  const answer = await server.post(`/api/v1/${path}`, { ...body, requestId }, { origin: bakeryOrigin });
  expect(answer.status).toBe(200);
  await answer.text();
  await server.context.recorder.flush();
  return server.context.db.reader.all(`SELECT * FROM analytics_events WHERE request_id = '${requestId}'`);
}

describe("the columns of an export", () => {
  test("tell the links of the tiles that a query summary was written from", async () => {
    const [row] = await rowsOf("query-summaries", { company, query: "how can I pay for bread" });
    const links = String(row?.result_links).split(" ");
    expect(links).toHaveLength(Number(row?.result_count));
    for (const link of links) expect(link).toStartWith(bakeryOrigin);
  });

  test.each([
    ["snackable-read", page],
    ["query-summaries", { company, query: "what is sourdough" }],
  ])("tell of %s when the first part was there that an engine made", async (path, body) => {
    const release = generator.hold();
    const asked = generator.tasks.length;
    const making = rowsOf(path, body);
    await until(async () => generator.tasks.length > asked, "the engine");
    await Bun.sleep(50);
    release();
    const [made] = await making;
    expect(made?.cache_status).toBe("miss");
    expect(Number(made?.first_part_ms)).toBeWithin(49, Number(made?.total_ms) + 1);
    const [cached] = await rowsOf(path, body);
    expect(cached).toMatchObject({ cache_status: "hit", first_part_ms: null, total_ms: expect.any(Number) });
  });

  test("count the items of page content, which has no tiles", async () => {
    const [row] = await rowsOf("snackable-read", { ...page, max_bullets: 2 });
    expect(row).toMatchObject({ result_count: 2, result_links: "", page_url: page.canonical_url });
  });

  test("tell the calling page's origin", async () => {
    for (const [path, body] of [
      ["queries", { company, query: "bread" }],
      ["query-summaries", { company, query: "bread" }],
      ["snackable-read", page],
    ] as const) {
      expect((await rowsOf(path, body))[0]?.origin).toBe(bakeryOrigin);
    }
  });
});

describe("a request without a row of its own in an export", () => {
  test.each([
    ["completions", { company, sessionId: "s", prefix: "br" }],
    ["suggestions", { company, sessionId: "s" }],
    ["cta-selection", { company, query: "bread" }],
  ])("is one of %s", async (path, body) => {
    expect(await rowsOf(path, body)).toEqual([]);
  });
});
