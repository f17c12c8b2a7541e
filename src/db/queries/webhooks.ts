import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { disabledWebhooks, webhookAttempts, webhookDeliveries } from "../schema.ts";
import type { Statement } from "../writer.ts";
import type { Lease } from "./turns.ts";

export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type AttemptRow = typeof webhookAttempts.$inferSelect;
export type NewDelivery = Pick<DeliveryRow, "id" | "company" | "sessionId" | "historyHash" | "body"> & { now: number };

/** Adds a delivery, unless one of the same history waits already. */
export function addDeliverySql({ id, company, sessionId, historyHash, body, now }: NewDelivery): Statement {
  return {
    sql: `INSERT INTO webhook_deliveries (id, company, session_id, history_hash, body, status, next_at, created_at)
          VALUES (?, ?, ?, ?, ?, 'pending', ?, ?) ON CONFLICT DO NOTHING`,
    args: [id, company, sessionId, historyHash, body, now, now],
  };
}

type OfHistory = Pick<DeliveryRow, "company" | "sessionId" | "historyHash">;

/** The id of the delivery that waits, right behind `addDeliverySql`: a replica may be too old to tell it. */
export function pendingDeliverySql({ company, sessionId, historyHash }: OfHistory): Statement {
  return {
    sql: `SELECT id FROM webhook_deliveries
          WHERE company = ? AND session_id = ? AND history_hash = ? AND status = 'pending'`,
    args: [company, sessionId, historyHash],
  };
}

/** The delivery of a session's history that is still to be made. */
export function findPendingDelivery(db: Database, company: string, sessionId: string, historyHash: string) {
  return db.reader
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.company, company),
        eq(webhookDeliveries.sessionId, sessionId),
        eq(webhookDeliveries.historyHash, historyHash),
        eq(webhookDeliveries.status, "pending"),
      ),
    )
    .then((rows) => rows[0]);
}

export type DueDelivery = Pick<DeliveryRow, "id" | "company" | "owner" | "leaseUntil" | "fence">;

/** Deliveries whose time has come, those under way among them, at most `each` of a company: one cannot hold up all. */
export function listDueDeliveries(db: Database, now: number, each: number): Promise<DueDelivery[]> {
  return db.reader.all<DueDelivery>(sql`
    SELECT id, company, owner, leaseUntil, fence FROM (
      SELECT id, company, owner, lease_until AS leaseUntil, fence, ROW_NUMBER() OVER (PARTITION BY company ORDER BY next_at, id) AS place
      FROM webhook_deliveries WHERE status = 'pending' AND next_at <= ${now})
    WHERE place <= ${each} ORDER BY place`);
}

/** A delivery that an owner has taken, and what there is to send. */
export type ClaimedDelivery = Pick<DeliveryRow, "id" | "company" | "fence" | "attempts" | "body">;

/** Takes a delivery as it was listed, and raises the fence; `undefined` where another was first. */
export async function claimDelivery(
  { writer }: Database,
  { company, id, fence }: DueDelivery,
  { owner, leaseUntil }: Lease,
): Promise<ClaimedDelivery | undefined> {
  const claim = {
    sql: `UPDATE webhook_deliveries SET owner = ?, lease_until = ?, fence = fence + 1
          WHERE company = ? AND id = ? AND fence = ? AND status = 'pending' RETURNING fence, attempts, body`,
    args: [owner, leaseUntil, company, id, fence],
  };
  const [result] = await writer.write([claim]);
  const row = result?.rows[0];
  return row && { id, company, fence: Number(row.fence), attempts: Number(row.attempts), body: String(row.body) };
}

export interface DeliveryEnd {
  status: DeliveryRow["status"];
  nextAt: number;
  attempt: Pick<AttemptRow, "at" | "ms" | "status" | "fault">;
}

/** Writes how a try ended, under the fence. What has arrived needs its body no more. */
export function endDeliverySql(
  { company, id, fence, attempts }: ClaimedDelivery,
  { status, nextAt, attempt }: DeliveryEnd,
): Statement[] {
  return [
    {
      sql: `INSERT INTO webhook_attempts (company, delivery_id, attempt, at, ms, status, fault)
            SELECT company, id, ?, ?, ?, ?, ? FROM webhook_deliveries WHERE company = ? AND id = ? AND fence = ?`,
      args: [attempts + 1, attempt.at, attempt.ms, attempt.status, attempt.fault, company, id, fence],
    },
    {
      sql: `UPDATE webhook_deliveries SET status = ?, next_at = ?, attempts = attempts + 1, owner = NULL,
              lease_until = 0, body = iif(? = 'delivered', '', body)
            WHERE company = ? AND id = ? AND fence = ?`,
      args: [status, nextAt, status, company, id, fence],
    },
  ];
}

/** Gives back every delivery that an owner holds, so that the next process may take it at once. */
export function releaseDeliveriesSql(owner: string): Statement {
  return {
    sql: `UPDATE webhook_deliveries SET owner = NULL, lease_until = 0
          WHERE owner = ? AND status = 'pending' AND company IS NOT NULL`,
    args: [owner],
  };
}

/** Deliveries of a company in these states, newest first. */
export function listDeliveries(
  db: Database,
  company: string,
  statuses: readonly DeliveryRow["status"][],
): Promise<DeliveryRow[]> {
  return db.reader
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.company, company), inArray(webhookDeliveries.status, [...statuses])))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id));
}

/** The tries of a delivery, oldest first. */
export function listAttempts(db: Database, company: string, deliveryId: string): Promise<AttemptRow[]> {
  return db.reader
    .select()
    .from(webhookAttempts)
    .where(and(eq(webhookAttempts.company, company), eq(webhookAttempts.deliveryId, deliveryId)))
    .orderBy(asc(webhookAttempts.at));
}

/** Sends dead letters again from the first try, one or all; one whose twin waits already stays where it is. */
export function replayDeadSql(company: string, id: string | undefined, now: number): Statement {
  return {
    sql: `UPDATE OR IGNORE webhook_deliveries SET status = 'pending', attempts = 0, next_at = ?, fence = fence + 1
          WHERE company = ? AND status = 'dead' AND (? IS NULL OR id = ?)`,
    args: [now, company, id ?? null, id ?? null],
  };
}

/** Turns a company's webhook off for as long as it has this url. */
export function disableWebhookSql(company: string, url: string, now: number): Statement {
  return {
    sql: `INSERT INTO disabled_webhooks (company, url, at) VALUES (?, ?, ?)
          ON CONFLICT (company) DO UPDATE SET url = excluded.url, at = excluded.at`,
    args: [company, url, now],
  };
}

/** The url that answered 410, with the time. */
export function findDisabledWebhook(db: Database, company: string) {
  return db.reader
    .select()
    .from(disabledWebhooks)
    .where(eq(disabledWebhooks.company, company))
    .then((rows) => rows[0]);
}

/** Lets a company's webhook try again. */
export function enableWebhookSql(company: string): Statement {
  return { sql: "DELETE FROM disabled_webhooks WHERE company = ?", args: [company] };
}
