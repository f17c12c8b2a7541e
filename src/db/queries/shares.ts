import { and, count, eq, gte, isNull, min } from "drizzle-orm";
import type { Database } from "../client.ts";
import { shares } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type ShareRow = typeof shares.$inferSelect;
export type NewShare = Omit<ShareRow, "revokedAt">;

/** What shares that can be opened may come to at a time: so many of a session, so many bytes of a company. */
export interface ShareRoom {
  ofSession: number;
  bytesOfCompany: number;
}

/** Stores a share; writes no row where there is no room for it. */
export function insertShareSql(share: NewShare, { ofSession, bytesOfCompany }: ShareRoom): Statement {
  const { id, company, sessionId, createdAt, expiresAt, bytes } = share;
  const open = "FROM shares WHERE company = ? AND revoked_at IS NULL AND expires_at >= ?";
  return {
    sql: `INSERT INTO shares (id, company, session_id, snapshot, created_at, expires_at, bytes)
          SELECT ?, ?, ?, ?, ?, ?, ? WHERE ? > (SELECT COUNT(*) ${open} AND session_id = ?)
            AND ? >= (SELECT COALESCE(SUM(bytes), 0) ${open})`,
    args: [
      ...[id, company, sessionId, JSON.stringify(share.snapshot), createdAt, expiresAt, bytes],
      ...[ofSession, company, createdAt, sessionId],
      ...[bytesOfCompany - bytes, company, createdAt],
    ],
  };
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

/** How many shares of a company can be opened, and when the first of them expires; of one session where it is named. */
export async function openShares(db: Database, company: string, now: number, sessionId?: string) {
  const own = and(eq(shares.company, company), sessionId === undefined ? undefined : eq(shares.sessionId, sessionId));
  const [row] = await db.reader
    .select({ count: count(), first: min(shares.expiresAt) })
    .from(shares)
    .where(and(own, isNull(shares.revokedAt), gte(shares.expiresAt, now)));
  return { count: row?.count ?? 0, firstExpiresAt: row?.first ?? now };
}
