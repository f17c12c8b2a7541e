import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { FollowedTurns } from "../../src/agent/followed-turns.ts";
import { sealEvent } from "../../src/agent/seal.ts";
import type { TurnLog } from "../../src/agent/turn-log.ts";
import { type Database, openDatabase } from "../../src/db/client.ts";
import type { TurnKey } from "../../src/db/queries/turn-events.ts";
import { until } from "../support/agent.ts";
import { temporaryFolder } from "../support/server.ts";

const folder = temporaryFolder();
let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: `file:${join(folder, "followed.db")}` });
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

let turns = 0;
/** Accepts so many turns, each of a conversation of its own. */
async function newTurns(count: number): Promise<TurnKey[]> {
  const ids = Array.from({ length: count }, () => `wrun_${turns++}`);
  await db.writer.write([
    {
      sql: `INSERT INTO turns (session_id, company, index_id, subject, conversation_id, sequence, version, message, status, created_at)
            SELECT value, 'bakery', 'idx_bakery', 'vis_1', value, 0, 'published', 'hi', 'running', 0 FROM json_each(?)`,
      args: [JSON.stringify(ids)],
    },
  ]);
  return ids.map((sessionId) => ({ company: "bakery", sessionId, logStart: 0 }));
}
const delta = (sequence: number) =>
  sealEvent({ type: "message.appended", data: { messageDelta: "a", turnId: "turn_0", sequence, stepIndex: 0 } });

/** Writes events of some turns as the process that runs them does, `count` of each from index `from` on. */
async function logEvents(some: readonly TurnKey[], from: number, count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, at) => at + from).flatMap((index) =>
    some.map(({ company, sessionId }) => ({ company, sessionId, index, event: delta(index) })),
  );
  await db.writer.write([
    {
      sql: `INSERT INTO event_log (company, session_id, idx, event)
            SELECT value ->> 'company', value ->> 'sessionId', value ->> 'index', value ->> 'event' FROM json_each(?)`,
      args: [JSON.stringify(events)],
    },
  ]);
}

const joinAll = (followed: FollowedTurns, some: readonly TurnKey[]) =>
  some.map((turn) => followed.join(turn, 0, { tail: -1, after: 0 }) as TurnLog);
const leaveAll = (followed: FollowedTurns, some: readonly TurnKey[], logs: readonly TurnLog[]) => {
  for (const [at, turn] of some.entries()) followed.leave(turn, logs[at]!);
};

describe("turns that another process runs", () => {
  test("are all caught up with, where there are more than one look takes", async () => {
    const followed = new FollowedTurns(db);
    const some = await newTurns(1_100);
    const logs = joinAll(followed, some);
    await logEvents(some, 0, 2);
    await until(() => logs.every(({ tail }) => tail === 1), "two events of each turn");
    leaveAll(followed, some, logs);
  });

  test("get each event once and in order, where there are more than one page holds", async () => {
    const followed = new FollowedTurns(db);
    const some = await newTurns(2);
    await logEvents(some, 0, 1_300);
    const logs = joinAll(followed, some);
    await until(() => logs.every(({ tail }) => tail === 1_299), "all events");
    await logEvents(some, 1_300, 900);
    await until(() => logs.every(({ tail }) => tail === 2_199), "what came later");
    for (const { events } of logs) {
      expect(events.map(({ json }) => JSON.parse(json).data.sequence)).toEqual([...Array(2_200).keys()]);
    }
    leaveAll(followed, some, logs);
  });

  test("are given up where they were erased, and the others are followed on", async () => {
    const followed = new FollowedTurns(db);
    const some = await newTurns(2);
    const [erased, kept] = joinAll(followed, some) as [TurnLog, TurnLog];
    await db.writer.write([{ sql: "DELETE FROM turns WHERE session_id = ?", args: [some[0]?.sessionId ?? ""] }]);
    await until(() => erased.abandoned, "the erased one given up");
    await logEvents(some.slice(1), 0, 1);
    await until(() => kept.tail === 0, "the other followed on");
    leaveAll(followed, some.slice(1), [kept]);
  });

  test("are given up where the database fails, so that each reader looks for itself; the next one is followed", async () => {
    let fails = true;
    const reader: Database["reader"] = new Proxy(db.reader, {
      get: (target, name, receiver) => {
        if (fails) throw new Error("the database is away");
        return Reflect.get(target, name, receiver);
      },
    });
    const followed = new FollowedTurns({ ...db, reader });
    const some = await newTurns(2);
    const logs = joinAll(followed, some);
    let woken = 0;
    for (const log of logs) log.wait({ wake: () => woken++ });
    await until(() => logs.every(({ abandoned }) => abandoned), "all given up");
    expect(woken).toBe(2);
    fails = false;
    const again = joinAll(followed, some);
    await logEvents(some, 0, 1);
    await until(() => again.every(({ tail }) => tail === 0), "followed again");
    leaveAll(followed, some, again);
  });
});
