import type { Database } from "../db/client.ts";
import {
  claimTurnSql,
  earlierTurns,
  finishTurnSql,
  type Lease,
  listOpenTurns,
  releaseLeasesSql,
  renewLeasesSql,
  type TurnEnd,
  type TurnRow,
} from "../db/queries/turns.ts";
import { ServiceError } from "../errors.ts";
import type { AgentEvent, AgentEventBody } from "../schemas/agent-event.ts";
import { LeaseLostError, type TurnJournal } from "./journal.ts";
import { isDeadOwner, ownerId } from "./owner.ts";
import { TurnRecorder } from "./turn-recorder.ts";

/** Makes the reply of one turn: emits its events up to the last step, returns the text that the visitor saw. */
export type ReplyToTurn = (recorder: TurnRecorder, earlier: readonly TurnRow[], signal: AbortSignal) => Promise<string>;

/** Earlier turns of the conversation that a reply may draw on. */
export const contextTurns = 6;

export interface TurnRunner {
  /** Runs an accepted turn, after those of its conversation that came before. Returns at once. */
  enqueue(turn: TurnRow): void;
  /** What an accepted turn is owned by until it is enqueued here. */
  lease(): Lease;
  /** Takes over turns that no living process owns; returns how many. Done at start and then every few seconds. */
  recover(): Promise<number>;
  /** Stops taking turns, gives those under way back for the next process, and ends. */
  stop(): Promise<void>;
}

export interface RunnerOptions {
  reply: ReplyToTurn;
  /** Told of each turn that ended in an error, for the log. */
  onError(error: unknown, turn: TurnRow): void;
  /** Turns that run at once in this process; default 256. */
  concurrency?: number;
}

/** A turn whose owner is silent for this long may be taken over; with the look after it, within 10 s (CONTRACT §4). */
const leaseMs = 9_000;
const renewMs = 3_000;
/** How often turns without a living owner are looked for: what "at once on the same machine" amounts to. */
const lookMs = 500;

export function createTurnRunner(db: Database, journal: TurnJournal, options: RunnerOptions): TurnRunner {
  const { reply, onError, concurrency = 256 } = options;
  const owner = ownerId();
  const stopping = new AbortController();
  /** Turns of each conversation in order, the first one running or waiting for a place. */
  const queues = new Map<string, TurnRow[]>();
  const running = new Set<Promise<void>>();
  const waiting: string[] = [];

  const lease = () => ({ owner, leaseUntil: Date.now() + leaseMs });
  const renewal = setInterval(() => {
    if (queues.size > 0) db.writer.write([renewLeasesSql(lease())]).catch(() => {});
  }, renewMs);
  const look = setInterval(() => void recover().catch(() => {}), lookMs);
  renewal.unref();
  look.unref();

  const keyOf = ({ company, conversationId }: TurnRow) => `${company} ${conversationId}`;
  const isQueued = (turn: TurnRow) =>
    queues.get(keyOf(turn))?.some(({ sessionId }) => sessionId === turn.sessionId) ?? false;

  function enqueue(turn: TurnRow): void {
    if (isQueued(turn)) return;
    const key = keyOf(turn);
    const queue = queues.get(key);
    if (queue) {
      queue.push(turn);
      return;
    }
    queues.set(key, [turn]);
    waiting.push(key);
    startWaiting();
  }

  function startWaiting(): void {
    while (running.size < concurrency && !stopping.signal.aborted) {
      const key = waiting.shift();
      if (key === undefined) return;
      const task = runConversation(key).finally(() => {
        running.delete(task);
        startWaiting();
      });
      running.add(task);
    }
  }

  async function runConversation(key: string): Promise<void> {
    const queue = queues.get(key) ?? [];
    for (let turn = queue[0]; turn && !stopping.signal.aborted; turn = queue[0]) {
      await runTurn(turn).catch((error) => {
        if (!(error instanceof LeaseLostError)) onError(error, turn as TurnRow);
      });
      queue.shift();
    }
    queues.delete(key);
  }

  async function runTurn(listed: TurnRow): Promise<void> {
    const deadOwner = listed.owner && isDeadOwner(listed.owner) ? listed.owner : null;
    const [claim] = await db.writer.write([claimTurnSql(listed, lease(), Date.now(), deadOwner)]);
    const claimed = claim?.rows[0];
    if (!claimed) return;
    // The owner before may have chosen the revision after the turn was listed.
    const turn = { ...listed, revisionId: claimed.revision_id as string | null };
    const fence = Number(claimed.fence);
    const log = await journal.open(turn);
    const recorded = log.events.map(({ json }) => JSON.parse(json) as AgentEvent);
    const recorder = new TurnRecorder(journal, turn, fence, recorded);
    try {
      await finish(recorder, await outcomeOf(recorder));
    } finally {
      journal.close(turn);
    }
  }

  async function outcomeOf(recorder: TurnRecorder): Promise<Outcome> {
    try {
      const earlier = await earlierTurns(db, recorder.turn, contextTurns);
      return { status: "completed", reply: await reply(recorder, earlier, stopping.signal) };
    } catch (error) {
      if (error instanceof LeaseLostError || stopping.signal.aborted) return undefined;
      onError(error, recorder.turn);
      return { status: "failed", reply: "", error };
    }
  }

  async function recover(): Promise<number> {
    const open = await listOpenTurns(db);
    const now = Date.now();
    const free = open.filter((turn) => {
      // One of this process's own may have waited for a turn of its conversation that another process ran.
      const owned = turn.owner !== null && turn.owner !== owner && turn.leaseUntil >= now;
      return !isQueued(turn) && (!owned || isDeadOwner(turn.owner ?? ""));
    });
    for (const turn of free) enqueue(turn);
    return free.length;
  }

  return {
    enqueue,
    lease,
    recover,
    async stop() {
      clearInterval(renewal);
      clearInterval(look);
      stopping.abort(new Error("The server is stopping"));
      await Promise.allSettled(running);
      await db.writer.write([releaseLeasesSql(owner)]);
    },
  };
}

type Outcome = (Pick<TurnEnd, "reply"> & { status: "completed" | "failed"; error?: unknown }) | undefined;

/** The last events and the turn's row, in one transaction. */
async function finish(recorder: TurnRecorder, outcome: Outcome): Promise<void> {
  if (!outcome) return;
  const { turn, fence } = recorder;
  const end = { status: outcome.status, reply: outcome.reply, now: Date.now() };
  await recorder.end(closingEvents(turn, outcome.status, outcome.error), finishTurnSql(turn, fence, end));
}

/** How a turn ends: `turn.completed` or `turn.failed`, then the terminal event. */
export function closingEvents(
  turn: Pick<TurnRow, "sequence">,
  status: "completed" | "failed",
  error: unknown,
): AgentEventBody[] {
  const place = { turnId: `turn_${turn.sequence}`, sequence: turn.sequence };
  const last: AgentEventBody =
    status === "completed"
      ? { type: "turn.completed", data: place }
      : { type: "turn.failed", data: { ...publicFault(error), ...place } };
  return [last, { type: "session.waiting", data: {} }];
}

function publicFault(error: unknown): { code: string; message: string } {
  if (error instanceof ServiceError) return { code: error.code, message: error.message };
  return { code: "internal", message: "The reply could not be made." };
}
