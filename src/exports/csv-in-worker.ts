import type { DatabaseConfig } from "../db/connect.ts";
import { endThread } from "../db/end-thread.ts";
import type { ExportRange } from "../db/queries/export-rows.ts";
import { workerScript } from "../worker-script.ts";
import type { CsvPage } from "./csv-pages.ts";
import type { CsvReply, CsvRequest } from "./csv-worker.ts";
import { PageRing, pagesAhead } from "./page-ring.ts";

const WORKER = workerScript("exports/csv-worker");

/**
 * The file of a range in pages, made on a thread of its own, which has a connection of its own and never runs more
 * than two pages ahead. The bytes of a page are valid until the next one is asked for. A compiled binary must have been built with `src/exports/csv-worker.ts` as an entry point.
 * @throws what the thread failed of, or the signal's reason; the thread has ended when the generator ends.
 */
export async function* csvInWorker(
  database: DatabaseConfig,
  range: ExportRange,
  signal: AbortSignal,
): AsyncGenerator<CsvPage> {
  signal.throwIfAborted();
  const thread = new CsvThread(signal);
  try {
    const ring = new PageRing();
    thread.send({ database, range });
    for (let asked = 0; asked < pagesAhead; asked++) thread.send("next");
    for (;;) {
      const reply = await thread.reply();
      if (typeof reply === "string") return;
      if ("failure" in reply) throw new Error(`The rows could not be read: ${reply.failure}`);
      ring.follow(reply.place);
      yield { bytes: ring.bytes(reply.length), rows: reply.rows };
      thread.send("next");
    }
  } finally {
    await thread.end();
  }
}

/** A worker whose replies are taken one at a time. */
class CsvThread {
  readonly #worker = new Worker(WORKER);
  readonly #replies: CsvReply[] = [];
  #fault: unknown;
  #broken = false;
  #wake = Promise.withResolvers<void>();

  constructor(private readonly signal: AbortSignal) {
    this.#worker.onmessage = ({ data }: MessageEvent<CsvReply>) => {
      this.#replies.push(data);
      this.#wake.resolve();
    };
    this.#worker.onerror = ({ message }) => {
      this.#broken = true;
      this.#fail(new Error(`The export's thread failed: ${message}`));
    };
    signal.addEventListener("abort", this.#abort, { once: true });
  }

  readonly #abort = () => this.#fail(this.signal.reason);

  #fail(fault: unknown): void {
    this.#fault ??= fault;
    this.#wake.resolve();
  }

  send(request: CsvRequest): void {
    this.#worker.postMessage(request);
  }

  async reply(): Promise<CsvReply> {
    for (;;) {
      if (this.#fault !== undefined) throw this.#fault;
      const reply = this.#replies.shift();
      if (reply) return reply;
      await this.#wake.promise;
      this.#wake = Promise.withResolvers();
    }
  }

  async end(): Promise<void> {
    this.signal.removeEventListener("abort", this.#abort);
    if (this.#broken) this.#worker.terminate();
    else await endThread(this.#worker);
  }
}
