import type { Database } from "../db/client.ts";
import { readEvents, type TurnRow, tailIndex } from "../db/queries/turns.ts";
import type { Statement } from "../db/writer.ts";
import { type AgentEventBody, terminalEvent } from "../schemas/agent-event.ts";
import { createAppendGroup } from "./append-group.ts";
import { createDoorbell, type Doorbell } from "./doorbell.ts";
import { sealEvent } from "./seal.ts";
import { type LoggedEvent, loggedEvent, TurnLog } from "./turn-log.ts";
import { type ReadOptions, type RecordedTurn, TurnReader } from "./turn-reader.ts";

/** Another process has taken the turn over: this one must stop writing. */
export class LeaseLostError extends Error {
  override readonly name = "LeaseLostError";
}

/** Append commits before it resolves; `read` replays from an index, then follows until the terminal event. */
export interface TurnJournal {
  /** Brings a turn's recorded events into this process and keeps them while it runs here. */
  open(turn: TurnKey): Promise<TurnLog>;
  /** Commits events, together with `also`, then shows them to readers. Throws LeaseLostError. */
  append(turn: TurnRow, fence: number, events: readonly AgentEventBody[], also?: readonly Statement[]): Promise<void>;
  /** Lets go of a turn that is over, or that another process runs. */
  close(turn: TurnKey): void;
  read(turn: TurnKey, options: ReadOptions, signal: AbortSignal): AsyncIterable<readonly LoggedEvent[]>;
  /** The index of the last recorded event, -1 where there is none. */
  tail(turn: TurnKey): Promise<number>;
}

export type TurnKey = Pick<TurnRow, "company" | "sessionId">;

const pageSize = 500;
/** How often a turn that another process runs is looked at, in milliseconds. */
const pollMs = 100;

export function createTurnJournal(db: Database): TurnJournal {
  const logs = new Map<string, TurnLog>();
  const group = createAppendGroup(db);
  const opened = createDoorbell();

  return {
    async open({ company, sessionId }) {
      const known = logs.get(sessionId);
      if (known) return known;
      const log = new TurnLog();
      log.publish((await allEvents(db, company, sessionId)).map(({ json }) => json));
      const raced = logs.get(sessionId);
      if (!raced) logs.set(sessionId, log);
      opened.ring(sessionId);
      return raced ?? log;
    },
    async append(turn, fence, events, also = []) {
      const log = logs.get(turn.sessionId);
      if (!log) throw new LeaseLostError(`Turn ${turn.sessionId} is not open in this process`);
      const jsons = events.map((event) => sealEvent(event));
      const committed = await group.commit({ turn, fence, start: log.tail + 1, events: jsons }, also);
      if (!committed) throw new LeaseLostError(`Turn ${turn.sessionId} has another owner`);
      log.publish(jsons);
    },
    close({ sessionId }) {
      logs.get(sessionId)?.abandon();
      logs.delete(sessionId);
    },
    read: (turn, options, signal) =>
      new TurnReader(() => logs.get(turn.sessionId), recordedTurn(db, opened, turn), options, signal),
    tail: async (turn) => logs.get(turn.sessionId)?.tail ?? tailIndex(db, turn.company, turn.sessionId),
  };
}

/** What the database knows of a turn. */
function recordedTurn(db: Database, opened: Doorbell, { company, sessionId }: TurnKey): RecordedTurn {
  const from = async (index: number) => {
    const rows = await readEvents(db, company, sessionId, index, pageSize);
    return rows.map((row) => loggedEvent(row.index, row.json));
  };
  return {
    from,
    async endsBefore(index) {
      const tail = await tailIndex(db, company, sessionId);
      const [last] = tail < index ? await from(tail) : [];
      return last?.type === terminalEvent;
    },
    wait: (signal) => opened.wait(sessionId, pollMs, signal),
  };
}

async function allEvents(db: Database, company: string, sessionId: string) {
  const events: { index: number; json: string }[] = [];
  for (;;) {
    const page = await readEvents(db, company, sessionId, events.length, pageSize);
    events.push(...page);
    if (page.length < pageSize) return events;
  }
}
