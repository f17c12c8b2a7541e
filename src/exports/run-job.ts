import type { ExportJobRow } from "../db/queries/export-jobs.ts";
import type { ObjectStore } from "../objects/object-store.ts";
import type { CsvPage } from "./csv-pages.ts";

/** Another process has taken the job, or it is over: this one writes nothing more. */
export class JobLostError extends Error {
  override readonly name = "JobLostError";
}

/** Where exports are kept in the object store. */
export const exportsPrefix = "exports";

/** The folder of a job: no other has it. */
export function folderOf({ company, id }: Pick<ExportJobRow, "company" | "id">): string {
  return `${exportsPrefix}/${company}/${id}`;
}

type KeyParts = Pick<ExportJobRow, "company" | "id" | "startDate" | "endDate">;

/** The file of a job; its last segment is what a download is named. */
export function keyOf(job: KeyParts): string {
  return `${folderOf(job)}/${job.company}_${job.startDate}_${job.endDate}.csv`;
}

/** Company and job of a key. */
export function jobOfKey(key: string): Pick<ExportJobRow, "company" | "id"> | undefined {
  const [prefix, company, id] = key.split("/");
  return prefix === exportsPrefix && company && id ? { company, id } : undefined;
}

/** Counts what has been written so far. */
export class Meter {
  rows = 0;
  bytes = 0;
  readonly #hash = new Bun.CryptoHasher("sha256");

  add({ bytes, rows }: CsvPage): void {
    this.rows += rows;
    this.bytes += bytes.length;
    this.#hash.update(bytes);
  }

  sha256(): string {
    return this.#hash.digest("hex");
  }
}

export interface JobRun {
  store: ObjectStore;
  pages: AsyncIterable<CsvPage>;
  meter: Meter;
  /** Throws JobLostError where the job is no longer this process's: asked last, before the file can be read. */
  confirm(): Promise<void>;
  signal: AbortSignal;
}

/** Writes the file of a job; it can be read when this resolves, and leaves nothing when it rejects. */
export async function writeExport(job: KeyParts, { store, pages, meter, confirm, signal }: JobRun) {
  async function* body(): AsyncGenerator<Uint8Array> {
    for await (const page of pages) {
      meter.add(page);
      yield page.bytes;
    }
    await confirm();
  }
  const { parts } = await store.put(keyOf(job), body(), signal);
  return { rows: meter.rows, bytes: meter.bytes, parts, sha256: meter.sha256(), now: Date.now() };
}
