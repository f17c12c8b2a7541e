import type { Statement } from "../writer.ts";

/** What a retention sweep deletes: one table's rows of a company that are older than `before`, at most `limit` of them. */
export type Sweep = (company: string, before: number, limit: number) => Statement;

function sweepOf(table: string, column: string, condition = "1"): Sweep {
  return (company, before, limit) => ({
    sql: `DELETE FROM ${table} WHERE company = ? AND rowid IN (SELECT rowid FROM ${table}
          WHERE company = ? AND ${column} < ? AND ${condition} LIMIT ?)`,
    args: [company, company, before, limit],
  });
}

/** A company's finished turns go with their events; the events first, so that none is left behind. */
const eventsOf =
  (table: "event_log" | "turn_events"): Sweep =>
  (company, before, limit) => ({
    sql: `DELETE FROM ${table} WHERE company = ? AND rowid IN (SELECT e.rowid FROM ${table} e
          JOIN turns t ON t.company = e.company AND t.session_id = e.session_id
          WHERE t.company = ? AND t.created_at < ? AND t.status IN ('completed', 'failed', 'cancelled') LIMIT ?)`,
    args: [company, company, before, limit],
  });

/** Everything that tells of a visit, in an order in which nothing is orphaned. */
export const visitSweeps: readonly Sweep[] = [
  sweepOf("history", "at"),
  sweepOf("analytics_events", "occurred_at"),
  eventsOf("event_log"),
  eventsOf("turn_events"),
  sweepOf("turns", "created_at", "status IN ('completed', 'failed', 'cancelled')"),
  sweepOf(
    "conversations",
    "last_active_at",
    "NOT EXISTS (SELECT 1 FROM turns t WHERE t.company = conversations.company AND t.conversation_id = conversations.id)",
  ),
  sweepOf(
    "visitors",
    "created_at",
    `NOT EXISTS (SELECT 1 FROM conversations c WHERE c.company = visitors.company AND c.subject = visitors.subject)`,
  ),
  sweepOf(
    "sessions",
    "created_at",
    "NOT EXISTS (SELECT 1 FROM history h WHERE h.company = sessions.company AND h.session_id = sessions.session_id)",
  ),
  sweepOf(
    "webhook_attempts",
    "at",
    "NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.id = delivery_id AND d.status = 'pending')",
  ),
  sweepOf("webhook_deliveries", "created_at", "status <> 'pending'"),
  sweepOf("shares", "created_at", "expires_at < unixepoch() * 1000"),
];

/** Empties the snapshots of shares that have expired; their rows still say that they once were (410). */
export function emptySharesSql(company: string, now: number, limit: number): Statement {
  return {
    sql: `UPDATE shares SET snapshot = json_set(snapshot, '$.history', json('[]'), '$.conversation_history', json('[]'))
          WHERE company = ? AND rowid IN (SELECT rowid FROM shares WHERE company = ? AND expires_at < ?
            AND json_array_length(snapshot, '$.history') > 0 LIMIT ?)`,
    args: [company, company, now, limit],
  };
}
