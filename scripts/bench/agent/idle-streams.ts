import { type BenchServer, besideFloor, bootstrap, say } from "./client.ts";
import { openIdle } from "./idle-reader.ts";
import { residentBytes } from "./process-cost.ts";

const streams = Number(Bun.env.BENCH_STREAMS ?? 10_000);
/** Opened before the first look, so that what any stream needs once is not counted for each. */
const warmUp = 500;
const atOnce = 200;

/** What a stream costs the server while nothing happens: 10,000 of them on a reply that is long in coming. */
export async function benchIdleStreams(folder: string): Promise<void> {
  const env = { BENCH_PACE_MS: "3600000", BENCH_WORDS: "1" };
  const { usher, floor } = await besideFloor(folder, env, measureIdle);
  const ratio = `floor ${floor.toFixed(1)} KiB (× ${(usher / floor).toFixed(1)})`;
  console.log(`  idle open stream: ${usher.toFixed(1)} KiB each at ${streams.toLocaleString("en")}; ${ratio}`);
}

/** KiB a stream. */
async function measureIdle({ child, url }: BenchServer): Promise<number> {
  const visitor = await bootstrap(url, "idle");
  const sessionId = await say(url, visitor, "wait");
  const open = async (count: number) => {
    for (let at = 0; at < count; at += atOnce) {
      await Promise.all(Array.from({ length: Math.min(atOnce, count - at) }, () => openIdle(url, visitor, sessionId)));
    }
    await Bun.sleep(1_000);
    child.kill("SIGUSR2");
    await Bun.sleep(1_000);
  };
  await open(warmUp);
  const before = residentBytes(child.pid);
  await open(streams);
  return (residentBytes(child.pid) - before) / streams / 1024;
}
