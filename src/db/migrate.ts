import type { Client } from "@libsql/client";
import { migrations } from "../../drizzle/manifest.ts";

/** Applies what is missing, each migration in one transaction. Safe when several processes start at once. */
export async function migrate(client: Client): Promise<string[]> {
  await client.execute("CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL)");
  const known = await client.execute("SELECT name FROM migrations");
  const applied = new Set(known.rows.map((row) => row[0]));
  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, sql } of missing) {
    const statements = sql.split("--> statement-breakpoint").map((statement) => statement.trim());
    await client.batch(
      [{ sql: "INSERT INTO migrations VALUES (?, ?)", args: [name, Date.now()] }, ...statements.filter(Boolean)],
      "write",
    );
  }
  return missing.map(({ name }) => name);
}
