import { afterEach, describe, expect, test } from "bun:test";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createTurnJournal } from "../../src/agent/journal.ts";
import { sealEvent } from "../../src/agent/seal.ts";
import {
  createTurnRunner,
  type ReplyToTurn,
  type RunnerOptions,
  type TurnRunner,
} from "../../src/agent/turn-runner.ts";
import { createContext } from "../../src/context.ts";
import { type Database, openDatabase } from "../../src/db/client.ts";
import { acceptTurnSql, findTurn, type TurnRow } from "../../src/db/queries/turns.ts";
import { eventByEvent, eventsOf, say, textOf, until } from "../support/agent.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { startTestServer, temporaryFolder } from "../support/server.ts";

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function databaseFile(): string {
  const folder = temporaryFolder();
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "shared.db");
}

interface Process {
  db: Database;
  runner: TurnRunner;
  journal: ReturnType<typeof createTurnJournal>;
}

/** What a server process has of its turns, over a database that others share. */
async function startProcess(
  file: string,
  reply: ReplyToTurn,
  onError: RunnerOptions["onError"] = () => {},
): Promise<Process> {
  const db = await openDatabase({ url: `file:${file}` });
  const journal = createTurnJournal(db);
  const runner = createTurnRunner(db, journal, { reply, onError });
  closing.push(async () => {
    await runner.stop();
    await db.close();
  });
  return { db, runner, journal };
}

let messages = 0;
/** Accepts a message as the route does; the process owns its turn. */
async function accept({ db, runner }: Process, lease = runner.lease()): Promise<TurnRow> {
  const sessionId = `wrun_${String(messages++).padStart(26, "0")}`;
  const now = Date.now();
  await db.writer.write(
    acceptTurnSql({
      ...{ sessionId, company: "bakery", indexId: "idx_bakery", subject: "vis_1", newConversationId: `conv_${now}` },
      ...{ version: "published", message: "hi", operationId: null, aliveSince: now - 60_000, operationsSince: 0 },
      ...{ origin: "https://bakery.example", maxWaiting: 20, lease, now },
      firstEvent: sealEvent({ type: "session.started", data: {} }),
    }),
  );
  const turn = await findTurn(db, "bakery", sessionId);
  if (!turn) throw new Error("not accepted");
  return turn;
}

const statusOf = async (db: Database, { sessionId }: TurnRow) => (await findTurn(db, "bakery", sessionId))?.status;

/** A reply that waits for `gate` and notes who ran it. */
function heldBy(gate: Promise<void>, name: string, ran: string[]): ReplyToTurn {
  return async ({ turn }) => {
    ran.push(`${name} ${turn.sequence}`);
    await gate;
    return "";
  };
}

describe("Processes that share a database", () => {
  test("a turn waits for an earlier one of its conversation that another process runs, then runs where it was accepted", async () => {
    const file = databaseFile();
    const [gate, ran] = [Promise.withResolvers<void>(), [] as string[]];
    const one = await startProcess(file, heldBy(gate.promise, "one", ran));
    const two = await startProcess(file, heldBy(Promise.resolve(), "two", ran));
    const first = await accept(one);
    one.runner.enqueue(first);
    await until(() => ran.length === 1);
    const second = await accept(two);
    two.runner.enqueue(second);
    await Bun.sleep(30);
    expect(ran).toEqual(["one 0"]);
    gate.resolve();
    await until(async () => (await statusOf(one.db, first)) === "completed");
    expect(await two.runner.recover()).toBe(1);
    await until(async () => (await statusOf(two.db, second)) === "completed");
    expect(ran).toEqual(["one 0", "two 1"]);
  });

  test("a turn is never run by two, however often both try", async () => {
    const file = databaseFile();
    const ran: string[] = [];
    const one = await startProcess(file, heldBy(Promise.resolve(), "one", ran));
    const two = await startProcess(file, heldBy(Promise.resolve(), "two", ran));
    const turns: TurnRow[] = [];
    for (let at = 0; at < 5; at++) turns.push(await accept(one, { owner: "elsewhere:1:x", leaseUntil: 0 }));
    await Promise.all([one.runner.recover(), two.runner.recover(), one.runner.recover()]);
    await until(async () => {
      await Promise.all([one.runner.recover(), two.runner.recover()]);
      return (await Promise.all(turns.map((turn) => statusOf(one.db, turn)))).every((status) => status === "completed");
    });
    expect(ran.map((entry) => entry.split(" ")[1])).toEqual(["0", "1", "2", "3", "4"]);
  });

  test("a turn of a process on another machine is left alone until its lease ends", async () => {
    const file = databaseFile();
    const ran: string[] = [];
    const one = await startProcess(file, heldBy(Promise.resolve(), "one", ran));
    const turn = await accept(one, { owner: "elsewhere:1:x", leaseUntil: Date.now() + 60_000 });
    expect(await one.runner.recover()).toBe(0);
    await one.db.writer.write([{ sql: "UPDATE turns SET lease_until = 1 WHERE company = 'bakery'", args: [] }]);
    expect(await one.runner.recover()).toBe(1);
    await until(async () => (await statusOf(one.db, turn)) === "completed");
  });

  test("a command that is under way leaves the turns of a server that has stopped to the next one", async () => {
    const generator = new RecordingGenerator();
    const stopped = await startTestServer({ overrides: { generator } });
    const { folder, context } = stopped;
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    await stopped.addCompany();
    generator.hold();
    const visitor = await stopped.visitor();
    const sessionId = await say(stopped, visitor, "What does a loaf cost?");
    await until(() => generator.tasks.length === 1, "the reply to begin");
    await stopped.stop(0);
    const command = await createContext(context.config);
    await Bun.sleep(1_200);
    const turn = await findTurn(command.db, "bakery", sessionId);
    await command.close();
    expect(turn).toMatchObject({ status: "running", owner: null, fence: 1 });
    const next = await startTestServer({ folder, overrides: { generator: new RecordingGenerator() } });
    closing.push(() => next.stop(0));
    expect(textOf(await eventsOf(next, visitor, sessionId))).toBe("You asked: What does a loaf cost?");
  });

  test("a process that lost its turn writes nothing more, and its readers go on from the new owner", async () => {
    const file = databaseFile();
    const gate = Promise.withResolvers<void>();
    const outcome = Promise.withResolvers<unknown>();
    const one = await startProcess(file, async (recorder) => {
      await recorder.append([
        { type: "message.received", data: { message: "from one", turnId: "turn_0", sequence: 0 } },
      ]);
      await gate.promise;
      await recorder
        .append([{ type: "turn.cancelled", data: { turnId: "turn_0", sequence: 0 } }])
        .catch(outcome.resolve);
      throw await outcome.promise;
    });
    const two = await startProcess(file, async (recorder) => {
      await recorder.append([{ type: "turn.started", data: { turnId: "turn_0", sequence: 0 } }]);
      return "";
    });
    const turn = await accept(one);
    one.runner.enqueue(turn);
    await until(async () => (await one.journal.tail(turn)) === 1);
    const reading = (async () => {
      const types: string[] = [];
      const options = { startIndex: 0, follow: true };
      for await (const { type } of eventByEvent(one.journal.read(turn, options, AbortSignal.timeout(5_000))))
        types.push(type);
      return types;
    })();
    await one.db.writer.write([
      { sql: "UPDATE turns SET owner = 'elsewhere:1:x', lease_until = 1 WHERE company = 'bakery'", args: [] },
    ]);
    await two.runner.recover();
    await until(async () => (await statusOf(two.db, turn)) === "completed");
    gate.resolve();
    expect((await outcome.promise) as Error).toHaveProperty("name", "LeaseLostError");
    expect(await reading).toEqual([
      ...["session.started", "message.received", "turn.started", "turn.completed", "session.waiting"],
    ]);
  });
});

describe("A reply that fails", () => {
  const fails: ReplyToTurn = () => Promise.reject(new Error("no reply"));

  test("is told of once", async () => {
    const told: string[] = [];
    const one = await startProcess(databaseFile(), fails, (error) => told.push(String(error)));
    const turn = await accept(one);
    one.runner.enqueue(turn);
    await until(async () => (await statusOf(one.db, turn)) === "failed");
    await until(() => told.length > 0);
    expect(told).toEqual(["Error: no reply"]);
  });

  test("is one failure where its end cannot be written either", async () => {
    const told: string[] = [];
    const one = await startProcess(databaseFile(), fails, (error) => told.push(String(error)));
    const refusing = `CREATE TRIGGER refuse BEFORE UPDATE ON turns WHEN NEW.status = 'failed'
      BEGIN SELECT RAISE(ABORT, 'not now'); END`;
    await one.db.writer.write([{ sql: refusing, args: [] }]);
    one.runner.enqueue(await accept(one));
    await until(() => told.length > 0);
    await Bun.sleep(20);
    expect(told).toEqual([expect.stringContaining("not now")]);
  });
});
