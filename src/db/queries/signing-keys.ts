import { desc, gt, isNull, or } from "drizzle-orm";
import type { Database } from "../client.ts";
import { signingKeys } from "../schema.ts";

export type SigningKeyRow = typeof signingKeys.$inferSelect;

/** Keys that have not expired at `now`, newest first. */
export function listSigningKeys(db: Database, now: number): Promise<SigningKeyRow[]> {
  return db.reader
    .select()
    .from(signingKeys)
    .where(or(isNull(signingKeys.expiresAt), gt(signingKeys.expiresAt, now)))
    .orderBy(desc(signingKeys.activeAt));
}

export function insertSigningKeySql(db: Database, key: SigningKeyRow) {
  return db.reader.insert(signingKeys).values(key);
}
