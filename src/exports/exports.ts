import type { Database } from "../db/client.ts";
import type { DatabaseConfig } from "../db/connect.ts";
import type { ExportRange } from "../db/queries/export-rows.ts";
import type { EmbeddedStore } from "../objects/embedded-store.ts";
import type { ObjectStore } from "../objects/object-store.ts";
import { csvInWorker } from "./csv-in-worker.ts";
import type { CsvPage } from "./csv-pages.ts";
import { createJobRunner, type JobRunner, type JobRunnerOptions } from "./job-runner.ts";

export interface ExportStores {
  /** Where files of exports are kept. */
  readonly store: ObjectStore;
  /** The same, where this server answers its links. */
  readonly embedded: EmbeddedStore | undefined;
}

export interface Exports extends ExportStores {
  readonly runner: JobRunner;
  /** The file of a range in pages, the header row first. */
  pages(range: ExportRange, signal: AbortSignal): AsyncGenerator<CsvPage>;
}

export interface ExportOptions
  extends Omit<JobRunnerOptions, "store" | "pages">,
    Partial<Pick<JobRunnerOptions, "pages" | "store">> {
  database: DatabaseConfig;
  /** Brings to the database what this process still holds in its queue. */
  beforeReading(): Promise<void>;
}

/** Exports of every company: their store, and the jobs that fill it. */
export function createExports(db: Database, stores: ExportStores, options: ExportOptions): Exports {
  const { database, beforeReading, ...runner } = options;
  async function* pages(range: ExportRange, signal: AbortSignal): AsyncGenerator<CsvPage> {
    await beforeReading();
    yield* csvInWorker(database, range, signal);
  }
  return { ...stores, pages, runner: createJobRunner(db, { store: stores.store, pages, ...runner }) };
}
