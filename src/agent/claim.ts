import type { Database } from "../db/client.ts";
import { gather } from "../db/gather.ts";
import { claimTurnsSql, type Lease, type TurnRow } from "../db/queries/turns.ts";
import { deadOwnersOf } from "./owner.ts";

/** A turn that this process owns, under the fence that says so. */
export interface ClaimedTurn {
  turn: TurnRow;
  fence: number;
}

/** Takes a turn under the next fence; `undefined` where another process has it, or an earlier turn is open. */
export type ClaimTurn = (listed: TurnRow) => Promise<ClaimedTurn | undefined>;

/** Few enough that the first of a thousand turns of a dead process go on before the last are taken. */
const claimedAtOnce = 100;

/** Turns that are claimed at the same time are taken with one statement. */
export function createClaims(db: Database, lease: () => Lease): ClaimTurn {
  return gather(async (listed: TurnRow[]) => {
    const [result] = await db.writer.write([claimTurnsSql(listed, lease(), Date.now(), deadOwnersOf(listed))]);
    const rows = new Map(result?.rows.map((row) => [row.session_id, row]));
    return listed.map((turn) => {
      const row = rows.get(turn.sessionId);
      if (!row) return undefined;
      // The owner before may have chosen the revision, and the visitor may have cancelled, after the turn was listed.
      const revisionId = row.revision_id as string | null;
      return { turn: { ...turn, revisionId, status: row.status as TurnRow["status"] }, fence: Number(row.fence) };
    });
  }, claimedAtOnce);
}
