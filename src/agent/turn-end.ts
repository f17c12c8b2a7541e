import { serviceErrorOf } from "../db/fault.ts";
import { finishTurnSql, type TurnRow } from "../db/queries/turns.ts";
import type { AgentEventBody } from "../schemas/agent-event.ts";
import type { TurnRecorder } from "./turn-recorder.ts";

/** How a turn ended; `reply` is the text that the visitor saw. */
export type Outcome =
  | { status: "completed"; reply: string }
  | { status: "cancelled"; reply: string }
  | { status: "failed"; reply: string; error: unknown };

/** Writes the last events and the turn's row, in one transaction. Throws LeaseLostError. */
export async function endTurn(recorder: TurnRecorder, outcome: Outcome): Promise<void> {
  const { turn, fence } = recorder;
  const end = { status: outcome.status, reply: outcome.reply, now: Date.now() };
  await recorder.end(closingEvents(turn, outcome), finishTurnSql(turn, fence, end));
}

/** `turn.completed`, `turn.cancelled` or `turn.failed`, then the terminal event. */
export function closingEvents(turn: Pick<TurnRow, "sequence">, outcome: Outcome): AgentEventBody[] {
  return [lastEvent(turn, outcome), { type: "session.waiting", data: {} }];
}

function lastEvent({ sequence }: Pick<TurnRow, "sequence">, outcome: Outcome): AgentEventBody {
  const place = { turnId: `turn_${sequence}`, sequence };
  switch (outcome.status) {
    case "completed":
      return { type: "turn.completed", data: place };
    case "cancelled":
      return { type: "turn.cancelled", data: place };
    case "failed":
      return { type: "turn.failed", data: { ...publicFault(outcome.error), ...place } };
  }
}

function publicFault(error: unknown): { code: string; message: string } {
  const known = serviceErrorOf(error);
  if (known) return { code: known.code, message: known.message };
  return { code: "internal", message: "The reply could not be made." };
}
