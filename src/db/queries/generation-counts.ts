import { and, eq } from "drizzle-orm";
import type { Database } from "../client.ts";
import { generationCounts } from "../schema.ts";
import type { Statement } from "../writer.ts";

/** Generations of the company on a day (`YYYY-MM-DD`, UTC), by every process that shares the database. */
export function readGenerationCount(db: Database, company: string, day: string): Promise<number> {
  return db.reader
    .select({ count: generationCounts.count })
    .from(generationCounts)
    .where(and(eq(generationCounts.company, company), eq(generationCounts.day, day)))
    .then((rows) => rows[0]?.count ?? 0);
}

/** Adds to the day's count, gives `company`, `day` and the new `count` back, and forgets the company's earlier days. */
export function addGenerationsSql(company: string, day: string, count: number): Statement[] {
  return [
    {
      sql: `INSERT INTO generation_counts (company, day, count) VALUES (?, ?, ?)
            ON CONFLICT (company, day) DO UPDATE SET count = count + excluded.count RETURNING company, day, count`,
      args: [company, day, count],
    },
    { sql: "DELETE FROM generation_counts WHERE company = ? AND day < date(?, '-7 days')", args: [company, day] },
  ];
}
