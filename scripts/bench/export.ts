import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment } from "../../src/config.ts";
import { sqliteCsv } from "./export/peer.ts";
import type { ServerCost } from "./export/server.ts";
import { askForExport, type ExportSite, isReady, prepareSite, startUsher } from "./export/usher.ts";
import { median } from "./load.ts";
import { quantile } from "./table.ts";

const rounds = 3;
const fewest = 100_000;

interface Run extends ServerCost {
  seconds: number;
}

/**
 * `GET /query-data` over 1,000,000 events (BENCH_EXPORT_ROWS), from the request to the whole file, into the embedded
 * store and into an S3 server, beside `sqlite3 -csv` writing the same rows; memory at 100,000 events and at 5,000,000
 * (BENCH_EXPORT_MOST); completions while an export runs. Needs up to 7 GB in TMPDIR.
 */
export async function benchExport(): Promise<void> {
  const { BENCH_EXPORT_ROWS: wanted, BENCH_EXPORT_MOST: most } = environment();
  const folder = mkdtempSync(join(tmpdir(), "usher-bench-"));
  try {
    const site = await prepareSite(folder, Number(wanted || 1_000_000));
    await compareRates(site);
    await compareLatency(site);
    rmSync(site.dataDir, { recursive: true });
    await compareMemory(folder, [fewest, Number(most || 5_000_000)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareRates(site: ExportSite): Promise<void> {
  const s3 = Bun.spawn([process.execPath, "scripts/bench/export/s3-server.ts"], { stdout: "pipe", stderr: "inherit" });
  const { value } = await s3.stdout.getReader().read();
  const endpoint = new TextDecoder().decode(value).trim();
  const peer: number[] = [];
  const results: [string, Run[]][] = [
    ["embedded store", []],
    ["S3 server", []],
  ];
  for (let round = 0; round < rounds; round++) {
    const seconds = await sqliteCsv(site);
    if (seconds !== undefined) peer.push(seconds);
    for (const [name, runs] of results) runs.push(await exportOnce(site, name === "S3 server" ? endpoint : undefined));
  }
  s3.kill();
  const { count } = site;
  console.log(
    `\nExport of ${count.toLocaleString("en")} events by GET /query-data, median of ${rounds} rounds in turn`,
  );
  if (peer.length === 0) console.log("  sqlite3 is not installed (package sqlite3): there is no peer to compare with");
  else console.log(`  ${shownRate("sqlite3 -csv", count, peer)}`);
  for (const [name, runs] of results) {
    const seconds = runs.map((run) => run.seconds);
    const ratio = peer.length > 0 ? `${(median(peer) / median(seconds)).toFixed(2)}×`.padStart(8) : "";
    const stalls = runs.map(({ stall }) => stall.toFixed(1)).join(", ");
    console.log(`  ${shownRate(name, count, seconds)}${ratio}   longest stall in each round ${stalls} ms`);
  }
}

function shownRate(name: string, count: number, seconds: readonly number[]): string {
  const rate = Math.round(count / median(seconds)).toLocaleString("en");
  return `${name.padEnd(16)}${median(seconds).toFixed(2).padStart(7)} s${rate.padStart(11)} rows/s`;
}

/** One export in a server of its own. */
async function exportOnce(site: ExportSite, s3Endpoint?: string): Promise<Run> {
  const server = await startUsher(site, s3Endpoint);
  const told = await server.watch();
  const started = performance.now();
  const link = await askForExport(server, site);
  while (!(await isReady(link))) await Bun.sleep(20);
  const seconds = (performance.now() - started) / 1000;
  const cost = await told();
  await server.stop();
  return { seconds, ...cost };
}

async function compareMemory(folder: string, counts: readonly number[]): Promise<void> {
  const peaks: number[] = [];
  for (const count of counts) {
    const site = await prepareSite(folder, count);
    const runs = [await exportOnce(site), await exportOnce(site), await exportOnce(site)];
    rmSync(site.dataDir, { recursive: true });
    peaks.push(median(runs.map(({ peak }) => peak)));
    const seconds = median(runs.map((run) => run.seconds));
    console.log(
      `  ${count.toLocaleString("en").padStart(9)} events: ${seconds.toFixed(2)} s, peak memory of the server ${peaks.at(-1)?.toFixed(0)} MB`,
    );
  }
  console.log(`  grows by ${((peaks.at(-1) ?? 0) - (peaks[0] ?? 0)).toFixed(0)} MB`);
}

/** Completions, one every 5 ms, with nothing else to do and while an export is written, in turn. */
async function compareLatency(site: ExportSite): Promise<void> {
  const server = await startUsher(site);
  const idle: number[][] = [];
  const busy: number[][] = [];
  await latencies(server.url, lasting(1_000));
  for (let round = 0; round < rounds; round++) {
    idle.push(await latencies(server.url, lasting(2_000)));
    const link = await askForExport(server, site);
    busy.push(await latencies(server.url, async () => !(await isReady(link))));
  }
  await server.stop();
  const shown = (values: number[][], share: number) => median(values.map((some) => quantile(some, share)));
  const [before, during] = [shown(idle, 0.99), shown(busy, 0.99)];
  console.log(
    `  completions meanwhile: p50 ${shown(idle, 0.5).toFixed(2)} → ${shown(busy, 0.5).toFixed(2)} ms, ` +
      `p99 ${before.toFixed(2)} → ${during.toFixed(2)} ms, ${(during / before).toFixed(2)}×`,
  );
}

function lasting(milliseconds: number): () => Promise<boolean> {
  const end = performance.now() + milliseconds;
  return async () => performance.now() < end;
}

async function latencies(url: string, goesOn: () => Promise<boolean>): Promise<number[]> {
  const body = JSON.stringify({ prefix: "how do i", sessionId: "bench" });
  const request = { method: "POST", headers: { "content-type": "application/json" }, body };
  const taken: number[] = [];
  do {
    const started = performance.now();
    await (await fetch(`${url}/api/v1/completions`, request)).bytes();
    taken.push(performance.now() - started);
    await Bun.sleep(5);
  } while (taken.length % 20 !== 0 || (await goesOn()));
  return taken;
}
