import { readlinkSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { openReader, type RowReader } from "../db/client.ts";
import { collectStatements } from "../db/collect-statements.ts";
import type { DatabaseConfig } from "../db/connect.ts";
import type { ExportRange } from "../db/queries/export-rows.ts";
import { type CsvPage, csvPages } from "./csv-pages.ts";
import { PageRing } from "./page-ring.ts";

/** What the thread is told: what to read, then once for each page that may be made. */
export type CsvRequest = { database: DatabaseConfig; range: ExportRange } | "next" | "close";
/** What it answers. A page is the first bytes of the next place of the ring, or of the place that came to be there. */
export type CsvReply = PageReply | "end" | "closed" | { failure: string };

interface PageReply {
  length: number;
  rows: number;
  place: SharedArrayBuffer | undefined;
}

declare const self: Worker;

stepBack();

let reader: RowReader | undefined;
let pages: AsyncGenerator<CsvPage> | undefined;
const ring = new PageRing();
/** The place that was made for the page under way. */
let place: SharedArrayBuffer | undefined;
/** Requests one after another, in the order in which they came. */
let last: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<CsvRequest>) => {
  last = last.then(() => answer(data)).catch(fail);
};

async function answer(request: CsvRequest): Promise<void> {
  if (request === "close") return close();
  if (request === "next") return sendNext();
  reader = openReader(request.database);
  pages = csvPages(reader, request.range, (bytes) => {
    place = ring.turn(bytes);
    return ring.bytes();
  });
}

async function sendNext(): Promise<void> {
  const { done, value } = (await pages?.next()) ?? { done: true, value: undefined };
  if (done || !value) self.postMessage("end" satisfies CsvReply);
  else self.postMessage({ length: value.bytes.length, rows: value.rows, place } satisfies CsvReply);
}

async function close(): Promise<void> {
  await pages?.return(undefined);
  pages = undefined;
  reader?.close();
  reader = undefined;
  await collectStatements();
  self.postMessage("closed" satisfies CsvReply);
}

/** Visitors come first: where the processor is short, this thread waits. Linux alone tells a thread's number. */
function stepBack(): void {
  try {
    const thread = Number(readlinkSync("/proc/thread-self").split("/").at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Elsewhere it runs as all others do.
  }
}

function fail(error: unknown): void {
  const failure = error instanceof Error ? error.message : String(error);
  self.postMessage({ failure } satisfies CsvReply);
}
