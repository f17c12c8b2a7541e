import type { RowReader } from "../db/client.ts";
import { type ExportCursor, type ExportRange, exportColumns, readExportPage } from "../db/queries/export-rows.ts";
import { csvHeader, encodeCells, mostEncoded } from "./csv.ts";

/** A piece of the file: whole rows. Its bytes are valid until the next page is asked for. */
export interface CsvPage {
  bytes: Uint8Array;
  rows: number;
}

/** A page is about so large, whatever its rows are. */
const pageBytes = 256 * 1024;
const firstRows = 32;
const mostRows = 4_096;

/** The file of a range in pages, the header row first. `room` gives what a page of so many bytes at most is written to. */
export async function* csvPages(
  reader: RowReader,
  range: ExportRange,
  room: (bytes: number) => Uint8Array,
): AsyncGenerator<CsvPage> {
  const header = csvHeader(exportColumns);
  const output = room(header.length);
  output.set(header);
  yield { bytes: output.subarray(0, header.length), rows: 0 };
  let cursor: ExportCursor = { occurredAt: range.from, eventId: "" };
  for (let limit = firstRows; ; ) {
    const page = await readExportPage(reader, range, cursor, limit);
    if (!page) return;
    const { cells, rows, last } = page;
    const output = room(mostEncoded(cells.length, rows));
    yield { bytes: output.subarray(0, encodeCells(cells, output)), rows };
    if (rows < limit) return;
    cursor = last;
    limit = Math.max(1, Math.min(mostRows, limit * 2, Math.round((pageBytes * rows) / cells.length)));
  }
}
