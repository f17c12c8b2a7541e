import { sql } from "drizzle-orm";
import type { Database } from "../client.ts";

/** Whether the database can be read: a row of its own, for nothing less reaches a file. Never throws. */
export async function answersReads({ reader }: Database): Promise<boolean> {
  try {
    await reader.get(sql`SELECT name FROM migrations LIMIT 1`);
    return true;
  } catch {
    return false;
  }
}
