import type { Span } from "@opentelemetry/api";
import { ulid } from "ulid";
import { maxWaiting, operationMs, sameMessage } from "../../agent/operations.ts";
import { privateSessionId } from "../../agent/private-ids.ts";
import type { NewPrivateTurn } from "../../agent/private-turns.ts";
import { sealEvent } from "../../agent/seal.ts";
import type { Context } from "../../context.ts";
import { isConflict } from "../../db/fault.ts";
import { acceptedTurn, acceptTurnSql, findOperation, type NewTurn, type TurnRow } from "../../db/queries/turns.ts";
import { ServiceError } from "../../errors.ts";
import type { Visitor } from "../caller/authorize-visitor.ts";
import { countForCompany } from "../caller/scope.ts";

export interface MessageInput {
  message: string;
  /** Makes a retry return the same session (CONTRACT §4). */
  operationId: string | undefined;
  /** Of the request that brought it: the reply's span goes under it. */
  span?: Span | undefined;
}

const idleMs = 30 * 60_000;

/**
 * Accepts a visitor's message as a new turn: committed with its first event before it resolves, then run. Throws
 * `rate_limited`, `operation_conflict`, and `overloaded` when too many of the visitor's turns wait.
 */
export async function sendMessage(context: Context, visitor: Visitor, input: MessageInput): Promise<TurnRow> {
  const { company, claims } = visitor;
  const now = Date.now();
  const message = input.message.trim();
  if (claims.private) {
    const turn = newPrivateTurn(visitor, { ...input, message }, now);
    const known = context.privateTurns.findOperation(turn);
    // A retry is no new message.
    if (known) return known;
    await countForCompany(context, company);
    // Before it is accepted: that may begin it at once.
    context.tracing.turns.remember(turn.sessionId, input.span);
    return context.privateTurns.accept(turn);
  }
  const sessionId = `wrun_${ulid(now)}`;
  const known = await findSameOperation(context, visitor, input.operationId, message, now);
  // A retry is no new message.
  if (known) return known;
  await countForCompany(context, company);
  const turn = await accept(context, {
    sessionId,
    company: company.slug,
    indexId: company.row.indexId,
    subject: claims.sub,
    newConversationId: `conv_${ulid(now)}`,
    version: claims.version,
    message,
    origin: claims.origin,
    operationId: input.operationId ?? null,
    aliveSince: now - idleMs,
    operationsSince: now - operationMs,
    maxWaiting,
    firstEvent: sealEvent({ type: "session.started", data: {} }, now),
    lease: context.runner.lease(),
    now,
  });
  // Lost a race against its own retry: the winner is the answer.
  const winner = turn ?? (await findSameOperation(context, visitor, input.operationId, message, now));
  if (!winner) throw new ServiceError("overloaded", "This operationId is being accepted.", { retryAfter: 1 });
  if (turn) {
    context.tracing.turns.remember(turn.sessionId, input.span);
    context.runner.enqueue(turn);
  }
  return winner;
}

/** `undefined` where its operation is another turn's. Throws `overloaded` where too many turns wait. */
async function accept({ db }: Context, turn: NewTurn): Promise<TurnRow | undefined> {
  const results = await db.writer.write(acceptTurnSql(turn)).catch((error: unknown) => {
    if (turn.operationId !== null && isConflict(error)) return undefined;
    throw error;
  });
  const accepted = results && acceptedTurn(turn, results);
  if (!results || accepted) return accepted;
  throw new ServiceError("overloaded", `${maxWaiting} messages wait already.`, { retryAfter: 5 });
}

/** A row that is never stored: a private visitor's turns live in memory only. */
function newPrivateTurn({ company, claims }: Visitor, input: MessageInput, now: number): NewPrivateTurn {
  return {
    sessionId: privateSessionId(company.row.tenantKey, claims.sub, now),
    company: company.slug,
    indexId: company.row.indexId,
    subject: claims.sub,
    version: claims.version,
    message: input.message,
    origin: claims.origin,
    operationId: input.operationId ?? null,
    createdAt: now,
  };
}

async function findSameOperation(
  context: Context,
  { company, claims }: Visitor,
  operationId: string | undefined,
  message: string,
  now: number,
): Promise<TurnRow | undefined> {
  if (operationId === undefined) return undefined;
  const known = await findOperation(context.db, company.slug, claims.sub, operationId);
  if (!known || known.createdAt < now - operationMs) return undefined;
  return sameMessage(known, message);
}
