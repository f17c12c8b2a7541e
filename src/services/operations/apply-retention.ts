import type { Context } from "../../context.ts";
import { emptySharesSql, visitSweeps } from "../../db/queries/retention.ts";
import type { Statement } from "../../db/writer.ts";

const dayMs = 24 * 60 * 60_000;
/** Rows of one transaction: replies that are written meanwhile wait a few milliseconds at most. */
const batchRows = 500;
const pauseMs = 20;

/**
 * Deletes what is older than each company's `retention.history_days`: history, analytics, finished turns, visitors
 * without any, deliveries that have ended, and shares, whose snapshots go as soon as they expire. Returns the rows.
 */
export async function applyRetention(
  { db, packages }: Pick<Context, "db" | "packages">,
  now = Date.now(),
): Promise<number> {
  let rows = 0;
  for (const { slug, row } of await packages.companies()) {
    const before = now - row.live.retention.historyDays * dayMs;
    for (const sweep of visitSweeps) rows += await inBatches(db, () => sweep(slug, before, batchRows));
    rows += await inBatches(db, () => emptySharesSql(slug, now, batchRows));
  }
  return rows;
}

async function inBatches({ writer, overwriteFreed }: Context["db"], batch: () => Statement): Promise<number> {
  for (let rows = 0; ; ) {
    const [, result] = await writer.write([overwriteFreed, batch()]);
    const changed = result?.rowsAffected ?? 0;
    rows += changed;
    if (changed < batchRows) return rows;
    await Bun.sleep(pauseMs);
  }
}
