import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { FollowedTurns } from "../../src/agent/followed-turns.ts";
import { createTurnJournal, LeaseLostError, type TurnJournal } from "../../src/agent/journal.ts";
import { LogSweep } from "../../src/agent/log-sweep.ts";
import { sealEvent } from "../../src/agent/seal.ts";
import type { LoggedEvent } from "../../src/agent/turn-log.ts";
import { type Database, openDatabase } from "../../src/db/client.ts";
import { loggedEvents } from "../../src/db/queries/turn-events.ts";
import { acceptTurnSql, claimTurnsSql, findTurn, finishTurnSql, type TurnRow } from "../../src/db/queries/turns.ts";
import { ServiceError } from "../../src/errors.ts";
import type { AgentEventBody } from "../../src/schemas/agent-event.ts";
import { canaryWord, filesThatHold } from "../privacy/files.ts";
import { eventByEvent, until } from "../support/agent.ts";
import { temporaryFolder } from "../support/server.ts";

const folder = temporaryFolder();
let db: Database;
let journal: TurnJournal;
beforeAll(async () => {
  db = await openDatabase({ url: `file:${join(folder, "journal.db")}` });
  journal = createTurnJournal(db);
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

let turns = 0;
/** A turn of a conversation of its own that this process has claimed, with its first event. */
async function claimedTurn(): Promise<TurnRow> {
  const sessionId = `wrun_${String(turns++).padStart(26, "0")}`;
  const now = Date.now();
  const lease = { owner: "here:1:x", leaseUntil: now + 60_000 };
  await db.writer.write(
    acceptTurnSql({
      ...{ sessionId, company: "bakery", indexId: "idx", subject: `vis_${turns}`, newConversationId: `conv_${turns}` },
      ...{ version: "published", message: "hi", operationId: null, aliveSince: 0, operationsSince: 0, maxWaiting: 20 },
      ...{ origin: "https://bakery.example", firstEvent: sealEvent({ type: "session.started", data: {} }), lease, now },
    }),
  );
  const turn = await findTurn(db, "bakery", sessionId);
  if (!turn) throw new Error("not accepted");
  await db.writer.write([claimTurnsSql([turn], lease, now, [])]);
  return turn;
}

const ended = { status: "completed", reply: "", now: 1 } as const;
const delta = (text: string): AgentEventBody => ({
  type: "message.appended",
  data: { messageDelta: text, turnId: "turn_0", sequence: 0, stepIndex: 0 },
});

test("any interleaving of appends and readers gives each reader every event from its index exactly once, in order", async () => {
  const batch = fc.record({
    texts: fc.array(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 4 }),
    pause: fc.nat(4),
  });
  const reader = fc.record({ start: fc.nat(6), joins: fc.nat(25), pause: fc.nat(3) });
  const plan = fc.tuple(fc.array(batch, { maxLength: 6 }), fc.array(reader, { maxLength: 5 }), fc.nat(10));
  await fc.assert(
    fc.asyncProperty(plan, fc.boolean(), async ([batches, readers, opens], elsewhere) => {
      const turn = await claimedTurn();
      const signal = AbortSignal.timeout(5_000);
      const { read } = elsewhere ? createTurnJournal(db) : journal;
      const reading = readers.map(async ({ start, joins, pause }) => {
        await Bun.sleep(joins);
        const seen: string[] = [];
        for await (const event of eventByEvent(read(turn, { startIndex: start, follow: true }, signal))) {
          expect(event.index).toBe(start + seen.length);
          seen.push(event.json);
          await Bun.sleep(pause);
        }
        return { start, seen };
      });
      await Bun.sleep(opens);
      await journal.open(turn);
      for (const { texts, pause } of batches) {
        await journal.append(turn, 1, texts.map(delta));
        await Bun.sleep(pause);
      }
      await journal.finish(turn, 1, [{ type: "session.waiting", data: {} }], []);
      journal.close(turn);
      const all: string[] = [];
      for await (const { json } of eventByEvent(journal.read(turn, { startIndex: 0, follow: true }, signal)))
        all.push(json);
      expect(all.length).toBe(2 + batches.reduce((sum, { texts }) => sum + texts.length, 0));
      for (const { start, seen } of await Promise.all(reading)) expect(seen).toEqual(all.slice(start));
    }),
    { numRuns: 25 },
  );
}, 90_000);

test("an event is committed before any reader sees it", async () => {
  const turn = await claimedTurn();
  await journal.open(turn);
  const abort = new AbortController();
  const other = createTurnJournal(db);
  const reading = (async () => {
    for await (const { index } of eventByEvent(journal.read(turn, { startIndex: 0, follow: true }, abort.signal))) {
      expect(await other.tail(turn)).toBeGreaterThanOrEqual(index);
    }
  })();
  for (let at = 0; at < 20; at++) await journal.append(turn, 1, [delta(String(at))]);
  await journal.finish(turn, 1, [{ type: "session.waiting", data: {} }], []);
  await reading;
});

test("appends under an old fence are refused, and nobody sees them", async () => {
  const turn = await claimedTurn();
  await journal.open(turn);
  expect(journal.append(turn, 0, [delta("stale")])).rejects.toBeInstanceOf(LeaseLostError);
  await db.writer.write([
    { sql: "UPDATE turns SET fence = 2 WHERE company = ? AND session_id = ?", args: ["bakery", turn.sessionId] },
  ]);
  const stale = journal.append(turn, 1, [delta("a"), delta("b")]);
  expect(stale).rejects.toBeInstanceOf(LeaseLostError);
  await stale.catch(() => {});
  expect(await journal.tail(turn)).toBe(0);
  expect(await createTurnJournal(db).tail(turn)).toBe(0);
});

test("a turn that nobody knows has no events: a reader that does not follow ends, one that follows can leave", async () => {
  const key = { company: "bakery", sessionId: "wrun_unknown", logStart: 0 };
  const read = async (follow: boolean, signal: AbortSignal) => {
    let seen = 0;
    for await (const _ of journal.read(key, { startIndex: 0, follow }, signal)) seen++;
    return seen;
  };
  expect(await read(false, new AbortController().signal)).toBe(0);
  expect(await read(true, AbortSignal.timeout(50))).toBe(0);
  expect(await journal.tail(key)).toBe(-1);
});

test("a reader that waits for a turn is woken when this process opens it, where one elsewhere looks again later", async () => {
  const waited: number[][] = [[], []];
  for (let round = 0; round < 5; round++) {
    const turn = await claimedTurn();
    const signal = AbortSignal.timeout(5_000);
    const reading = [journal, createTurnJournal(db)].map(async ({ read }) => {
      const { value } = await read(turn, { startIndex: 1, follow: true }, signal)[Symbol.asyncIterator]().next();
      expect(value?.map(({ index }: LoggedEvent) => index)).toEqual([1]);
      return performance.now();
    });
    // Long enough to find nothing and wait.
    await Bun.sleep(20);
    const startedAt = performance.now();
    await journal.open(turn);
    await journal.append(turn, 1, [delta("a")]);
    for (const [at, seen] of (await Promise.all(reading)).entries()) waited[at]?.push(seen - startedAt);
    journal.close(turn);
  }
  const [here, elsewhere] = waited.map((times) => times.sort((a, b) => a - b)[2] ?? 0);
  expect(here).toBeLessThan((elsewhere ?? 0) / 2);
});

describe("Readers of turns that another process runs", () => {
  /** A process that runs nothing, and how often it has asked the database. */
  function otherProcess() {
    const asked = { statements: 0 };
    const reader = new Proxy(db.reader, {
      get(target, name) {
        if (name === "select" || name === "all") asked.statements++;
        return Reflect.get(target, name);
      },
    });
    return { asked, journal: createTurnJournal({ ...db, reader }) };
  }

  /** Follows the turn from an index on, and tells what it saw once it has ended. */
  async function indexesOf(
    from: TurnJournal,
    turn: TurnRow,
    startIndex: number,
    signal: AbortSignal,
    seen: number[] = [],
  ) {
    for await (const { index } of eventByEvent(from.read(turn, { startIndex, follow: true }, signal))) seen.push(index);
    return seen;
  }

  test("ask the database as often however many they are, and not at all when they have left", async () => {
    const turns = [await claimedTurn(), await claimedTurn()];
    const other = otherProcess();
    const leave = new AbortController();
    const reading = Array.from({ length: 200 }, (_, at) =>
      indexesOf(other.journal, turns[at % 2] as TurnRow, 1, leave.signal),
    );
    await Bun.sleep(300);
    other.asked.statements = 0;
    await Bun.sleep(500);
    // Four statements a look.
    expect(other.asked.statements).toBeWithin(4, 4 * 6 + 1);
    leave.abort();
    await Promise.all(reading);
    await Bun.sleep(150);
    other.asked.statements = 0;
    await Bun.sleep(250);
    expect(other.asked.statements).toBe(0);
  });

  test("see each event once, also when they come in the middle, and when they wait beyond the end", async () => {
    const turn = await claimedTurn();
    await journal.open(turn);
    const other = otherProcess().journal;
    const signal = AbortSignal.timeout(5_000);
    const reading = [0, 40, 3].map((start) => indexesOf(other, turn, start, signal));
    await Bun.sleep(150);
    await journal.append(turn, 1, ["a", "b", "c"].map(delta));
    await Bun.sleep(150);
    reading.push(...[0, 2].map((start) => indexesOf(other, turn, start, signal)));
    await journal.append(
      turn,
      1,
      Array.from({ length: 2_500 }, () => delta("d")),
    );
    await journal.finish(turn, 1, [{ type: "session.waiting", data: {} }], finishTurnSql(turn, 1, ended));
    const all = Array.from({ length: 2_505 }, (_, index) => index);
    expect(await Promise.all(reading)).toEqual([0, 40, 3, 0, 2].map((start) => all.slice(start)));
    expect(await indexesOf(other, turn, 9_999, signal)).toEqual([]);
    expect(signal.aborted).toBe(false);
    journal.close(turn);
  });

  test("see what is said while it is said", async () => {
    const turn = await claimedTurn();
    await journal.open(turn);
    const seen: number[] = [];
    const leave = new AbortController();
    const reading = indexesOf(otherProcess().journal, turn, 0, leave.signal, seen);
    for (let at = 1; at < 4; at++) {
      await journal.append(turn, 1, [delta("a"), delta("b")]);
      await until(() => seen.length === 1 + 2 * at, `${2 * at} words`);
    }
    leave.abort();
    await reading;
    journal.close(turn);
  });

  test("share what comes, from its first event on, which may be filed; what comes before that is in the database", async () => {
    const turn = await claimedTurn();
    await journal.open(turn);
    await journal.append(turn, 1, [delta("a")]);
    const followed = new FollowedTurns(db);
    const log = followed.join(turn, 0, { tail: -1, after: turn.logStart });
    await until(() => log?.tail === 1, "what is filed and what is logged");
    expect(followed.join(turn, 9, { tail: 1, after: 0 })).toBe(log);
    followed.abandon(turn);
    expect(log?.abandoned).toBe(true);
    const later = followed.join(turn, 9, { tail: 1, after: 0 });
    expect(later?.first).toBe(2);
    expect(followed.join(turn, 1, { tail: 0, after: 0 })).toBeUndefined();
    followed.abandon(turn);
    journal.close(turn);
  });

  test("beyond the end end with it, without an event", async () => {
    const turn = await claimedTurn();
    await journal.open(turn);
    const reading = indexesOf(otherProcess().journal, turn, 1_000, AbortSignal.timeout(5_000));
    await Bun.sleep(150);
    await journal.finish(turn, 1, [{ type: "session.waiting", data: {} }], finishTurnSql(turn, 1, ended));
    const startedAt = performance.now();
    expect(await reading).toEqual([]);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    journal.close(turn);
  });
});

test("a reader that was stopped gets no further page", async () => {
  const turn = await claimedTurn();
  await journal.open(turn);
  await journal.append(
    turn,
    1,
    Array.from({ length: 600 }, (_, at) => delta(String(at))),
  );
  for (const place of ["in memory", "in the database"]) {
    const stop = new AbortController();
    const pages: number[] = [];
    for await (const page of journal.read(turn, { startIndex: 0, follow: true }, stop.signal)) {
      pages.push(page.length);
      stop.abort();
    }
    expect({ place, pages }).toEqual({ place, pages: [500] });
    journal.close(turn);
  }
});

test("a finished turn is filed whole and leaves the log; until then and after, it reads the same", async () => {
  const turn = await claimedTurn();
  await journal.open(turn);
  await journal.append(turn, 1, ["a", "b"].map(delta));
  const read = async () => {
    const jsons: string[] = [];
    const options = { startIndex: 0, follow: false };
    for await (const page of createTurnJournal(db).read(turn, options, AbortSignal.timeout(5_000))) {
      jsons.push(...page.map(({ json }) => json));
    }
    return jsons;
  };
  const logged = async () => (await loggedEvents(db, turn, 0, 100, 0)).length;
  const before = await read();
  expect([before.length, await logged()]).toEqual([3, 2]);
  await journal.finish(turn, 1, [{ type: "session.waiting", data: {} }], finishTurnSql(turn, 1, ended));
  const after = await read();
  expect(after.length).toBe(4);
  expect(after.slice(0, 3)).toEqual(before);
  await new LogSweep(db).lap();
  expect(await logged()).toBe(0);
  expect(await read()).toEqual(after);
});

test("a sweep of the log leaves open turns alone", async () => {
  const [open, over] = [await claimedTurn(), await claimedTurn()];
  for (const turn of [open, over]) {
    await journal.open(turn);
    await journal.append(turn, 1, ["a", "b"].map(delta));
  }
  await journal.finish(over, 1, [{ type: "session.waiting", data: {} }], finishTurnSql(over, 1, ended));
  await new LogSweep(db).lap();
  expect((await loggedEvents(db, open, 0, 100, 0)).length).toBe(2);
  expect(await loggedEvents(db, over, 0, 100, 0)).toEqual([]);
  expect((await createTurnJournal(db).open(open)).events.length).toBe(3);
});

test("what an old owner would finish is refused whole", async () => {
  const turn = await claimedTurn();
  await journal.open(turn);
  const finishing = journal.finish(turn, 0, [{ type: "session.waiting", data: {} }], finishTurnSql(turn, 0, ended));
  expect(finishing).rejects.toBeInstanceOf(LeaseLostError);
  await finishing.catch(() => {});
  expect(await createTurnJournal(db).tail(turn)).toBe(0);
  expect((await findTurn(db, "bakery", turn.sessionId))?.status).toBe("running");
});

test("of appends that are written together, those under an old fence are refused, and the others stand", async () => {
  const turns = [await claimedTurn(), await claimedTurn(), await claimedTurn()];
  for (const turn of turns) await journal.open(turn);
  const settled = await Promise.allSettled(
    turns.map((turn, at) => journal.append(turn, at === 1 ? 0 : 1, [delta("a")])),
  );
  expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const elsewhere = createTurnJournal(db);
  expect(await Promise.all(turns.map((turn) => elsewhere.tail(turn)))).toEqual([1, 0, 1]);
  expect(await Promise.all(turns.map((turn) => journal.tail(turn)))).toEqual([1, 0, 1]);
});

test("an append that was committed while its answer was lost is neither written twice nor written over", async () => {
  const turn = await claimedTurn();
  let lose = false;
  const writer: Database["writer"] = {
    ...db.writer,
    async write(statements) {
      const results = await db.writer.write(statements);
      if (!lose) return results;
      lose = false;
      throw new ServiceError("overloaded", "The database cannot be reached.");
    },
  };
  const unlucky = createTurnJournal({ ...db, writer });
  await unlucky.open(turn);
  await unlucky.append(turn, 1, [delta("one ")]);
  lose = true;
  await expect(unlucky.append(turn, 1, [delta("two ")])).rejects.toThrow("cannot be reached");
  const signal = AbortSignal.timeout(5_000);
  const textOf = (events: readonly LoggedEvent[]) =>
    events
      .map(({ json }) => (JSON.parse(json) as { data: { messageDelta?: string } }).data.messageDelta ?? "")
      .join("");
  const seenBefore = await Array.fromAsync(eventByEvent(journal.read(turn, { startIndex: 0, follow: false }, signal)));
  expect(textOf(seenBefore)).toBe("one two ");
  await unlucky.append(turn, 1, [delta("three ")]);
  await unlucky.finish(turn, 1, [{ type: "session.waiting", data: {} }], finishTurnSql(turn, 1, ended));
  const seen = await Array.fromAsync(eventByEvent(journal.read(turn, { startIndex: 0, follow: false }, signal)));
  expect(textOf(seen)).toBe("one two three ");
  expect(seen.map(({ index }) => index)).toEqual(seen.map((_, index) => index));
  expect(seen.slice(0, seenBefore.length)).toEqual(seenBefore);
});

test("what the sweep frees is overwritten", async () => {
  const secret = canaryWord();
  const turn = await claimedTurn();
  await journal.open(turn);
  await journal.append(turn, 1, [delta(secret)]);
  // Ended without being filed: its words stand in the log alone.
  await db.writer.write(finishTurnSql(turn, 1, ended));
  await db.writer.write([{ sql: "PRAGMA secure_delete = OFF", args: [] }]);
  const holding = async () => {
    await db.reader.run("PRAGMA wal_checkpoint(TRUNCATE)");
    return filesThatHold(folder, secret);
  };
  expect(await holding()).toEqual(["journal.db"]);
  await new LogSweep(db).lap();
  expect(await holding()).toEqual([]);
});
