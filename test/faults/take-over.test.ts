import { describe, expect, test } from "bun:test";
import { Site, type SlowServer } from "./site.ts";
import { held, slowCitations, slowDeltas } from "./slow-generator.ts";
import type { TurnReader } from "./turn-reader.ts";

describe("two processes with one database", () => {
  test.concurrent("a living process keeps its turns, and the other one's readers see every event", async () => {
    await using site = await Site.prepare();
    const [first, second] = [await site.start(), await site.start()];
    const messages = [0, 1, 2, 3, 4].map((number) => `kept ${number}`);
    const readers: TurnReader[] = [];
    for (const message of messages) {
      const sessionId = await site.send(first, 0, message);
      readers.push(site.reader(first, 0, sessionId), site.reader(second, 0, sessionId));
    }
    const read = await Promise.all(readers.map((reader) => reader.readToEnd()));
    for (const [index, message] of messages.entries()) {
      expectWhole(read[index * 2], message);
      expect(read[index * 2 + 1]?.lines).toEqual(read[index * 2]?.lines ?? []);
    }
    expect((await site.rows("SELECT fence FROM turns")).map(({ fence }) => fence)).toEqual(messages.map(() => 1));
  }, 90_000);

  test.concurrent("a dead process's turn goes on at once in one that is there", async () => {
    await using site = await Site.prepare();
    const [first, second] = [await site.start(), await site.start()];
    const reader = site.reader(second, 0, await site.send(first, 0, held));
    const reading = reader.readToEnd();
    await untilStreaming(reader);
    await first.child.kill();
    const killedAt = Date.now();
    expectWhole(await reading, held);
    expect(longestGap(reader, killedAt)).toBeLessThan(3_000);
    expect((await site.rows("SELECT fence FROM turns")).map(({ fence }) => fence)).toEqual([2]);
  }, 90_000);

  test.concurrent("a conversation whose messages come to both runs in order", async () => {
    await using site = await Site.prepare();
    const processes = [await site.start(), await site.start()];
    const messages = [0, 1, 2, 3].map((number) => `spread ${number}`);
    const readers: TurnReader[] = [];
    for (const [index, message] of messages.entries()) {
      const server = processes[index % 2] ?? { urls: [] };
      readers.push(site.reader(server, 0, await site.send(server, 0, message)));
    }
    const read = await Promise.all(readers.map((reader) => reader.readToEnd()));
    for (const [index, reader] of read.entries()) {
      expectWhole(reader, messages[index] ?? "");
      const before = read[index - 1];
      const waitedMs = before ? timeOf(reader, 1) - timeOf(before, -1) : 0;
      expect(waitedMs).toBeGreaterThanOrEqual(0);
      // Well before a lease would end.
      expect(waitedMs).toBeLessThan(4_000);
    }
  }, 90_000);

  test.concurrent("where the process of an earlier message dies, both messages end, in order", async () => {
    await using site = await Site.prepare();
    const [first, second] = [await site.start(), await site.start()];
    const earlier = site.reader(second, 0, await site.send(first, 0, held));
    const later = site.reader(second, 0, await site.send(second, 0, "later"));
    const reading = Promise.all([earlier.readToEnd(), later.readToEnd()]);
    await untilStreaming(earlier);
    await first.child.kill();
    await reading;
    expectWhole(earlier, held);
    expectWhole(later, "later");
    expect(timeOf(later, 1)).toBeGreaterThanOrEqual(timeOf(earlier, -1));
  }, 90_000);

  test.concurrent("one that is silent loses its turn within 10 s, and writes nothing when it wakes", async () => {
    await using site = await Site.prepare();
    const [first, second] = [await site.start(), await site.start()];
    const sessionId = await site.send(first, 0, "silent");
    const [own, other] = [site.reader(first, 0, sessionId), site.reader(second, 0, sessionId)];
    const reading = Promise.all([own.readToEnd(), other.readToEnd()]);
    await untilStreaming(other);
    await stopBetweenWrites(site, first);
    const stoppedAt = Date.now();
    const seen = other.lines.length + 50;
    while (other.lines.length < seen) await Bun.sleep(20);
    const silentMs = Date.now() - stoppedAt;
    first.child.signal("SIGCONT");
    await reading;
    expect(silentMs).toBeGreaterThan(5_000);
    expect(silentMs).toBeLessThan(10_500);
    expectWhole(other, "silent");
    expect(own.lines).toEqual(other.lines);
  }, 90_000);
});

function expectWhole(reader: TurnReader | undefined, message: string): void {
  const events = reader?.events ?? [];
  const deltas = events.flatMap((event) => (event.type === "message.appended" ? event.data.messageDelta : []));
  expect(deltas).toEqual(slowDeltas(message));
  expect(events.filter(({ type }) => type === "citation.added").length).toBe(slowCitations(message).length);
  expect(events.filter(({ type }) => type === "session.waiting").length).toBe(1);
}

/** When the event of that place was recorded; -1 is the last one. */
function timeOf({ events }: TurnReader, place: number): number {
  return Date.parse(events.at(place)?.meta.at ?? "");
}

/** Until some of the text is there and most of it is not. */
async function untilStreaming(reader: TurnReader): Promise<void> {
  while (reader.lines.length < 15) await Bun.sleep(2);
}

/**
 * Stops a process while it does not hold the lock: one stopped within a transaction stops every other writer too. A
 * thread that is just taking it ends that first, on a busy machine after a while.
 */
async function stopBetweenWrites(site: Site, { child }: SlowServer): Promise<void> {
  for (;;) {
    child.signal("SIGSTOP");
    await Bun.sleep(50);
    if (await site.isUnlocked()) return;
    child.signal("SIGCONT");
    await Bun.sleep(2);
  }
}

/** Milliseconds between two events, or from `since` to the first one after it, at most. */
function longestGap({ events }: TurnReader, since: number): number {
  const times = [since, ...events.map(({ meta }) => Date.parse(meta.at)).filter((time) => time > since)];
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
}
