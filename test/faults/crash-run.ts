import { messageOf } from "../../src/errors.ts";
import type { Site } from "./site.ts";
import type { Servers, Transport, TurnReader } from "./turn-reader.ts";

export interface CrashOptions {
  kills: number;
  /** Streams that are live when most of the kills come. */
  streams: number;
  /** Lets the server show events before they are committed. */
  sendFirst?: boolean;
}

export interface CrashReport {
  /** One a turn, by message; each has read to the end unless `faults` says otherwise. */
  readers: Map<string, TurnReader>;
  /** What readers found wrong. */
  faults: string[];
  /** Live streams at each kill. */
  liveAtKills: number[];
  /** The server that runs at the end. */
  servers: Servers;
}

const orders: readonly (readonly Transport[])[] = [
  ["NDJSON", "SSE", "WebSocket"],
  ["SSE", "WebSocket", "NDJSON"],
  ["WebSocket", "NDJSON", "SSE"],
];
/** How long the last turns may take, once no server is killed any more. */
const restMs = 15_000;

/** Kills a server again and again while every visitor of the site asks, reads to the end, and asks the next. */
export async function crashAgainAndAgain(site: Site, options: CrashOptions): Promise<CrashReport> {
  const report: CrashReport = { readers: new Map(), faults: [], liveAtKills: [], servers: { urls: [] } };
  const { servers } = report;
  let isKilling = true;
  const converse = async (visitor: number) => {
    for (let turn = 0; isKilling; turn++) {
      const message = `price ${visitor}.${turn}`;
      const sessionId = await site.send(servers, visitor, message);
      const reader = site.reader(servers, visitor, sessionId, { transports: orders[visitor % 3] ?? [] });
      report.readers.set(message, reader);
      await reader.readToEnd();
    }
  };
  const all = Promise.all(
    site.visitors.map((_, visitor) => converse(visitor).catch((error) => report.faults.push(messageOf(error)))),
  );
  for (let life = 0; life < options.kills; life++) await liveAndDie(site, report, options, life);
  isKilling = false;
  servers.urls = (await site.start(options)).urls;
  if ((await Promise.race([all, Bun.sleep(restMs)])) === undefined) {
    for (const [message, { ended }] of report.readers) if (!ended) report.faults.push(`${message} never ended`);
  }
  servers.areGone = report.faults.length > 0;
  return report;
}

async function liveAndDie(site: Site, report: CrashReport, options: CrashOptions, life: number): Promise<void> {
  const { servers, readers, liveAtKills } = report;
  const live = () => [...readers.values()].filter(({ isLive }) => isLive).length;
  const server = await site.start(options);
  servers.urls = server.urls;
  const startedAt = performance.now();
  // Every fourth dies at any moment, before a message is accepted too.
  const isEarly = life % 4 === 3;
  const untilBusy = async () => {
    while (!isEarly && live() < options.streams && performance.now() - startedAt < 6_000) await Bun.sleep(1);
  };
  await untilBusy();
  await Bun.sleep(Math.random() * 250);
  // Some may have ended meanwhile, all at once where the machine is slow.
  await untilBusy();
  liveAtKills.push(live());
  servers.urls = [];
  await server.child.kill();
}
