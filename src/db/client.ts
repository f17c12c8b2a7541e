import { type Client, createClient, type InArgs, type Row } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { migrate } from "./migrate.ts";
import * as schema from "./schema.ts";
import { scrubFile } from "./scrub.ts";
import { createWriter, isBusy, type Writer } from "./writer.ts";

export interface DatabaseConfig {
  /** `file:…` or `libsql://…`. */
  url: string;
  authToken?: string;
  /** Primary of an embedded replica; then `url` is the replica's file. */
  syncUrl?: string;
}

/** Reads go through `reader`, every change through `writer`. */
export interface Database {
  readonly reader: LibSQLDatabase<typeof schema>;
  readonly writer: Writer;
  /**
   * Writes the file anew without what was deleted, and empties the log; false where the database is no file of this
   * machine. Other processes may go on: it waits for them, and they for it. Throws SQLITE_BUSY after a minute.
   */
  scrub(): Promise<boolean>;
  /** Ends when queued writes are committed. */
  close(): Promise<void>;
}

/** Busy waits block the event loop: keep SQLite's own short and let the writer wait in JavaScript. */
const busyTimeoutMs = 30;

/**
 * For the writer alone. A group of a thousand live replies touches a thousand pages: kept in memory (64 MB), and brought
 * over from the log each 40 MB, what is touched again and again is moved once. Pragmas are a connection's own.
 */
const writerPragmas = ["PRAGMA wal_autocheckpoint=10000", "PRAGMA cache_size=-64000"];

async function tune(client: Client): Promise<void> {
  for (const pragma of writerPragmas) await client.execute(pragma);
}

/** Opens the database and applies missing migrations. Throws when it cannot be reached or written. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const writing = connect(config);
  const local = writing.protocol === "file" && !config.syncUrl;
  if (local) await untilFree(writing, () => writing.execute("PRAGMA journal_mode=WAL"));
  await untilFree(writing, () => migrate(writing));
  if (local) await untilFree(writing, () => tune(writing));
  const reading = config.syncUrl ? writing : connect(config);
  const writer = createWriter(writing, local ? { onReconnect: () => tune(writing) } : {});
  return {
    reader: drizzle(reading, { schema }),
    writer,
    scrub: async () => local && (await scrubFile(config)),
    async close() {
      await writer.close();
      writing.close();
      reading.close();
    },
  };
}

/** Reads rows on a connection of its own, e.g. of another thread. */
export interface RowReader {
  read(sql: string, args: InArgs): Promise<Row[]>;
  close(): void;
}

/** Opens no file of a replica: two connections that do not know of each other may damage it, so its primary is read. */
export function openReader({ syncUrl, ...config }: DatabaseConfig): RowReader {
  const client = connect({ ...config, url: syncUrl ?? config.url });
  return {
    read: async (sql, args) => (await untilFree(client, () => client.execute({ sql, args }))).rows,
    close: () => client.close(),
  };
}

/** A connection of its own; the caller closes it. */
export function connect({ url, authToken, syncUrl }: DatabaseConfig): Client {
  return createClient({
    url,
    ...(authToken ? { authToken } : {}),
    ...(syncUrl ? { syncUrl, syncInterval: 1 } : {}),
    timeout: busyTimeoutMs,
    concurrency: 1,
  });
}

/** Tries for 10 s while another process holds the lock, e.g. two that start at once; never on a connection after BUSY. */
export async function untilFree<T>(client: Client, run: () => Promise<T>, forMs = 10_000): Promise<T> {
  const deadline = Date.now() + forMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      client.reconnect();
      await Bun.sleep(20 + Math.random() * 50);
    }
  }
}
