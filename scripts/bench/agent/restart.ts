import { join } from "node:path";
import { compile } from "../../compile.ts";
import { bootstrap, eventsOf, openStream, say, startAgentServer, type Visitor } from "./client.ts";

const turns = Number(Bun.env.BENCH_TURNS ?? 1_000);
const env = { BENCH_PACE_MS: "200", BENCH_WORDS: "400" };

/**
 * Kills a server under many open replies, and starts the next, a binary as `bun run build` makes it: when it goes on with
 * the first reply, and with the last.
 */
export async function benchRestart(folder: string): Promise<void> {
  const binary = join(folder, "usher");
  await compile("scripts/bench/agent/server.ts", binary);
  const first = await startAgentServer(folder, env, [binary]);
  const visitors = await Promise.all(Array.from({ length: turns }, (_, index) => bootstrap(first.url, `v-${index}`)));
  const sessions = await Promise.all(visitors.map((visitor) => say(first.url, visitor, "go")));
  // Every reply has begun, and the disk has nothing else to do.
  await Bun.sleep(3_000);
  first.child.kill("SIGKILL");
  await first.child.exited;

  const startedAt = performance.now();
  const second = await startAgentServer(folder, env, [binary]);
  const listening = performance.now() - startedAt;
  const since = performance.timeOrigin + startedAt;
  const resumed = await Promise.all(
    [0, turns - 1].map((turn) => firstNew(second.url, visitors[turn] ?? {}, sessions[turn] ?? "", since)),
  );
  console.log(
    `  restart with ${turns.toLocaleString("en")} open turns: listening after ${listening.toFixed(0)} ms, first ` +
      `resumed event after ${Math.min(...resumed).toFixed(0)} ms, of the last turn ${Math.max(...resumed).toFixed(0)} ms`,
  );
  second.child.kill("SIGKILL");
  await second.child.exited;
}

/** Milliseconds from `since` to the first word that was made after it. */
async function firstNew(url: string, visitor: Visitor, sessionId: string, since: number): Promise<number> {
  for await (const event of eventsOf(await openStream(url, visitor, sessionId))) {
    if (event.type === "message.appended" && Date.parse(event.meta.at) > since) {
      return performance.timeOrigin + performance.now() - since;
    }
  }
  throw new Error("The reply was not gone on with");
}
