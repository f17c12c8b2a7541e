import type { ArgsDef } from "citty";
import pino, { type Logger } from "pino";
import { readConfig } from "../config.ts";
import { type Context, createContext } from "../context.ts";
import { primaryOf, replicaSeconds } from "../db/connect.ts";
import { ServiceError } from "../errors.ts";
import { type Company, directoryStaleMs } from "../runtime-package/directory.ts";

/** The command was called in a way that it does not have: exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export const jsonFlag = {
  json: { type: "boolean", description: "Print machine-readable output", default: false },
} satisfies ArgsDef;

/**
 * Opens a context for one command and closes it again, whatever happens. A command works on the primary itself: the
 * file of a replica belongs to the server, and two processes may damage it.
 */
export async function withContext<T>(run: (context: Context) => Promise<T>): Promise<T> {
  const config = readConfig();
  const context = await createContext({ ...config, database: primaryOf(config.database) }, { log: commandLog() });
  try {
    return await run(context);
  } finally {
    await context.close();
  }
}

/** What goes wrong beneath a command, in a line for people: a log of JSON and stacks is for servers. */
function commandLog(): Logger {
  const write = (line: string) => {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: string | { message: string } };
    const reason = typeof err === "object" ? err.message : err;
    process.stderr.write(`${reason === undefined ? msg : `${msg}: ${reason}`}\n`);
  };
  return pino({ level: "error" }, { write });
}

/** Waits until every serving process must have seen a change of pointers or live settings. */
export async function untilSeen(): Promise<void> {
  await untilFollowed();
  await Bun.sleep(directoryStaleMs * 1.5);
}

/** Waits until replicas of servers must have followed what was written; at once where rows are read where they are. */
export async function untilFollowed(): Promise<void> {
  if (readConfig().database.syncUrl) await Bun.sleep(replicaSeconds * 1_250);
}

/** The company of a name, as slug or index id. Throws with the name in its message. */
export async function companyNamed({ packages }: Context, name: string): Promise<Company> {
  try {
    return await packages.company(name);
  } catch (error) {
    const isUnknown = error instanceof ServiceError && error.code === "company_not_found";
    throw isUnknown ? new Error(`There is no such company: ${name}`) : error;
  }
}
