import { describe, expect, test } from "bun:test";
import { type Database, openDatabase } from "../../src/db/client.ts";
import { appendEventsSql, filedEvents, openEvents } from "../../src/db/queries/turn-events.ts";
import {
  acceptedTurn,
  acceptTurnSql,
  claimTurnsSql,
  findTurn,
  type NewTurn,
  releaseLeasesSql,
  renewLeasesSql,
  type TurnRow,
} from "../../src/db/queries/turns.ts";
import { DatabaseFile } from "./database-file.ts";

const now = 1_800_000_000_000;

function newTurn(sessionId: string, more: Partial<NewTurn> = {}): NewTurn {
  return {
    sessionId,
    company: "bakery",
    indexId: "idx_bakery",
    subject: "vis_1",
    newConversationId: `conv_${sessionId}`,
    version: "published",
    message: "Hello",
    origin: "https://bakery.example",
    operationId: null,
    aliveSince: now - 1_000,
    operationsSince: now - 1_000,
    maxWaiting: 20,
    firstEvent: "first",
    lease: { owner: "a", leaseUntil: now + 10 },
    now,
    ...more,
  };
}

async function accept(db: Database, sessionId: string, more: Partial<NewTurn> = {}): Promise<TurnRow> {
  await db.writer.write(acceptTurnSql(newTurn(sessionId, more)));
  const turn = await findTurn(db, more.company ?? "bakery", sessionId);
  if (!turn) throw new Error("The turn was not accepted");
  return turn;
}

async function claim(db: Database, turn: TurnRow, owner: string, at = now, dead: string | null = null) {
  const [result] = await db.writer.write([
    claimTurnsSql([turn], { owner, leaseUntil: at + 10 }, at, dead ? [dead] : []),
  ]);
  return result?.rows[0] === undefined ? undefined : Number(result.rows[0].fence);
}

async function withDatabase(run: (db: Database) => Promise<void>): Promise<void> {
  using file = new DatabaseFile();
  const db = await openDatabase({ url: file.url });
  try {
    await run(db);
  } finally {
    await db.close();
  }
}

const eventsOf = async (db: Database, turn: TurnRow) => (await openEvents(db, [turn])).map(({ json }) => json);

describe("a turn has one owner", () => {
  test("of two that claim it at once, the owner gets it and the other does not", () =>
    withDatabase(async (db) => {
      const turn = await accept(db, "one");
      expect(await Promise.all([claim(db, turn, "b"), claim(db, turn, "a")])).toEqual([undefined, 1]);
    }));

  test("it changes hands when its owner is dead, when the lease has ended, and when it was given back", () =>
    withDatabase(async (db) => {
      const turn = await accept(db, "one");
      expect(await claim(db, turn, "a")).toBe(1);
      expect(await claim(db, turn, "b", now, "a")).toBe(2);
      expect(await claim(db, turn, "c", now + 10)).toBeUndefined();
      expect(await claim(db, turn, "c", now + 11)).toBe(3);
      await db.writer.write([releaseLeasesSql("c")]);
      expect(await claim(db, turn, "d", now + 11)).toBe(4);
    }));

  test("a renewed lease does not end", () =>
    withDatabase(async (db) => {
      const turn = await accept(db, "one");
      await db.writer.write([renewLeasesSql({ owner: "a", leaseUntil: now + 100 })]);
      expect(await claim(db, turn, "b", now + 50)).toBeUndefined();
    }));

  test("what an earlier owner appends after that is refused whole", () =>
    withDatabase(async (db) => {
      const turn = await accept(db, "one");
      await claim(db, turn, "a");
      await claim(db, turn, "b", now, "a");
      const write = (fence: number, ...events: string[]) =>
        db.writer.write([appendEventsSql([{ turn, fence, start: 1, events }])]);
      expect((await write(1, "late", "later"))[0]?.rowsAffected).toBe(0);
      expect((await write(2, "good", "better"))[0]?.rowsAffected).toBe(2);
      expect(await eventsOf(db, turn)).toEqual(["first", "good", "better"]);
    }));

  test("it waits while an earlier one of its conversation is open, whoever owns that", () =>
    withDatabase(async (db) => {
      const [earlier, later] = [await accept(db, "one"), await accept(db, "two")];
      expect([earlier.sequence, later.sequence]).toEqual([0, 1]);
      expect(later.conversationId).toBe(earlier.conversationId);
      expect(await claim(db, later, "a")).toBeUndefined();
      expect(await claim(db, earlier, "a")).toBe(1);
      expect(await claim(db, later, "a")).toBeUndefined();
      const stranger = await accept(db, "three", { subject: "vis_2" });
      expect(await claim(db, stranger, "a")).toBe(1);
    }));
});

describe("what accepting a message gives is the row that is there", () => {
  test("in a new conversation and in one that goes on, with an operation and without", () =>
    withDatabase(async (db) => {
      for (const [index, operationId] of [null, "op-1", "op-2", null].entries()) {
        const turn = newTurn(`turn-${index}`, { operationId });
        const row = acceptedTurn(turn, await db.writer.write(acceptTurnSql(turn)));
        expect(row).toEqual(await findTurn(db, "bakery", `turn-${index}`));
        expect(row?.sequence).toBe(index);
      }
    }));

  test("and nothing where too many wait", () =>
    withDatabase(async (db) => {
      await accept(db, "one");
      const turn = newTurn("two", { maxWaiting: 1 });
      expect(acceptedTurn(turn, await db.writer.write(acceptTurnSql(turn)))).toBeUndefined();
    }));
});

describe("accepting a message is whole or nothing", () => {
  test("beyond those that may wait nothing is written", () =>
    withDatabase(async (db) => {
      for (const sessionId of ["one", "two"]) await accept(db, sessionId, { maxWaiting: 2 });
      await expect(accept(db, "three", { maxWaiting: 2 })).rejects.toThrow("not accepted");
      expect((await filedEvents(db, { company: "bakery", sessionId: "three", logStart: 0 }, 0, 1)).length).toBe(0);
      expect((await accept(db, "four", { subject: "vis_2", maxWaiting: 2 })).sequence).toBe(0);
    }));

  test("one operationId of a visitor is one turn; another visitor or company has its own", () =>
    withDatabase(async (db) => {
      await accept(db, "one", { operationId: "op" });
      await expect(accept(db, "two", { operationId: "op" })).rejects.toThrow("UNIQUE");
      expect(await findTurn(db, "bakery", "two")).toBeUndefined();
      await accept(db, "three", { operationId: "op", subject: "vis_2" });
      await accept(db, "four", { operationId: "op", company: "mill" });
      expect(await findTurn(db, "bakery", "four")).toBeUndefined();
    }));
});
