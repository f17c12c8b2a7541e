import { and, desc, eq, sql } from "drizzle-orm";
import type { Version } from "../../schemas/common.ts";
import type { Database } from "../client.ts";
import { pointers, revisions } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type RevisionRow = typeof revisions.$inferSelect;

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

/** Inserts the revision as the company's next corpus version, which it returns: counted where it is written. */
export function insertRevisionSql(db: Database, revision: Omit<RevisionRow, "corpusVersion">) {
  const next = sql`(SELECT COALESCE(MAX(corpus_version), 0) + 1 FROM revisions WHERE company = ${revision.company})`;
  return db.reader
    .insert(revisions)
    .values({ ...revision, corpusVersion: next })
    .returning({ corpusVersion: revisions.corpusVersion });
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

const publishedFrom = (source: string): string => `
  INSERT INTO pointers (company, version, revision_id, moved_at)
  SELECT company, 'published', revision_id, ? FROM ${source}
  ON CONFLICT (company, version) DO UPDATE SET revision_id = excluded.revision_id, moved_at = excluded.moved_at
  RETURNING revision_id`;

/** Moves `published` to the unpublished revision. The first statement returns its id, or nothing where there is none. */
export function publishSql(company: string, now: number): Statement[] {
  const waiting = "FROM pointers WHERE company = ? AND version = 'unpublished'";
  return [
    { sql: publishedFrom("pointers WHERE company = ? AND version = 'unpublished'"), args: [now, company] },
    {
      sql: `INSERT INTO publications (company, revision_id, at) SELECT company, revision_id, ? ${waiting}`,
      args: [now, company],
    },
    { sql: `DELETE ${waiting}`, args: [company] },
  ];
}

/** Takes the last publication back. The first statement returns the revision before, or nothing where there is none. */
export function rollbackSql(company: string, now: number): Statement[] {
  return [
    {
      sql: publishedFrom("publications WHERE company = ? ORDER BY id DESC LIMIT 1 OFFSET 1"),
      args: [now, company],
    },
    {
      sql: `DELETE FROM publications WHERE company = ? AND id = (SELECT MAX(id) FROM publications WHERE company = ?)
        AND (SELECT COUNT(*) FROM publications WHERE company = ?) > 1`,
      args: [company, company, company],
    },
  ];
}
