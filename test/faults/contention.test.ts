import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Site, type SlowServer } from "./site.ts";
import { slowDeltas } from "./slow-generator.ts";
import type { Transport, TurnReader } from "./turn-reader.ts";

const seconds = Number(process.env.FAULT_SECONDS ?? 6);
const visitors = 10;
/** Turns of a visitor that may be open before it waits. */
const openAtOnce = 4;
const transports: readonly Transport[] = ["NDJSON", "SSE", "WebSocket"];

interface Sent {
  visitor: number;
  message: string;
  sessionId: string;
  /** A reader at each process. */
  readers: TurnReader[];
}

describe(`two processes over one database file for ${seconds} s, each taking messages of every visitor`, () => {
  const site = Site.prepare(visitors);
  const sent: Sent[] = [];
  let servers: SlowServer[];

  beforeAll(
    async () => {
      servers = await Promise.all([(await site).start(), (await site).start()]);
      const until = performance.now() + seconds * 1_000;
      await Promise.all(Array.from({ length: visitors }, (_, visitor) => converse(visitor, until)));
    },
    60_000 + seconds * 2_000,
  );
  afterAll(async () => (await site)[Symbol.asyncDispose]());

  /** Sends to one process and then the other, while readers at both follow every turn. */
  async function converse(visitor: number, until: number): Promise<void> {
    const reading: Promise<unknown>[] = [];
    for (let turn = 0; performance.now() < until; turn++) {
      const message = `turn ${visitor}.${turn}`;
      const server = servers[(visitor + turn) % servers.length] ?? { urls: [] };
      const sessionId = await (await site).send(server, visitor, message);
      const options = { transports: [transports[turn % transports.length] ?? "NDJSON"] };
      const readers = await Promise.all(
        servers.map(async (own) => (await site).reader(own, visitor, sessionId, options)),
      );
      sent.push({ visitor, message, sessionId, readers });
      reading.push(Promise.all(readers.map((reader) => reader.readToEnd())));
      await reading[turn - openAtOnce];
    }
    await Promise.all(reading);
  }

  test("no acknowledged turn is lost: each is completed, whole, and the same at both", async () => {
    expect(sent.length).toBeGreaterThan(visitors * 2);
    const rows = await (await site).rows("SELECT session_id, status, message FROM turns");
    expect(rows.map(({ session_id }) => session_id).sort()).toEqual(sent.map(({ sessionId }) => sessionId).sort());
    expect(rows.filter(({ status }) => status !== "completed")).toEqual([]);
    for (const { message, readers } of sent) {
      const [first, second] = readers;
      expect(second?.lines).toEqual(first?.lines ?? []);
      const deltas = first?.events.flatMap((event) =>
        event.type === "message.appended" ? event.data.messageDelta : [],
      );
      expect(deltas).toEqual(slowDeltas(message));
    }
    if (process.env.FAULT_SECONDS) console.log({ seconds, turns: sent.length, events: eventCount() });
  });

  test("each conversation runs in the order in which its messages were acknowledged, one turn at a time", () => {
    for (let visitor = 0; visitor < visitors; visitor++) {
      const turns = sent.filter((turn) => turn.visitor === visitor).map(({ readers }) => readers[0]?.events ?? []);
      const sequences = turns.map((events) => events.find((event) => event.type === "turn.started")?.data.sequence);
      expect(sequences).toEqual(turns.map((_, index) => index));
      for (const [index, events] of turns.entries()) {
        const endedAt = turns[index - 1]?.at(-1)?.meta.at ?? "";
        const startedAt = events.find(({ type }) => type === "turn.started")?.meta.at ?? "";
        expect(startedAt >= endedAt).toBe(true);
      }
    }
  });

  test("no turn changed hands: both owners lived", async () => {
    const [row] = await (await site).rows("SELECT MAX(fence) AS fence, COUNT(DISTINCT session_id) AS n FROM turns");
    expect(row).toMatchObject({ fence: 1, n: sent.length });
  });

  const eventCount = () => sent.reduce((sum, { readers }) => sum + (readers[0]?.lines.length ?? 0), 0);
});
