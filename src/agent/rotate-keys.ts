import { exportJWK, generateKeyPair } from "jose";
import { ulid } from "ulid";
import type { Database } from "../db/client.ts";
import { listSigningKeys, rotateSigningKeySql, type SigningKeyRow } from "../db/queries/signing-keys.ts";

const minute = 60_000;
/** A key is public this long before it signs, and this long after the next one does (CONTRACT §4). */
export const keyLeadMs = 20 * minute;
/** A key that has signed for this long is followed by another. */
export const keyAgeMs = 30 * 24 * 60 * minute;

/** Makes the next signing key: it signs after the lead, and the keys before it expire a lead later. */
export async function rotateSigningKey(db: Database, now = Date.now()): Promise<SigningKeyRow> {
  const next = await makeSigningKey(now, now + keyLeadMs);
  await db.writer.write(rotateSigningKeySql(next, next.activeAt + keyLeadMs));
  return next;
}

/** Rotates once the newest key is too old. Run at start and every hour; two processes at once make one key too many. */
export async function rotateByAge(db: Database, now = Date.now()): Promise<SigningKeyRow | undefined> {
  const [newest] = await listSigningKeys(db, now);
  return newest && newest.activeAt + keyAgeMs < now ? rotateSigningKey(db, now) : undefined;
}

/** A new EdDSA key pair that signs from `activeAt` on. */
export async function makeSigningKey(now: number, activeAt: number): Promise<SigningKeyRow> {
  const { publicKey, privateKey } = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
  return {
    id: `key_${ulid(now)}`,
    privateJwk: (await exportJWK(privateKey)) as JsonWebKey,
    publicJwk: (await exportJWK(publicKey)) as JsonWebKey,
    createdAt: now,
    activeAt,
    expiresAt: null,
  };
}
