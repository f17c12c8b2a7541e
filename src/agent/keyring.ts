import { importJWK, type JWK } from "jose";
import type { Database } from "../db/client.ts";
import { insertFirstKeySql, listSigningKeys, type SigningKeyRow } from "../db/queries/signing-keys.ts";
import { makeSigningKey } from "./rotate-keys.ts";

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
}

/** The EdDSA keys of this database, shared by all of its processes. */
export interface Keyring {
  /** The key to sign with now. Makes the first one. */
  signing(): Promise<SigningKey>;
  /** The public key of a `kid`, `undefined` when unknown or expired. */
  verifying(kid: string): Promise<CryptoKey | undefined>;
  /** The public keys that others may rely on, as a JWK set. */
  jwks(): Promise<{ keys: JWK[] }>;
}

const staleMs = 30_000;

export function createKeyring(db: Database): Keyring {
  let rows: SigningKeyRow[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const imported = new Map<string, CryptoKey>();

  async function load(maxAge: number): Promise<SigningKeyRow[]> {
    if (performance.now() - readAt < maxAge) return rows;
    rows = await listSigningKeys(db, Date.now());
    if (rows.length === 0) rows = await makeFirstKey(db);
    readAt = performance.now();
    return rows;
  }

  async function key(row: SigningKeyRow, part: "privateJwk" | "publicJwk"): Promise<CryptoKey> {
    const name = `${row.id} ${part}`;
    const known = imported.get(name) ?? ((await importJWK(row[part] as JWK, "EdDSA")) as CryptoKey);
    imported.set(name, known);
    return known;
  }

  return {
    async signing() {
      const keys = await load(staleMs);
      const now = Date.now();
      // None is active where the clock was set back since the first one was made: that one is known longest.
      const row = keys.find(({ activeAt }) => activeAt <= now) ?? keys.at(-1);
      if (!row) throw new Error("No signing key is active");
      return { kid: row.id, privateKey: await key(row, "privateJwk") };
    },
    async verifying(kid) {
      const isIt = (row: SigningKeyRow) => row.id === kid && (row.expiresAt ?? Number.POSITIVE_INFINITY) > Date.now();
      // A key that another process made may be younger than the list; look again, at most once a second.
      const row = (await load(staleMs)).find(isIt) ?? (await load(1_000)).find(isIt);
      return row && key(row, "publicJwk");
    },
    async jwks() {
      const keys = await load(1_000);
      return { keys: keys.map(({ id, publicJwk }) => ({ ...(publicJwk as JWK), kid: id, alg: "EdDSA", use: "sig" })) };
    },
  };
}

/** Makes the first key, unless another process was faster: with one each, none would know the tokens of the other yet. */
async function makeFirstKey(db: Database): Promise<SigningKeyRow[]> {
  const now = Date.now();
  const row = await makeSigningKey(now, now);
  const [made] = await db.writer.write([insertFirstKeySql(row)]);
  return made?.rowsAffected ? [row] : listSigningKeys(db, now);
}
