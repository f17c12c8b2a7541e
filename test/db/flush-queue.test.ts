import { describe, expect, test } from "bun:test";
import { LibsqlError } from "@libsql/client";
import fc from "fast-check";
import { createFlushQueue, type FlushOptions } from "../../src/db/flush-queue.ts";
import { createWriter, type WritingClient } from "../../src/db/writer.ts";
import { until } from "../support/agent.ts";

/** A queue whose writes take as long as it is told, in turn. */
function slowQueue(writeMs: readonly number[]) {
  const written: number[] = [];
  let writes = 0;
  const queue = createFlushQueue<number>({
    async write(rows) {
      await Bun.sleep(writeMs[writes++ % writeMs.length] ?? 0);
      written.push(...rows);
    },
    onError: (error) => {
      throw error;
    },
  });
  return { queue, written };
}

describe("rows on their way to the database", () => {
  test("that come while a slow write is under way are written without a call for them", async () => {
    const { queue, written } = slowQueue([80]);
    queue.add(1);
    await Bun.sleep(40);
    queue.add(2);
    await until(() => written.length === 2);
    expect(written).toEqual([1, 2]);
    queue.add(3);
    await until(() => written.length === 3);
    expect(written).toEqual([1, 2, 3]);
    expect(queue.pending()).toEqual([]);
  });

  test("are all written once and in order, whenever they come and however long writes take", async () => {
    const moments = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 });
    const durations = fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(moments, durations, async (pauses, writeMs) => {
        const { queue, written } = slowQueue(writeMs);
        for (const [row, pause] of pauses.entries()) {
          queue.add(row);
          await Bun.sleep(pause);
        }
        await until(() => written.length === pauses.length);
        expect(written).toEqual([...pauses.keys()]);
      }),
      { numRuns: 12 },
    );
  }, 90_000);
});

/** A queue over a database that fails as it is told, with what it has taken and what the log was told. */
function failingQueue(options: Partial<FlushOptions<number>> = {}) {
  const state = { error: undefined as Error | undefined, never: new Set<number>(), mostRows: 100, tries: 0 };
  const moments: number[] = [];
  const written: number[] = [];
  const told: unknown[] = [];
  const client = {
    batch: async (statements: { args: number[] }[]) => {
      state.tries++;
      moments.push(performance.now());
      if (state.error) throw state.error;
      const rows = statements.flatMap(({ args }) => args);
      if (rows.length > state.mostRows) throw refusedWith(413);
      if (rows.some((row) => state.never.has(row))) throw new LibsqlError("NOT NULL", "SQLITE_CONSTRAINT_NOTNULL");
      written.push(...rows);
      return statements.map(() => ({ rows: [] }));
    },
    reconnect: async () => {},
  } as unknown as WritingClient;
  const writer = createWriter(client, { busyDeadlineMs: 0 });
  const queue = createFlushQueue<number>({
    write: (rows) => writer.write(rows.map((row) => ({ sql: "INSERT", args: [row] }))),
    onError: (error) => void told.push(error),
    retryMs: 20,
    ...options,
  });
  return { queue, state, moments, written, told };
}

const refused = Object.assign(new TypeError("ECONNREFUSED"), { code: "ECONNREFUSED" });
/** What the client makes of an HTTP status of the database's server. */
function refusedWith(status: number): LibsqlError {
  const cause = Object.assign(new Error("HTTP"), { status });
  return new LibsqlError(`Server returned HTTP status ${status}`, "SERVER_ERROR", undefined, undefined, cause);
}

const outages: [string, Error][] = [
  ["the disk is full", new LibsqlError("database or disk is full", "SQLITE_FULL")],
  ["another connection holds the lock", new LibsqlError("database is locked", "SQLITE_BUSY")],
  ["the database's server is away", refused],
  ["its proxy is alone", refusedWith(502)],
  ["its token has run out", refusedWith(401)],
];

describe.each(outages)("rows that cannot be written while %s", (_, error) => {
  test("stay and are written once that is over, in order, with those that came meanwhile; the log is told once", async () => {
    const { queue, state, written, told } = failingQueue();
    state.error = error;
    for (const row of [1, 2]) queue.add(row);
    await until(() => state.tries >= 3);
    queue.add(3);
    await queue.flush();
    expect(queue.pending()).toEqual([1, 2, 3]);
    state.error = undefined;
    await until(() => written.length === 3);
    expect(written).toEqual([1, 2, 3]);
    expect(queue.pending()).toEqual([]);
    expect(told).toEqual([expect.objectContaining({ code: "overloaded" })]);
    state.error = error;
    queue.add(4);
    await queue.flush();
    expect(told).toHaveLength(2);
  });

  test("are tried again after a pause that grows, and once by flush", async () => {
    const { queue, state, moments } = failingQueue({ retryMs: 40 });
    state.error = error;
    queue.add(1);
    await until(() => moments.length === 4);
    // No timer comes early by more than a millisecond; how late it comes is the machine's.
    for (const [index, least] of [39, 79, 159].entries())
      expect(moments[index + 1]! - moments[index]!).toBeGreaterThanOrEqual(least);
    const before = state.tries;
    await queue.flush();
    expect(state.tries).toBe(before + 1);
    expect(queue.pending()).toEqual([1]);
  });

  test("are at most so many: the oldest are dropped, and the log is told once", async () => {
    const { queue, state, written, told } = failingQueue({ maxPending: 3 });
    state.error = error;
    queue.add(1);
    await queue.flush();
    for (const row of [2, 3, 4, 5, 6]) queue.add(row);
    expect(queue.pending()).toEqual([4, 5, 6]);
    state.error = undefined;
    await queue.flush();
    expect(written).toEqual([4, 5, 6]);
    expect(told).toMatchObject([{ code: "overloaded" }, { message: expect.stringContaining("oldest are dropped") }]);
  });
});

test("a write that the server refuses for its size is halved until it is taken: no row waits, and nothing is told", async () => {
  const { queue, state, written, told } = failingQueue();
  state.mostRows = 3;
  const rows = [...Array(20).keys()];
  for (const row of rows) queue.add(row);
  await queue.flush();
  expect(written).toEqual(rows);
  expect(queue.pending()).toEqual([]);
  expect(told).toEqual([]);
});

describe("a row that can never be written", () => {
  test.each([[[1]], [[5]], [[1, 2, 10]]])("is left out (%p); its neighbours are written, in order", async (never) => {
    const { queue, state, written, told } = failingQueue();
    state.never = new Set(never);
    const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    for (const row of rows) queue.add(row);
    await queue.flush();
    expect(written).toEqual(rows.filter((row) => !state.never.has(row)));
    expect(queue.pending()).toEqual([]);
    expect(told).toEqual([expect.objectContaining({ code: "SQLITE_CONSTRAINT_NOTNULL" })]);
  });

  test("is told of as gone like those that are written and those that are dropped; what waits is not", async () => {
    const gone: number[] = [];
    const onGone = (rows: readonly number[]) => void gone.push(...rows);
    const { queue, state, written } = failingQueue({ maxPending: 4, onGone });
    state.error = refused;
    for (const row of [1, 2, 3, 4, 5, 6]) queue.add(row);
    await queue.flush();
    expect(gone).toEqual([1, 2]);
    expect(queue.pending()).toEqual([3, 4, 5, 6]);
    state.error = undefined;
    state.never = new Set([4]);
    await queue.flush();
    expect(written).toEqual([3, 5, 6]);
    expect(gone).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("does not block the others in an outage either", async () => {
    const { queue, state, written } = failingQueue();
    state.error = refused;
    state.never = new Set([2]);
    for (const row of [1, 2, 3]) queue.add(row);
    await queue.flush();
    state.error = undefined;
    await queue.flush();
    expect(written).toEqual([1, 3]);
  });
});
