import type { Client } from "@libsql/client";
import { collectStatements } from "./collect-statements.ts";
import { connect, type DatabaseConfig } from "./connect.ts";
import { sentFailure, sentResult, type WriteReply, type WriteRequest } from "./write-messages.ts";

declare const self: Worker;

let database: DatabaseConfig | undefined;
let client: Client | undefined;
/** Requests one after another, in the order in which they came. */
let last: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<WriteRequest>) => {
  last = last.then(() => answer(data));
};

async function answer(request: WriteRequest): Promise<void> {
  if (request === "reconnect") client?.reconnect();
  else if (request === "close") self.postMessage(await close());
  else if ("database" in request) database = request.database;
  else self.postMessage(await write(request.batch));
}

async function write(batch: Parameters<Client["batch"]>): Promise<WriteReply> {
  try {
    if (!database) throw new Error("The thread was not told its database");
    client ??= connect(database);
    return { results: (await client.batch(...batch)).map(sentResult) };
  } catch (error) {
    return { failure: sentFailure(error) };
  }
}

/** Whoever copies the file of a server that has stopped has all of it, unless others still read. */
async function close(): Promise<WriteReply> {
  await client?.execute("PRAGMA wal_checkpoint(TRUNCATE)").catch(() => {});
  client?.close();
  client = undefined;
  await collectStatements();
  return "closed";
}
