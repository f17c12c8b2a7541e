import type { ResultSet } from "@libsql/client";
import { and, asc, eq, gte, inArray, lt } from "drizzle-orm";
import type { Database } from "../client.ts";
import { turns } from "../schema.ts";
import type { Statement } from "../writer.ts";

export type TurnRow = typeof turns.$inferSelect;

export interface NewTurn {
  sessionId: string;
  company: string;
  indexId: string;
  subject: string;
  /** Used where the visitor has no conversation that is still alive. */
  newConversationId: string;
  version: TurnRow["version"];
  message: string;
  /** That the visitor's token is bound to. */
  origin: string;
  operationId: string | null;
  /** A conversation that was last active before this has ended. */
  aliveSince: number;
  /** An operation id older than this may be used again. */
  operationsSince: number;
  /** Turns of a visitor that may wait. */
  maxWaiting: number;
  /** The journal's first event. */
  firstEvent: string;
  /** The process that will run the turn. */
  lease: Lease;
  now: number;
}

/**
 * Accepts a message in one transaction: conversation, turn and first event, or nothing where too many wait. One that is
 * cancelled before it was ever claimed, which raises its fence, waits all the same.
 */
export function acceptTurnSql(turn: NewTurn): Statement[] {
  const { company, indexId, subject, now, sessionId } = turn;
  const visitor = [company, indexId, subject];
  return [
    {
      sql: `UPDATE turns SET operation_id = NULL
            WHERE company = ? AND subject = ? AND operation_id = ? AND created_at < ?`,
      args: [company, subject, turn.operationId, turn.operationsSince],
    },
    {
      sql: `INSERT INTO conversations (id, company, index_id, subject, next_sequence, last_active_at)
            SELECT ?, ?, ?, ?, 0, ? WHERE NOT EXISTS (SELECT 1 FROM conversations
              WHERE company = ? AND index_id = ? AND subject = ? AND last_active_at >= ?)`,
      args: [turn.newConversationId, ...visitor, now, ...visitor, turn.aliveSince],
    },
    {
      sql: `INSERT INTO turns (session_id, company, index_id, subject, conversation_id, sequence, version, message,
              origin, operation_id, status, owner, lease_until, created_at, log_start)
            SELECT ?, company, index_id, subject, id, next_sequence, ?, ?, ?, ?, 'queued', ?, ?, ?,
              (SELECT COALESCE(MAX(id), 0) FROM event_log) FROM conversations
            WHERE company = ? AND index_id = ? AND subject = ? AND last_active_at >= ?
              AND (SELECT COUNT(*) FROM turns WHERE company = ? AND index_id = ? AND subject = ?
                AND status IN ('queued', 'cancelling') AND fence = 0) < ?
            ORDER BY last_active_at DESC LIMIT 1 RETURNING conversation_id, sequence, log_start`,
      args: [
        ...[
          sessionId,
          turn.version,
          turn.message,
          turn.origin,
          turn.operationId,
          turn.lease.owner,
          turn.lease.leaseUntil,
          now,
        ],
        ...[...visitor, turn.aliveSince],
        ...[...visitor, turn.maxWaiting],
      ],
    },
    {
      sql: `UPDATE conversations SET next_sequence = next_sequence + 1, last_active_at = ?
            WHERE company = ? AND id = (SELECT conversation_id FROM turns WHERE company = ? AND session_id = ?)`,
      args: [now, company, company, sessionId],
    },
    {
      sql: `INSERT INTO turn_events (company, session_id, idx, event)
            SELECT company, session_id, 0, ? FROM turns WHERE company = ? AND session_id = ?`,
      args: [turn.firstEvent, company, sessionId],
    },
  ];
}

/** The turn that `acceptTurnSql` wrote, by what its statements gave: a reader may not follow yet. */
export function acceptedTurn(turn: NewTurn, results: readonly ResultSet[]): TurnRow | undefined {
  const row = results[2]?.rows[0];
  if (!row) return undefined;
  const { sessionId, company, indexId, subject, version, message, origin, operationId, lease, now } = turn;
  return {
    ...{ sessionId, company, indexId, subject, version, message, origin, operationId, ...lease, createdAt: now },
    ...{ reply: "", status: "queued", revisionId: null, fence: 0 },
    conversationId: String(row.conversation_id),
    sequence: Number(row.sequence),
    logStart: Number(row.log_start),
  };
}

export function findTurn(db: Database, company: string, sessionId: string): Promise<TurnRow | undefined> {
  return db.reader
    .select()
    .from(turns)
    .where(and(eq(turns.company, company), eq(turns.sessionId, sessionId)))
    .then((rows) => rows[0]);
}

export function findOperation(db: Database, company: string, subject: string, operationId: string) {
  return db.reader
    .select()
    .from(turns)
    .where(and(eq(turns.company, company), eq(turns.subject, subject), eq(turns.operationId, operationId)))
    .then((rows) => rows[0]);
}

/** Turns of every company that no process has finished, in the order in which they came. */
export function listOpenTurns(db: Database): Promise<TurnRow[]> {
  return db.reader
    .select()
    .from(turns)
    .where(inArray(turns.status, ["queued", "running", "cancelling"]))
    .orderBy(asc(turns.company), asc(turns.createdAt), asc(turns.sequence));
}

/** The turns of a conversation before `sequence`, oldest first. */
export function earlierTurns(db: Database, turn: TurnRow, limit: number): Promise<TurnRow[]> {
  const { company, conversationId, sequence } = turn;
  return db.reader
    .select()
    .from(turns)
    .where(
      and(
        eq(turns.company, company),
        eq(turns.conversationId, conversationId),
        lt(turns.sequence, sequence),
        gte(turns.sequence, sequence - limit),
      ),
    )
    .orderBy(asc(turns.sequence));
}

export interface Lease {
  owner: string;
  leaseUntil: number;
}

/**
 * Takes those of some turns that `lease.owner` or nobody owns, or whose owner is one of `deadOwners` or past its lease,
 * and raises their fences. A turn is not taken while an earlier one of its conversation is open.
 */
export function claimTurnsSql(
  wanted: readonly Pick<TurnRow, "company" | "sessionId">[],
  lease: Lease,
  now: number,
  deadOwners: readonly string[],
): Statement {
  const keys = JSON.stringify(wanted.map(({ company, sessionId }) => [company, sessionId]));
  return {
    sql: `UPDATE turns SET owner = ?, lease_until = ?, fence = fence + 1,
            status = iif(status = 'cancelling', status, 'running')
          WHERE (session_id, company) IN (SELECT value ->> 1, value ->> 0 FROM json_each(?))
            AND status IN ('queued', 'running', 'cancelling')
            AND (owner IS NULL OR owner IN (SELECT value FROM json_each(?)) OR lease_until < ?)
            AND NOT EXISTS (SELECT 1 FROM turns AS earlier WHERE earlier.company = turns.company
              AND earlier.conversation_id = turns.conversation_id AND earlier.sequence < turns.sequence
              AND earlier.status IN ('queued', 'running', 'cancelling'))
          RETURNING session_id, fence, revision_id, status`,
    args: [lease.owner, lease.leaseUntil, keys, JSON.stringify([lease.owner, ...deadOwners]), now],
  };
}

/** Asks the process that runs an open turn to stop it; changes nothing once the turn is over. */
export function requestCancelSql({ company, sessionId }: Pick<TurnRow, "company" | "sessionId">): Statement {
  return {
    sql: `UPDATE turns SET status = 'cancelling'
          WHERE company = ? AND session_id = ? AND status IN ('queued', 'running', 'cancelling')`,
    args: [company, sessionId],
  };
}

/** Extends what an owner holds, every company's turns at once. */
export function renewLeasesSql({ owner, leaseUntil }: Lease): Statement {
  return {
    sql: `UPDATE turns SET lease_until = ?
          WHERE owner = ? AND status IN ('queued', 'running', 'cancelling') AND company IS NOT NULL`,
    args: [leaseUntil, owner],
  };
}

/** Gives every open turn of an owner back, so that the next process may take them at once. */
export function releaseLeasesSql(owner: string): Statement {
  return {
    sql: `UPDATE turns SET owner = NULL, lease_until = 0
          WHERE owner = ? AND status IN ('queued', 'running', 'cancelling') AND company IS NOT NULL`,
    args: [owner],
  };
}

export function setTurnRevisionSql(turn: TurnRow, fence: number, revisionId: string): Statement {
  return {
    sql: "UPDATE turns SET revision_id = ? WHERE company = ? AND session_id = ? AND fence = ?",
    args: [revisionId, turn.company, turn.sessionId, fence],
  };
}

export interface TurnEnd {
  status: "completed" | "failed" | "cancelled";
  reply: string;
  now: number;
}

export function finishTurnSql(turn: TurnRow, fence: number, { status, reply, now }: TurnEnd): Statement[] {
  const { company, sessionId, conversationId } = turn;
  return [
    {
      sql: "UPDATE turns SET status = ?, reply = ?, owner = NULL WHERE company = ? AND session_id = ? AND fence = ?",
      args: [status, reply, company, sessionId, fence],
    },
    {
      sql: "UPDATE conversations SET last_active_at = MAX(last_active_at, ?) WHERE company = ? AND id = ?",
      args: [now, company, conversationId],
    },
  ];
}
