import type { Context } from "../../context.ts";
import { requestCancelSql, type TurnRow } from "../../db/queries/turns.ts";

/** Stops a turn: `accepted` while it is open, however often asked, `no_active_turn` once it is over. */
export async function cancelTurn(context: Context, turn: TurnRow): Promise<"accepted" | "no_active_turn"> {
  const { privateTurns, db, runner } = context;
  if (privateTurns.find(turn.sessionId)) return privateTurns.cancel(turn) ? "accepted" : "no_active_turn";
  const [result] = await db.writer.write([requestCancelSql(turn)]);
  if (!result?.rowsAffected) return "no_active_turn";
  runner.cancel(turn);
  return "accepted";
}
