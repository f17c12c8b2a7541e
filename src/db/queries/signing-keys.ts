import { desc, gt, isNull, or } from "drizzle-orm";
import type { Database } from "../client.ts";
import { signingKeys } from "../schema.ts";
import type { Statement } from "../writer.ts";

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

/** Adds the next key and lets all others end at `othersExpireAt`, in one transaction. */
export function rotateSigningKeySql(next: SigningKeyRow, othersExpireAt: number): Statement[] {
  return [
    {
      sql: `INSERT INTO signing_keys (id, private_jwk, public_jwk, created_at, active_at, expires_at)
            VALUES (?, ?, ?, ?, ?, NULL)`,
      args: [next.id, JSON.stringify(next.privateJwk), JSON.stringify(next.publicJwk), next.createdAt, next.activeAt],
    },
    {
      sql: "UPDATE signing_keys SET expires_at = ? WHERE id <> ? AND (expires_at IS NULL OR expires_at > ?)",
      args: [othersExpireAt, next.id, othersExpireAt],
    },
  ];
}
