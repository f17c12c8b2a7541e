import { and, desc, eq, sql } from "drizzle-orm";
import type { Version } from "../../schemas/common.ts";
import type { Database } from "../client.ts";
import { pointers, publications, revisions } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type RevisionRow = typeof revisions.$inferSelect;
export type NewRevision = typeof revisions.$inferInsert;

/** Each pointer of every company with the revision it points at. */
export function listPointers(db: Database) {
  return db.reader
    .select({ company: pointers.company, version: pointers.version, movedAt: pointers.movedAt, revision: revisions })
    .from(pointers)
    .innerJoin(revisions, and(eq(revisions.id, pointers.revisionId), eq(revisions.company, pointers.company)));
}

export function findRevision(db: Database, company: string, id: string): Promise<RevisionRow | undefined> {
  return db.reader
    .select()
    .from(revisions)
    .where(and(eq(revisions.company, company), eq(revisions.id, id)))
    .then((rows) => rows[0]);
}

/** The newest revision of the company, published or not. */
export function latestRevision(db: Database, company: string): Promise<RevisionRow | undefined> {
  return db.reader
    .select()
    .from(revisions)
    .where(eq(revisions.company, company))
    .orderBy(desc(revisions.corpusVersion))
    .limit(1)
    .then((rows) => rows[0]);
}

/** The last publications of the company, newest first. */
export function recentPublications(db: Database, company: string, limit: number) {
  return db.reader
    .select()
    .from(publications)
    .where(eq(publications.company, company))
    .orderBy(desc(publications.id))
    .limit(limit);
}

/** Forgets all publications of the company but the newest. */
export function forgetPublicationsSql(company: string, kept: number): Statement {
  return {
    sql: `DELETE FROM publications WHERE company = ? AND id NOT IN
      (SELECT id FROM publications WHERE company = ? ORDER BY id DESC LIMIT ?)`,
    args: [company, company, kept],
  };
}

type RevisionFiles = Pick<RevisionRow, "segmentKey" | "corpusKey">;

/** The files of any company's pointers and publications, and of what was made or followed by another since a moment. */
export function filesInUse(db: Database, since: number): Promise<RevisionFiles[]> {
  return db.reader.all<RevisionFiles>(sql`
    SELECT segment_key AS segmentKey, corpus_key AS corpusKey FROM revisions AS one WHERE created_at >= ${since}
      OR (SELECT MIN(next.created_at) FROM revisions AS next
          WHERE next.company = one.company AND next.corpus_version > one.corpus_version) >= ${since}
      OR (company, id) IN (SELECT company, revision_id FROM pointers)
      OR (company, id) IN (SELECT company, revision_id FROM publications)`);
}

/** The files of every revision of the company, also of those that are gone. */
export function filesOf(db: Database, company: string): Promise<RevisionFiles[]> {
  return db.reader
    .select({ segmentKey: revisions.segmentKey, corpusKey: revisions.corpusKey })
    .from(revisions)
    .where(eq(revisions.company, company));
}

export function insertRevisionSql(db: Database, revision: NewRevision) {
  return db.reader.insert(revisions).values(revision);
}

export interface PointerMove {
  company: string;
  version: Version;
  revisionId: string;
  now: number;
}

export function movePointerSql(db: Database, { company, version, revisionId, now }: PointerMove) {
  return db.reader
    .insert(pointers)
    .values({ company, version, revisionId, movedAt: now })
    .onConflictDoUpdate({ target: [pointers.company, pointers.version], set: { revisionId, movedAt: now } });
}

export function dropPointerSql(db: Database, company: string, version: Version) {
  return db.reader.delete(pointers).where(and(eq(pointers.company, company), eq(pointers.version, version)));
}

export function recordPublicationSql(db: Database, { company, revisionId, now }: Omit<PointerMove, "version">) {
  return db.reader.insert(publications).values({ company, revisionId, at: now });
}

export function dropPublicationSql(db: Database, company: string, id: number) {
  return db.reader.delete(publications).where(and(eq(publications.company, company), eq(publications.id, id)));
}

/** The corpus version that the next revision of the company gets. */
export async function nextCorpusVersion(db: Database, company: string): Promise<number> {
  const row = await db.reader.get<{ next: number }>(
    sql`SELECT COALESCE(MAX(corpus_version), 0) + 1 AS next FROM revisions WHERE company = ${company}`,
  );
  return row.next;
}
