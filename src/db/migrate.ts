import type { Client } from "@libsql/client";
import { migrations } from "../../drizzle/manifest.ts";
import { isConflict } from "./fault.ts";

export interface Migration {
  name: string;
  sql: string;
}

/**
 * Applies what is missing, each migration in one transaction, and returns what this call applied. Safe when several
 * processes start at once: the row of `migrations` lets one of them win, and the others go on behind it. Throws where
 * a newer program has been at the database: what this one writes might not fit.
 */
export async function migrate(client: Client, wanted: readonly Migration[] = migrations): Promise<string[]> {
  await client.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL)");
  await refuseNewer(client, wanted);
  const applied: string[] = [];
  for (const migration of wanted) {
    if (await isApplied(client, migration)) continue;
    if (await apply(client, migration)) applied.push(migration.name);
  }
  return applied;
}

/** When the database was made, in milliseconds since 1970. */
export async function firstMigrationAt(client: Client): Promise<number> {
  const { rows } = await client.execute("SELECT MIN(applied_at) FROM migrations");
  return Number(rows[0]?.[0]);
}

async function refuseNewer(client: Client, wanted: readonly Migration[]): Promise<void> {
  const known = new Set(wanted.map(({ name }) => name));
  const { rows } = await client.execute("SELECT name FROM migrations ORDER BY name");
  const unknown = rows.map((row) => String(row[0])).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  const names = unknown.join(", ");
  throw new Error(`a newer version of Usher has migrated it (${names} is unknown to this one): use the newer program`);
}

async function isApplied(client: Client, { name }: Migration): Promise<boolean> {
  const found = await client.execute({ sql: "SELECT 1 FROM migrations WHERE name = ?", args: [name] });
  return found.rows.length > 0;
}

/** False where another process was first. */
async function apply(client: Client, migration: Migration): Promise<boolean> {
  const statements = migration.sql.split("--> statement-breakpoint").map((statement) => statement.trim());
  const mark = { sql: "INSERT INTO migrations VALUES (?, ?)", args: [migration.name, Date.now()] };
  try {
    await client.batch([mark, ...statements.filter(Boolean)], "write");
    return true;
  } catch (error) {
    if (isConflict(error) && (await isApplied(client, migration))) return false;
    throw error;
  }
}
