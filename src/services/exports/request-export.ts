import { ulid } from "ulid";
import type { Context } from "../../context.ts";
import { openJobSql } from "../../db/queries/export-jobs.ts";
import { ServiceError } from "../../errors.ts";
import { checkDays, type Days } from "../../exports/range.ts";
import { keyOf } from "../../exports/run-job.ts";
import type { ExportLink } from "../../schemas/export.ts";
import type { KeyHolder } from "../keys/verify-api-key.ts";

const dayMs = 24 * 60 * 60_000;
/** Exports of a company that may wait or run. */
const maxOpen = 20;

/**
 * Makes the export of a range of days, or finds the one that the key has under way, and returns its link. Throws
 * `key_rejected` for a company that is not the key's, `invalid_request`, and `rate_limited` where too many are open.
 */
export async function requestExport(
  { db, exports, packages }: Context,
  { keyId, company }: KeyHolder,
  { companyName, ...days }: Days & { companyName: string },
): Promise<ExportLink> {
  const found = (await packages.companies()).find(({ slug }) => slug === company);
  if (!found || (companyName !== company && companyName !== found.row.indexId)) throw keyRejected();
  checkDays(days);
  const now = Date.now();
  const expiresAt = now + found.row.live.retention.exportsDays * dayMs;
  const results = await db.writer.write(
    openJobSql({ id: `exp_${ulid()}`, company, keyId, ...days, now, expiresAt, maxOpen }),
  );
  const row = results.at(-1)?.rows[0];
  if (!row) throw new ServiceError("rate_limited", "Too many exports are under way.", { retryAfter: 30 });
  exports.runner.wake();
  const seconds = Math.ceil((Number(row.expires_at) - now) / 1000);
  return { presigned_url: await exports.store.presignGet(keyOf({ id: String(row.id), company, ...days }), seconds) };
}

/** No key, a wrong one and one of another company are told alike. */
export function keyRejected(): ServiceError {
  return new ServiceError("key_rejected", "The x-api-key is missing, wrong or of another company.");
}
