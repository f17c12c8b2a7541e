import type { Context } from "../context.ts";
import type { TurnRow } from "../db/queries/turns.ts";
import { clientSessionOf } from "../db/queries/visitors.ts";

/**
 * What a visitor asked in his browser session before a turn, in searches and messages, oldest first: what rules and
 * suggestions look at. Nothing for a private visitor, whose browser session is not known.
 */
export async function askedBeforeTurn(
  { db, history }: Pick<Context, "db" | "history">,
  turn: TurnRow,
): Promise<string[]> {
  const browser = await clientSessionOf(db, turn.company, turn.subject);
  return browser === undefined ? [] : history.earlierQueries(turn.company, browser, turn.sessionId);
}
