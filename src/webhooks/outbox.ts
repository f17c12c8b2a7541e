import { ulid } from "ulid";
import type { Database } from "../db/client.ts";
import { addDeliverySql, findPendingDelivery, pendingDeliverySql } from "../db/queries/webhooks.ts";
import type { SessionSummary } from "../schemas/session.ts";

/** Which history of which session an event tells of: it goes out once. */
export interface SummaryOf {
  company: string;
  sessionId: string;
  historyHash: string;
}

/** The id of the delivery that waits to tell of this history. */
export async function pendingDelivery(db: Database, of: SummaryOf): Promise<string | undefined> {
  return (await findPendingDelivery(db, of.company, of.sessionId, of.historyHash))?.id;
}

/** Puts a summary in the outbox and returns the delivery's id, which is committed; the one that waits already, if any. */
export async function queueDelivery(db: Database, of: SummaryOf, data: SessionSummary): Promise<string> {
  const id = `msg_${ulid()}`;
  const now = Date.now();
  const body = JSON.stringify({ type: "session.summary.generated", timestamp: new Date(now).toISOString(), data });
  const [, waiting] = await db.writer.write([addDeliverySql({ ...of, id, body, now }), pendingDeliverySql(of)]);
  return String(waiting?.rows[0]?.id);
}
