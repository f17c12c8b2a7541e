import { LRUCache } from "lru-cache";
import { ServiceError } from "../errors.ts";
import { sealEvent } from "./seal.ts";
import { closingEvents } from "./turn-end.ts";
import { TurnLog } from "./turn-log.ts";

const maxLost = 10_000;
const keptMs = 30 * 60_000;

/** What a private turn ends with whose process has ended. */
export const privateLost = () =>
  new ServiceError("private_lost", "The reply was lost: private turns are not stored. Ask again.");

/** Private turns of processes that are gone: nothing is known of them but what their readers are told. */
export class LostTurns {
  readonly #told = new LRUCache<string, TurnLog>({ max: maxLost, ttl: keptMs, updateAgeOnGet: true });

  /** What was told of a turn. */
  find(sessionId: string): TurnLog | undefined {
    return this.#told.get(sessionId);
  }

  /** Ends a turn for a reader who has seen all before `index`: the same events for everyone, behind what anyone has seen. */
  end(sessionId: string, index: number): TurnLog {
    const told = this.find(sessionId);
    if (told && index <= told.tail + 1) return told;
    const log = new TurnLog(index);
    log.publish(told?.events.map(({ json }) => json) ?? lastEvents());
    this.#told.set(sessionId, log);
    return log;
  }
}

function lastEvents(): string[] {
  const events = closingEvents({ sequence: 0 }, { status: "failed", reply: "", error: privateLost() });
  return events.map((event) => sealEvent(event));
}
