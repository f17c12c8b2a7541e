import { expect, test } from "bun:test";
import { readdirSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { startTestServer } from "../support/server.ts";

test("a segment that the disk damaged is refused, and an ingest of the same pages mends it at once", async () => {
  await using server = await startTestServer();
  const path = await server.addCompany();
  const segments = join(server.folder, "data/segments");
  for (const name of readdirSync(segments)) truncateSync(join(segments, name), 100);
  const status = async () => (await server.post("/api/v1/queries", { company: "bakery", query: "bread" })).status;
  expect(await status()).toBe(500);
  await ingestCompany(server.context, await readCompanyFile(path, {}));
  expect(await status()).toBe(200);
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
