import { bootstrap, eventsOf, openStream, say, startAgentServer } from "./client.ts";
import { printRow } from "./row.ts";

const turns = 200;

/** One visitor after another, nothing else going on. */
export async function benchReplies(folder: string): Promise<void> {
  const { child, url } = await startAgentServer(folder);
  const accepted: number[] = [];
  const firstWords: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const visitor = await bootstrap(url, `visitor-${turn}`);
    const startedAt = performance.now();
    const sessionId = await say(url, visitor, "How long does an access token live?");
    accepted.push(performance.now() - startedAt);
    for await (const event of eventsOf(await openStream(url, visitor, sessionId))) {
      if (event.type === "message.appended") {
        firstWords.push(performance.now() - startedAt);
        break;
      }
    }
  }
  printRow("202 to a message, journal on", accepted, "ms");
  printRow("message → first message.appended", firstWords, "ms");
  child.kill("SIGINT");
  await child.exited;
}
