import { rmSync } from "node:fs";
import { join } from "node:path";
import type { ExportSite } from "./usher.ts";

/** Seconds in which `sqlite3 -csv` writes the same rows to a file; `undefined` where there is no such program. */
export async function sqliteCsv({ database, dataDir }: ExportSite): Promise<number | undefined> {
  if (!Bun.which("sqlite3")) return undefined;
  const file = join(dataDir, "peer.csv");
  const query = "SELECT * FROM analytics_events WHERE company = 'usher' ORDER BY occurred_at, event_id";
  const started = performance.now();
  const child = Bun.spawn(["sqlite3", "-csv", "-header", database, query], { stdout: Bun.file(file) });
  if ((await child.exited) !== 0) throw new Error("sqlite3 failed");
  const seconds = (performance.now() - started) / 1000;
  rmSync(file);
  return seconds;
}
