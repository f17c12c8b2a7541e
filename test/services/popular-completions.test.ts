import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { noteVisitorSql } from "../../src/db/queries/visitors.ts";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { isOfferable } from "../../src/services/search/popular-completions.ts";
import { until } from "../support/agent.ts";
import { bakeryPages } from "../support/company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

async function ask(server: TestServer, query: string, visitors: number, company = "bakery"): Promise<void> {
  for (let visitor = 0; visitor < visitors; visitor++) {
    const { status } = await server.client.api.v1.queries.post({
      company,
      query,
      sessionId: `${company}-${visitor}`,
      requestId: `${query} ${visitor}`.replace(/[^!-~]/g, "_"),
    });
    expect(status).toBe(200);
  }
  await server.context.history.flush();
}

async function completionsOf(server: TestServer, prefix: string, company = "bakery"): Promise<string[]> {
  const { data, status } = await server.client.api.v1.completions.post({ company, prefix, sessionId: "s" });
  expect(status).toBe(200);
  return data!.completions.map(({ text }) => text);
}

/** Completions once the popular queries were read: one that has to be among them is waited for. */
async function complete(server: TestServer, prefix: string, asking = "bakery"): Promise<string[]> {
  const known = "opening of the oven";
  await ask(server, known, 3, asking);
  await completionsOf(server, prefix);
  await until(async () => (await completionsOf(server, "opening of", asking)).includes(known), "popular ones");
  return completionsOf(server, prefix);
}

describe("past queries as completions", () => {
  test("are offered where the company asks for it, once three visitors asked", async () => {
    await using server = await startTestServer();
    await server.addCompany({ more: "completions: { popular: true }" });
    await ask(server, "large loaf discount", 3);
    await ask(server, "large linen bag", 2);
    const texts = await complete(server, "large l");
    expect(texts).toContain("large loaf discount");
    expect(texts).not.toContain("large linen bag");
  });

  test("are one query in capitals, with more blanks, and with accents of their own", async () => {
    await using server = await startTestServer();
    await server.addCompany({
      more: "completions: { popular: true }",
      pages: { ...bakeryPages, "cafe.md": "# Café\n\nThe Öl and the résumé of our café." },
    });
    for (const spelling of ["café öl résumé", "CAFÉ ÖL  RÉSUMÉ", "cafe\u0301 öl résumé"])
      await server.client.api.v1.queries.post({ query: spelling, sessionId: spelling });
    expect(await complete(server, "caf")).toContain("café öl résumé");
  });

  test("are not offered otherwise", async () => {
    await using server = await startTestServer();
    await server.addCompany();
    await server.addCompany({ company: "other", more: "completions: { popular: true }" });
    await ask(server, "large loaf discount", 3);
    expect(await complete(server, "large l", "other")).not.toContain("large loaf discount");
  });

  test("are not made popular by copies of a share: one visitor asked", async () => {
    await using server = await startTestServer();
    await server.addCompany({ more: "completions: { popular: true }" });
    await ask(server, "large loaf discount", 1);
    const share = await server.client.api.v1.shares.post({
      session_id: "bakery-0",
      template_id: "mr",
      use_history: true,
    });
    for (const reader of ["reader-1", "reader-2"])
      expect(
        (await fetch(`${server.url}/api/v1/shares/${share.data?.conversation_history_id}/sessions/${reader}`)).status,
      ).toBe(200);
    expect(await complete(server, "large l")).not.toContain("large loaf discount");
  });

  test("count a browser session once that asks the search and the agent", async () => {
    await using server = await startTestServer();
    await server.addCompany({ more: "completions: { popular: true }" });
    await ask(server, "large loaf discount", 2);
    const { history, db } = server.context;
    const agent = { company: "bakery", version: "published" as const, corpusVersion: 1, query: "large loaf discount" };
    await db.writer.write([noteVisitorSql("bakery", "vis_1", "bakery-0", Date.now())]);
    for (const sessionId of ["wrun_1", "bakery-0"])
      history.file({ ...agent, sessionId, requestId: "wrun_1", userId: "vis_1" });
    await history.flush();
    expect(await complete(server, "large l")).not.toContain("large loaf discount");
  });

  test("hold only words that the corpus knows", async () => {
    await using server = await startTestServer();
    await server.addCompany({ more: "completions: { popular: true }" });
    await ask(server, "large loaf for jürgen smitherson", 3);
    expect(await complete(server, "large l")).toEqual([]);
  });

  test("never look like personal data", () => {
    for (const text of [
      "write to ann@example.com",
      "call +49 170 1234567",
      "order 123-456-78",
      "see https://example.com/me",
      "card 4111 1111 1111 1111",
      "token sk_abcdefghijklmnopqrstuvwxyz",
      "x".repeat(101),
    ]) {
      expect(isOfferable(text)).toBe(false);
    }
    expect(isOfferable("how much is a large loaf in 2026")).toBe(true);
    fc.assert(fc.property(fc.emailAddress(), (email) => !isOfferable(`mail ${email}`)));
  });
});

describe("past queries of a company with a preview", () => {
  test("stay offered to all while both versions are asked for", async () => {
    await using server = await startTestServer();
    const path = await server.addCompany({ more: "completions: { popular: true }" });
    await ingestCompany(server.context, { ...(await readCompanyFile(path, {})), phrases: ["Large trays"] });
    server.context.packages.refresh();
    await ask(server, "large loaf discount", 3);
    await until(async () => (await completionsOf(server, "large l")).includes("large loaf discount"), "popular ones");
    for (let i = 0; i < 5; i++) {
      const body = { company: "bakery", prefix: "large t", version: "unpublished" as const, sessionId: "s" };
      const { data } = await server.client.api.v1.completions.post(body);
      expect(data?.completions.map(({ text }) => text)).toContain("Large trays");
      expect(await completionsOf(server, "large l")).toContain("large loaf discount");
    }
  });
});
