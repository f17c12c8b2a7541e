import type { Context } from "../../context.ts";
import { revokeApiKeySql } from "../../db/queries/api-keys.ts";
import { ServiceError } from "../../errors.ts";

/** Ends a key by its id, at once in every process. Throws `company_not_found`, and `not_found` for what is no key in force. */
export async function revokeApiKey({ packages, db }: Context, companyName: string, id: string): Promise<void> {
  const { slug } = await packages.company(companyName);
  const [result] = await db.writer.write([revokeApiKeySql(db, slug, id, Date.now())]);
  if (result?.rowsAffected === 0) throw new ServiceError("not_found", `${slug} has no key ${id} in force.`);
}
