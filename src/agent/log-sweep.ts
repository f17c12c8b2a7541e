import type { Database } from "../db/client.ts";
import { logSpan, sweepLogSql } from "../db/queries/turn-events.ts";

/** Rows in one statement, which holds back all others. */
const rowsAtOnce = 2_000;
const leastFiled = 2_000;
const mostMsBetween = 60_000;

/** Drops filed events from the log, as a collector does: a lap only when it finds enough to pay for itself. */
export class LogSweep {
  #filed = 0;
  /** Filed events that make a lap worth it; the first lap finds what an earlier process left. */
  #enough = 0;
  #lapAt = 0;
  #lap: Promise<void> | undefined;

  constructor(private readonly db: Database) {}

  /** Told how many events were filed. */
  filed(events: number): void {
    this.#filed += events;
    const due = performance.now() - this.#lapAt > mostMsBetween;
    if (due || this.#filed >= this.#enough) void this.lap().catch(() => {});
  }

  /** Goes through all of the log once. */
  lap(): Promise<void> {
    this.#lap ??= this.#sweepAll().finally(() => {
      this.#lap = undefined;
    });
    return this.#lap;
  }

  async #sweepAll(): Promise<void> {
    this.#filed = 0;
    this.#lapAt = performance.now();
    const { first, last } = await logSpan(this.db);
    for (let at = first; at <= last && last > 0; at += rowsAtOnce) {
      await this.db.writer.write([this.db.overwriteFreed, sweepLogSql(at, Math.min(last, at + rowsAtOnce - 1))]);
    }
    const left = await logSpan(this.db);
    this.#enough = Math.max(leastFiled, (left.last - left.first) / 2);
  }
}
