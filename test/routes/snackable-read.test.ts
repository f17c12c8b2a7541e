import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { SnackableReadResult } from "../../src/schemas/page-content.ts";
import { Part } from "../../src/schemas/part.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { bakeryOrigin, bakeryPages, writeCompany } from "../support/company.ts";
import { extractiveId } from "../support/generator.ts";
import { ndjsonParts, partsOf, sseParts } from "../support/parts.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const path = "/api/v1/snackable-read";
const canonical_url = `${bakeryOrigin}/pricing`;
const minimal = { company: "bakery", canonical_url };

const banner = "The bakery of bread and cake in this town is closed on all of the holidays of the year.";
/** Pages that open alike. */
const shopPages = Object.fromEntries(
  [1, 2, 3, 4, 5].map((nth) => [
    `shops/${nth}.md`,
    `# Bakery shop ${nth}\n\n${banner}\n\nShop ${nth} sells bread of rye by weight in street ${nth} of the old town. Cake of apples is sold in shop ${nth} on each Sunday.`,
  ]),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany({
    pages: {
      ...bakeryPages,
      ...shopPages,
      "moved.html": `<html><head><title>Moved</title><link rel="canonical" href="${bakeryOrigin}/about-us"></head>
        <body><main><h1>About us</h1><p>The bakery was founded in 1987 by two sisters.</p></main></body></html>`,
    },
  });
});
afterAll(() => server[Symbol.asyncDispose]());

async function read(body: Record<string, unknown>, headers: Record<string, string> = {}): Promise<SnackableReadResult> {
  const answer = await server.post(path, { ...minimal, ...body }, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as SnackableReadResult;
}

describe("POST /api/v1/snackable-read", () => {
  test("answers the minimal request with every field of the specification, and no other", async () => {
    const result = await read({});
    expect(result).toEqual({
      status: "ready",
      bullets: [expect.any(String), expect.any(String), expect.any(String)],
      source_url: canonical_url,
      title: "Bread prices",
      cache_status: expect.stringMatching(/^(hit|miss)$/),
      version: "published",
      resolved_version: "published",
      resolved_corpus_version: 1,
      generated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  test("bullets hold only what the page says", async () => {
    const { bullets } = await read({ max_bullets: 6 });
    for (const bullet of bullets) expect(bakeryPages["pricing.md"]).toContain(bullet);
  });

  test("no bullet is what the site says on many of its pages", async () => {
    const { bullets } = await read({ canonical_url: `${bakeryOrigin}/shops/3` });
    expect(bullets).toEqual([
      "Shop 3 sells bread of rye by weight in street 3 of the old town.",
      "Cake of apples is sold in shop 3 on each Sunday.",
    ]);
  });

  test.each(["👍", "How we do it", "—", "a"])("a given bullet of no topic hides nothing: %p", async (bullet) => {
    const { bullets } = await read({ existing_bullets: [bullet], max_bullets: 3 });
    expect(bullets).toHaveLength(3);
    expect(bullets[0]).toBe(bullet);
  });

  test("is warm in the language of the page, whatever the locale", async () => {
    const { bullets } = await read({ tone: "warm", locale: "fr" });
    expect(bullets).toEqual((await read({ tone: "warm" })).bullets);
  });

  test("unpublished falls to published also where there is nothing at all", async () => {
    const nowhere = { version: "unpublished", company: "nobody" };
    expect(await read(nowhere)).toMatchObject({
      status: "not_found",
      version: "unpublished",
      resolved_version: "published",
    });
  });

  test("POST /api/v1/quick-read remains compatible: the same answer", async () => {
    const result = await read({ max_bullets: 2 });
    const older = await (await server.post("/api/v1/quick-read", { ...minimal, max_bullets: 2 })).json();
    expect(older).toEqual({ ...result, cache_status: "hit" });
  });

  test("a company is named by its slug or its index id", async () => {
    expect((await read({ company: "idx_bakery" })).bullets).toEqual((await read({ company: "bakery" })).bullets);
  });

  test.each([1, 2, 3, 4, 5, 6])("max_bullets %d is kept to", async (max_bullets) => {
    const { bullets } = await read({ max_bullets });
    expect(bullets.length).toBeGreaterThan(0);
    expect(bullets.length).toBeLessThanOrEqual(max_bullets);
  });

  test.each([
    ["max_bullets", 0],
    ["max_bullets", 7],
    ["max_bullets", 2.5],
    ["max_bullets", "3"],
    ["max_bullets", null],
    ["tone", "angry"],
    ["existing_bullets", ["1", "2", "3", "4", "5", "6"]],
    ["existing_bullets", "one"],
    ["existing_bullets", [""]],
    ["existing_bullets", ["One.", " \n\u00a0"]],
    ["canonical_url", "not a url"],
    ["canonical_url", "javascript:alert(1)"],
    ["canonical_url", `https://www.hollow-oak.example/${"x".repeat(2_048)}`],
    ["page_url", "/relative"],
    ["version", "latest"],
    ["is_private_session", 1],
    ["locale", "not a locale!"],
    ["requestId", "with blank"],
    ["requestId", ""],
    ["requestId", "x".repeat(201)],
    ["sessionId", ""],
    ["company", ""],
  ])("%s = %p is 422 and named, its value is not", async (field, value) => {
    const answer = await server.post(path, { ...minimal, [field]: value });
    const { detail } = (await answer.json()) as { detail: { loc: unknown[]; msg: string; type: string }[] };
    expect(answer.status).toBe(422);
    expect(detail[0]?.loc.slice(0, 2)).toEqual(["body", field]);
    expect(Object.keys(detail[0] ?? {}).sort()).toEqual(["loc", "msg", "type"]);
    expect(JSON.stringify(detail)).not.toContain("javascript:");
  });

  test("3.0 is an integer: JSON knows no other", async () => {
    const headers = { "content-type": "application/json" };
    const body = `{"company":"bakery","canonical_url":"${canonical_url}","max_bullets":3.0}`;
    expect((await fetch(`${server.url}${path}`, { method: "POST", headers, body })).status).toBe(200);
  });
});

describe("The page is found", () => {
  test.each([
    ["with a fragment", `${canonical_url}#how`],
    ["with tracking parameters", `${canonical_url}?utm_source=mail&gclid=7`],
    ["with a trailing slash", `${canonical_url}/`],
    ["with an upper case host", "https://WWW.Hollow-Oak.example/pricing"],
    ["with its default port", "https://www.hollow-oak.example:443/pricing"],
  ])("%s; source_url is the normalised one", async (_, url) => {
    const result = await read({ canonical_url: url });
    expect(result).toMatchObject({ status: "ready", source_url: canonical_url, title: "Bread prices" });
  });

  test("by its own canonical link, and by its file's url", async () => {
    for (const url of [`${bakeryOrigin}/about-us`, `${bakeryOrigin}/moved`]) {
      expect(await read({ canonical_url: url })).toMatchObject({ status: "ready", source_url: url });
    }
  });

  test("by page_url where the canonical one is not indexed", async () => {
    const result = await read({
      canonical_url: `${bakeryOrigin}/old-prices`,
      page_url: `${canonical_url}?utm_source=x`,
    });
    expect(result).toMatchObject({ status: "ready", source_url: canonical_url });
  });

  test("and titled as the request says, else as the page does", async () => {
    expect((await read({ title: "What bread costs" })).title).toBe("What bread costs");
    expect((await read({})).title).toBe("Bread prices");
    for (const title of ["", "  "]) expect((await read({ title })).title).toBe("Bread prices");
  });
});

describe("status not_found, with 200", () => {
  const empty = { bullets: [], cache_status: "miss", version: "published", resolved_version: "published" };

  test("for a page that is not in the index", async () => {
    const url = `${bakeryOrigin}/nowhere`;
    const result = await read({ canonical_url: `${url}/?utm_source=x` });
    expect(result).toMatchObject({
      status: "not_found",
      ...empty,
      source_url: url,
      title: "",
      resolved_corpus_version: 1,
    });
  });

  test("with the request's title, and bypass when private", async () => {
    const body = { canonical_url: `${bakeryOrigin}/nowhere`, title: "Mine", is_private_session: true };
    expect(await read(body)).toMatchObject({ status: "not_found", title: "Mine", cache_status: "bypass" });
  });

  test("existing bullets are not shown for a page that does not exist", async () => {
    const body = { canonical_url: `${bakeryOrigin}/nowhere`, existing_bullets: ["Mine"] };
    expect(await read(body)).toMatchObject({ status: "not_found", bullets: [] });
  });

  test("for an unknown company, whatever else is asked", async () => {
    const result = await read({ company: "nobody", model: "gpt" }, { origin: "https://www.stranger.example" });
    expect(result).toMatchObject({ status: "not_found", ...empty, resolved_corpus_version: 0 });
    expect(Value.Check(SnackableReadResult, result)).toBe(true);
  });

  test("where only an unpublished package exists: published never falls to it", async () => {
    const file = writeCompany(server.folder, { company: "draft" });
    await ingestCompany(server.context, await readCompanyFile(file, {}));
    expect(await read({ company: "draft" })).toMatchObject({ status: "not_found", resolved_corpus_version: 0 });
    const preview = await read({ company: "draft", version: "unpublished" });
    expect(preview).toMatchObject({ status: "ready", version: "unpublished", resolved_version: "unpublished" });
  });
});

describe("The version pointer", () => {
  test("unpublished falls to published where no unpublished package exists, and says so", async () => {
    const result = await read({ version: "unpublished" });
    expect(result).toMatchObject({ status: "ready", version: "unpublished", resolved_version: "published" });
  });

  test("unpublished gives the newer corpus version until it is published", async () => {
    const pages = { "news.md": "---\ntitle: News\n---\n# News\n\nThe bakery now sells rye bread on Fridays.\n" };
    await server.addCompany({ company: "two" });
    const file = writeCompany(server.folder, { company: "two", pages: { ...bakeryPages, ...pages } });
    await ingestCompany(server.context, await readCompanyFile(file, {}));
    const body = { company: "two", canonical_url: `${bakeryOrigin}/news` };
    expect(await read(body)).toMatchObject({ status: "not_found", resolved_corpus_version: 1 });
    const preview = await read({ ...body, version: "unpublished" });
    expect(preview).toMatchObject({ status: "ready", resolved_version: "unpublished", resolved_corpus_version: 2 });
  });
});

describe("The three forms of the answer", () => {
  test("SSE and NDJSON carry the same parts, and result.body equals the JSON answer", async () => {
    const body = { ...minimal, requestId: "r-1", sessionId: "s-1" };
    await read(body);
    const json = await read(body);
    const parts = await sseParts(server, path, body);
    expect(await ndjsonParts(server, path, body)).toEqual(parts);
    for (const part of parts) expect([...Value.Errors(Part, part)]).toEqual([]);
    expect(parts.map(({ type }) => type)).toEqual(["start", "source", "item", "item", "item", "result", "finish"]);
    expect(parts[0]).toMatchObject({ requestId: "r-1", sessionId: "s-1", model: extractiveId, cache_status: "hit" });
    expect(parts[1]).toMatchObject({ url: canonical_url, title: "Bread prices" });
    expect<unknown>(partsOf(parts, "result")[0]?.body).toEqual(json);
    expect(partsOf(parts, "item").map(({ item }) => item)).toEqual(json.bullets);
    for (const { item, evidence } of partsOf(parts, "item")) expect(String(item)).toContain(evidence?.quote ?? "");
  });

  test("not_found is a whole stream too", async () => {
    const parts = await ndjsonParts(server, path, { ...minimal, canonical_url: `${bakeryOrigin}/nowhere` });
    expect(parts.map(({ type }) => type)).toEqual(["start", "result", "finish"]);
    expect(partsOf(parts, "result")[0]?.body).toMatchObject({ status: "not_found" });
  });

  test.each([
    [undefined, "application/json"],
    ["", "application/json"],
    ["*/*", "application/json"],
    ["application/*", "application/json"],
    ["text/*", "text/event-stream"],
    ["text/event-stream", "text/event-stream"],
    ["application/x-ndjson", "application/x-ndjson"],
    ["application/json;q=0.5, text/event-stream", "text/event-stream"],
    ["application/json;q=0, */*", "text/event-stream"],
    ["application/json;q=0.1, application/x-ndjson;q=0.2, */*;q=0.05", "application/x-ndjson"],
    ["text/html, application/xhtml+xml, */*;q=0.8", "application/json"],
    ["TEXT/EVENT-STREAM", "text/event-stream"],
  ])("Accept: %p gets %s", async (accept, type) => {
    const answer = await server.post(path, minimal, accept === undefined ? {} : { accept });
    expect(answer.headers.get("content-type")).toStartWith(type);
    await answer.text();
  });

  test.each(["text/html", "image/*", "application/ld+json", "*/*;q=0", "application/json;q=0"])(
    "Accept: %p is 406 in the shape of the group",
    async (accept) => {
      const answer = await server.post(path, minimal, { accept });
      expect(answer.status).toBe(406);
      expect(await answer.json()).toEqual({
        detail: [{ loc: expect.any(Array), msg: expect.any(String), type: "not_acceptable" }],
      });
    },
  );
});
