import { type Client, createClient } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { migrate } from "./migrate.ts";
import * as schema from "./schema.ts";
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
  /** Ends when queued writes are committed. */
  close(): Promise<void>;
}

/** Busy waits block the event loop: keep SQLite's own short and let the writer wait in JavaScript. */
const busyTimeoutMs = 30;

/** Opens the database and applies missing migrations. Throws when it cannot be reached or written. */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const writing = connect(config);
  const local = writing.protocol === "file" && !config.syncUrl;
  if (local) await untilFree(writing, () => writing.execute("PRAGMA journal_mode=WAL"));
  await untilFree(writing, () => migrate(writing));
  const reading = config.syncUrl ? writing : connect(config);
  const writer = createWriter(writing);
  return {
    reader: drizzle(reading, { schema }),
    writer,
    async close() {
      await writer.close();
      writing.close();
      reading.close();
    },
  };
}

function connect({ url, authToken, syncUrl }: DatabaseConfig): Client {
  return createClient({
    url,
    ...(authToken ? { authToken } : {}),
    ...(syncUrl ? { syncUrl, syncInterval: 1 } : {}),
    timeout: busyTimeoutMs,
    concurrency: 1,
  });
}

/** Tries for 10 s while another process holds the lock, e.g. two that start at once; never on a connection after BUSY. */
async function untilFree<T>(client: Client, run: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 10_000;
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
