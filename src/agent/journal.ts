import type { Database } from "../db/client.ts";
import { gather } from "../db/gather.ts";
import { fileEventsSql, openEvents, type TurnKey } from "../db/queries/turn-events.ts";
import type { TurnRow } from "../db/queries/turns.ts";
import type { Statement } from "../db/writer.ts";
import type { AgentEventBody } from "../schemas/agent-event.ts";
import { createAppendGroup } from "./append-group.ts";
import { FollowedTurns } from "./followed-turns.ts";
import { LogSweep } from "./log-sweep.ts";
import { RecordedTurn, recordedEnd } from "./recorded-turn.ts";
import { sealEvent } from "./seal.ts";
import { type LoggedEvent, TurnLog } from "./turn-log.ts";
import { type EventSource, type ReadOptions, TurnReader } from "./turn-reader.ts";

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
  /** Commits the last events, together with `also`, and files all of the turn's. Throws LeaseLostError. */
  finish(turn: TurnRow, fence: number, events: readonly AgentEventBody[], also: readonly Statement[]): Promise<void>;
  /** Lets go of a turn that is over, or that another process runs. */
  close(turn: TurnKey): void;
  read(turn: TurnKey, options: ReadOptions, signal: AbortSignal): AsyncIterable<readonly LoggedEvent[]>;
  /** The index of the last recorded event, -1 where there is none. */
  tail(turn: TurnKey): Promise<number>;
}

/** Turns whose events are brought in together. */
const openedAtOnce = 200;

export function createTurnJournal(db: Database): TurnJournal {
  const logs = new Map<string, TurnLog>();
  const group = createAppendGroup(db);
  const sweep = new LogSweep(db);
  const followed = new FollowedTurns(db);
  const load = gather((turns: TurnKey[]) => loadLogs(db, turns), openedAtOnce);

  const openLog = ({ sessionId }: TurnKey): TurnLog => {
    const log = logs.get(sessionId);
    if (!log) throw new LeaseLostError(`Turn ${sessionId} is not open in this process`);
    return log;
  };
  const source: EventSource = {
    logOf: ({ sessionId }) => logs.get(sessionId),
    recorded: (turn) => new RecordedTurn(db, turn, followed),
  };
  const lost = ({ sessionId }: TurnKey) => new LeaseLostError(`Turn ${sessionId} has another owner`);

  return {
    async open(turn) {
      const log = logs.get(turn.sessionId) ?? (await load(turn));
      const raced = logs.get(turn.sessionId);
      if (!raced) logs.set(turn.sessionId, log);
      followed.abandon(turn);
      return raced ?? log;
    },
    async append(turn, fence, events, also = []) {
      const log = openLog(turn);
      await settle(log, () => load(turn));
      const jsons = events.map((event) => sealEvent(event));
      const append = { turn, fence, start: log.tail + 1, events: jsons };
      const committed = await group.commit(append, also).catch((error: unknown) => {
        log.unsure = true;
        throw error;
      });
      if (!committed) throw lost(turn);
      log.publish(jsons);
    },
    async finish(turn, fence, events, also) {
      const log = openLog(turn);
      await settle(log, () => load(turn));
      const jsons = events.map((event) => sealEvent(event));
      const all = [...log.events.map(({ json }) => json), ...jsons];
      const [filed] = await db.writer.write([fileEventsSql({ turn, fence, start: 0, events: all }), ...also]);
      if (filed?.rowsAffected !== all.length) throw lost(turn);
      log.publish(jsons);
      sweep.filed(all.length);
    },
    close({ sessionId }) {
      logs.get(sessionId)?.abandon();
      logs.delete(sessionId);
    },
    // A reader may live long: it keeps no more of the row than it needs.
    read: ({ company, sessionId, logStart }, options, signal) =>
      new TurnReader(source, { company, sessionId, logStart }, options, signal),
    tail: async (turn) => logs.get(turn.sessionId)?.tail ?? (await recordedEnd(db, turn)).tail,
  };
}

/** Takes up what was recorded by an append whose answer was lost: it has an index, and readers may have seen it. */
async function settle(log: TurnLog, reload: () => Promise<TurnLog>): Promise<void> {
  if (!log.unsure) return;
  const recorded = await reload();
  log.publish(recorded.events.slice(log.tail + 1).map(({ json }) => json));
  log.unsure = false;
}

/** Everything that is recorded of some turns. */
async function loadLogs(db: Database, turns: readonly TurnKey[]): Promise<TurnLog[]> {
  const recorded = new Map(turns.map(({ sessionId }) => [sessionId, [] as string[]]));
  for (const { sessionId, index, json } of await openEvents(db, turns)) {
    const events = recorded.get(sessionId);
    if (events?.length === index) events.push(json);
  }
  return turns.map(({ sessionId }) => {
    const log = new TurnLog();
    log.publish(recorded.get(sessionId) ?? []);
    return log;
  });
}
