import { expect, test } from "bun:test";
import { createPrivateTurns, type NewPrivateTurn, type PrivateTurns } from "../../src/agent/private-turns.ts";
import type { LoggedEvent } from "../../src/agent/turn-log.ts";
import { mostRunning, type ReplyToTurn } from "../../src/agent/turn-runner.ts";
import type { TurnRow } from "../../src/db/queries/turns.ts";
import { eventByEvent } from "../support/agent.ts";

let messages = 0;
function messageOf(subject: string): NewPrivateTurn {
  const [sessionId, createdAt] = [`wrun_${messages++}`, Date.now()];
  const visitor = { company: "bakery", indexId: "idx_bakery", subject, version: "published" as const };
  return { ...visitor, sessionId, message: "hi", origin: "https://bakery.example", operationId: null, createdAt };
}

const neverFails = (error: unknown) => {
  throw error;
};

async function eventsOf({ journal }: PrivateTurns, turn: TurnRow): Promise<LoggedEvent[]> {
  return Array.fromAsync(eventByEvent(journal.read(turn, { startIndex: 0, follow: true }, AbortSignal.timeout(5_000))));
}

const typesOf = async (turns: PrivateTurns, turn: TurnRow) => (await eventsOf(turns, turn)).map(({ type }) => type);

const says =
  (text: string): ReplyToTurn =>
  async (recorder) => {
    const place = { turnId: "turn_0", sequence: recorder.turn.sequence, stepIndex: 0 };
    await recorder.append([{ type: "message.appended", data: { messageDelta: text, ...place } }]);
    return text;
  };

test("private turns that are over are kept as far as memory is meant for them, the newest longest", async () => {
  const turns = createPrivateTurns(says("x".repeat(2 ** 20)), neverFails);
  const accepted: TurnRow[] = [];
  for (let visitor = 0; visitor < 50; visitor++) {
    const turn = turns.accept(messageOf(`visitor ${visitor}`));
    await typesOf(turns, turn);
    accepted.push(turn);
  }
  // Four megabytes each, of 128: a delta and the reply, two bytes a character.
  const kept = accepted.filter(({ sessionId }) => turns.find(sessionId));
  expect(kept.length).toBeWithin(25, 33);
  expect(kept).toEqual(accepted.slice(-kept.length));
  await turns.stop();
});

test("a private turn that is not over is kept whatever others need", async () => {
  const gate = Promise.withResolvers<void>();
  const reply = says("x".repeat(2 ** 22));
  const turns = createPrivateTurns(async (recorder, ...more) => {
    if (recorder.turn.subject === "slow") await gate.promise;
    return reply(recorder, ...more);
  }, neverFails);
  const slow = turns.accept(messageOf("slow"));
  const reading = typesOf(turns, slow);
  for (let visitor = 0; visitor < 20; visitor++) await typesOf(turns, turns.accept(messageOf(`visitor ${visitor}`)));
  gate.resolve();
  expect(await reading).toEqual(["session.started", "message.appended", "turn.completed", "session.waiting"]);
  await turns.stop();
});

test("a reader of a private turn that is kept no more ends, and does not wait for what never comes", async () => {
  const turns = createPrivateTurns(says("x".repeat(2 ** 22)), neverFails);
  const old = turns.accept(messageOf("visitor"));
  await typesOf(turns, old);
  for (let visitor = 0; visitor < 20; visitor++) await typesOf(turns, turns.accept(messageOf(`visitor ${visitor}`)));
  expect(turns.find(old.sessionId)).toBeUndefined();
  const startedAt = performance.now();
  expect(await typesOf(turns, old)).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  await turns.stop();
});

test("a private turn is told what its conversation said before, in order", async () => {
  const told: string[][] = [];
  const turns = createPrivateTurns(async ({ turn }, earlier) => {
    told.push(earlier.map(({ sequence, reply }) => `${sequence} ${reply}`));
    await Bun.sleep(1);
    return `reply ${turn.sequence}`;
  }, neverFails);
  const accepted = Array.from({ length: 9 }, () => turns.accept(messageOf("talker")));
  for (const turn of accepted) await typesOf(turns, turn);
  expect(told[0]).toEqual([]);
  expect(told[2]).toEqual(["0 reply 0", "1 reply 1"]);
  expect(told[8]).toEqual([2, 3, 4, 5, 6, 7].map((sequence) => `${sequence} reply ${sequence}`));
  await turns.stop();
});

test("private turns run as many at once as others may", async () => {
  const gate = Promise.withResolvers<void>();
  let running = 0;
  const turns = createPrivateTurns(async () => {
    running++;
    await gate.promise;
    return "";
  }, neverFails);
  const accepted = Array.from({ length: mostRunning + 50 }, (_, visitor) => turns.accept(messageOf(`many ${visitor}`)));
  await Bun.sleep(20);
  expect(running).toBe(mostRunning);
  gate.resolve();
  for (const turn of accepted) await typesOf(turns, turn);
  expect(running).toBe(accepted.length);
  await turns.stop();
});

test("a stop ends private turns that run and those that wait: all are lost, which is no fault", async () => {
  const faults: unknown[] = [];
  const turns = createPrivateTurns(
    (_recorder, _earlier, signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("an engine's own words")))),
    (error) => faults.push(error),
  );
  const accepted = [turns.accept(messageOf("stopped")), turns.accept(messageOf("stopped"))];
  const reading = accepted.map((turn) => eventsOf(turns, turn));
  await Bun.sleep(5);
  await turns.stop();
  for (const events of await Promise.all(reading)) {
    expect(events.map(({ type }) => type)).toEqual(["session.started", "turn.failed", "session.waiting"]);
    expect(JSON.parse(events[1]?.json ?? "")).toMatchObject({ data: { code: "private_lost" } });
  }
  expect(faults).toEqual([]);
});
