import type { Database } from "../db/client.ts";
import {
  dropPointerSql,
  dropPublicationSql,
  findRevision,
  listPointers,
  movePointerSql,
  type RevisionRow,
  recentPublications,
  recordPublicationSql,
} from "../db/queries/revisions.ts";

/** A pointer cannot be moved as asked; the message says why. */
export class PublishError extends Error {
  override readonly name = "PublishError";
}

/** Moves `published` to the unpublished revision, in one transaction. Throws PublishError where there is none. */
export async function publish(db: Database, company: string, now = Date.now()): Promise<RevisionRow> {
  const pointers = await listPointers(db);
  const waiting = pointers.find((pointer) => pointer.company === company && pointer.version === "unpublished");
  if (!waiting) throw new PublishError(`${company} has no unpublished revision: ingest makes one`);
  const move = { company, revisionId: waiting.revision.id, now };
  await db.writer.write([
    movePointerSql(db, { ...move, version: "published" }),
    recordPublicationSql(db, move),
    dropPointerSql(db, company, "unpublished"),
  ]);
  return waiting.revision;
}

/** Moves `published` back to the revision before, in one transaction. Throws PublishError where there is none. */
export async function rollback(db: Database, company: string, now = Date.now()): Promise<RevisionRow> {
  const [last, before] = await recentPublications(db, company, 2);
  const revision = before && (await findRevision(db, company, before.revisionId));
  if (!last || !revision) throw new PublishError(`${company} has no earlier publication to go back to`);
  await db.writer.write([
    movePointerSql(db, { company, version: "published", revisionId: revision.id, now }),
    dropPublicationSql(db, company, last.id),
  ]);
  return revision;
}
