import { isPrivateSessionOf } from "../../agent/private-ids.ts";
import type { LoggedEvent } from "../../agent/turn-log.ts";
import type { ReadOptions } from "../../agent/turn-reader.ts";
import type { Context } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import { findOwnTurn, type Visitor } from "../caller/authorize-visitor.ts";

/** A turn's events for one visitor, from any index. */
export interface FollowedTurn {
  /** The index of the last recorded event, -1 where there is none. */
  tail: number;
  /** Without `follow` it ends at `tail`. */
  read(options: ReadOptions, signal: AbortSignal): AsyncIterable<readonly LoggedEvent[]>;
}

/** The visitor's own turn. Unknown and foreign ones are the same `session_not_found`. */
export async function followTurn(context: Context, visitor: Visitor, sessionId: string): Promise<FollowedTurn> {
  const { claims, company } = visitor;
  const turn = await findOwnTurn(context, visitor, sessionId);
  if (turn) {
    const journal = claims.private ? context.privateTurns.journal : context.journal;
    const tail = await journal.tail(turn);
    const read: FollowedTurn["read"] = (options, signal) =>
      journal.read(turn, options.follow ? options : { ...options, lastIndex: tail }, signal);
    return { tail, read };
  }
  if (claims.private && isPrivateSessionOf(company.row.tenantKey, claims.sub, sessionId)) {
    return followLost(context, sessionId);
  }
  throw new ServiceError("session_not_found", "There is no such session.");
}

/**
 * A private turn that ended with the process that held it: whatever a reader has seen of it, the next event says so. One
 * that does not wait for what comes gets what others were told before.
 */
function followLost({ privateTurns: { lost } }: Context, sessionId: string): FollowedTurn {
  const told = lost.find(sessionId);
  return {
    tail: told?.tail ?? -1,
    async *read({ startIndex, follow }) {
      const log = follow ? lost.end(sessionId, startIndex) : told;
      if (log && startIndex <= log.tail) yield log.from(startIndex);
    },
  };
}
