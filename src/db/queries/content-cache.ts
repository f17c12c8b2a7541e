import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { contentCache } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type ContentRow = typeof contentCache.$inferSelect;

export function findContent(db: Database, company: string, keyHash: string): Promise<ContentRow | undefined> {
  const query = prepared.get(db) ?? prepare(db);
  return query.get({ company, keyHash });
}

/** Every page that is made anew is looked for first: writing the query costs as much as running it. */
const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();

function prepare(db: Database) {
  const [company, keyHash] = [sql.placeholder("company"), sql.placeholder("keyHash")];
  const own = and(eq(contentCache.company, company), eq(contentCache.keyHash, keyHash));
  const query = db.reader.select().from(contentCache).where(own).prepare();
  prepared.set(db, query);
  return query;
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
