import { quantile } from "../table.ts";
import { type BenchServer, besideFloor, bootstrap, say } from "./client.ts";
import { cpuSeconds } from "./process-cost.ts";
import { readWords } from "./word-reader.ts";

const replies = Number(Bun.env.BENCH_REPLIES ?? 1_000);
const paceMs = 40;
const words = 450;
const windowSeconds = 10;

/** A thousand replies of a word each 40 ms, read by another process: what arrives, how late, and what it costs. */
export async function benchLiveReplies(folder: string): Promise<void> {
  const env = { BENCH_PACE_MS: String(paceMs), BENCH_WORDS: String(words) };
  const { usher, floor } = await besideFloor(folder, env, measureLive);
  const due = ((replies * 1_000) / paceMs).toLocaleString("en");
  console.log(`  ${replies.toLocaleString("en")} live replies, ${due} words/s due; cores are those of 10 s`);
  for (const [name, live] of Object.entries({
    "Usher, each word journaled": usher,
    "floor, nothing journaled": floor,
  })) {
    console.log(
      `    ${name.padEnd(34)} ${Math.round(live.rate).toLocaleString("en")}/s, due → reader p50 ${live.p50.toFixed(0)} ms, ` +
        `p99 ${live.p99.toFixed(0)} ms; server ${live.serverCores.toFixed(2)}, readers ${live.readerCores.toFixed(2)} cores`,
    );
  }
  console.log(`    a journaled word costs ${(usher.serverCores / floor.serverCores).toFixed(1)} × a streamed one`);
}

async function measureLive({ child, url }: BenchServer) {
  const visitors = await Promise.all(Array.from({ length: replies }, (_, index) => bootstrap(url, `visitor-${index}`)));
  let late: number[] = [];
  const note = (due: number) => void late.push(performance.timeOrigin + performance.now() - due);
  const reading = visitors.map(async (visitor) => readWords(url, visitor, await say(url, visitor, "go"), note));
  const readers = await Promise.all(reading);
  while (readers.some((reader) => reader.words < 1_000 / paceMs)) await Bun.sleep(20);

  const within = late.length;
  const startedAt = performance.now();
  const before = [child.pid, process.pid].map(cpuSeconds);
  await Bun.sleep(windowSeconds * 1_000);
  const seconds = (performance.now() - startedAt) / 1_000;
  const [server = 0, reader = 0] = [child.pid, process.pid].map((pid, at) => cpuSeconds(pid) - (before[at] ?? 0));
  const seen = late.slice(within);
  late = [];
  await Promise.all(readers.map(({ done }) => done));
  if (readers.some((one) => one.words !== words)) throw new Error("Not every word came");
  return {
    rate: seen.length / seconds,
    p50: quantile(seen, 0.5),
    p99: quantile(seen, 0.99),
    serverCores: server / seconds,
    readerCores: reader / seconds,
  };
}
