import type { Context } from "../../context.ts";
import type { Tile } from "../../schemas/search.ts";
import type { RequestScope } from "../caller/scope.ts";

/** The `queries` call of a user action may be on its way: how long it is waited for, and how often looked. */
const waitMs = 120;
const lookMs = 20;

/**
 * The tiles that the `queries` call with this requestId showed in this session, `undefined` where there was none. Waits
 * for it briefly, but only where the caller gave both ids, and a private call leaves none to find.
 */
export async function tilesOfAction(context: Context, scope: RequestScope): Promise<readonly Tile[] | undefined> {
  const { sessionId, requestId, company, signal } = scope;
  if (scope.private || sessionId === undefined || !scope.ownRequestId) return undefined;
  for (let waited = 0; waited <= waitMs && !signal.aborted; waited += lookMs) {
    const row = await context.history.find(company.slug, sessionId, requestId);
    if (row && row.query !== "") return row.tiles.length > 0 ? row.tiles : undefined;
    await Bun.sleep(lookMs);
  }
  return undefined;
}
