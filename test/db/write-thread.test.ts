import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readlinkSync } from "node:fs";
import { LibsqlBatchError } from "@libsql/client";
import { readConfig } from "../../src/config.ts";
import { createContext } from "../../src/context.ts";
import { collectStatements } from "../../src/db/collect-statements.ts";
import { isBusy, isConflict, isOutage } from "../../src/db/fault.ts";
import { createWriter } from "../../src/db/writer.ts";
import { startTestServer } from "../support/server.ts";
import { DatabaseFile, insertStep, tableFile } from "./database-file.ts";

const breaking = new URL("./breaking-worker.ts", import.meta.url).href;
/** What no client refuses, and a thread ends of. */
const ending = { sql: "SELECT 'end the thread'", args: [] };
/** A statement that takes a while. */
const long = { sql: "INSERT INTO t SELECT value, 0 FROM generate_series(1, 300000)", args: [] };

/** The files of a database that this process holds open; none are known where there is no /proc. */
function openFilesOf({ path }: DatabaseFile): string[] {
  if (!existsSync("/proc/self/fd")) return [];
  const targets = readdirSync("/proc/self/fd").map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      // The one that the folder was read by.
      return "";
    }
  });
  return targets.filter((target) => target.startsWith(path)).sort();
}

describe("A thread that writes", () => {
  test("gives the results that a connection gives: rows by column and by number, blobs, large numbers, nothing", async () => {
    using file = await tableFile();
    const statements = [
      { sql: "INSERT INTO t VALUES (1, 2), (3, NULL) RETURNING job, step, step + 0.5 AS half", args: [] },
      { sql: "SELECT x'00ff' AS bytes, 'é' AS text, NULL AS none, 1 AS twice, 2 AS twice, 3 AS length", args: [] },
      { sql: "DELETE FROM t", args: [] },
    ];
    const results = await file.thread().batch(statements, "write");
    const expected = await file.connect().batch(statements, "write");
    const shown = (some: typeof results) =>
      some.map(({ rows, columns, rowsAffected, lastInsertRowid }) => ({
        ...{ columns, rowsAffected, lastInsertRowid },
        rows: rows.map((row) => [{ ...row }, Array.from(row), row.length]),
      }));
    expect(shown(results)).toEqual(shown(expected));
    expect(JSON.parse(JSON.stringify(results[2]))).toEqual(JSON.parse(JSON.stringify(expected[2])));
  });

  test("fails as a connection does: of a conflict, with the statement at fault", async () => {
    using file = await tableFile();
    const batch = [insertStep(1), insertStep(1)];
    const errorOf = (client: Pick<ReturnType<DatabaseFile["connect"]>, "batch">) =>
      client.batch(batch, "write").catch((error: unknown) => error);
    const error = await errorOf(file.thread());
    expect(error).toBeInstanceOf(LibsqlBatchError);
    expect(isConflict(error)).toBe(true);
    const { message, code, extendedCode, rawCode, statementIndex } = (await errorOf(
      file.connect(),
    )) as LibsqlBatchError;
    expect(error).toMatchObject({ message, code, extendedCode, rawCode, statementIndex });
  });

  test("fails as a connection does: of a lock that another holds", async () => {
    using file = await tableFile();
    const unlock = await file.lock();
    const error = await file
      .thread()
      .batch([insertStep(1)], "write")
      .catch((thrown: unknown) => thrown);
    await unlock();
    expect(isBusy(error)).toBe(true);
  });

  test("leaves the event loop to others while a statement runs", async () => {
    using file = await tableFile();
    const thread = file.thread();
    await thread.batch([insertStep(0)], "write");
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await thread.batch([long], "write");
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  test("that ends takes along what it was given, as a server that never answered; the next write has another", async () => {
    using file = await tableFile();
    const thread = file.thread(breaking);
    const error = await thread.batch([ending], "write").catch((thrown: unknown) => thrown);
    expect(isOutage(error)).toBe(true);
    const writer = createWriter(thread);
    const lost = await Promise.allSettled([writer.write([insertStep(1)]), writer.write([ending])]);
    for (const end of lost) expect(end).toMatchObject({ status: "rejected", reason: { code: "overloaded" } });
    await writer.write([insertStep(2)]);
    expect(await file.column("SELECT job FROM t")).toEqual([2]);
  });

  test("is closed behind what it was asked, and lets go of its files", async () => {
    using file = new DatabaseFile();
    const thread = file.thread();
    const written = thread.batch(["CREATE TABLE t (job INTEGER, step INTEGER)", long], "write");
    await thread.close();
    expect((await written)[1]?.rowsAffected).toBe(300_000);
    expect(openFilesOf(file)).toEqual([]);
  });

  test("is refused what comes after it was closed, as a connection is", async () => {
    using file = await tableFile();
    for (const client of [file.thread(), file.connect()]) {
      await client.batch([insertStep(1), "DELETE FROM t"], "write");
      await client.close();
      const late = createWriter(client).write([insertStep(2)]);
      await expect(late).rejects.toMatchObject({ code: "CLIENT_CLOSED" });
    }
    expect(await file.column("SELECT job FROM t")).toEqual([]);
  });

  test("leaves nothing unanswered where it dies while it is closed", async () => {
    using file = await tableFile();
    const thread = file.thread(breaking);
    const asked = thread.batch([ending], "write").catch((thrown: unknown) => thrown);
    await thread.close();
    expect(isOutage(await asked)).toBe(true);
  });
});

describe("A database that a server writes to", () => {
  test("is written on a thread: the event loop goes on while a statement runs, and after a stop the file holds all and takes no more", async () => {
    const server = await startTestServer({ database: "file" });
    const { writer } = server.context.db;
    const scratch = { sql: "CREATE TABLE scratch AS SELECT value FROM generate_series(1, 500000)", args: [] };
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await writer.write([scratch]);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
    await server.stop(0);
    const log = Bun.file(`${server.folder}/data/usher.db-wal`);
    expect((await log.exists()) ? log.size : 0).toBe(0);
    await server[Symbol.asyncDispose]();
    const late = writer.write([{ sql: "DELETE FROM scratch", args: [] }]);
    await expect(late).rejects.toMatchObject({ code: "CLIENT_CLOSED" });
  });

  test("is let go of where the rest of a server cannot be opened: its thread would keep the process", async () => {
    using file = new DatabaseFile();
    const config = { ...readConfig({ DATA_DIR: `${file.folder}/data` }), database: { url: file.url } };
    const overrides = {
      get exports(): never {
        throw new Error("no store");
      },
    };
    const opening = createContext(config, overrides, { writeThread: true });
    expect(await opening.catch((error: Error) => error.message)).toBe("no store");
    await collectStatements();
    expect(openFilesOf(file)).toEqual([]);
  });
});
