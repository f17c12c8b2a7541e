import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { environment } from "../../src/config.ts";
import { benchDays, seedEvents } from "./export-rows.ts";
import { median } from "./load.ts";
import { quantile } from "./table.ts";

const rounds = 3;
const company = "usher";

interface Run {
  seconds: number;
  rows: number;
  bytes: number;
  stall: number;
  peak: number;
}

/**
 * The export of BENCH_EXPORT_ROWS events (1,000,000) into the embedded store and into an S3 server, beside
 * `sqlite3 -csv` writing the same rows to a file; peak memory at a tenth, and at BENCH_EXPORT_MOST rows where given;
 * other routes while an export runs.
 */
export async function benchExport(): Promise<void> {
  const { BENCH_EXPORT_ROWS: wanted, BENCH_EXPORT_MOST: most } = environment();
  const count = Number(wanted || 1_000_000);
  const folder = mkdtempSync(join(tmpdir(), "usher-bench-"));
  try {
    const url = `file:${join(folder, "events.db")}`;
    await seedEvents(url, company, count);
    await compareRates(folder, url, count);
    await compareMemory(folder, [count / 10, ...(most ? [Number(most)] : [])]);
    await compareLatency(folder, count);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compareRates(folder: string, url: string, count: number): Promise<void> {
  const s3 = Bun.spawn([process.execPath, "scripts/bench/export-s3.ts"], { stdout: "pipe", stderr: "inherit" });
  const { value } = await s3.stdout.getReader().read();
  const endpoint = new TextDecoder().decode(value).trim();
  const results = new Map<string, Run[]>();
  for (let round = 0; round < rounds; round++) {
    const peer = await sqliteCsv(folder, url);
    const runs = { "sqlite3 -csv": peer, embedded: await exportRun(url, folder), S3: await exportRun(url, endpoint) };
    for (const [name, run] of Object.entries(runs)) if (run) results.set(name, [...(results.get(name) ?? []), run]);
  }
  s3.kill();
  console.log(`\nExport of ${count.toLocaleString("en")} events, median of ${rounds} rounds in turn`);
  const floor = medianOf(results.get("sqlite3 -csv") ?? results.get("embedded") ?? [], "seconds");
  for (const [name, runs] of results) {
    const seconds = medianOf(runs, "seconds");
    console.log(
      `  ${name.padEnd(16)}${seconds.toFixed(2).padStart(7)} s${Math.round(count / seconds)
        .toLocaleString("en")
        .padStart(
          12,
        )} rows/s${(floor / seconds).toFixed(2).padStart(7)}×   ${(runs[0]?.bytes ?? 0) / count} bytes a row` +
        `   stall ${medianOf(runs, "stall").toFixed(1)} ms   peak ${medianOf(runs, "peak").toFixed(0)} MB`,
    );
  }
}

function medianOf(runs: readonly Run[], field: keyof Run): number {
  return median(runs.map((run) => run[field]));
}

/** `undefined` where there is no such program. */
async function sqliteCsv(folder: string, url: string): Promise<Run | undefined> {
  if (!Bun.which("sqlite3")) return undefined;
  const out = join(folder, "peer.csv");
  const query = `SELECT * FROM analytics_events WHERE company = '${company}' ORDER BY occurred_at, event_id`;
  const started = performance.now();
  const child = Bun.spawn(["sqlite3", "-csv", "-header", url.replace("file:", ""), query], { stdout: Bun.file(out) });
  await child.exited;
  const seconds = (performance.now() - started) / 1000;
  const peak = (child.resourceUsage()?.maxRSS ?? 0) / 1024 / 1024;
  return { seconds, rows: 0, bytes: statSync(out).size, stall: 0, peak };
}

async function exportRun(url: string, target: string): Promise<Run> {
  const child = Bun.spawn([process.execPath, "scripts/bench/export-run.ts", url, company, target], { stdout: "pipe" });
  return JSON.parse(await new Response(child.stdout).text());
}

async function compareMemory(folder: string, counts: readonly number[]): Promise<void> {
  for (const count of counts) {
    const url = `file:${join(folder, `events-${count}.db`)}`;
    await seedEvents(url, company, count);
    const { peak, seconds } = await exportRun(url, folder);
    console.log(`  ${count.toLocaleString("en")} rows: ${seconds.toFixed(2)} s, peak ${peak.toFixed(0)} MB`);
  }
}

/** Completions of the demo company, one every 5 ms, with nothing else to do and while its events are exported. */
async function compareLatency(folder: string, count: number): Promise<void> {
  const dataDir = join(folder, "data");
  const env = { ...Bun.env, DATA_DIR: dataDir, PORT: "3979", LOG_LEVEL: "error", ADDRESS_REQUESTS_PER_MINUTE: "0" };
  const url = `http://localhost:${env.PORT}`;
  const server = Bun.spawn([process.execPath, "src/main.ts", "demo"], { env, stdout: "ignore", stderr: "inherit" });
  try {
    while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) await Bun.sleep(50);
    await seedEvents(`file:${join(dataDir, "usher.db")}`, company, count);
    const made = Bun.spawn([process.execPath, "src/main.ts", "keys", "create", company], { env, stdout: "pipe" });
    const key = (await new Response(made.stdout).text()).trim();
    await latencies(url, async () => performance.now() < 0);
    const idle = await latencies(url, lasting(3_000));
    const busy = await latencies(url, await exporting(url, key));
    const shown = (values: number[]) =>
      `p50 ${quantile(values, 0.5).toFixed(2)} p99 ${quantile(values, 0.99).toFixed(2)} ms`;
    console.log(`  completions, idle ${shown(idle)}; during an export ${shown(busy)} (${busy.length} requests)`);
  } finally {
    server.kill();
    await server.exited;
  }
}

function lasting(milliseconds: number): () => Promise<boolean> {
  const end = performance.now() + milliseconds;
  return async () => performance.now() < end;
}

/** Begins an export; true until its file is there. */
async function exporting(url: string, key: string): Promise<() => Promise<boolean>> {
  const query = new URLSearchParams({ company, start_date: benchDays.startDate, end_date: benchDays.endDate });
  const answer = await fetch(`${url}/query-data?${query}`, { headers: { "x-api-key": key } });
  const { presigned_url: link } = (await answer.json()) as { presigned_url: string };
  return async () => (await fetch(link, { headers: { range: "bytes=0-0" } })).status === 404;
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
