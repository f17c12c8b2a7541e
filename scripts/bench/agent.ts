import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKeyring } from "../../src/agent/keyring.ts";
import { createTokens } from "../../src/agent/tokens.ts";
import { openDatabase } from "../../src/db/client.ts";
import { bootstrap, eventsOf, openStream, say, startAgentServer } from "./agent-client.ts";
import { median } from "./load.ts";

/** The agent's figures: acceptance, first words, many live replies, idle streams, restart, token verification. */
export async function benchAgent(): Promise<void> {
  console.log("\nAgent (readers in another process than the server)");
  await inFolder(benchReplies);
  await inFolder(benchLiveReplies);
  await inFolder(benchIdleStreams);
  await inFolder(benchRestart);
  await inFolder(benchTokens);
}

async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "usher-bench-"));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One visitor after another, nothing else going on. */
async function benchReplies(folder: string): Promise<void> {
  const { child, url } = await startAgentServer(folder);
  const accepted: number[] = [];
  const firstWords: number[] = [];
  for (let turn = 0; turn < 200; turn++) {
    const headers = await bootstrap(url, `visitor-${turn}`);
    const startedAt = performance.now();
    const sessionId = await say(url, headers, "How long does an access token live?");
    accepted.push(performance.now() - startedAt);
    for await (const event of eventsOf(await openStream(url, headers, sessionId))) {
      if (event.type !== "message.appended") continue;
      firstWords.push(performance.now() - startedAt);
      break;
    }
  }
  row("202 to a message, journal on", accepted, "ms");
  row("message → first message.appended", firstWords, "ms");
  await end(child);
}

/** Replies of dated words each 40 ms, all at once: what arrives, and how late. */
async function benchLiveReplies(folder: string): Promise<void> {
  const replies = 1_000;
  const { child, url } = await startAgentServer(folder, { BENCH_PACE_MS: "40", BENCH_DELTAS: "200" });
  const lateness: number[] = [];
  let events = 0;
  const startedAt = performance.now();
  const visitors = await Promise.all(Array.from({ length: replies }, (_, index) => bootstrap(url, `visitor-${index}`)));
  const read = async (headers: Record<string, string>) => {
    const sessionId = await say(url, headers, "go");
    for await (const event of eventsOf(await openStream(url, headers, sessionId))) {
      events++;
      if (event.type !== "message.appended") continue;
      lateness.push(performance.timeOrigin + performance.now() - Number(event.data.messageDelta));
    }
  };
  await Promise.all(visitors.map(read));
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`  ${replies} live replies: ${Math.round(events / seconds).toLocaleString("en")} journaled events/s`);
  row("generation → reader", lateness, "ms");
  await end(child);
}

async function benchIdleStreams(folder: string): Promise<void> {
  const streams = 2_000;
  const { child, url } = await startAgentServer(folder, { BENCH_PACE_MS: "600000", BENCH_DELTAS: "1" });
  const headers = await bootstrap(url, "idle");
  const sessionId = await say(url, headers, "wait");
  const before = residentBytes(child.pid);
  const open = await Promise.all(Array.from({ length: streams }, () => openStream(url, headers, sessionId)));
  await Bun.sleep(1_000);
  const each = (residentBytes(child.pid) - before) / streams / 1024;
  console.log(`  idle open stream: ${each.toFixed(1)} KiB each at ${open.length.toLocaleString("en")}`);
  child.kill("SIGKILL");
  await child.exited;
}

async function benchRestart(folder: string): Promise<void> {
  const turns = 1_000;
  const env = { BENCH_PACE_MS: "200", BENCH_DELTAS: "400" };
  const first = await startAgentServer(folder, env);
  const visitors = await Promise.all(Array.from({ length: turns }, (_, index) => bootstrap(first.url, `v-${index}`)));
  const sessions = await Promise.all(visitors.map((headers) => say(first.url, headers, "go")));
  await Bun.sleep(1_000);
  first.child.kill("SIGKILL");
  await first.child.exited;
  const startedAt = performance.now();
  const second = await startAgentServer(folder, env);
  const listening = performance.now() - startedAt;
  const headers = visitors[0] ?? {};
  let seen = 0;
  for await (const event of eventsOf(await openStream(second.url, headers, sessions[0] ?? ""))) {
    if (event.type === "message.appended" && Date.parse(event.meta.at) > performance.timeOrigin + startedAt) break;
    seen++;
  }
  const resumed = performance.now() - startedAt;
  console.log(
    `  restart with ${turns} open turns: listening after ${listening.toFixed(0)} ms, ` +
      `first resumed event after ${resumed.toFixed(0)} ms (${seen} recorded ones replayed)`,
  );
  second.child.kill("SIGKILL");
  await second.child.exited;
}

async function benchTokens(folder: string): Promise<void> {
  const db = await openDatabase({ url: `file:${folder}/usher.db` });
  const tokens = createTokens(createKeyring(db), "http://localhost");
  const claims = {
    sub: "vis_1",
    tenantId: "ten_a",
    indexId: "idx_a",
    version: "published",
    revision: "r",
    origin: "o",
  };
  const { token } = await tokens.issue({ ...claims, version: "published" });
  const times: number[] = [];
  for (let count = 0; count < 2_000; count++) {
    const startedAt = performance.now();
    await tokens.verify(token);
    times.push((performance.now() - startedAt) * 1000);
  }
  row("verification of a token", times, "µs");
  await db.close();
}

function row(name: string, values: number[], unit: string): void {
  const sorted = [...values].sort((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? 0;
  console.log(`  ${name.padEnd(36)} p50 ${median(values).toFixed(1)} ${unit}, p99 ${p99.toFixed(1)} ${unit}`);
}

function residentBytes(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return pages * 4096;
}

async function end(child: Bun.Subprocess): Promise<void> {
  child.kill();
  await child.exited;
}
