import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { eventsOf, type Headers, say, streamPath, textOf } from "../support/agent.ts";
import { PacedGenerator } from "../support/paced-generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { type Fault, startTcpProxy } from "../support/tcp-proxy.ts";
import { type Transport, TurnReader } from "./turn-reader.ts";

const words = 20;
const wholeText = Array.from({ length: words }, (_, index) => `word${index} `).join("");
/** What follows an event's JSON before the reader has it whole. */
const tails: Record<Transport, number> = { NDJSON: 1, SSE: 2, WebSocket: 1 };
const transports = Object.keys(tails) as Transport[];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: { generator: new PacedGenerator(words, 3) } });
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Cuts a response when `events` of its events have passed, with `more` bytes of what follows. */
function cutAfter(events: number, transport: Transport, more: number): Pick<Fault, "cutAt"> {
  return {
    cutAt(response) {
      let at = 0;
      for (let count = 0; count < events; count++) {
        const meta = response.indexOf('"meta":{"id":"evt_', at);
        const end = meta < 0 ? -1 : response.indexOf('"}}', meta);
        if (end < 0) return undefined;
        at = end + 3;
      }
      const until = events === 0 ? response.indexOf("\r\n\r\n") + 4 + more : at + tails[transport] + more;
      return response.length >= until ? until : undefined;
    },
  };
}

const byOf = (number: number) => ({ cutBy: number % 2 === 0 ? ("reset" as const) : ("end" as const) });

function readerOf(url: string, visitor: Headers, sessionId: string, transport: Transport): TurnReader {
  return new TurnReader({ urls: [url] }, visitor, sessionId, { transports: [transport], stepBack: 0 });
}

const idsOf = ({ events }: TurnReader) => events.map(({ meta }) => meta.id);

describe.each(transports)("over %s", (transport) => {
  test("a live reply that is cut after every single event arrives whole, each event once", async () => {
    const visitor = await server.visitor(`live ${transport}`);
    // In turn: right behind an event, within the next one, and within the one after.
    const faults = (number: number) => ({ ...cutAfter(1, transport, [0, 40, 300][number % 3] ?? 0), ...byOf(number) });
    await using proxy = await startTcpProxy(server.url, faults);
    const sessionId = await say(server, visitor, "How much is a loaf?");
    const reader = await readerOf(proxy.url, visitor, sessionId, transport).readToEnd();
    const recorded = await eventsOf(server, visitor, sessionId);
    expect(idsOf(reader)).toEqual(recorded.map(({ meta }) => meta.id));
    expect(textOf(reader.events)).toBe(wholeText);
    expect(reader.seenAgain).toBe(0);
    expect(proxy.cuts).toBeGreaterThan(recorded.length / 2);
  });

  test("a recorded reply that is cut at any index goes on there, each later event once", async () => {
    const visitor = await server.visitor(`recorded ${transport}`);
    const sessionId = await say(server, visitor, "How much is a loaf?");
    const recorded = await eventsOf(server, visitor, sessionId);
    const readCutAt = async (index: number) => {
      const faults = (number: number) =>
        number === 0 ? { ...cutAfter(index, transport, index % 3 === 0 ? 0 : 35), ...byOf(index) } : {};
      await using proxy = await startTcpProxy(server.url, faults);
      const reader = await readerOf(proxy.url, visitor, sessionId, transport).readToEnd();
      expect(reader.events).toEqual(recorded);
      expect(reader.seenAgain).toBe(0);
      expect({ index, cuts: proxy.cuts, connections: reader.connections }).toEqual({ index, cuts: 1, connections: 2 });
    };
    // A visitor may have 20 sockets.
    const atOnce = 8;
    for (let from = 0; from < recorded.length; from += atOnce) {
      await Promise.all(recorded.slice(from, from + atOnce).map((_, offset) => readCutAt(from + offset)));
    }
  });

  test("late and in crumbs of 7 bytes it is the same reply", async () => {
    const visitor = await server.visitor(`crumbs ${transport}`);
    const sessionId = await say(server, visitor, "How much is a loaf?");
    const fault = { delayMs: 100, trickleResponse: { bytes: 7, everyMs: 0 }, trickleRequest: { bytes: 9, everyMs: 0 } };
    await using proxy = await startTcpProxy(server.url, () => fault);
    const reader = await readerOf(proxy.url, visitor, sessionId, transport).readToEnd();
    expect(reader.events).toEqual(await eventsOf(server, visitor, sessionId));
    expect(reader.connections).toBe(1);
  });
});

describe("connections that hang do not hang the server", () => {
  /** Milliseconds of a whole turn for another visitor. */
  async function turnMs(name: string): Promise<number> {
    const startedAt = performance.now();
    const visitor = await server.visitor(name);
    expect(textOf(await eventsOf(server, visitor, await say(server, visitor, "hello")))).toBe(wholeText);
    return performance.now() - startedAt;
  }

  test("messages that come byte by byte are accepted, and hold nobody up meanwhile", async () => {
    const visitor = await server.visitor("slow writer");
    await using proxy = await startTcpProxy(server.url, () => ({ trickleRequest: { bytes: 8, everyMs: 10 } }));
    const send = (number: number) =>
      fetch(`${proxy.url}/agent/v1/session?indexId=idx_bakery`, {
        method: "POST",
        headers: { ...visitor, "content-type": "application/json" },
        body: JSON.stringify({ message: `slow ${number}` }),
      });
    const answers = Promise.all(Array.from({ length: 10 }, (_, number) => send(number)));
    expect(await turnMs("beside slow writers")).toBeLessThan(1_000);
    expect((await answers).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 202));
  });

  test("requests that never end hold nobody up", async () => {
    await using proxy = await startTcpProxy(server.url, () => ({ trickleRequest: { bytes: 1, everyMs: 60_000 } }));
    const abort = new AbortController();
    const open = Array.from({ length: 50 }, () =>
      fetch(`${proxy.url}/healthz`, { signal: abort.signal }).catch(() => undefined),
    );
    await Bun.sleep(50);
    expect(proxy.connections).toBe(50);
    expect(await turnMs("beside endless requests")).toBeLessThan(1_000);
    abort.abort();
    await Promise.all(open);
  });

  test("a reader that closes its own side ends or gets the reply, and comes back to all of it", async () => {
    const visitor = await server.visitor("half");
    const sessionId = await say(server, visitor, "How much is a loaf?");
    await using proxy = await startTcpProxy(server.url, (number) => (number < 20 ? { halfCloseAfter: 1 } : {}));
    const readers = Array.from({ length: 20 }, () => readerOf(proxy.url, visitor, sessionId, "NDJSON").readToEnd());
    const recorded = await eventsOf(server, visitor, sessionId);
    for (const reader of await Promise.all(readers)) expect(reader.events).toEqual(recorded);
    expect((await server.get(streamPath(sessionId), visitor)).status).toBe(200);
  });
});
