import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readFrontMatter } from "../../src/demo/front-matter.ts";
import { demoPages } from "../../src/demo/manifest.ts";
import { writeDemo } from "../../src/demo/write-demo.ts";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { publish } from "../../src/runtime-package/publish.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const urlOf = (path: string) => `/docs/${path.replace(/(^|\/)index\.md$|\.md$/, "")}`.replace(/\/$/, "");
const site = join(import.meta.dir, "../../src/demo/site");

describe("the documentation", () => {
  test("is embedded whole: the manifest lists every page of the folder", async () => {
    const files = [...new Bun.Glob("**/*.md").scanSync(site)].sort();
    expect(demoPages.map(({ path }) => path).sort()).toEqual(files);
    for (const { path, markdown } of demoPages) expect(markdown).toBe(readFileSync(join(site, path), "utf8"));
  });

  test("every page has a title and a description, and each of its links leads to a page", () => {
    const urls = new Set(demoPages.map(({ path }) => urlOf(path)));
    for (const { path, markdown } of demoPages) {
      const { title, description, body } = readFrontMatter(markdown);
      expect([title, description].every(Boolean)).toBe(true);
      for (const [, link = ""] of body.matchAll(/\]\((\/docs[^)#\s]*)/g)) {
        expect({ path, link, known: urls.has(link.replace(/\/$/, "")) }).toEqual({ path, link, known: true });
      }
    }
  });
});

describe("the demo company", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    const file = writeDemo(join(server.folder, "demo"), "https://usher.acme.example/at/a/path");
    const { outcomes } = await ingestCompany(server.context, await readCompanyFile(file, {}));
    await publish(server.context.db, "usher");
    server.context.packages.refresh();
    expect(outcomes.map(({ status }) => status)).toEqual(demoPages.map(() => "indexed"));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test("lives where the server is reached, and admits its origin alone", async () => {
    const company = await server.context.packages.company("usher");
    expect(company.row.live.origins).toEqual(["https://usher.acme.example"]);
    const { data } = await server.client.api.v1.queries.post({ query: "how do I roll back" });
    const links = data?.responses.map(({ link }) => link) ?? [];
    expect(links).toContain("https://usher.acme.example/at/a/path/docs/guides/ingest");
    for (const link of links) expect(link).toStartWith("https://usher.acme.example/at/a/path/docs");
  });

  test("answers README's own question from the page that tells it, not from a sample that mentions it", async () => {
    const { data } = await server.client.api.v1["query-summaries"].post({ query: "How do I roll back?" });
    expect((data as { summary: string }).summary).toStartWith("Run usher rollback acme to move the published pointer");
  });

  test("shows each page at /docs, and 404 for any other", async () => {
    for (const { path } of demoPages) {
      const answer = await server.get(urlOf(path));
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toStartWith("text/html");
    }
    expect((await server.get("/docs/none")).status).toBe(404);
  });

  test("serves its routes as OpenAPI, and nothing from elsewhere", async () => {
    const spec = (await (await server.get("/openapi.json")).json()) as { paths: Record<string, unknown> };
    expect(Object.keys(spec.paths)).toContain("/api/v1/queries");
    const page = await (await server.get("/docs")).text();
    expect(page).not.toContain("<script");
  });
});

test("links and scripts of the server's own pages lead where they should behind a proxy that gives it a path", async () => {
  await using server = await startTestServer({ config: { publicUrl: "https://usher.acme.example/at/a/path" } });
  await server.addCompany();
  for (const path of [
    "/docs",
    "/docs/",
    "/docs/guides/ingest",
    "/docs/guides/ingest/",
    "/demo",
    "/demo/",
    "/openapi",
  ]) {
    const answer = await fetch(`${server.url}${path}`, { redirect: "manual" });
    const page = `${answer.headers.get("location") ?? ""} ${await answer.text()}`;
    const links = [...page.matchAll(/ (?:href|src)="([^"#]+)/g)].map(([, link = ""]) => link);
    const there = [...links, ...page.split(" ", 1)].filter((link) => link !== "" && !/^https?:/.test(link));
    expect({ path, some: there.length > 0 }).toEqual({ path, some: true });
    for (const link of new Set(there)) {
      const { pathname } = new URL(link, `https://usher.acme.example/at/a/path${path}`);
      expect({ path, pathname }).toEqual({ path, pathname: expect.stringMatching(/^\/at\/a\/path\//) });
      expect((await server.get(pathname.slice("/at/a/path".length))).status).toBe(200);
    }
  }
});
