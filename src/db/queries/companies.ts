import type { LiveSettings } from "../../schemas/company-file.ts";
import type { Database } from "../client.ts";
import { companies } from "../schema.ts";

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
}

/** Makes the company or changes its live settings; the tenant key is made once and stays. */
export function upsertCompanySql(db: Database, { company, indexId, live, now }: CompanyInput) {
  const tenantKey = Buffer.from(crypto.getRandomValues(new Uint8Array(32)));
  return db.reader
    .insert(companies)
    .values({ company, indexId, live, tenantKey, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: companies.company, set: { indexId, live, updatedAt: now } });
}
