import { describe, expect, test } from "bun:test";
import { createClient } from "@libsql/client";
import { openDatabase } from "../../src/db/client.ts";
import { DatabaseFile } from "../db/database-file.ts";
import { type Child, startChild } from "./child.ts";

const kills = 64;

const acknowledged = ({ lines }: Child) => lines.filter((line) => line.startsWith("ack ")).map((line) => line.slice(4));

describe.each(["writer", "thread"])("a process that is killed while it writes (%s)", (kind) => {
  test(`after each of ${kills} kills every acknowledged row is there, and no part of a transaction`, async () => {
    using file = new DatabaseFile();
    const promised: string[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const child = startChild("write-rows.ts", [file.url, `k${kill}`, kind]);
      await child.line((line) => line === "ready");
      // Some die before their first write is acknowledged, most between and during later ones.
      await Bun.sleep(Math.random() * 60);
      await child.kill();
      promised.push(...acknowledged(child));
      if (kill % 8 === 7) await expectKept(file, promised);
    }
    expect(promised.length).toBeGreaterThan(kills * 10);
  }, 90_000);

  test("what was acknowledged after SQLITE_BUSY survives too", async () => {
    using file = new DatabaseFile();
    await migrated(file);
    const promised: string[] = [];
    for (let kill = 0; kill < 6; kill++) {
      const child = await runBehindLock(file, `b${kill}`, kind, 3);
      await child.kill();
      expect(child.lines.filter((line) => line.startsWith("refused"))).toEqual([]);
      promised.push(...acknowledged(child));
    }
    expect(promised.length).toBeGreaterThan(100);
    await expectKept(file, promised);
  }, 90_000);
});

describe("a process that is killed while it writes (bare)", () => {
  test("with the client alone it does not: the trap that the writer is there for (libsql-client-ts#352)", async () => {
    using file = new DatabaseFile();
    await migrated(file);
    const child = await runBehindLock(file, "bare", "bare", 1);
    await child.kill();
    const promised = acknowledged(child);
    expect(promised.length).toBeGreaterThan(20);
    const { whole } = await jobsIn(file);
    expect(promised.filter((job) => whole.has(job)).length).toBeLessThan(promised.length);
  }, 90_000);
});

describe("two processes that write to one file", () => {
  test("for 3 s: both go on, and after both are killed no acknowledged row is lost", async () => {
    using file = new DatabaseFile();
    await migrated(file);
    const children = ["left", "right"].map((name) => startChild("write-rows.ts", [file.url, name]));
    await Promise.all(children.map((child) => child.line((line) => line === "ready")));
    await Bun.sleep(3_000);
    await Promise.all(children.map((child) => child.kill()));
    for (const child of children) {
      expect(acknowledged(child).length).toBeGreaterThan(50);
      expect(child.lines.filter((line) => line.startsWith("refused"))).toEqual([]);
    }
    const promised = children.flatMap(acknowledged);
    await expectKept(file, promised);
  }, 90_000);
});

async function migrated(file: DatabaseFile): Promise<void> {
  await (await openDatabase({ url: file.url })).close();
}

/** Starts a writer, holds the lock against it so many times, and lets it write on for a while. */
async function runBehindLock(file: DatabaseFile, name: string, kind: string, holds: number): Promise<Child> {
  const child = startChild("write-rows.ts", [file.url, name, kind]);
  await child.line((line) => line.startsWith("ack"));
  for (let hold = 0; hold < holds; hold++) {
    const unlock = await lockNow(file);
    await Bun.sleep(80);
    await unlock();
    const said = acknowledged(child).length;
    const deadline = Date.now() + 5_000;
    while (acknowledged(child).length < said + 20 && Date.now() < deadline) await Bun.sleep(2);
  }
  return child;
}

/** Tries until the lock is free of the writer; each time on a new connection, for the same trap waits here. */
async function lockNow(file: DatabaseFile): Promise<() => Promise<void>> {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; ) {
    const client = createClient({ url: file.url, timeout: 20 });
    const transaction = await client.transaction("write").catch(() => undefined);
    if (!transaction) {
      client.close();
      continue;
    }
    return async () => {
      await transaction.commit();
      client.close();
    };
  }
  throw new Error("The writer did not let go of the lock");
}

/** Jobs by how much of them is there. */
async function jobsIn(file: DatabaseFile): Promise<{ whole: Set<string>; partial: string[] }> {
  const rows = await file.column(
    "SELECT session_id || ' ' || count(*) FROM turn_events WHERE company = 'faults' GROUP BY session_id",
  );
  const counts = rows.map((row) => String(row).split(" "));
  return {
    whole: new Set(counts.flatMap(([job = "", count]) => (count === "3" ? job : []))),
    partial: counts.flatMap(([job = "", count]) => (count === "3" ? [] : job)),
  };
}

async function expectKept(file: DatabaseFile, promised: readonly string[]): Promise<void> {
  expect(await file.column("PRAGMA integrity_check")).toEqual(["ok"]);
  const { whole, partial } = await jobsIn(file);
  expect(partial).toEqual([]);
  expect(promised.filter((job) => !whole.has(job))).toEqual([]);
}
