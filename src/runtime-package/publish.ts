import type { Database } from "../db/client.ts";
import { findRevision, publishSql, type RevisionRow, rollbackSql } from "../db/queries/revisions.ts";
import type { Statement } from "../db/writer.ts";

/** A pointer cannot be moved as asked; the message says why. */
export class PublishError extends Error {
  override readonly name = "PublishError";
}

/** Moves `published` to the unpublished revision, in one transaction. Throws PublishError where there is none. */
export async function publish(db: Database, company: string, now = Date.now()): Promise<RevisionRow> {
  const revision = await move(db, company, publishSql(company, now));
  if (!revision) throw new PublishError(`${company} has no unpublished revision: ingest makes one`);
  return revision;
}

/** Moves `published` back to the revision before, in one transaction. Throws PublishError where there is none. */
export async function rollback(db: Database, company: string, now = Date.now()): Promise<RevisionRow> {
  const revision = await move(db, company, rollbackSql(company, now));
  if (!revision) throw new PublishError(`${company} has no earlier publication to go back to`);
  return revision;
}

/** The revision that the first statement has moved the pointer to. */
async function move(db: Database, company: string, statements: Statement[]): Promise<RevisionRow | undefined> {
  const [moved] = await db.writer.write(statements);
  const id = moved?.rows[0]?.[0];
  return id === undefined ? undefined : findRevision(db, company, String(id));
}
