import { describe, expect, test } from "bun:test";
import { type Client, LibsqlError } from "@libsql/client";
import fc from "fast-check";
import { isConflict } from "../../src/db/fault.ts";
import { createWriter, type Statement, type WritingClient } from "../../src/db/writer.ts";
import { ServiceError } from "../../src/errors.ts";
import { type DatabaseFile, insertStep, tableFile } from "./database-file.ts";

const jobsOf = (file: DatabaseFile) => file.column("SELECT job FROM t ORDER BY rowid");
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Where a writer writes: on the thread that asks, or on one of its own. */
const places: [string, (file: DatabaseFile) => WritingClient][] = [
  ["here", (file) => file.connect()],
  ["on a thread", (file) => file.thread()],
];

describe.each(places)("group commit, %s", (_place, connect) => {
  test("what is asked within one tick is one transaction", async () => {
    using file = await tableFile();
    const writer = createWriter(connect(file));
    const before = await file.commits();
    await Promise.all(range(300).map((job) => writer.write([insertStep(job)])));
    expect(await file.commits()).toBe(before + 1);
    expect(await jobsOf(file)).toEqual(range(300));
  });

  test("what is asked while a group commits goes into the next one", async () => {
    using file = await tableFile();
    const writer = createWriter(connect(file));
    const before = await file.commits();
    const later = writer
      .write([insertStep(0)])
      .then(() => Promise.all(range(50).map((job) => writer.write([insertStep(job + 1)]))));
    await later;
    expect(await file.commits()).toBe(before + 2);
  });

  test("a group ends at 512 statements and never within a job", async () => {
    using file = await tableFile();
    const writer = createWriter(connect(file));
    const before = await file.commits();
    const jobs = range(5).map((job) => range(200).map((step) => insertStep(job, step)));
    await Promise.all(jobs.map((job) => writer.write(job)));
    expect(await file.commits()).toBe(before + 3);
    await writer.write(range(2_000).map((step) => insertStep(9, step)));
    expect(await file.commits()).toBe(before + 4);
  });

  test("one that writes again and again leaves the event loop to others", async () => {
    using file = await tableFile();
    const writer = createWriter(connect(file));
    let timers = 0;
    const timer = setInterval(() => timers++, 1);
    const end = Date.now() + 200;
    for (let job = 0; Date.now() < end; job++) await writer.write([insertStep(job)]);
    clearInterval(timer);
    // None would run without it; a busy machine runs few.
    expect(timers).toBeGreaterThan(2);
  });

  test("each job gets a result for each of its statements", async () => {
    using file = await tableFile();
    const writer = createWriter(connect(file));
    const counted = { sql: "UPDATE t SET step = step + 10 WHERE job <= ? RETURNING job, step", args: [2] };
    const [one, none, two] = await Promise.all([
      writer.write([insertStep(1), insertStep(2), insertStep(3)]),
      writer.write([]),
      writer.write([counted, { sql: "DELETE FROM t WHERE job > ?", args: [1] }]),
    ]);
    expect(one.map(({ rowsAffected }) => rowsAffected)).toEqual([1, 1, 1]);
    expect(none).toEqual([]);
    expect(two.map(({ rows }) => rows.map((row) => [row.job, row.step]))).toEqual([
      [
        [1, 10],
        [2, 10],
      ],
      [],
    ]);
    expect(two[1]?.rowsAffected).toBe(2);
  });

  test("close ends when everything asked before it is committed", async () => {
    using file = await tableFile();
    const writer = createWriter(connect(file));
    for (const job of range(600)) void writer.write([insertStep(job)]);
    await writer.close();
    expect((await jobsOf(file)).length).toBe(600);
  });
});

describe.each(places)("a job at fault, %s", (_place, connect) => {
  test("that breaks a constraint fails alone; its neighbours commit in order", async () => {
    using file = await tableFile();
    const writer = createWriter(connect(file));
    await writer.write([insertStep(2)]);
    const settled = await Promise.allSettled([
      writer.write([insertStep(1)]),
      writer.write([insertStep(7), insertStep(2)]),
      writer.write([insertStep(3)]),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(settled[1]?.status === "rejected" && isConflict(settled[1].reason)).toBe(true);
    expect(await jobsOf(file)).toEqual([2, 1, 3]);
  });

  test("whose argument cannot be bound fails alone", async () => {
    using file = await tableFile();
    const writer = createWriter(connect(file));
    const settled = await Promise.allSettled([
      writer.write([insertStep(1)]),
      writer.write([insertStep(2), insertStep(Number.NaN)]),
      writer.write([{ sql: "INSERT INTO t (job, step) VALUES (?, ?)", args: [3, undefined as unknown as number] }]),
      writer.write([{ sql: "INSERT INTO nowhere VALUES (1)", args: [] }]),
      writer.write([insertStep(4)]),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "rejected", "fulfilled"]);
    expect(await jobsOf(file)).toEqual([1, 4]);
  });

  test("whatever the jobs: each one that can be is written whole, in order; the others leave nothing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryJob(), { maxLength: 30 }), async (jobs) => {
        using file = await tableFile();
        const writer = createWriter(connect(file));
        const settled = await Promise.allSettled(jobs.map((keys) => writer.write(keys.map(statementOf))));
        const expected = modelOf(jobs);
        expect(settled.map(({ status }) => status === "fulfilled")).toEqual(expected.accepted);
        expect(await jobsOf(file)).toEqual(expected.rows);
      }),
      { numRuns: 60 },
    );
  });
});

describe("while the disk is full", () => {
  test("a write is `overloaded` and leaves nothing; with room, the same connection commits again", async () => {
    using file = await tableFile();
    const client = file.connect();
    const writer = createWriter(client);
    await writer.write([insertStep(0)]);
    await client.execute("PRAGMA max_page_count = 1");
    const large = { sql: "INSERT INTO t (job, step) SELECT value, 0 FROM generate_series(1, 100000)", args: [] };
    const [refused, neighbour] = await Promise.allSettled([writer.write([large]), writer.write([insertStep(200_000)])]);
    for (const end of [refused, neighbour])
      expect(end).toMatchObject({ reason: { code: "overloaded", retryAfter: 5 } });
    await client.execute("PRAGMA max_page_count = 1000000");
    await writer.write([insertStep(1)]);
    expect(await jobsOf(file)).toEqual([0, 1]);
  });
});

describe.each(places)("while another connection holds the lock, %s", (_place, connect) => {
  test("writes wait and then land, in the order in which they were asked", async () => {
    using file = await tableFile();
    const writer = createWriter(connect(file));
    const unlock = await file.lock();
    const done: number[] = [];
    const writes = range(40).map(async (job) => {
      if (job >= 20) await Bun.sleep(40);
      await writer.write([insertStep(job)]);
      done.push(job);
    });
    await Bun.sleep(120);
    expect(done).toEqual([]);
    await unlock();
    await Promise.all(writes);
    expect(done).toEqual(range(40));
    expect(await jobsOf(file)).toEqual(range(40));
  });

  test("a write is given up as overloaded after its own deadline, and is never written", async () => {
    using file = await tableFile();
    const writer = createWriter(connect(file), { busyDeadlineMs: 500 });
    const unlock = await file.lock();
    const early = writer.write([insertStep(1)]).catch((error: unknown) => error);
    await Bun.sleep(400);
    const late = writer.write([insertStep(2)]);
    const error = await early;
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ code: "overloaded", retryAfter: 1 });
    await unlock();
    await late;
    await writer.write([insertStep(3)]);
    expect(await jobsOf(file)).toEqual([2, 3]);
  });
});

describe("libSQL after SQLITE_BUSY", () => {
  test("the connection is made anew after each SQLITE_BUSY and before anything else", async () => {
    using file = await tableFile();
    const calls: string[] = [];
    const writer = createWriter(recorded(file.connect(), calls));
    const unlock = await file.lock();
    const written = writer.write([insertStep(1)]);
    while (calls.filter((call) => call === "busy").length < 2) await Bun.sleep(5);
    await unlock();
    await written;
    expect(calls.join(" ")).toMatch(/^(batch busy reconnect )+batch ok$/);
  });

  test("without that, libSQL answers OK and commits nothing (libsql-client-ts#352)", async () => {
    using file = await tableFile();
    const client = file.connect();
    const unlock = await file.lock();
    await expect(client.execute(insertStep(0))).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    await unlock();
    for (const job of range(20)) await client.execute(insertStep(job));
    expect(await jobsOf(file)).toEqual([]);
  });
});

/** A job as the keys of its rows: few enough to collide; NaN cannot be bound. */
function arbitraryJob(): fc.Arbitrary<number[]> {
  const key = fc.oneof({ weight: 20, arbitrary: fc.nat(60) }, { weight: 1, arbitrary: fc.constant(Number.NaN) });
  return fc.array(key, { minLength: 1, maxLength: 4 });
}

function statementOf(key: number): Statement {
  return insertStep(key);
}

/** What a database would hold that took the jobs one after the other. */
function modelOf(jobs: number[][]): { accepted: boolean[]; rows: number[] } {
  const rows: number[] = [];
  const accepted = jobs.map((keys) => {
    const fits = new Set(keys).size === keys.length && keys.every((key) => !Number.isNaN(key) && !rows.includes(key));
    if (fits) rows.push(...keys);
    return fits;
  });
  return { accepted, rows };
}

/** The client, with a note of what is asked of it and how a batch ended. */
function recorded(client: Client, calls: string[]): Client {
  const batch: Client["batch"] = async (...args) => {
    calls.push("batch");
    try {
      const results = await client.batch(...args);
      calls.push("ok");
      return results;
    } catch (error) {
      calls.push("busy");
      throw error;
    }
  };
  const reconnect = () => {
    calls.push("reconnect");
    return client.reconnect();
  };
  return new Proxy(client, {
    get: (target, name) => (name === "batch" ? batch : name === "reconnect" ? reconnect : Reflect.get(target, name)),
  });
}

describe("a server that answers with an error of its own", () => {
  /** A connection to the file whose first answer is an error with this code. */
  function refusing(file: DatabaseFile, code: string) {
    const client = file.connect();
    let calls = 0;
    const batch: Client["batch"] = (...args) =>
      calls++ === 0 ? Promise.reject(new LibsqlError("refused", code)) : client.batch(...args);
    return { client: { batch, reconnect: () => client.reconnect() }, calls: () => calls };
  }

  test("a busy transaction is tried again, as a busy file is", async () => {
    using file = await tableFile();
    const { client } = refusing(file, "TRANSACTION_BUSY");
    await createWriter(client).write([insertStep(1)]);
    expect(await jobsOf(file)).toEqual([1]);
  });

  test.each(["SQL_INPUT_ERROR", "ARGS_INVALID"])(
    "%s is one job's fault, and its neighbours are written",
    async (code) => {
      using file = await tableFile();
      const { client } = refusing(file, code);
      const writer = createWriter(client);
      await Promise.all([writer.write([insertStep(1)]), writer.write([insertStep(2)])]);
      expect(await jobsOf(file)).toEqual([1, 2]);
    },
  );

  test.each(["SERVER_ERROR", "HRANA_WEBSOCKET_ERROR", "ECONNRESET"])(
    "%s leaves open what was written: it is not tried again",
    async (code) => {
      using file = await tableFile();
      const { client, calls } = refusing(file, code);
      const writer = createWriter(client);
      const ends = await Promise.allSettled([writer.write([insertStep(1)]), writer.write([insertStep(2)])]);
      for (const end of ends) expect(end).toMatchObject({ status: "rejected", reason: { code: "overloaded" } });
      expect(calls()).toBe(1);
    },
  );
});
