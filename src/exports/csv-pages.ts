import type { RowReader } from "../db/client.ts";
import { type ExportCursor, type ExportRange, exportColumns, readExportPage } from "../db/queries/export-rows.ts";
import { csvHeader, encodeCells, mostEncoded } from "./csv.ts";

/** A piece of the file: whole rows. Its bytes are valid until the next page is asked for. */
export interface CsvPage {
  bytes: Uint8Array<ArrayBuffer>;
  rows: number;
}

/** A page is about so large, whatever its rows are. */
const pageBytes = 512 * 1024;
const firstRows = 256;
const mostRows = 4_096;

/**
 * The file of a range in pages, the header row first. Pages are written into the buffers that `used` gives back, so
 * that a long file makes no more garbage than a short one.
 */
export async function* csvPages(
  reader: RowReader,
  range: ExportRange,
  used: () => ArrayBuffer | undefined,
): AsyncGenerator<CsvPage> {
  yield { bytes: csvHeader(exportColumns), rows: 0 };
  let cursor: ExportCursor = { occurredAt: range.from, eventId: "" };
  for (let limit = firstRows; ; ) {
    const page = await readExportPage(reader, range, cursor, limit);
    if (!page) return;
    const { cells, rows, last } = page;
    const output = bufferFor(mostEncoded(cells.length), used());
    yield { bytes: output.subarray(0, encodeCells(cells, output)), rows };
    if (rows < limit) return;
    cursor = last;
    limit = Math.max(1, Math.min(mostRows, limit * 2, Math.round((pageBytes * rows) / cells.length)));
  }
}

function bufferFor(size: number, used: ArrayBuffer | undefined): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    used && used.byteLength >= size ? used : new ArrayBuffer(Math.max(size, mostEncoded(pageBytes * 2))),
  );
}
