import { rmSync } from "node:fs";
import { type FileHandle, open, realpath, rename, rm, stat } from "node:fs/promises";
import type { Context } from "../../context.ts";
import { countExportRows } from "../../db/queries/export-rows.ts";
import { withPath } from "../../errors.ts";
import { checkDays, type Days, rangeOf } from "../../exports/range.ts";
import { Meter } from "../../exports/run-job.ts";

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

/**
 * Writes under another name and renames at the end: under its own, a file is there as a whole or not at all. A link is
 * followed; a pipe or a device is written to as it is. Throws for a folder, before `run` has begun. `beforeEnd` takes
 * what must be done where the process ends in between, and returns what takes it back.
 */
export async function writingTo<T>(
  path: string,
  run: (write: ExportRequest["write"]) => Promise<T>,
  beforeEnd: (act: () => void) => () => void,
): Promise<T> {
  const target = await realpath(path).catch(() => path);
  const there = await stat(target).catch(() => undefined);
  if (there?.isDirectory()) throw new Error(`${path} is a folder: name a file in it`);
  if (there && !there.isFile()) return writingInto(await open(target, "w"), target, run);
  const temporary = `${target}.${crypto.randomUUID().slice(0, 8)}.partial`;
  const forget = beforeEnd(() => rmSync(temporary, { force: true }));
  try {
    const file = await open(temporary, "wx");
    const result = await writingInto(file, target, async (write) => {
      const done = await run(write);
      await file.sync();
      return done;
    });
    await rename(temporary, target);
    return result;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    forget();
  }
}

async function writingInto<T>(
  file: FileHandle,
  path: string,
  run: (write: ExportRequest["write"]) => Promise<T>,
): Promise<T> {
  try {
    return await run((bytes) => file.writeFile(bytes));
  } catch (error) {
    throw withPath(error, path);
  } finally {
    await file.close();
  }
}
