import type { Database } from "../db/client.ts";
import { type Append, appendEventsSql, heldFences } from "../db/queries/turn-events.ts";
import type { Statement } from "../db/writer.ts";
import { ServiceError } from "../errors.ts";

/** Appends of many turns that are written together. */
export interface AppendGroup {
  /** Resolves when the events are committed, together with `also`; false where another owner has the turn. */
  commit(append: Append, also: readonly Statement[]): Promise<boolean>;
}

interface Waiting {
  append: Append;
  resolve(committed: boolean): void;
  reject(error: unknown): void;
}

/** Rows in one statement, which holds back all others. */
const mostRows = 1_000;
/** Milliseconds that a group gathers at most. */
const mostPauseMs = 20;

/**
 * Thousands of live replies append a word each, all the time: one statement for all that came meanwhile costs a
 * fraction of a statement each. A group gathers for as long as the one before took to commit, so that writing never has
 * more than half of a core (or of the event loop, where no thread writes), and a lone reply waits for nothing.
 */
export function createAppendGroup(db: Database): AppendGroup {
  const waiting: Waiting[] = [];
  let draining = false;

  async function drain(): Promise<void> {
    draining = true;
    for (let pauseMs = 0; waiting.length > 0; ) {
      await pause(pauseMs);
      const startedAt = performance.now();
      await commitTogether(db, takeRows(waiting));
      pauseMs = Math.min(mostPauseMs, performance.now() - startedAt);
    }
    draining = false;
  }

  return {
    commit(append, also) {
      // What must stand or fall with other statements goes alone; the writer groups it with the rest.
      if (also.length > 0) return commitAlone(db, append, also);
      const { promise, resolve, reject } = Promise.withResolvers<boolean>();
      waiting.push({ append, resolve, reject });
      if (!draining) void drain();
      return promise;
    },
  };
}

/** A timer is a millisecond late: what is shorter is not worth one. */
function pause(ms: number): Promise<void> {
  return new Promise((next) => (ms < 2 ? setImmediate(next) : setTimeout(next, ms)));
}

function takeRows(waiting: Waiting[]): Waiting[] {
  let rows = 0;
  const end = waiting.findIndex(({ append }, index) => {
    rows += append.events.length;
    return index > 0 && rows > mostRows;
  });
  return waiting.splice(0, end < 0 ? waiting.length : end);
}

async function commitAlone(db: Database, append: Append, also: readonly Statement[]): Promise<boolean> {
  const [result] = await db.writer.write([appendEventsSql([append]), ...also]);
  return result?.rowsAffected === append.events.length;
}

async function commitTogether(db: Database, group: Waiting[]): Promise<void> {
  const appends = group.map(({ append }) => append);
  const rows = appends.reduce((sum, { events }) => sum + events.length, 0);
  try {
    const [result] = await db.writer.write([appendEventsSql(appends)]);
    const held = result?.rowsAffected === rows ? undefined : await heldFences(db, appends);
    for (const { append, resolve } of group) resolve(held?.has(append.turn.sessionId) ?? true);
  } catch (error) {
    // The database could not be reached or waited for; what was sent may be there all the same, and must not go twice.
    if (error instanceof ServiceError) {
      for (const { reject } of group) reject(error);
      return;
    }
    // One turn's fault, e.g. an index that its next owner has written: each for itself tells whose it is.
    await Promise.all(group.map((one) => commitAlone(db, one.append, []).then(one.resolve, one.reject)));
  }
}
