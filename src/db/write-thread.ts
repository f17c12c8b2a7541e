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
  #thread: Thread | undefined;
  #isClosed = false;

  constructor(
    private readonly database: DatabaseConfig,
    private readonly script = WORKER,
  ) {}

  readonly batch: Client["batch"] = async (...batch) => {
    if (this.#isClosed) throw new LibsqlError("The client is closed", "CLIENT_CLOSED");
    if (!this.#thread?.isAlive) this.#thread = new Thread(this.database, this.script);
    return this.#thread.batch(batch);
  };

  reconnect(): void {
    this.#thread?.send("reconnect");
  }

  /** Ends the thread behind what it was asked, and takes nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#thread?.isAlive) await this.#thread.end();
  }
}

class Thread {
  isAlive = true;
  readonly #worker: Worker;
  /** Batches that are not answered yet, in the order in which they were asked. */
  readonly #asked: PromiseWithResolvers<ResultSet[]>[] = [];

  constructor(database: DatabaseConfig, script: string) {
    this.#worker = new Worker(script);
    this.#worker.onmessage = ({ data }: MessageEvent<WriteReply>) => this.#settle(data);
    this.#worker.onerror = ({ message }) => this.#fail(message);
    this.#worker.addEventListener("close", () => this.#fail("it ended"));
    this.send({ database });
  }

  send(request: WriteRequest): void {
    this.#worker.postMessage(request);
  }

  batch(batch: Parameters<Client["batch"]>): Promise<ResultSet[]> {
    this.send({ batch });
    const asked = Promise.withResolvers<ResultSet[]>();
    this.#asked.push(asked);
    return asked.promise;
  }

  end(): Promise<void> {
    return endThread(this.#worker);
  }

  #settle(reply: WriteReply): void {
    if (reply === "closed") return;
    const asked = this.#asked.shift();
    if ("failure" in reply) asked?.reject(receivedFailure(reply.failure));
    else asked?.resolve(reply.results.map(receivedResult));
  }

  /** A thread that ends as it should has answered everything. */
  #fail(reason: string): void {
    this.isAlive = false;
    const error = new LibsqlError(`The writing thread failed: ${reason}`, "WRITE_THREAD_FAILED");
    for (const { reject } of this.#asked.splice(0)) reject(error);
  }
}
