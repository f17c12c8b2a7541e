import { type BenchServer, besideFloor, bootstrap, eventsOf, openStream, say } from "./client.ts";
import { printRow } from "./row.ts";

const turns = 200;

/** One visitor after another, nothing else going on. The floor is a server that answers at once and keeps nothing. */
export async function benchReplies(folder: string): Promise<void> {
  const { usher, floor } = await besideFloor(folder, {}, measureReplies);
  printRow("202 to a message, journal on", usher.accepted, floor.accepted, "ms");
  printRow("message → first message.appended", usher.firstWords, floor.firstWords, "ms");
}

async function measureReplies({ url }: BenchServer) {
  const accepted: number[] = [];
  const firstWords: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const visitor = await bootstrap(url, `visitor-${turn}`);
    const startedAt = performance.now();
    const sessionId = await say(url, visitor, "How long does an access token live?");
    accepted.push(performance.now() - startedAt);
    for await (const event of eventsOf(await openStream(url, visitor, sessionId))) {
      if (event.type !== "message.appended") continue;
      firstWords.push(performance.now() - startedAt);
      break;
    }
  }
  return { accepted, firstWords };
}
