import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { sealEvent } from "../../src/agent/seal.ts";
import { loggedEvent, TurnLog } from "../../src/agent/turn-log.ts";
import { TurnReader } from "../../src/agent/turn-reader.ts";
import type { AgentEventBody } from "../../src/schemas/agent-event.ts";
import { eventByEvent } from "../support/agent.ts";

const delta = (text: string): AgentEventBody => ({
  type: "message.appended",
  data: { messageDelta: text, turnId: "turn_0", sequence: 0, stepIndex: 0 },
});
const ended: AgentEventBody = { type: "session.waiting", data: {} };

/** The log's events one by one, as its readers get them. */
function readLog(log: TurnLog, startIndex: number, follow: boolean, signal = new AbortController().signal) {
  const source = { logOf: () => log, recorded: () => undefined };
  const turn = { company: "bakery", sessionId: "wrun_1", logStart: 0 };
  return eventByEvent(new TurnReader(source, turn, { startIndex, follow }, signal));
}

/** Lets others run so many times. */
async function ticks(count: number): Promise<void> {
  for (let tick = 0; tick < count; tick++) await Promise.resolve();
}

describe("TurnLog", () => {
  test("any interleaving of appends and readers gives each reader the prefix from its index exactly once, in order", async () => {
    const batch = fc.record({ texts: fc.array(fc.string({ maxLength: 3 }), { maxLength: 4 }), pause: fc.nat(9) });
    const plan = fc.record({ start: fc.nat(6), follow: fc.boolean(), joins: fc.nat(40), pause: fc.nat(5) });
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 8 }), fc.array(plan, { maxLength: 6 }), async (batches, plans) => {
        const log = new TurnLog();
        const jsons: string[] = [];
        const reading = plans.map(async ({ start, follow, joins, pause }) => {
          await ticks(joins);
          const tail = log.tail;
          const seen: string[] = [];
          for await (const event of readLog(log, start, follow)) {
            expect(event.index).toBe(start + seen.length);
            seen.push(event.json);
            await ticks(pause);
          }
          expect(seen).toEqual(jsons.slice(start, follow ? undefined : start + seen.length));
          expect(seen.length).toBeGreaterThanOrEqual(tail + 1 - start);
        });
        for (const { texts, pause } of [...batches, { texts: [], pause: 3 }]) {
          const sealed = texts.map((text) => sealEvent(delta(text)));
          jsons.push(...sealed);
          log.publish(sealed);
          await ticks(pause);
        }
        jsons.push(sealEvent(ended));
        log.publish(jsons.slice(-1));
        await Promise.all(reading);
      }),
      { numRuns: 300 },
    );
  });

  test("a follower ends at the terminal event, and one past it gets nothing", async () => {
    const log = new TurnLog();
    log.publish([delta("a"), ended].map((event) => sealEvent(event)));
    const read = async (start: number) => {
      const seen: number[] = [];
      for await (const { index } of readLog(log, start, true)) seen.push(index);
      return seen;
    };
    expect(await read(0)).toEqual([0, 1]);
    expect(await read(2)).toEqual([]);
    expect(log.ended).toBe(true);
  });

  test("a reader that aborts while it waits ends at once, without an error", async () => {
    const abort = new AbortController();
    const reading = (async () => {
      for await (const _ of readLog(new TurnLog(), 0, true, abort.signal));
    })();
    abort.abort();
    await reading;
  });

  test("an abandoned log lets its readers go, to look elsewhere", async () => {
    const log = new TurnLog();
    const reading = (async () => {
      let seen = 0;
      for await (const _ of readLog(log, 0, true)) seen++;
      return seen;
    })();
    log.publish([sealEvent(delta("a"))]);
    await Bun.sleep(0);
    log.abandon();
    expect(await reading).toBe(1);
  });
});

test("A sealed event is one line, its type is read back, its id and time are fixed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const json = sealEvent(delta(text), 1_700_000_000_000);
      expect(json).not.toContain("\n");
      expect(loggedEvent(3, json)).toEqual({ index: 3, json, type: "message.appended" });
      const { meta } = JSON.parse(json);
      expect(meta).toEqual({ id: expect.stringMatching(/^evt_[0-9A-Z]{26}$/), at: "2023-11-14T22:13:20.000Z" });
    }),
    { numRuns: 50 },
  );
});
