import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "../../src/db/client.ts";
import { isConflict } from "../../src/db/fault.ts";
import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import { applyRetention } from "../../src/services/operations/apply-retention.ts";
import { eraseTraces } from "../../src/services/operations/erase-traces.ts";
import { readCsv } from "../exports/read-csv.ts";
import { eventsOf, say, streamPath, until } from "../support/agent.ts";
import { usher } from "../support/cli.ts";
import { type DatabaseKind, databaseOf, databaseVariables } from "../support/database.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { startSqld } from "../support/sqld.ts";

const kinds: [string, DatabaseKind][] = [
  ["a libSQL server", "server"],
  ["an embedded replica of one", "replica"],
];

describe.each(kinds)("Usher over %s", (_name, database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
    await server.addCompany({ more: "retention: { history_days: 90 }" });
  });
  afterAll(() => server[Symbol.asyncDispose]());

  /** Another process of the same company: the same pages and primary, and where it is one, a replica of its own. */
  async function another(): Promise<TestServer> {
    const { folder } = server;
    const own = await databaseOf(folder, database);
    if (!own) throw new Error("There is no server");
    const replica = { ...own, url: `file:${join(folder, `${crypto.randomUUID()}.db`)}` };
    return startTestServer({ folder, config: { database: own.syncUrl ? replica : own } });
  }

  test("keeps nothing in a file of DATA_DIR", async () => {
    expect(await Bun.file(join(server.context.config.dataDir, "usher.db")).exists()).toBe(false);
  });

  test("answers from published pages, and exports each request once, in the order of time", async () => {
    const queries = Array.from({ length: 5 }, (_, number) => `bread prices ${number}`);
    for (const query of queries) {
      const answer = await server.post("/api/v1/queries", { query, company: "bakery", sessionId: "seen" });
      expect(answer.status).toBe(200);
      expect(((await answer.json()) as { responses: unknown[] }).responses.length).toBeGreaterThan(0);
    }
    const start = Date.parse("2024-05-01T00:00:00Z");
    for (let number = 0; number < 3_000; number++) {
      server.context.recorder.record({
        ...{ eventType: "queries", company: "bakery", version: "published", corpusVersion: 1 },
        ...{ occurredAt: start + number * 20_000, query: `question ${number}, "quoted"` },
      });
    }
    const today = new Date().toISOString().slice(0, 10);
    expect(columnOf(await download("2024-05-01", "2024-05-01"), "query")).toEqual(
      Array.from({ length: 3_000 }, (_, number) => `question ${number}, "quoted"`),
    );
    expect(columnOf(await download(today, today), "query")).toEqual(queries);
  });

  async function download(from: string, to: string): Promise<string[][]> {
    const { text } = await createApiKey(server.context, "bakery");
    const query = new URLSearchParams({ company: "bakery", start_date: from, end_date: to });
    const answer = await server.get(`/query-data?${query}`, { "x-api-key": text });
    expect(answer.status).toBe(202);
    const { pathname, search } = new URL(((await answer.json()) as { presigned_url: string }).presigned_url);
    for (;;) {
      const file = await server.get(pathname + search);
      if (file.status === 200) return readCsv(await file.text());
      expect(file.status).toBe(404);
      await Bun.sleep(5);
    }
  }

  test("journals an agent's reply: another process tells the same events, and takes the next message", async () => {
    const visitor = await server.visitor();
    const sessionId = await say(server, visitor, "How long does bread keep?");
    const told = await eventsOf(server, visitor, sessionId);
    expect(told.map(({ type }) => type).at(-1)).toBe("session.waiting");
    const other = await another();
    await until(async () => (await other.get(streamPath(sessionId), visitor)).status === 200);
    expect(await eventsOf(other, visitor, sessionId)).toEqual(told);
    const next = await say(other, visitor, "And a baguette?");
    // A replica follows what others write within a second.
    await until(async () => (await server.get(streamPath(next), visitor)).status === 200);
    expect((await eventsOf(server, visitor, next)).at(-1)?.type).toBe("session.waiting");
    await other.stop(0);
  });

  test("gives retries of a message that race each other one sessionId", async () => {
    const visitor = await server.visitor("racer");
    const retries = Array.from({ length: 6 }, () =>
      say(server, visitor, "How much is bread?", { operationId: "op-1" }),
    );
    expect(new Set(await Promise.all(retries)).size).toBe(1);
  });

  test("lets a write that breaks a constraint or cannot be bound fail alone, among others of one moment", async () => {
    const { writer } = server.context.db;
    const insert = (day: string | undefined, count = 1) => ({
      sql: "INSERT INTO generation_counts (company, day, count) VALUES ('bakery', ?, ?)",
      args: [day, count] as (string | number)[],
    });
    const ends = await Promise.allSettled([
      writer.write([insert("2024-01-01")]),
      writer.write([insert("2024-01-02"), insert("2024-01-01")]),
      writer.write([insert(undefined)]),
      writer.write([insert("2024-01-03")]),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
    expect(isConflict((ends[1] as PromiseRejectedResult).reason)).toBe(true);
    const { rows } = await server.context.db.reader.run(
      "SELECT day FROM generation_counts WHERE company = 'bakery' ORDER BY day",
    );
    expect(rows.map(({ day }) => day)).toEqual(["2024-01-01", "2024-01-03"]);
  });

  test("is what the command line works on, which leaves a replica's file to the server", async () => {
    const { dataDir } = server.context.config;
    const env = await databaseVariables(server.folder, database);
    const replica = join(server.folder, "command.db");
    if (database === "replica") env.DATABASE_URL = `file:${replica}`;
    const made = await usher(dataDir, ["keys", "create", "bakery"], env);
    expect([made.code, made.err]).toEqual([0, ""]);
    const key = /usk_\w+/.exec(made.out)?.[0] ?? "";
    const query = "company=bakery&start_date=2024-05-01&end_date=2024-05-01";
    expect((await server.get(`/query-data?${query}`, { "x-api-key": key })).status).toBe(202);
    expect((await usher(dataDir, ["status"], env)).out).toContain("bakery");
    const file = await usher(dataDir, ["export", "bakery", "--from", "2024-05-01", "--to", "2024-05-01"], env);
    expect([file.code, readCsv(file.out).length]).toEqual([0, 3_001]);
    expect(await Bun.file(replica).exists()).toBe(false);
  });

  test("forgets a session that is erased, and what is older than the company keeps", async () => {
    const ask = (sessionId: string) => server.post("/api/v1/queries", { query: "bread", company: "bakery", sessionId });
    const { db, history, recorder } = server.context;
    const rowsOf = async (sessionId: string) => {
      await Promise.all([history.flush(), recorder.flush()]);
      const named = sql`SELECT COUNT(*) AS n FROM history WHERE session_id = ${sessionId}`;
      return Number((await db.reader.get<{ n: number }>(named)).n);
    };
    for (const sessionId of ["erased", "kept", "old"]) await ask(sessionId);
    expect(await rowsOf("erased")).toBe(1);
    expect(await eraseTraces(server.context, "bakery", { session: "erased" })).toMatchObject({ scrubbed: false });
    expect([await rowsOf("erased"), await rowsOf("kept")]).toEqual([0, 1]);
    await applyRetention(server.context, Date.now() + 100 * 24 * 60 * 60_000);
    expect([await rowsOf("kept"), await rowsOf("old")]).toEqual([0, 0]);
  });
});

test("A stop files the turns that have just ended in history and in analytics", async () => {
  await using sqld = await startSqld();
  const database = { url: sqld.url };
  for (let round = 0; round < 3; round++) {
    const server = await startTestServer({ config: { database } });
    await server.addCompany();
    const visitors = await Promise.all(Array.from({ length: 20 }, (_, number) => server.visitor(`client ${number}`)));
    const sent = visitors.map(
      async (visitor) => [visitor, await say(server, visitor, "How is bread priced?")] as const,
    );
    const reading = (await Promise.all(sent)).map(([visitor, sessionId]) => eventsOf(server, visitor, sessionId));
    await Promise.race(reading);
    await server.stop();
    await Promise.allSettled(reading);
  }
  const db = await openDatabase(database);
  const count = async (sql: string) => (await db.reader.all<{ n: number }>(sql))[0]?.n;
  const completed = await count("SELECT COUNT(*) AS n FROM turns WHERE company = 'bakery' AND status = 'completed'");
  expect(completed).toBeGreaterThan(3);
  const history = "SELECT COUNT(DISTINCT request_id) AS n FROM history WHERE company = 'bakery'";
  expect(await count(history)).toBe(completed);
  expect(await count("SELECT COUNT(*) AS n FROM analytics_events WHERE company = 'bakery'")).toBe(completed);
  await db.close();
});

describe("a libSQL server that is away", () => {
  test.each(kinds)("(%s) refuses a start with its address and the reason", async (_name, kind) => {
    const url = "http://127.0.0.1:1";
    const file = `file:${join(process.env.TMPDIR ?? "/tmp", `usher-test-${crypto.randomUUID()}.db`)}`;
    const config = kind === "server" ? { url: `${url}?authToken=secret` } : { url: file, syncUrl: url };
    const opened = openDatabase(config);
    await expect(opened).rejects.toThrow(/^The database http:\/\/127\.0\.0\.1:1 cannot be opened: .*ECONNREFUSED/);
    await expect(opened).rejects.not.toThrow("secret");
  });

  test("and is named without what opens it", async () => {
    const opened = openDatabase({ url: "http://usher:hunter2@127.0.0.1:1?authToken=hunter3" });
    await expect(opened).rejects.toThrow(/^The database http:\/\/127\.0\.0\.1:1 cannot be opened: /);
  });

  test("lets writes fail with `overloaded`, not one after another, and not twice", async () => {
    const sqld = await startSqld();
    const db = await openDatabase({ url: sqld.url });
    await sqld.stop();
    const writes = [1, 2, 3].map((day) =>
      db.writer.write([{ sql: "INSERT INTO generation_counts VALUES ('bakery', ?, 1)", args: [String(day)] }]),
    );
    for (const end of await Promise.allSettled(writes)) {
      expect(end).toMatchObject({ status: "rejected", reason: { code: "overloaded" } });
    }
    await db.close();
  });
});

function columnOf([header = [], ...rows]: string[][], name: string): (string | undefined)[] {
  return rows.map((row) => row[header.indexOf(name)]);
}
