import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "../../src/client.ts";
import { recentJobs } from "../../src/db/queries/export-jobs.ts";
import { tidyExports } from "../../src/exports/upkeep.ts";
import { createS3Store } from "../../src/objects/s3-store.ts";
import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import { type S3Fault, type S3Operation, type S3Server, startS3Server } from "../support/s3-server.ts";
import { startTestServer, temporaryFolder } from "../support/server.ts";
import { type Child, startChild } from "./child.ts";
import { ask, linesOf, partialsIn, rowCount, seed, untilOver, wholeRows } from "./export-site.ts";

const quick = { retryMs: 5, maxAttempts: 2 };

/** Whatever stands in the store at any moment is whole. */
function watchTruncated(s3: S3Server): () => number {
  let truncated = 0;
  const timer = setInterval(() => {
    for (const { bytes } of s3.objects.values()) if (linesOf(bytes) !== wholeRows) truncated++;
  }, 20);
  return () => {
    clearInterval(timer);
    return truncated;
  };
}

describe("a process that is killed while it exports", () => {
  test("into S3, six times: no part of a file is ever to be seen, the next one ends the job, no upload is left", async () => {
    const folder = temporaryFolder();
    const s3 = startS3Server();
    const first = await startTestServer({ folder });
    const key = await seed(first);
    await first.stop(0);
    const truncated = watchTruncated(s3);
    s3.fault = (operation) => (operation === "UploadPart" ? "slow" : undefined);
    let asked: URL | undefined;
    for (let kill = 0; kill < 6; kill++) {
      const seen = s3.log.length;
      const child = startChild("export-server.ts", [join(folder, "data"), s3.config.endpoint ?? ""]);
      const url = await child.line((line) => line.startsWith("http"));
      asked ??= await ask(url, key);
      const operations = () => s3.log.slice(seen).filter((name) => /Create|UploadPart/.test(name)).length;
      if (kill < 4) {
        while (operations() < kill + 1) await Bun.sleep(2);
        await child.kill();
      } else {
        s3.fault = () => undefined;
        await untilWhole(s3, child);
      }
      if (s3.objects.size > 0) break;
    }
    expect(truncated()).toBe(0);
    expect([...s3.objects.keys()].map((name) => `/exports-bucket/${name}`)).toEqual([asked?.pathname ?? ""]);
    expect(linesOf([...s3.objects.values()][0]?.bytes ?? new Uint8Array())).toBe(wholeRows);
    expect(s3.uploads.size).toBe(0);
    await s3.stop();
  }, 90_000);

  test("into the embedded store: the link is 404 until the next process has written the whole file", async () => {
    const folder = temporaryFolder();
    const first = await startTestServer({ folder });
    const key = await seed(first);
    await first.stop(0);
    const child = startChild("export-server.ts", [join(folder, "data")]);
    const link = await ask(await child.line((line) => line.startsWith("http")), key);
    const exports = join(folder, "data", "exports");
    while (!partialsIn(exports).length) await Bun.sleep(1);
    await child.kill();
    await using next = await startTestServer({ folder });
    const here = next.url + link.pathname + link.search;
    const statuses = new Set<number>();
    let answer = await fetch(here);
    for (; answer.status !== 200; answer = await fetch(here)) {
      statuses.add(answer.status);
      await Bun.sleep(5);
    }
    expect([...statuses].filter((status) => status !== 404)).toEqual([]);
    expect(linesOf(await answer.bytes())).toBe(wholeRows);
    const job = await untilOver(next);
    expect(job).toMatchObject({ state: "done", rows: rowCount, attempts: 2 });
    expect(partialsIn(exports)).toEqual([]);
  }, 90_000);
});

async function untilWhole(s3: S3Server, child: Child): Promise<void> {
  while (s3.objects.size === 0) await Bun.sleep(10);
  await Bun.sleep(100);
  await child.kill();
}

describe("a producer that fails at any page", () => {
  test.each([0, 1, 17, 39])("after %p pages: the job fails with its reason, nothing can be read", async (good) => {
    const s3 = startS3Server();
    async function* pages() {
      for (let page = 0; page < good; page++) yield { bytes: new Uint8Array(1 << 19).fill(65), rows: 1 };
      throw new Error("the disk is gone");
    }
    await using server = await startTestServer({
      config: { s3: s3.config },
      overrides: { exports: { ...quick, pages } },
    });
    await server.addCompany();
    const { text } = await createApiKey(server.context, "bakery");
    const link = await ask(server.url, text);
    expect(await untilOver(server)).toMatchObject({
      state: "failed",
      error: "the disk is gone",
      attempts: 2,
      owner: null,
    });
    expect((await fetch(link)).status).toBe(404);
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
    await s3.stop();
  });
});

describe("an S3 server that fails for good", () => {
  test.each<[S3Operation, S3Fault]>([
    ["CreateMultipartUpload", "403"],
    ["UploadPart", "403"],
    ["UploadPart", "wrong-etag"],
    ["CompleteMultipartUpload", "error-in-200"],
    ["CompleteMultipartUpload", "gateway"],
  ])("%s %s: the job fails with a reason that status shows, and no upload is left", async (operation, fault) => {
    const s3 = startS3Server();
    s3.fault = (now) => (now === operation ? fault : undefined);
    await using server = await startTestServer({ config: { s3: s3.config }, overrides: { exports: quick } });
    await server.addCompany();
    await ask(server.url, (await createApiKey(server.context, "bakery")).text);
    const job = await untilOver(server);
    expect(job.state).toBe("failed");
    expect(job.error.length).toBeGreaterThan(3);
    expect([s3.objects.size, s3.uploads.size]).toEqual([0, 0]);
    await s3.stop();
  });

  test.each<S3Fault>(["stall", "drip"])(
    "a part whose answer is a %s fails a try in time, and the jobs behind it get their turn",
    async (fault) => {
      const s3 = startS3Server();
      const failing = new Set(["UploadPart"]);
      s3.fault = (operation) => (failing.has(operation) ? fault : undefined);
      const store = createS3Store(s3.config, { maxAttempts: 2, timeoutMs: 200 });
      const exports = { ...quick, concurrency: 1, store };
      await using server = await startTestServer({ config: { s3: s3.config }, overrides: { exports } });
      await server.addCompany();
      const key = (await createApiKey(server.context, "bakery")).text;
      await ask(server.url, key);
      expect(await untilOver(server)).toMatchObject({ state: "failed", error: "S3 did not answer within 200 ms" });
      failing.clear();
      const link = await ask(server.url, key);
      while ((await fetch(link)).status !== 200) await Bun.sleep(10);
      await s3.stop();
    },
  );

  test("and then comes back: the job ends done, and what was left is swept", async () => {
    const s3 = startS3Server();
    let failing = 3;
    s3.fault = (operation) => {
      if (operation === "AbortMultipartUpload" && failing > 0) return "403";
      return operation === "CompleteMultipartUpload" && failing-- > 0 ? "403" : undefined;
    };
    const exports = { retryMs: 5, maxAttempts: 4 };
    await using server = await startTestServer({ config: { s3: s3.config }, overrides: { exports } });
    await server.addCompany();
    const link = await ask(server.url, (await createApiKey(server.context, "bakery")).text);
    expect(await untilOver(server)).toMatchObject({ state: "done", error: "", rows: 0, attempts: 2 });
    expect((await fetch(link)).status).toBe(200);
    expect(s3.uploads.size).toBe(0);
    await s3.stop();
  });
});

describe("who owns a job", () => {
  test("of two processes one writes the file, once", async () => {
    const folder = temporaryFolder();
    await using first = await startTestServer({ folder });
    await first.addCompany();
    const key = (await createApiKey(first.context, "bakery")).text;
    const child = startChild("export-server.ts", [join(folder, "data")]);
    const second = await child.line((line) => line.startsWith("http"));
    for (const url of [first.url, second, first.url, second]) await ask(url, key);
    await untilOver(first);
    const jobs = await recentJobs(first.context.db, "bakery", 9);
    expect(jobs.map(({ state }) => state).filter((state) => state !== "done")).toEqual([]);
    expect(jobs.map(({ fence }) => fence)).toEqual(jobs.map(() => 1));
    await child.kill();
  });

  test("one that has lost its job meanwhile makes nothing readable, and changes nothing of the job", async () => {
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    async function* pages() {
      begun.resolve();
      await gate.promise;
      yield { bytes: new Uint8Array([65]), rows: 1 };
    }
    await using server = await startTestServer({ overrides: { exports: { pages } } });
    await server.addCompany();
    const link = await ask(server.url, (await createApiKey(server.context, "bakery")).text);
    await begun.promise;
    const taken = { owner: "elsewhere:1:1:1", leaseUntil: Date.now() + 60_000 };
    const [job] = await recentJobs(server.context.db, "bakery", 1);
    if (!job) throw new Error("No job");
    const sql = "UPDATE export_jobs SET owner = ?, fence = fence + 1, lease_until = ? WHERE company = 'bakery'";
    await server.context.db.writer.write([{ sql, args: [taken.owner, taken.leaseUntil] }]);
    gate.resolve();
    await Bun.sleep(200);
    expect((await fetch(server.url + link.pathname + link.search)).status).toBe(404);
    const [after] = await recentJobs(server.context.db, "bakery", 1);
    expect(after).toMatchObject({ ...taken, state: "running", fence: job.fence + 1, rows: 0 });
  });

  test("one that stops gives its job back, and the next one goes on with it at once", async () => {
    const folder = temporaryFolder();
    const begun = Promise.withResolvers<void>();
    async function* pages(_range: unknown, signal: AbortSignal) {
      begun.resolve();
      await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      yield { bytes: new Uint8Array(), rows: 0 };
    }
    const first = await startTestServer({ folder, overrides: { exports: { pages } } });
    await first.addCompany();
    await ask(first.url, (await createApiKey(first.context, "bakery")).text);
    await begun.promise;
    await first.stop(0);
    await using next = await startTestServer({ folder });
    expect(await untilOver(next)).toMatchObject({ state: "done", attempts: 1, fence: 2 });
  });
});

describe("a server that stops while S3 is silent", () => {
  test.each<S3Fault>(["mute", "stall", "drip"])(
    "%s: its process ends within 5 s, loses no history and gives the job back",
    async (fault) => {
      const folder = temporaryFolder();
      const s3 = startS3Server();
      s3.fault = (operation) => (operation === "CreateMultipartUpload" ? undefined : fault);
      const first = await startTestServer({ folder });
      await first.addCompany();
      const key = (await createApiKey(first.context, "bakery")).text;
      await first.stop(0);
      const child = startChild("export-server.ts", [join(folder, "data"), s3.config.endpoint ?? ""]);
      const url = await child.line((line) => line.startsWith("http"));
      await ask(url, key);
      while (!s3.log.includes("UploadPart")) await Bun.sleep(5);
      const question = { company: "bakery", query: "sourdough", sessionId: "s1", requestId: "r1" };
      expect((await createClient(url).api.v1.queries.post(question)).status).toBe(200);
      const begun = performance.now();
      await child.stop();
      expect(performance.now() - begun).toBeLessThan(5_000);
      s3.fault = () => undefined;
      await using next = await startTestServer({ folder, config: { s3: s3.config } });
      expect(await untilOver(next)).toMatchObject({ state: "done", attempts: 1 });
      const shared = await next.client.api.v1.shares.post({ company: "bakery", session_id: "s1", template_id: "mr" });
      expect(shared.data?.history.map(({ query }) => query)).toEqual(["sourdough"]);
      await s3.stop();
    },
  );
});

test("a file goes when its time is over: the link is 410, the job expired", async () => {
  await using server = await startTestServer();
  await server.addCompany();
  const link = await ask(server.url, (await createApiKey(server.context, "bakery")).text);
  await untilOver(server);
  const exports = join(server.context.config.dataDir, "exports");
  const files = () =>
    readdirSync(exports, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".csv"));
  expect(files().length).toBe(1);
  await tidyExports(server.context.db, server.context.exports);
  expect(files().length).toBe(1);
  const sql = "UPDATE export_jobs SET expires_at = ? WHERE company = 'bakery'";
  await server.context.db.writer.write([{ sql, args: [Date.now() - 1] }]);
  await tidyExports(server.context.db, server.context.exports);
  expect(files()).toEqual([]);
  expect((await untilOver(server)).state).toBe("expired");
  const seconds = Number(link.searchParams.get("expires")) - Date.now() / 1000;
  expect(Math.round(seconds / 86_400)).toBe(7);
});
