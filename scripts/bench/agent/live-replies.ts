import { quantile } from "../table.ts";
import { bootstrap, say, startAgentServer } from "./client.ts";
import { cpuSeconds } from "./process-cost.ts";
import { readWords } from "./word-reader.ts";

const replies = Number(Bun.env.BENCH_REPLIES ?? 1_000);
const paceMs = 40;
const words = 450;
const windowSeconds = 10;

/** A thousand replies of a word each 40 ms, read by another process: what arrives, how late, and what it costs. */
export async function benchLiveReplies(folder: string): Promise<void> {
  const { child, url } = await startAgentServer(folder, { BENCH_PACE_MS: String(paceMs), BENCH_WORDS: String(words) });
  const visitors = await Promise.all(Array.from({ length: replies }, (_, index) => bootstrap(url, `visitor-${index}`)));
  let lateness: number[] = [];
  const note = (due: number) => void lateness.push(performance.timeOrigin + performance.now() - due);
  const reading = visitors.map(async (visitor) => readWords(url, visitor, await say(url, visitor, "go"), note));
  const readers = await Promise.all(reading);
  while (readers.some(({ words }) => words < 1_000 / paceMs)) await Bun.sleep(20);

  lateness = [];
  const startedAt = performance.now();
  const before = [child.pid, process.pid].map(cpuSeconds);
  await Bun.sleep(windowSeconds * 1_000);
  const seconds = (performance.now() - startedAt) / 1_000;
  const seen = lateness;
  lateness = [];
  const used = [child.pid, process.pid].map((pid, index) => (cpuSeconds(pid) - (before[index] ?? 0)) / seconds);
  await Promise.all(readers.map(({ done }) => done));
  if (readers.some((reader) => reader.words !== words)) throw new Error("Not every word came");

  const rate = Math.round(seen.length / seconds);
  const asked = replies * (1_000 / paceMs);
  console.log(
    `  ${replies.toLocaleString("en")} live replies: ${rate.toLocaleString("en")} journaled events/s held of ` +
      `${asked.toLocaleString("en")}, due → reader p50 ${quantile(seen, 0.5).toFixed(0)} ms, ` +
      `p99 ${quantile(seen, 0.99).toFixed(0)} ms; cores: server ${used[0]?.toFixed(2)}, readers ${used[1]?.toFixed(2)}`,
  );
  child.kill("SIGINT");
  await child.exited;
}
