import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Elysia } from "elysia";
import { sealEvent } from "../../src/agent/seal.ts";
import { agentSocketRoute } from "../../src/routes/agent-socket.ts";
import { agentStreamRoute } from "../../src/routes/agent-stream.ts";
import { eventsOf, type Headers, say, textOf, until } from "../support/agent.ts";
import { PacedGenerator } from "../support/paced-generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { startTcpProxy } from "../support/tcp-proxy.ts";
import { readSocket } from "./read-socket.ts";

/** A reply of about 30 MB: more than the buffers of two sockets and all that lies between them. */
const longEvents = 30_000;
const stalledReaders = 8;
const megabyte = 1024 * 1024;

let server: TestServer;
let visitor: Headers;
let longSession: string;
/** Readers of the journal that have not ended. */
let openReaders = 0;

beforeAll(async () => {
  server = await startTestServer({ overrides: { generator: new PacedGenerator(5, 1) } });
  await server.addCompany();
  visitor = await server.visitor("stalled");
  longSession = await say(server, visitor, "hello");
  await lengthen(longSession, (await eventsOf(server, visitor, longSession)).length);
  countReaders();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Puts many deltas of a kilobyte in front of a recorded turn's terminal event. */
async function lengthen(sessionId: string, length: number): Promise<void> {
  const delta = { messageDelta: "x".repeat(900), turnId: "turn_0", stepIndex: 0, sequence: 0 };
  const event = sealEvent({ type: "message.appended", data: delta });
  const own = "WHERE company = 'bakery' AND session_id = ?";
  await server.context.db.writer.write([
    { sql: `UPDATE turn_events SET idx = idx + ? ${own} AND idx = ?`, args: [longEvents, sessionId, length - 1] },
    {
      sql: `INSERT INTO turn_events (company, session_id, idx, event)
            WITH RECURSIVE place(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM place WHERE n + 1 < ?)
            SELECT 'bakery', ?, ? + n, ? FROM place`,
      args: [longEvents, sessionId, length - 1, event],
    },
  ]);
}

function countReaders(): void {
  const { journal } = server.context;
  const { read } = journal;
  journal.read = async function* (turn, options, signal) {
    openReaders++;
    try {
      yield* read(turn, options, signal);
    } finally {
      openReaders--;
    }
  };
}

const longPath = () => `/agent/v1/session/${longSession}/stream?indexId=idx_bakery`;

/** How a reader takes the whole reply, and counts its bytes. */
const readers: Record<string, (url: string) => Promise<number>> = {
  async HTTP(url) {
    const answer = await fetch(url + longPath(), { headers: visitor }).catch(() => undefined);
    let bytes = 0;
    for await (const chunk of answer?.body ?? []) bytes += chunk.length;
    return bytes;
  },
  async WebSocket(url) {
    let bytes = 0;
    for await (const { index, json } of readSocket(url, visitor, longSession, 0)) {
      bytes += json.length;
      if (index > longEvents && json.startsWith('{"type":"session.waiting"')) break;
    }
    return bytes;
  },
};

/** The routes alone, over the same context, with limits that a test can wait for. */
function startRoutes(): { url: string; stop(): Promise<void> } {
  const app = new Elysia({ normalize: false, websocket: { backpressureLimit: megabyte } })
    .use(agentStreamRoute(server.context, 5))
    .use(agentSocketRoute(server.context, { drainMs: 1_000 }))
    .listen({ port: 0, idleTimeout: 30 });
  return { url: `http://localhost:${app.server?.port}`, stop: async () => void (await app.stop(true)) };
}

async function residentBytes(): Promise<number> {
  Bun.gc(true);
  await Bun.sleep(50);
  return process.memoryUsage.rss();
}

async function turnMs(name: string): Promise<number> {
  const startedAt = performance.now();
  const other = await server.visitor(name);
  expect(textOf(await eventsOf(server, other, await say(server, other, "hello")))).toEndWith("word4 ");
  return performance.now() - startedAt;
}

describe.each(Object.keys(readers))("readers that stop reading over %s", (transport) => {
  const read = (url: string) => readers[transport]?.(url);

  test("are held back at their own pace: memory stays flat, and others are as fast as before", async () => {
    // Once whole, so that what any read costs is spent.
    expect(await read(server.url)).toBeGreaterThan(longEvents * 900);
    const before = await residentBytes();
    {
      await using proxy = await startTcpProxy(server.url, () => ({ stallAfter: 1 }));
      const reading = Array.from({ length: stalledReaders }, () => read(proxy.url)?.catch(() => {}));
      await until(() => openReaders === stalledReaders, "all readers");
      await Bun.sleep(1_000);
      expect(openReaders).toBe(stalledReaders);
      // Buffered for each of them the reply would take 240 MB.
      expect((await residentBytes()) - before).toBeLessThan(80 * megabyte);
      expect(await turnMs(`beside ${transport}`)).toBeLessThan(1_000);
      await proxy[Symbol.asyncDispose]();
      await Promise.all(reading);
    }
    await until(() => openReaders === 0, "readers to end with their connections");
  });

  test("are dropped at the cap, and nothing of them is left", async () => {
    const routes = startRoutes();
    await using proxy = await startTcpProxy(routes.url, () => ({ stallAfter: 1 }));
    const reading = Array.from({ length: stalledReaders }, () => read(proxy.url)?.catch(() => {}));
    await until(() => openReaders === stalledReaders, "all readers");
    const startedAt = performance.now();
    while (openReaders > 0 && performance.now() - startedAt < 15_000) await Bun.sleep(50);
    expect(openReaders).toBe(0);
    await proxy[Symbol.asyncDispose]();
    await Promise.all(reading);
    await routes.stop();
  }, 90_000);
});
