import { type DatabaseConfig, openReader, type RowReader } from "../db/client.ts";
import type { ExportRange } from "../db/queries/export-rows.ts";
import { type CsvPage, csvPages } from "./csv-pages.ts";

/** What the thread is told: what to read, then once for each page that may be made, with a buffer that is free. */
export type CsvRequest = { database: DatabaseConfig; range: ExportRange } | { next: ArrayBuffer | undefined } | "close";
/** What it answers; a page's buffer is handed over, not copied. */
export type CsvReply = CsvPage | "end" | "closed" | { failure: string };

declare const self: Worker;

let reader: RowReader | undefined;
let pages: AsyncGenerator<CsvPage> | undefined;
/** Buffers of pages that were taken. */
const free: ArrayBuffer[] = [];
/** Requests one after another, in the order in which they came. */
let last: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<CsvRequest>) => {
  last = last.then(() => answer(data)).catch(fail);
};

async function answer(request: CsvRequest): Promise<void> {
  if (request === "close") return close();
  if ("next" in request) return sendNext(request.next);
  reader = openReader(request.database);
  pages = csvPages(reader, request.range, () => free.pop());
}

async function sendNext(used: ArrayBuffer | undefined): Promise<void> {
  if (used) free.push(used);
  const { done, value } = (await pages?.next()) ?? { done: true, value: undefined };
  if (done || !value) self.postMessage("end" satisfies CsvReply);
  else self.postMessage(value satisfies CsvReply, [value.bytes.buffer]);
}

/** Lets go of the files too: a statement that is not collected keeps its connection open (twice: one frees the next). */
async function close(): Promise<void> {
  await pages?.return(undefined);
  pages = undefined;
  reader?.close();
  reader = undefined;
  for (let round = 0; round < 2; round++) {
    Bun.gc(true);
    await Bun.sleep(1);
  }
  self.postMessage("closed" satisfies CsvReply);
}

function fail(error: unknown): void {
  const failure = error instanceof Error ? error.message : String(error);
  self.postMessage({ failure } satisfies CsvReply);
}
