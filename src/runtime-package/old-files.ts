import type { Database } from "../db/client.ts";
import { filesInUse, forgetPublicationsSql } from "../db/queries/revisions.ts";
import type { BlobStore } from "../objects/local.ts";

/** Publications of a company that can be gone back to: `rollback` reaches the one before the first of them no more. */
export const keptPublications = 10;
/** How long a revision keeps its files after another follows it, in milliseconds: turns go on with it, or it is published yet. */
const graceMs = 24 * 60 * 60_000;

/** Files that an ingest names by what they hold. Others in these folders are not ours to delete. */
const FILE = /^(?:segments|corpora)\/[0-9a-f]{64}$/;

/**
 * Forgets the company's publications that no rollback can reach, and deletes files that no revision needs: of old ones
 * of any company, and of ingests that were killed. One that was just written stays: an ingest may be about to name it.
 * So does one that another ingest has put again meanwhile, and one that is older than the database: it is another one's.
 */
export async function deleteOldFiles(db: Database, store: BlobStore, company: string, now = Date.now()): Promise<void> {
  await db.writer.write([forgetPublicationsSql(company, keptPublications)]);
  const stored = [...(await store.list("segments")), ...(await store.list("corpora"))];
  const kept = new Set((await filesInUse(db, now - graceMs)).flatMap(Object.values));
  const createdAt = await db.createdAt();
  const unlessPutSince = now - graceMs;
  for (const { key, putAt } of stored) {
    if (FILE.test(key) && !kept.has(key) && putAt >= createdAt) await store.delete(key, { unlessPutSince });
  }
}
