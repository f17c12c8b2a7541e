import { sql } from "drizzle-orm";
import type { LiveSettings } from "../../schemas/company-file.ts";
import type { Database } from "../client.ts";
import { companies, pointers } from "../schema.ts";

export type CompanyRow = typeof companies.$inferSelect;

/** Every company of this database: the directory that requests are resolved by. */
export function listCompanies(db: Database) {
  return db.reader.select().from(companies).orderBy(companies.company);
}

export interface CompanyInput {
  company: string;
  indexId: string;
  live: LiveSettings;
  now: number;
  /** Whether another index id may take the place of one that is served. */
  renames: boolean;
}

/**
 * Makes the company or changes its live settings; the tenant key is made once and stays. Breaks a constraint where a
 * name leads to another company, or the index id is to take the place of one that is served and may not.
 */
export function upsertCompanySql(db: Database, { company, indexId, live, now, renames }: CompanyInput) {
  const tenantKey = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));
  const isTaken = sql`EXISTS (SELECT 1 FROM ${companies} AS other WHERE other.company <> ${company}
    AND (other.index_id = ${indexId} OR other.company = ${indexId} OR other.index_id = ${company}))`;
  const isServed = sql`EXISTS (SELECT 1 FROM ${pointers} WHERE company = ${company} AND version = 'published')`;
  const free = sql`CASE WHEN NOT ${isTaken} THEN ${indexId} END`;
  const same = sql`CASE WHEN ${companies.indexId} = ${indexId} OR NOT ${isServed} THEN ${indexId} END`;
  return db.reader
    .insert(companies)
    .values({ company, indexId: free, live, tenantKey, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: companies.company,
      set: { indexId: renames ? indexId : same, live, updatedAt: now },
    });
}
