import { type Client, createClient } from "@libsql/client";
import { callsWithin, databaseAnswerMs, fetchWithin } from "./deadline-fetch.ts";
import { isBusy } from "./fault.ts";

export interface DatabaseConfig {
  /** `file:…` or `libsql://…`. */
  url: string;
  authToken?: string;
  /** Primary of an embedded replica; then `url` is the replica's file. */
  syncUrl?: string;
  /** How long a server may take for one answer, in milliseconds; default `databaseAnswerMs`. */
  answerMs?: number;
}

/** How old a replica may be: it asks its primary so often. */
export const replicaSeconds = 1;

/** The database that others see too: a replica's primary, otherwise the same. */
export function primaryOf({ syncUrl, ...config }: DatabaseConfig): DatabaseConfig {
  return { ...config, url: syncUrl ?? config.url };
}

/** Its address as people may see it: a query may hold a token, and what stands before an @ a password. */
export function shownAddress(config: DatabaseConfig): string {
  return primaryOf(config)
    .url.replace(/[?#].*/s, "")
    .replace(/\/\/[^/]*@/, "//");
}

/** SQLite's own waits block the event loop of whoever writes on it: they are short, and the writer waits in JavaScript. */
const busyTimeoutMs = 30;

/** A connection of its own; the caller closes it. */
export function connect({ url, authToken, syncUrl, answerMs = databaseAnswerMs }: DatabaseConfig): Client {
  const client = createClient({
    url,
    ...(authToken ? { authToken } : {}),
    ...(syncUrl ? { syncUrl, syncInterval: replicaSeconds } : {}),
    timeout: busyTimeoutMs,
    fetch: fetchWithin(answerMs),
    concurrency: 1,
  });
  return client.protocol === "file" ? client : callsWithin(client, answerMs);
}

/** Tries for 10 s while another process holds the lock, e.g. two that start at once; never on a connection after BUSY. */
export async function untilFree<T>(
  client: Pick<Client, "reconnect">,
  run: () => Promise<T>,
  forMs = 10_000,
): Promise<T> {
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
