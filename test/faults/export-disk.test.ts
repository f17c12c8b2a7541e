import { describe, expect, test } from "bun:test";
import { symlinkSync } from "node:fs";
import { join } from "node:path";

import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import { usher } from "../support/cli.ts";
import { startTestServer, temporaryFolder } from "../support/server.ts";
import { startChild } from "./child.ts";
import { ask, day, linesOf, partialsIn, untilOver } from "./export-site.ts";

const quick = { retryMs: 5, maxAttempts: 2 };

describe("a disk that is full", () => {
  test("in the middle of a file: status has the reason, nothing can be read or is left, and with room the job ends", async () => {
    const folder = temporaryFolder();
    const dataDir = join(folder, "data");
    const key = await seedQuotes(folder);
    const child = startChild("export-server.ts", [dataDir], { fileBytes: 26 * 1024 * 1024 });
    const url = await child.line((line) => line.startsWith("http"));
    const link = await ask(url, key);
    const here = (base: string) => base + link.pathname + link.search;
    const failed = await untilTold(dataDir, /export queued .*E[A-Z]+: .*/);
    expect(failed).toMatch(/EFBIG: file too large, write$/);
    expect((await fetch(here(url))).status).toBe(404);
    expect(partialsIn(join(dataDir, "exports"))).toEqual([]);
    // Everything else goes on meanwhile.
    const query = { query: "bread prices", company: "bakery" };
    const answer = await fetch(`${url}/api/v1/queries`, {
      ...{ method: "POST", body: JSON.stringify(query), headers: { "content-type": "application/json" } },
    });
    expect(answer.status).toBe(200);
    await child.kill();
    await using next = await startTestServer({ folder });
    expect(await untilOver(next)).toMatchObject({ state: "done", rows: quotedRows, error: "" });
    expect(linesOf(await (await fetch(here(next.url))).bytes())).toBe(quotedRows + 1);
  }, 90_000);

  const quotedRows = 8_000;

  /** Events of quotes alone: 17 MB in the database, 33 MB as CSV, so that a limit between them is met by the file. */
  async function seedQuotes(folder: string): Promise<string> {
    const server = await startTestServer({ folder });
    await server.addCompany();
    for (let number = 0; number < quotedRows; number++) {
      server.context.recorder.record({
        ...{ eventType: "queries", company: "bakery", version: "published", corpusVersion: 1 },
        ...{ occurredAt: Date.parse(`${day}T00:00:00Z`) + number, summary: '"'.repeat(2_000) },
      });
    }
    await server.context.recorder.flush();
    await server.context.db.scrub();
    const { text } = await createApiKey(server.context, "bakery");
    await server.stop(0);
    return text;
  }

  /** What `usher status` tells, once it does. */
  async function untilTold(dataDir: string, wanted: RegExp): Promise<string> {
    for (let look = 0; look < 30; look++) {
      const [line] = wanted.exec((await usher(dataDir, ["status"])).out) ?? [];
      if (line) return line;
    }
    throw new Error("status never told of it");
  }
});

describe("a data folder that cannot be written", () => {
  const places: [string, (exports: string) => unknown, RegExp][] = [
    ["because a file is in its place", (exports) => Bun.write(exports, "a file"), /ENOTDIR|EEXIST/],
    // Not even root may make a folder there.
    ["because it is read-only", (exports) => symlinkSync("/sys", exports), /EPERM|EACCES|EROFS/],
  ];
  test.each(places)("%s: the job fails with the system's reason, and every row is still there", async (...place) => {
    const [, spoil, reason] = place;
    await using server = await startTestServer({ overrides: { exports: quick } });
    await server.addCompany();
    server.context.recorder.record({
      ...{ eventType: "queries", company: "bakery", version: "published", corpusVersion: 1 },
      ...{ occurredAt: Date.parse(`${day}T12:00:00Z`), query: "still there" },
    });
    const { dataDir } = server.context.config;
    await spoil(join(dataDir, "exports"));
    await ask(server.url, (await createApiKey(server.context, "bakery")).text);
    const job = await untilOver(server);
    expect(job).toMatchObject({ state: "failed", attempts: 2 });
    expect(job.error).toMatch(reason);
    const { code, out } = await usher(dataDir, ["status"]);
    expect(code).toBe(0);
    expect(out).toContain(`export failed  ${day} to ${day}`);
    expect(out).toContain(job.error);
    const file = await usher(dataDir, ["export", "bakery", "--from", day, "--to", day]);
    expect(file.out).toContain("still there");
  });

  test.each(["/sys/usher", "/dev/null/usher"])("DATA_DIR %s: a start is refused, and told why", async (dataDir) => {
    const { code, err } = await usher(dataDir, ["serve"], { DATABASE_URL: "" });
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^DATA_DIR ${dataDir} cannot be used: E[A-Z]+: .*\\n$`));
  });
});
