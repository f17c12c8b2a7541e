import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../client.ts";
import { apiKeys } from "../schema.ts";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** What a key's id tells while it is in force: whose it is, and the hash of the whole key. */
export function findApiKey(db: Database, id: string): Promise<Pick<ApiKeyRow, "company" | "hash"> | undefined> {
  return db.reader
    .select({ company: apiKeys.company, hash: apiKeys.hash })
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .then((rows) => rows[0]);
}

/** Every key that the company ever had, oldest first. */
export function listApiKeys(db: Database, company: string): Promise<ApiKeyRow[]> {
  return db.reader
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.company, company))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

export function insertApiKeySql(db: Database, row: ApiKeyRow) {
  return db.reader.insert(apiKeys).values(row);
}

/** Changes a row where the company has such a key in force. */
export function revokeApiKeySql(db: Database, company: string, id: string, now: number) {
  return db.reader
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.company, company), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)));
}
