import { sealEvent } from "../../src/agent/seal.ts";
import type { Context } from "../../src/context.ts";
import { appendEventsSql } from "../../src/db/queries/turn-events.ts";

/** Turns the journal's promise around: readers see an event, and some milliseconds later it is committed. */
export function sendBeforeCommit({ journal, db }: Context): void {
  journal.append = async (turn, fence, events, also = []) => {
    const log = await journal.open(turn);
    const append = { turn, fence, start: log.tail + 1, events: events.map((event) => sealEvent(event)) };
    log.publish(append.events);
    await Bun.sleep(5);
    await db.writer.write([appendEventsSql([append]), ...also]);
  };
}
