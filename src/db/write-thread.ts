import { type Client, LibsqlError, type ResultSet } from "@libsql/client";
import { workerScript } from "../worker-script.ts";
import type { DatabaseConfig } from "./connect.ts";
import { endThread } from "./end-thread.ts";
import { receivedFailure, receivedResult, type WriteReply, type WriteRequest } from "./write-messages.ts";
import type { WritingClient } from "./writer.ts";

const WORKER = workerScript("db/write-worker");

/**
 * A connection to a database file on a thread of its own: what SQLite does, and a commit's wait for the disk, hold no
 * event loop. Where the thread fails, the batches that it was given may have been committed: they fail like those that
 * a server left unanswered, and the next one starts another thread.
 * A compiled binary must have been built with `src/db/write-worker.ts` as an entry point.
 */
export class WriteThread implements WritingClient {
  #worker: Worker | undefined;
  /** Batches that are not answered yet, in the order in which they were asked. */
  #asked: PromiseWithResolvers<ResultSet[]>[] = [];

  constructor(
    private readonly database: DatabaseConfig,
    private readonly script = WORKER,
  ) {
    this.#worker = this.#start();
  }

  readonly batch: Client["batch"] = async (...batch) => {
    this.#worker ??= this.#start();
    send(this.#worker, { batch });
    const asked = Promise.withResolvers<ResultSet[]>();
    this.#asked.push(asked);
    return asked.promise;
  };

  reconnect(): void {
    if (this.#worker) send(this.#worker, "reconnect");
  }

  /** Ends the thread behind what it was asked. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    if (worker) await endThread(worker);
  }

  #start(): Worker {
    const worker = new Worker(this.script);
    worker.onmessage = ({ data }: MessageEvent<WriteReply>) => this.#settle(data);
    worker.onerror = ({ message }) => this.#fail(worker, message);
    worker.addEventListener("close", () => this.#fail(worker, "it ended"));
    send(worker, { database: this.database });
    return worker;
  }

  #settle(reply: WriteReply): void {
    if (reply === "closed") return;
    const asked = this.#asked.shift();
    if ("failure" in reply) asked?.reject(receivedFailure(reply.failure));
    else asked?.resolve(reply.results.map(receivedResult));
  }

  #fail(worker: Worker, reason: string): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    const asked = this.#asked;
    this.#asked = [];
    for (const { reject } of asked)
      reject(new LibsqlError(`The writing thread failed: ${reason}`, "WRITE_THREAD_FAILED"));
  }
}

function send(worker: Worker, request: WriteRequest): void {
  worker.postMessage(request);
}
