import type { RowReader } from "../db/client.ts";
import { type ExportCursor, type ExportRange, exportColumns, readExportPage } from "../db/queries/export-rows.ts";
import { csvHeader, encodeCells, mostEncoded } from "./csv.ts";

/** A piece of the file: whole rows. */
export interface CsvPage {
  bytes: Uint8Array<ArrayBuffer>;
  rows: number;
}

/** A page is about so large, whatever its rows are. */
const pageBytes = 512 * 1024;
const firstRows = 256;
const mostRows = 4_096;

/** The file of a range in pages, the header row first. Each page's bytes are the taker's own. */
export async function* csvPages(reader: RowReader, range: ExportRange): AsyncGenerator<CsvPage> {
  yield { bytes: csvHeader(exportColumns), rows: 0 };
  let cursor: ExportCursor = { occurredAt: range.from, eventId: "" };
  let output = new Uint8Array(0);
  for (let limit = firstRows; ; ) {
    const page = await readExportPage(reader, range, cursor, limit);
    if (!page) return;
    const { cells, rows, last } = page;
    if (output.length < mostEncoded(cells.length)) output = new Uint8Array(mostEncoded(cells.length) * 2);
    yield { bytes: output.slice(0, encodeCells(cells, output)), rows };
    if (rows < limit) return;
    cursor = last;
    limit = Math.max(1, Math.min(mostRows, limit * 2, Math.round((pageBytes * rows) / cells.length)));
  }
}
