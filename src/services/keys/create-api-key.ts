import type { Context } from "../../context.ts";
import { insertApiKeySql } from "../../db/queries/api-keys.ts";
import { type ApiKey, hashKey, newApiKey } from "./api-key.ts";

/**
 * Makes a further key of a company: the only time that its secret is seen. Others stay in force, so that a caller can
 * change over. Throws `company_not_found`.
 */
export async function createApiKey({ packages, db }: Context, companyName: string): Promise<ApiKey> {
  const { slug } = await packages.company(companyName);
  const key = newApiKey();
  const row = { id: key.id, company: slug, hash: hashKey(key.text), createdAt: Date.now(), revokedAt: null };
  await db.writer.write([insertApiKeySql(db, row)]);
  return key;
}
