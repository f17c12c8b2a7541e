import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../client.ts";
import { shares } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type ShareRow = typeof shares.$inferSelect;

export function insertShareSql(db: Database, share: ShareRow) {
  return db.reader.insert(shares).values(share);
}

/** A share by its id, which is the secret that opens it, whatever company it is of. */
export function findShare(db: Database, id: string): Promise<ShareRow | undefined> {
  return db.reader
    .select()
    .from(shares)
    .where(eq(shares.id, id))
    .then((rows) => rows[0]);
}

/** Takes a share back; `company` limits whose it may be. */
export function revokeShareSql(company: string, id: string, now: number): Statement {
  return {
    sql: "UPDATE shares SET revoked_at = ? WHERE company = ? AND id = ? AND revoked_at IS NULL",
    args: [now, company, id],
  };
}

/** Shares of a session that can still be opened. */
export function listShares(db: Database, company: string, sessionId: string): Promise<ShareRow[]> {
  return db.reader
    .select()
    .from(shares)
    .where(and(eq(shares.company, company), eq(shares.sessionId, sessionId), isNull(shares.revokedAt)));
}
