import { timingSafeEqual } from "node:crypto";
import type { Context } from "../../context.ts";
import { findApiKey } from "../../db/queries/api-keys.ts";
import { hashKey, idOfKey } from "./api-key.ts";

/** Who holds a key. */
export interface KeyHolder {
  keyId: string;
  company: string;
}

const noHash = Buffer.alloc(32);

/**
 * The holder of a key in force, `undefined` for any other text. Asks the database each time, so that a revoked key is
 * refused at once; hashes are compared, in constant time, for unknown ids too.
 */
export async function verifyApiKey({ db }: Pick<Context, "db">, text: string | null): Promise<KeyHolder | undefined> {
  const keyId = text === null ? undefined : idOfKey(text);
  if (text === null || keyId === undefined) return undefined;
  const found = await findApiKey(db, keyId);
  const same = timingSafeEqual(hashKey(text), found?.hash ?? noHash);
  return found && same ? { keyId, company: found.company } : undefined;
}
