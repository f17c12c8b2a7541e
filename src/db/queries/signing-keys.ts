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

/** Adds a key where there is none that has not expired. */
export function insertFirstKeySql(key: SigningKeyRow): Statement {
  return {
    sql: `INSERT INTO signing_keys (id, private_jwk, public_jwk, created_at, active_at, expires_at)
          SELECT ?, ?, ?, ?, ?, NULL
          WHERE NOT EXISTS (SELECT 1 FROM signing_keys WHERE expires_at IS NULL OR expires_at > ?)`,
    args: [...valuesOf(key), key.createdAt],
  };
}

const valuesOf = ({ id, privateJwk, publicJwk, createdAt, activeAt }: SigningKeyRow) => [
  ...[id, JSON.stringify(privateJwk), JSON.stringify(publicJwk)],
  ...[createdAt, activeAt],
];

/** Adds the next key and lets all others end at `othersExpireAt`, in one transaction. */
export function rotateSigningKeySql(next: SigningKeyRow, othersExpireAt: number): Statement[] {
  return [
    {
      sql: `INSERT INTO signing_keys (id, private_jwk, public_jwk, created_at, active_at, expires_at)
            VALUES (?, ?, ?, ?, ?, NULL)`,
      args: valuesOf(next),
    },
    {
      sql: "UPDATE signing_keys SET expires_at = ? WHERE id <> ? AND (expires_at IS NULL OR expires_at > ?)",
      args: [othersExpireAt, next.id, othersExpireAt],
    },
  ];
}
