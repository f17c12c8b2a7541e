import { join } from "node:path";
import type { DatabaseConfig } from "../../src/db/connect.ts";
import { type Sqld, startSqld } from "./sqld.ts";

/** Kinds of database that Usher runs on (README, Configuration). */
export type DatabaseKind = "file" | "server" | "replica";

const servers = new Map<string, Promise<Sqld>>();

/**
 * The database of a test's folder: the file that a data folder has by itself, or one on a libSQL server that the
 * folder keeps to its end. TEST_DATABASE chooses for all tests that do not (`bun run verify:libsql`).
 */
export async function databaseOf(folder: string, kind = kindOfAll()): Promise<DatabaseConfig | undefined> {
  if (kind === "file") return undefined;
  const dataDir = join(folder, "data");
  const server = servers.get(folder) ?? startSqld(join(dataDir, "sqld"));
  servers.set(folder, server);
  const { url } = await server;
  return kind === "server" ? { url } : { url: `file:${join(dataDir, "replica.db")}`, syncUrl: url };
}

/** The same as `usher` takes it. */
export async function databaseVariables(folder: string, kind = kindOfAll()): Promise<Record<string, string>> {
  const database = await databaseOf(folder, kind);
  if (!database) return {};
  return { DATABASE_URL: database.url, ...(database.syncUrl ? { DATABASE_SYNC_URL: database.syncUrl } : {}) };
}

/** Ends the server of a folder that is removed. */
export async function dropDatabase(folder: string): Promise<void> {
  await (await servers.get(folder))?.stop();
  servers.delete(folder);
}

function kindOfAll(): DatabaseKind {
  const kind = process.env.TEST_DATABASE ?? "file";
  if (kind === "file" || kind === "server" || kind === "replica") return kind;
  throw new Error("TEST_DATABASE must be file, server or replica");
}
