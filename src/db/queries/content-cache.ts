import { and, eq } from "drizzle-orm";
import type { Database } from "../client.ts";
import { contentCache } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type ContentRow = typeof contentCache.$inferSelect;

export function findContent(db: Database, company: string, keyHash: string): Promise<ContentRow | undefined> {
  return db.reader
    .select()
    .from(contentCache)
    .where(and(eq(contentCache.company, company), eq(contentCache.keyHash, keyHash)))
    .then((rows) => rows[0]);
}

/** Keeps the row, in the place of one that another process made of the same request. */
export function keepContentSql({ company, keyHash, corpusVersion, generatedAt, parts }: ContentRow): Statement {
  return {
    sql: `INSERT INTO content_cache (company, key_hash, corpus_version, generated_at, parts) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (company, key_hash) DO UPDATE SET generated_at = excluded.generated_at, parts = excluded.parts`,
    args: [company, keyHash, corpusVersion, generatedAt, JSON.stringify(parts)],
  };
}

/** Drops what is older than `before`, what belongs to a revision that is gone, and all but the newest `most` rows. */
export function pruneContentSql(company: string, before: number, most: number): Statement[] {
  return [
    {
      sql: `DELETE FROM content_cache WHERE company = ? AND (generated_at < ?
              OR corpus_version NOT IN (SELECT corpus_version FROM revisions WHERE company = ?))`,
      args: [company, before, company],
    },
    {
      sql: `DELETE FROM content_cache WHERE company = ? AND key_hash IN (SELECT key_hash FROM content_cache
              WHERE company = ? ORDER BY generated_at DESC LIMIT -1 OFFSET ?)`,
      args: [company, company, most],
    },
  ];
}
