import type { TurnKey } from "../db/queries/turn-events.ts";
import type { TurnJournal } from "./journal.ts";
import { sealEvent } from "./seal.ts";
import type { TurnLog } from "./turn-log.ts";
import { TurnReader } from "./turn-reader.ts";

/** The journal's port over logs that no disk ever sees. */
export function memoryJournal(logOf: (turn: TurnKey) => TurnLog): TurnJournal {
  return {
    open: async (turn) => logOf(turn),
    append: async (turn, _fence, events) => logOf(turn).publish(events.map((event) => sealEvent(event))),
    finish: async (turn, _fence, events) => logOf(turn).publish(events.map((event) => sealEvent(event))),
    close: () => {},
    read(turn, options, signal) {
      // The log that the reader began with: another would take its place in an eviction, and never end.
      const log = logOf(turn);
      return new TurnReader({ logOf: () => log, recorded: () => undefined }, turn, options, signal);
    },
    tail: async (turn) => logOf(turn).tail,
  };
}
