import type { Client, InArgs, Row } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { messageOf } from "../errors.ts";
import { checkFile, type FileCheck } from "./check-file.ts";
import { connect, type DatabaseConfig, primaryOf, shownAddress, untilFree } from "./connect.ts";
import { databaseAnswerMs, longAnswerMs } from "./deadline-fetch.ts";
import { firstMigrationAt, migrate } from "./migrate.ts";
import { type OutageListener, watchOutages } from "./outage.ts";
import { overwriteFreed } from "./overwrite-freed.ts";
import * as schema from "./schema.ts";
import { scrubFile } from "./scrub.ts";
import { WriteThread } from "./write-thread.ts";
import { createWriter, type Statement, type Writer, type WritingClient } from "./writer.ts";

/** Reads go through `reader`, every change through `writer`. */
export interface Database {
  readonly reader: LibSQLDatabase<typeof schema>;
  readonly writer: Writer;
  /** Comes first in what deletes: its bytes are overwritten where that is this process's to do. */
  readonly overwriteFreed: Statement;
  /** When it was made, in milliseconds since 1970. */
  createdAt(): Promise<number>;
  /**
   * Writes the file anew without what was deleted, and empties the log; false where the database is no file of this
   * machine. Other processes may go on: it waits for them, and they for it. Throws SQLITE_BUSY after a minute.
   */
  scrub(): Promise<boolean>;
  /** Reads its file whole; `{}` where no damage is found, and where it is no file of this machine. */
  checkFile(): Promise<FileCheck>;
  /** Ends when queued writes are committed. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Told when it goes away once it is open. */
  listener?: OutageListener;
  /** Whether a file is written to on a thread of its own, as the event loop of a server needs it. */
  writeThread?: boolean;
}

const noListener: OutageListener = { began() {}, ended() {} };

/** Opens the database and applies missing migrations. Throws, and names it, when it cannot be reached or written. */
export async function openDatabase(config: DatabaseConfig, options: DatabaseOptions = {}): Promise<Database> {
  try {
    return await open(config, options);
  } catch (cause) {
    throw new Error(`The database ${shownAddress(config)} cannot be opened: ${messageOf(cause)}`, { cause });
  }
}

async function open(config: DatabaseConfig, options: DatabaseOptions): Promise<Database> {
  const { listener = noListener, writeThread = false } = options;
  const watched = watchOutages(listener);
  const writing = watched(connect(primaryOf(config)));
  const local = writing.protocol === "file";
  if (local) await untilFree(writing, () => writing.execute("PRAGMA journal_mode=WAL"));
  await (local ? untilFree(writing, () => migrate(writing)) : migrateServer(config));
  const reading = watched(connect(config));
  if (config.syncUrl) await reading.sync();
  const primary = local && writeThread ? watched(await onThread(config, writing)) : writing;
  const writer = createWriter(config.syncUrl ? followedBy(reading, primary) : primary);
  return {
    reader: drizzle(reading, { schema }),
    writer,
    overwriteFreed: overwriteFreed(local),
    createdAt: () => firstMigrationAt(reading),
    scrub: async () => local && (await scrubFile(config)),
    checkFile: async () => (local ? checkFile(config) : {}),
    async close() {
      await writer.close();
      await primary.close();
      reading.close();
    },
  };
}

/** A thread that writes in the place of a connection. Throws where it cannot. */
async function onThread(config: DatabaseConfig, connection: Client): Promise<WriteThread> {
  connection.close();
  const thread = new WriteThread(config);
  try {
    await untilFree(thread, () => thread.batch([], "write"));
    return thread;
  } catch (error) {
    await thread.close();
    throw error;
  }
}

/** Throws where the server says nothing within the time of an answer. */
async function answers(config: DatabaseConfig): Promise<void> {
  const client = connect({ ...primaryOf(config), answerMs: databaseAnswerMs });
  try {
    await client.execute("SELECT 1");
  } finally {
    client.close();
  }
}

async function migrateServer(config: DatabaseConfig): Promise<void> {
  const client = connect({ ...primaryOf(config), answerMs: longAnswerMs });
  try {
    // A server that hangs is told from one that has much to do.
    await answers(config);
    await untilFree(client, () => migrate(client));
  } finally {
    client.close();
  }
}

/**
 * A primary whose changes are in the replica before they are told. A replica that takes changes itself sends them on
 * one by one, and holds the event loop for each; and its errors do not tell a conflict from a fault.
 */
function followedBy(replica: Client, primary: WritingClient): WritingClient {
  // Where it cannot follow now, it does so within `replicaSeconds` of being able to.
  const follow = () => replica.sync().catch(() => {});
  return {
    batch: (statements, mode) => primary.batch(statements, mode).finally(follow),
    reconnect: () => primary.reconnect(),
  };
}

/** Reads rows on a connection of its own, e.g. of another thread. */
export interface RowReader {
  read(sql: string, args: InArgs): Promise<Row[]>;
  close(): void;
}

/** Opens no file of a replica: two connections that do not know of each other may damage it, so its primary is read. */
export function openReader(config: DatabaseConfig): RowReader {
  const client = connect({ ...primaryOf(config), answerMs: longAnswerMs });
  return {
    read: async (sql, args) => (await untilFree(client, () => client.execute({ sql, args }))).rows,
    close: () => client.close(),
  };
}
