import { expect, test } from "bun:test";
import { readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
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
