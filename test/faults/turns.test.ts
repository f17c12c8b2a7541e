import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { AgentEvent, AgentEventType } from "../../src/schemas/agent-event.ts";
import { Site } from "./site.ts";
import { slowCitations, slowDeltas } from "./slow-generator.ts";
import type { Servers, TurnReader } from "./turn-reader.ts";

const kills = 26;

describe(`a server that is killed ${kills} times while turns stream`, () => {
  const site = Site.prepare();
  const servers: Servers = { urls: [] };
  const messages = Array.from({ length: kills * 2 }, (_, number) => `price ${number}`);
  let readers: TurnReader[];

  beforeAll(async () => {
    const { visitors } = await site;
    const visitorOf = (number: number) => number % visitors.length;
    const converse = async (number: number) => {
      const sessionId = await (await site).send(servers, visitorOf(number), messages[number] ?? "");
      return await (await site).reader(servers, visitorOf(number), sessionId).readToEnd();
    };
    const reading: Promise<TurnReader>[] = [];
    for (let life = 0; life < kills; life++) {
      const server = await (await site).start();
      servers.urls = server.urls;
      reading.push(converse(life * 2), converse(life * 2 + 1));
      // Some die before a message is accepted, most while several turns stream.
      await Bun.sleep(Math.random() * 250);
      servers.urls = [];
      await server.child.kill();
    }
    servers.urls = (await (await site).start()).urls;
    readers = await Promise.all(reading);
  }, 60_000);
  afterAll(async () => (await site)[Symbol.asyncDispose]());

  test("no event is lost, repeated or changed, and every turn ends", () => {
    for (const reader of readers) {
      const types = reader.events.map(({ type }) => type).filter((type) => !/appended|citation/.test(type));
      expect(types).toEqual([...beforeText, ...afterText]);
    }
    const ids = readers.flatMap(({ events }) => events.map(({ meta }) => meta.id));
    expect(new Set(ids).size).toBe(ids.length);
    const seenAgain = readers.reduce((sum, reader) => sum + reader.seenAgain, 0);
    expect(seenAgain).toBeGreaterThan(kills);
  });

  test("a newcomer reads, byte for byte, what the visitor saw", async () => {
    const { visitors } = await site;
    for (const [index, { sessionId, lines }] of readers.entries()) {
      const newcomer = (await site).reader(servers, index % visitors.length, sessionId);
      expect((await newcomer.readToEnd()).lines).toEqual(lines);
    }
  });

  test("the text and its citations are exactly what the engine says", () => {
    for (const [index, reader] of readers.entries()) {
      const message = messages[index] ?? "";
      const deltas = reader.events.flatMap((event) =>
        event.type === "message.appended" ? event.data.messageDelta : [],
      );
      expect(deltas).toEqual(slowDeltas(message));
      expect(completedOf(reader.events)).toBe(deltas.join(""));
      const cited = reader.events.flatMap((event) =>
        event.type === "citation.added" ? { start: event.data.start, end: event.data.end } : [],
      );
      expect(cited).toEqual(slowCitations(message));
    }
  });

  test("a message that was sent again is one turn, and each conversation is in order", async () => {
    const turns = await (await site).rows(
      "SELECT session_id, message, status, sequence, subject, fence FROM turns ORDER BY rowid",
    );
    expect(turns.map((turn) => turn.message).sort()).toEqual([...messages].sort());
    expect(turns.every((turn) => turn.status === "completed")).toBe(true);
    for (const subject of new Set(turns.map((turn) => turn.subject))) {
      const own = turns.filter((turn) => turn.subject === subject);
      expect(own.map((turn) => turn.sequence)).toEqual(own.map((_, index) => index));
    }
    // Each take-over raises the fence: enough turns were cut for this test to mean something.
    const taken = turns.reduce((sum, turn) => sum + Number(turn.fence) - 1, 0);
    expect(taken).toBeGreaterThan(kills);
  });
});

const beforeText: AgentEventType[] = [
  "session.started",
  "turn.started",
  "message.received",
  "step.started",
  "sources.retrieved",
];
const afterText: AgentEventType[] = [
  "message.completed",
  "cta.selected",
  "suggestions.ready",
  "step.completed",
  "turn.completed",
  "session.waiting",
];

function completedOf(events: AgentEvent[]): string | undefined {
  return events.find((event) => event.type === "message.completed")?.data.message;
}
