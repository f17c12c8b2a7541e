import type { Database } from "../db/client.ts";
import { expireJobSql, forgetJobsSql, listExpiredJobs } from "../db/queries/export-jobs.ts";
import type { Exports } from "./exports.ts";
import { exportsPrefix, jobOfKey, keyOf } from "./run-job.ts";

const batch = 100;
const keptMs = 90 * 24 * 60 * 60_000;

/** Removes files past their time, what dead processes left in the store, and jobs of long ago. */
export async function tidyExports(db: Database, { store, runner }: Exports): Promise<void> {
  const now = Date.now();
  for (let expired = await listExpiredJobs(db, now, batch); expired.length > 0; ) {
    for (const job of expired) {
      await store.delete(keyOf(job));
      await db.writer.write([expireJobSql(db, job)]);
    }
    expired = await listExpiredJobs(db, now, batch);
  }
  await store.sweep(exportsPrefix, async (key) => {
    const job = jobOfKey(key);
    return job !== undefined && (await runner.isUnderWay(job));
  });
  await db.writer.write([forgetJobsSql(now - keptMs)]);
}
