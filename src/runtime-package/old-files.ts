import type { Database } from "../db/client.ts";
import { filesInUse, filesOf, forgetPublicationsSql } from "../db/queries/revisions.ts";
import type { BlobStore } from "../objects/local.ts";

/** Publications of a company that can be gone back to: `rollback` reaches the one before the first of them no more. */
export const keptPublications = 10;
/** How long a revision keeps its files after another follows it, in milliseconds: turns go on with it, or it is published yet. */
const graceMs = 24 * 60 * 60_000;

/**
 * Deletes the files of a company's revisions that no pointer leads to and no rollback can reach. A file that was just
 * written stays: another ingest may have made the same one, and be about to name it.
 */
export async function deleteOldFiles(db: Database, store: BlobStore, company: string, now = Date.now()): Promise<void> {
  await db.writer.write([forgetPublicationsSql(company, keptPublications)]);
  const kept = new Set((await filesInUse(db, now - graceMs)).flatMap(Object.values));
  const all = new Set((await filesOf(db, company)).flatMap(Object.values));
  for (const key of all) if (!kept.has(key)) await store.delete(key, graceMs);
}
