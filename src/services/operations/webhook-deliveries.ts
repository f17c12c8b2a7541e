import type { Context } from "../../context.ts";
import {
  type AttemptRow,
  enableWebhookSql,
  findDisabledWebhook,
  listAttempts,
  listDeliveries,
  replayDeadSql,
} from "../../db/queries/webhooks.ts";

type Deliveries = Pick<Context, "db" | "packages">;

/** A delivery with its log; no bodies. */
export interface ListedDelivery {
  id: string;
  sessionId: string;
  status: "pending" | "delivered" | "dead";
  createdAt: string;
  /** When the next try is due, for a pending one. */
  nextAt: string | null;
  tries: (Pick<AttemptRow, "attempt" | "status" | "fault" | "ms"> & { at: string })[];
}

/** Dead letters and what waits, newest first; with `delivered` what has arrived too. Throws `company_not_found`. */
export async function listWebhookDeliveries(
  { db, packages }: Deliveries,
  company: string,
  { delivered = false } = {},
): Promise<{ disabled: boolean; deliveries: ListedDelivery[] }> {
  const { slug, row } = await packages.company(company);
  const rows = await listDeliveries(db, slug, delivered ? ["dead", "pending", "delivered"] : ["dead", "pending"]);
  const deliveries = rows.map(async ({ id, sessionId, status, createdAt, nextAt }) => ({
    id,
    sessionId,
    status,
    createdAt: new Date(createdAt).toISOString(),
    nextAt: status === "pending" ? new Date(nextAt).toISOString() : null,
    tries: (await listAttempts(db, slug, id)).map(toldTry),
  }));
  const off = await findDisabledWebhook(db, slug);
  return {
    disabled: off !== undefined && off.url === row.live.webhook?.url,
    deliveries: await Promise.all(deliveries),
  };
}

function toldTry({ attempt, at, status, fault, ms }: AttemptRow) {
  return { attempt, at: new Date(at).toISOString(), status, fault, ms };
}

/**
 * Lets dead letters go out again, one or all, and turns a disabled webhook on again; returns how many go. Throws
 * `company_not_found`.
 */
export async function replayWebhookDeliveries(
  { db, packages }: Deliveries,
  company: string,
  id: string | undefined,
): Promise<number> {
  const { slug } = await packages.company(company);
  const [, replayed] = await db.writer.write([enableWebhookSql(slug), replayDeadSql(slug, id, Date.now())]);
  return replayed?.rowsAffected ?? 0;
}
