import { expect } from "bun:test";
import { readdirSync } from "node:fs";
import { type ExportJobRow, recentJobs } from "../../src/db/queries/export-jobs.ts";
import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import type { TestServer } from "../support/server.ts";

export const day = "2024-06-01";
export const rowCount = 40_000;
/** With the header. */
export const wholeRows = rowCount + 1;

/** A company with some 20 MiB of events on one day. */
export async function seed(server: TestServer): Promise<string> {
  await server.addCompany();
  const start = Date.parse(`${day}T00:00:00Z`);
  for (let number = 0; number < rowCount; number++) {
    server.context.recorder.record({
      ...{ eventType: "queries", company: "bakery", version: "published", corpusVersion: 1 },
      ...{ occurredAt: start + number * 2, query: `question ${number}`, summary: "x".repeat(350) },
    });
  }
  await server.context.recorder.flush();
  return (await createApiKey(server.context, "bakery")).text;
}

/** Asks a server for the export; the link's path. */
export async function ask(url: string, key: string): Promise<URL> {
  const query = new URLSearchParams({ company: "bakery", start_date: day, end_date: day });
  const answer = await fetch(`${url}/query-data?${query}`, { headers: { "x-api-key": key } });
  expect(answer.status).toBe(202);
  return new URL(((await answer.json()) as { presigned_url: string }).presigned_url);
}

/** The company's last job, once it has ended. */
export async function untilOver({ context }: TestServer): Promise<ExportJobRow> {
  for (;;) {
    const [job] = await recentJobs(context.db, "bakery", 1);
    if (job && job.state !== "queued" && job.state !== "running") return job;
    await Bun.sleep(10);
  }
}

export const linesOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split("\r\n").length - 1;

/** Files that puts have not ended, below a folder. */
export function partialsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /(^|\/)\.[^/]+$/.test(name));
  } catch {
    return [];
  }
}
