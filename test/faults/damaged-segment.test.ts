import { expect, test } from "bun:test";
import { readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { eventsOf, only, say, textOf } from "../support/agent.ts";
import { startTestServer } from "../support/server.ts";

test("a segment that the disk damaged is told of as what passes, and an ingest of the same pages mends it at once", async () => {
  await using server = await startTestServer();
  const path = await server.addCompany();
  const segments = join(server.folder, "data/segments");
  for (const name of readdirSync(segments)) truncateSync(join(segments, name), 100);
  const ask = () => server.post("/api/v1/queries", { company: "bakery", query: "bread" });
  const ready = async () => (await fetch(`${server.url}/readyz`)).json();
  const refused = await ask();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await refused.text()).toContain("The index of this company cannot be read at the moment.");
  expect(await ready()).toEqual({ status: "index_unreadable" });
  await ingestCompany(server.context, await readCompanyFile(path, {}));
  expect((await ask()).status).toBe(200);
  expect(await ready()).toEqual({ status: "ready" });
});

const mill = { company: "mill", indexId: "idx_mill", baseUrl: "https://www.mill.example" };

test("a server whose first index is damaged is ready, and serves the others", async () => {
  await using server = await startTestServer();
  await server.addCompany();
  const segments = join(server.folder, "data/segments");
  for (const name of readdirSync(segments)) truncateSync(join(segments, name), 100);
  await server.addCompany(mill);
  const ask = async (company: string) => (await server.post("/api/v1/queries", { company, query: "bread" })).status;
  expect(await (await server.get("/readyz")).json()).toEqual({ status: "ready" });
  expect([await ask("bakery"), await ask("mill")]).toEqual([503, 200]);
});

test("a message whose index the disk damaged since its visitor came fails as what passes, and is answered once it is mended", async () => {
  await using server = await startTestServer({ config: { segmentMemoryBytes: 10 } });
  const path = await server.addCompany();
  const segments = join(server.folder, "data/segments");
  const own = readdirSync(segments).map((name) => join(segments, name));
  await server.addCompany(mill);
  const visitor = await server.visitor();
  // The other company's index takes the place of this one's in memory.
  expect((await server.post("/api/v1/queries", { company: "mill", query: "bread" })).status).toBe(200);
  for (const file of own) truncateSync(file, 100);
  const question = "How much is a loaf?";
  const failed = await eventsOf(server, visitor, await say(server, visitor, question));
  expect(only(failed, "turn.failed").data).toMatchObject({ code: "overloaded" });
  await ingestCompany(server.context, await readCompanyFile(path, {}));
  expect(textOf(await eventsOf(server, visitor, await say(server, visitor, question)))).toContain("loaf");
});

test("pages that the disk damaged are read anew by the next ingest", async () => {
  await using server = await startTestServer();
  const path = await server.addCompany();
  const corpora = join(server.folder, "data/corpora");
  for (const file of readdirSync(corpora).map((name) => join(corpora, name))) {
    writeFileSync(file, new Uint8Array(statSync(file).size));
  }
  const { outcomes } = await ingestCompany(server.context, await readCompanyFile(path, {}));
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["indexed"]));
});
