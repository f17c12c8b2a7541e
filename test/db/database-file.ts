import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient } from "@libsql/client";
import { WriteThread } from "../../src/db/write-thread.ts";

/** A database file in a folder of its own, with the connections that a test opens on it. */
export class DatabaseFile {
  readonly folder = mkdtempSync(join(tmpdir(), "usher-test-"));
  readonly path = join(this.folder, "test.db");
  readonly url = `file:${this.path}`;
  readonly #clients: (Client | WriteThread)[] = [];

  /**
   * A connection of its own. Never open the file with another SQLite in the same process: closing one library's
   * handle drops the file locks of the other.
   */
  connect(): Client {
    const client = createClient({ url: this.url, timeout: 5, concurrency: 1 });
    this.#clients.push(client);
    return client;
  }

  /** The same on a thread of its own, of the script of ours or of another. */
  thread(script?: string): WriteThread {
    const thread = new WriteThread({ url: this.url }, script);
    this.#clients.push(thread);
    return thread;
  }

  /** Rows of one column. */
  async column(sql: string): Promise<unknown[]> {
    const { rows } = await this.connect().execute(sql);
    return rows.map((row) => row[0]);
  }

  /** Takes the write lock; the returned function lets it go. */
  async lock(): Promise<() => Promise<void>> {
    const transaction = await this.connect().transaction("write");
    return () => transaction.commit();
  }

  /**
   * Transactions in the write-ahead log: frames that name the database's size after a commit
   * (https://sqlite.org/fileformat2.html#walformat). Exact as long as no checkpoint has begun the log anew.
   */
  async commits(): Promise<number> {
    const wal = new DataView(await Bun.file(`${this.path}-wal`).arrayBuffer());
    const frameBytes = 24 + wal.getUint32(8);
    let commits = 0;
    for (let at = 32; at + frameBytes <= wal.byteLength; at += frameBytes) {
      const isCurrent = wal.getBigUint64(at + 8) === wal.getBigUint64(16);
      if (isCurrent && wal.getUint32(at + 4) !== 0) commits++;
    }
    return commits;
  }

  [Symbol.dispose](): void {
    for (const client of this.#clients) void client.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A file with an empty table `t (job, step)`, `job` and `step` its key. */
export async function tableFile(): Promise<DatabaseFile> {
  const file = new DatabaseFile();
  const client = file.connect();
  await client.execute("PRAGMA journal_mode=WAL");
  await client.execute("CREATE TABLE t (job INTEGER, step INTEGER, PRIMARY KEY (job, step))");
  return file;
}

export function insertStep(job: number, step = 0) {
  return { sql: "INSERT INTO t (job, step) VALUES (?, ?)", args: [job, step] };
}
