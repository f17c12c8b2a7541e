import { and, eq, gte, isNull, min } from "drizzle-orm";
import type { Database } from "../client.ts";
import { shares } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type ShareRow = typeof shares.$inferSelect;

/** Stores a share; writes no row where its session has `most` that can still be opened. */
export function insertShareSql({ id, company, sessionId, snapshot, createdAt, expiresAt }: ShareRow, most: number) {
  return {
    sql: `INSERT INTO shares (id, company, session_id, snapshot, created_at, expires_at)
          SELECT ?, ?, ?, ?, ?, ? WHERE ? > (SELECT COUNT(*) FROM shares
            WHERE company = ? AND session_id = ? AND revoked_at IS NULL AND expires_at >= ?)`,
    args: [
      ...[id, company, sessionId, JSON.stringify(snapshot), createdAt, expiresAt],
      ...[most, company, sessionId, createdAt],
    ],
  } satisfies Statement;
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

/** When the first of a session's shares that can still be opened expires; `null` where there is none. */
export async function firstToExpire(db: Database, company: string, sessionId: string, now: number) {
  const own = and(eq(shares.company, company), eq(shares.sessionId, sessionId));
  const [row] = await db.reader
    .select({ first: min(shares.expiresAt) })
    .from(shares)
    .where(and(own, isNull(shares.revokedAt), gte(shares.expiresAt, now)));
  return row?.first ?? null;
}
