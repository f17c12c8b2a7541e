import { open, rename, rm } from "node:fs/promises";
import type { Context } from "../context.ts";
import { countExportRows } from "../db/queries/export-rows.ts";
import { checkDays, type Days, rangeOf } from "../exports/range.ts";
import { Meter } from "../exports/run-job.ts";

export interface ExportRequest extends Days {
  company: string;
  /** Takes the file's bytes; resolves when there is room for more. */
  write(bytes: Uint8Array): Promise<void>;
  onProgress(progress: { rows: number; total: number }): void;
  signal: AbortSignal;
}

export interface ExportReport {
  company: string;
  rows: number;
  bytes: number;
  sha256: string;
}

/** Writes the CSV of a range of days to any taker, page by page. Throws `company_not_found` and `invalid_request`. */
export async function exportTo({ db, exports, packages }: Context, request: ExportRequest): Promise<ExportReport> {
  checkDays(request);
  const { slug } = await packages.company(request.company);
  const range = rangeOf(slug, request);
  const total = await countExportRows(db, range);
  const meter = new Meter();
  for await (const page of exports.pages(range, request.signal)) {
    meter.add(page);
    await request.write(page.bytes);
    request.onProgress({ rows: meter.rows, total });
  }
  return { company: slug, rows: meter.rows, bytes: meter.bytes, sha256: meter.sha256() };
}

/** Writes under another name and renames at the end: under its own, a file is there as a whole or not at all. */
export async function writingTo<T>(path: string, run: (write: ExportRequest["write"]) => Promise<T>): Promise<T> {
  const temporary = `${path}.${crypto.randomUUID().slice(0, 8)}.partial`;
  const file = await open(temporary, "wx");
  try {
    const result = await run((bytes) => file.writeFile(bytes));
    await file.sync();
    await rename(temporary, path);
    return result;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
