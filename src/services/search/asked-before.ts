import type { Context } from "../../context.ts";
import { isPassing } from "../../db/fault.ts";
import type { TurnRow } from "../../db/queries/turns.ts";
import { clientSessionOf } from "../../db/queries/visitors.ts";

/**
 * What a visitor asked in his browser session before a turn, in searches and messages, oldest first: what rules and
 * suggestions look at. Nothing while the database is away, which is no reason to take back a reply.
 */
export async function askedBeforeTurn(
  { db, history }: Pick<Context, "db" | "history">,
  { company, subject, sessionId }: TurnRow,
): Promise<string[]> {
  try {
    const browser = await clientSessionOf(db, company, subject);
    return browser === undefined ? [] : await history.earlierQueries(company, browser, sessionId);
  } catch (error) {
    if (isPassing(error)) return [];
    throw error;
  }
}
