import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { AgentEvent, AgentEventType } from "../../src/schemas/agent-event.ts";
import { type CrashReport, crashAgainAndAgain } from "./crash-run.ts";
import { Site } from "./site.ts";
import { slowCitations, slowDeltas } from "./slow-generator.ts";

const kills = Number(process.env.FAULT_KILLS ?? 8);
const streams = 25;

describe(`a server that is killed ${kills} times under ${streams} streams`, () => {
  // Some are between two turns at any moment.
  const site = Site.prepare(streams + 8);
  let report: CrashReport;

  beforeAll(
    async () => {
      report = await crashAgainAndAgain(await site, { kills, streams });
    },
    60_000 + kills * 3_000,
  );
  afterAll(async () => (await site)[Symbol.asyncDispose]());

  test("readers over NDJSON, SSE and WebSocket find no event lost, repeated or changed, and every turn ends", () => {
    expect(report.faults).toEqual([]);
    const readers = [...report.readers.values()];
    for (const reader of readers) {
      const types = reader.events.map(({ type }) => type).filter((type) => !/appended|citation/.test(type));
      expect(types).toEqual([...beforeText, ...afterText]);
    }
    const ids = readers.flatMap(({ events }) => events.map(({ meta }) => meta.id));
    expect(new Set(ids).size).toBe(ids.length);
    // Enough was under way at enough of the kills for this to mean something.
    expect(report.liveAtKills.filter((live) => live >= streams).length).toBeGreaterThanOrEqual(kills / 2);
    const seenAgain = readers.reduce((sum, reader) => sum + reader.seenAgain, 0);
    expect(seenAgain).toBeGreaterThan(kills);
  });

  test("a newcomer reads, byte for byte, what the visitor saw", async () => {
    const { visitors } = await site;
    await Promise.all(
      visitors.map(async (_, visitor) => {
        for (const [message, { sessionId, lines }] of report.readers) {
          if (!message.startsWith(`price ${visitor}.`)) continue;
          const newcomer = (await site).reader(report.servers, visitor, sessionId);
          expect((await newcomer.readToEnd()).lines).toEqual(lines);
        }
      }),
    );
  }, 90_000);

  test("the text and its citations are exactly what the engine says", () => {
    for (const [message, reader] of report.readers) {
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
    expect(turns.map((turn) => turn.message).sort()).toEqual([...report.readers.keys()].sort());
    expect(turns.every((turn) => turn.status === "completed")).toBe(true);
    for (const subject of new Set(turns.map((turn) => turn.subject))) {
      const own = turns.filter((turn) => turn.subject === subject);
      expect(own.map((turn) => turn.sequence)).toEqual(own.map((_, index) => index));
    }
    // Each take-over raises the fence: enough turns were cut for this test to mean something.
    const taken = turns.reduce((sum, turn) => sum + Number(turn.fence) - 1, 0);
    expect(taken).toBeGreaterThan(kills * (streams / 2));
    const events = [...report.readers.values()].reduce((sum, { lines }) => sum + lines.length, 0);
    if (process.env.FAULT_KILLS)
      console.log({ kills, turns: turns.length, events, taken, liveAtKills: report.liveAtKills.join(" ") });
  });
});

test("a server that sends first and commits then is found out by the same readers", async () => {
  await using site = await Site.prepare(streams + 8);
  const { faults } = await crashAgainAndAgain(site, { kills: 3, streams, sendFirst: true });
  expect(
    faults.filter((fault) => /^Event \d+ was .* and is now|were lost$|never ended$/s.test(fault)).length,
  ).toBeGreaterThan(0);
}, 90_000);

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
