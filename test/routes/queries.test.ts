import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { Part } from "../../src/schemas/part.ts";
import { QueryResult } from "../../src/schemas/search.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { bakeryOrigin, bakeryPages, writeCompany } from "../support/company.ts";
import { ndjsonParts, partsOf, sseParts } from "../support/parts.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const path = "/api/v1/queries";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany({ more: 'gated: ["/help/**"]' });
});
afterAll(() => server[Symbol.asyncDispose]());

async function ask(body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<QueryResult> {
  const answer = await server.post(path, { company: "bakery", ...body }, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as QueryResult;
}

const siteText = Object.values(bakeryPages).join("\n");

describe("POST /api/v1/queries", () => {
  test("answers with exactly the fields of the specification", async () => {
    const result = await ask({ query: "How much does bread cost?" });
    expect(Object.keys(result).sort()).toEqual(["highlights", "marketing_message", "responses", "sales_cta"]);
    expect([...Value.Errors(QueryResult, result)]).toEqual([]);
    expect(Object.keys(result.responses[0] ?? {}).sort()).toEqual([
      ...["description", "gated", "highlight_list", "id", "image", "label", "link", "score", "title"],
    ]);
    expect(result.responses[0]).toMatchObject({
      title: "Bread prices",
      link: `${bakeryOrigin}/pricing`,
      label: ["Shop"],
    });
  });

  test("tiles descend in score, from 1 to 0, each page once", async () => {
    const { responses } = await ask({ query: "bread" });
    const scores = responses.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const score of scores) expect(score >= 0 && score <= 1).toBe(true);
    expect(new Set(responses.map(({ id }) => id)).size).toBe(responses.length);
  });

  test("gated is 1 where the company says so, else 0", async () => {
    const { responses } = await ask({ query: "bread" });
    for (const { gated, link } of responses) expect(gated).toBe(link.includes("/help/") ? 1 : 0);
    expect(responses.some(({ gated }) => gated === 1)).toBe(true);
  });

  test("highlights are verbatim text of an indexed page, their urls may carry a text fragment", async () => {
    const { highlights, responses } = await ask({ query: "How can I pay for bread?", num_highlights: 20 });
    expect(highlights.length).toBeGreaterThan(0);
    for (const { text, url } of highlights) {
      expect(siteText).toContain(text);
      expect(responses.map(({ link }) => link)).toContain(url.split("#")[0] ?? "");
    }
    for (const { highlight_list } of responses) for (const text of highlight_list) expect(siteText).toContain(text);
    expect(new Set(highlights.map(({ text }) => text)).size).toBe(highlights.length);
  });

  test.each([
    ["number_of_results", 0, 0],
    ["number_of_results", 1, 1],
    ["number_of_results", 2, 2],
    ["number_of_results", 50, 4],
    ["number_of_tiles", 1, 1],
    ["number_of_tiles", 2, 2],
    ["number_of_tiles", 100, 4],
  ])("%s %d gives at most %d tiles", async (field, count, most) => {
    const { responses } = await ask({ query: "sourdough bread", [field]: count });
    expect(responses.length).toBeLessThanOrEqual(most);
    if (most < 3) expect(responses.length).toBe(most);
  });

  test("no results asked for still gives highlights, CTA and marketing message", async () => {
    const { highlights, sales_cta, marketing_message } = await ask({ query: "price of bread", number_of_results: 0 });
    expect(highlights.length).toBe(3);
    expect(sales_cta.text).toBe("Visit the shop");
    expect(marketing_message.message).not.toBe("");
  });

  test.each([0, 1, 2])("num_highlights %d is kept to", async (num_highlights) => {
    expect((await ask({ query: "bread", num_highlights })).highlights.length).toBe(num_highlights);
  });

  test("highlights come from the tiles considered", async () => {
    const { highlights } = await ask({ query: "bread", number_of_tiles: 1, num_highlights: 20 });
    expect(new Set(highlights.map(({ url }) => url.split("#")[0])).size).toBe(1);
  });

  test("a query that shares nothing with the corpus gives the empty shapes, not their absence", async () => {
    const options = { company: "plain", pages: { "a.md": "# Granite\n\nGranite is an igneous rock.\n" } };
    const file = await readCompanyFile(writeCompany(server.folder, options), {});
    const { ctas: _, marketing: __, ...bare } = file;
    await ingestCompany(server.context, bare);
    const result = await ask({ company: "plain", version: "unpublished", query: "zzyzx qwfp" });
    expect(result).toEqual({
      responses: [],
      highlights: [],
      marketing_message: { message: "", link: "" },
      sales_cta: { text: "", url: "", open_type: "self" },
    });
  });

  test.each([
    "",
    "?!",
    "🥐",
    "the",
    "'; DROP TABLE turns; --",
    '"quoted" (NEAR',
    "\u0001",
    "x".repeat(2_000),
    "🥐".repeat(1_000),
  ])("any text without NUL is a query: %p", async (query) => {
    const answer = await server.post(path, { company: "bakery", query });
    expect(answer.status).toBe(query.trim() === "" ? 422 : 200);
    await answer.body?.cancel();
  });
});

describe("Rules: first match wins, a rule without `when` last", () => {
  test.each([
    ["How do I book a course?", "Book a course", ""],
    ["Any courses for beginners?", "Book a course", ""],
    ["What are the prices?", "Visit the shop", "Ten loaves, one free."],
    ["costs of a course", "Book a course", "Ten loaves, one free."],
    ["Where is the shop?", "Visit the shop", ""],
  ])("%p gives the CTA %p and the message %p", async (query, cta, message) => {
    const result = await ask({ query });
    expect(result.sales_cta).toEqual({ text: cta, url: expect.any(String), open_type: "self" });
    expect(result.marketing_message.message).toBe(message);
    expect(result.marketing_message.link === "").toBe(message === "");
  });

  test.each(["pl", "ja", "nl-NL", "it-IT"])(
    "also for a page that sends another locale than the site's: %p",
    async (locale) => {
      const asked = { query: "Any courses for beginners?", locale };
      expect((await ask(asked)).sales_cta.text).toBe("Book a course");
      const { data } = await server.client.api.v1["cta-selection"].post({ company: "bakery", ...asked });
      expect(data?.text).toBe("Book a course");
    },
  );

  test("depend on the query's context alone, not on how much of it is shown", async () => {
    const ctas = [{ when: { labels: ["Help"] }, text: "Read the help", url: "https://a.example/" }];
    const file = writeCompany(server.folder, { company: "labels", ctas });
    await ingestCompany(server.context, await readCompanyFile(file, {}));
    const body = { company: "labels", version: "unpublished", query: "price of bread" };
    const whole = await ask(body);
    expect(whole.responses[0]?.label).toEqual(["Shop"]);
    expect(whole.sales_cta.text).toBe("Read the help");
    for (const fewer of [{ number_of_tiles: 1 }, { number_of_results: 0 }, { num_highlights: 0 }]) {
      expect((await ask({ ...body, ...fewer })).sales_cta).toEqual(whole.sales_cta);
    }
  });
});

describe("The stream of a query", () => {
  test("has the tiles first, then highlights, marketing message, CTA, and result.body equals the JSON answer", async () => {
    const body = { company: "bakery", query: "price of bread", requestId: "r-1", sessionId: "s-1" };
    const parts = await sseParts(server, path, body);
    expect(await ndjsonParts(server, path, body)).toEqual(parts);
    for (const part of parts) expect([...Value.Errors(Part, part)]).toEqual([]);
    const order = parts.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1]);
    expect(order).toEqual(["start", "tile", "highlight", "marketing_message", "cta", "result", "finish"]);
    expect(parts[0]).toMatchObject({ type: "start", requestId: "r-1", sessionId: "s-1" });
    const result = await ask(body);
    expect<unknown>(partsOf(parts, "result")[0]?.body).toEqual(result);
    expect(partsOf(parts, "tile").map(({ tile }) => tile)).toEqual(result.responses);
    expect(partsOf(parts, "highlight").map(({ highlight }) => highlight)).toEqual(result.highlights);
  });
});

describe("Who is asked", () => {
  const notFound = [{ loc: ["body", "company"], msg: expect.any(String), type: "company_not_found" }];

  test("an unknown company is 404 with the list of details, in every form", async () => {
    for (const accept of ["application/json", "text/event-stream"]) {
      const answer = await server.post(path, { query: "bread", company: "nobody" }, { accept });
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toStartWith("application/json");
      expect(await answer.json()).toEqual({ detail: notFound });
    }
  });

  test("a version that is not there is 404 in every form: published never falls to unpublished", async () => {
    const file = writeCompany(server.folder, { company: "draft" });
    await ingestCompany(server.context, await readCompanyFile(file, {}));
    for (const accept of ["application/json", "text/event-stream", "application/x-ndjson"]) {
      const answer = await server.post(path, { query: "bread", company: "draft" }, { accept });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ detail: [{ type: "version_unavailable" }] });
    }
    expect((await ask({ company: "draft", version: "unpublished", query: "bread" })).responses.length).toBeGreaterThan(
      0,
    );
    expect((await ask({ version: "unpublished", query: "bread" })).responses.length).toBeGreaterThan(0);
  });

  test("a foreign Origin is 403, the company's own and none at all are taken", async () => {
    for (const origin of ["https://www.stranger.example", "null", `${bakeryOrigin}/`]) {
      const answer = await server.post(path, { query: "bread", company: "bakery" }, { origin });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ detail: [{ type: "origin_rejected" }] });
    }
    await ask({ query: "bread" }, { origin: bakeryOrigin });
    await ask({ query: "bread" });
  });

  test("unpublished needs the preview key where one is set", async () => {
    await server.addCompany({ company: "preview", more: "preview_key: open-sesame" });
    const body = { query: "bread", company: "preview", version: "unpublished" };
    expect((await server.post(path, body)).status).toBe(403);
    expect((await server.post(path, body, { "x-preview-key": "wrong" })).status).toBe(403);
    expect((await server.post(path, body, { "x-preview-key": "open-sesame" })).status).toBe(200);
  });

  test("a model that the package does not name is 422; its aliases and extractive are taken", async () => {
    const answer = await server.post(path, { query: "bread", company: "bakery", model: "gpt-5" });
    expect(answer.status).toBe(422);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ detail: [{ loc: ["body", "model"], type: "unknown_model" }] });
    expect(text).not.toContain("gpt-5");
    for (const model of ["default", "fast", "extractive"]) await ask({ query: "bread", model });
    for (const model of ["constructor", "__proto__", "toString"]) {
      expect((await server.post(path, { query: "bread", company: "bakery", model })).status).toBe(422);
    }
  });

  test("a tile never leaves its company's index", async () => {
    await server.addCompany({ company: "quarry", pages: { "g.md": "# Granite bread\n\nGranite bread is a rock.\n" } });
    const links = (result: QueryResult) => result.responses.map(({ title }) => title);
    expect(links(await ask({ query: "granite bread" }))).not.toContain("Granite bread");
    expect(links(await ask({ company: "quarry", query: "granite bread" }))).toEqual(["Granite bread"]);
  });
});

describe("A company that is left out", () => {
  const two = async (own: TestServer) => {
    await own.addCompany({ company: "first" });
    await own.addCompany({ company: "second", pages: { "g.md": "# Granite\n\nGranite is a rock.\n" } });
  };

  test("is the only one", async () => {
    await using own = await startTestServer();
    await own.addCompany();
    expect((await own.post(path, { query: "bread" })).status).toBe(200);
  });

  test("is 422 with none or with more than one", async () => {
    await using own = await startTestServer();
    const refused = async (has: string) => {
      const answer = await own.post(path, { query: "bread" });
      expect(answer.status).toBe(422);
      const msg = `Name the company: this server has ${has}.`;
      const fault = { loc: ["body", "company"], type: "company_required", msg };
      expect(await answer.json()).toMatchObject({ detail: [fault] });
    };
    await refused("none yet");
    await two(own);
    await refused("more than one");
  });

  test("is DEFAULT_COMPANY where there are more", async () => {
    await using own = await startTestServer({ config: { defaultCompany: "second" } });
    await two(own);
    const answer = await own.post(path, { query: "granite" });
    expect(((await answer.json()) as QueryResult).responses[0]?.title).toBe("Granite");
  });
});
