import { Lookout } from "../async/lookout.ts";
import type { Database } from "../db/client.ts";
import {
  earlierTurns,
  type Lease,
  listOpenTurns,
  releaseLeasesSql,
  renewLeasesSql,
  type TurnRow,
} from "../db/queries/turns.ts";
import type { AgentEvent } from "../schemas/agent-event.ts";
import { type ClaimTurn, createClaims } from "./claim.ts";
import { type ConversationQueue, createConversationQueue } from "./conversation-queue.ts";
import { LeaseLostError, type TurnJournal } from "./journal.ts";
import { deadOwnersOf, isFree, ownerId } from "./owner.ts";
import { endTurn, type Outcome } from "./turn-end.ts";
import type { LoggedEvent } from "./turn-log.ts";
import { TurnRecorder } from "./turn-recorder.ts";

/** Makes the reply of one turn: emits its events up to the last step, returns the text that the visitor saw. */
export type ReplyToTurn = (recorder: TurnRecorder, earlier: readonly TurnRow[], signal: AbortSignal) => Promise<string>;

/** Earlier turns of the conversation that a reply may draw on. */
export const contextTurns = 6;

export interface TurnRunner {
  /**
   * Looks for turns to take over from now on, twice a second. Without it this process runs those alone that it accepts:
   * a command is no server, and may have another engine.
   */
  start(): void;
  /** Runs an accepted turn, after those of its conversation that came before. Returns at once. */
  enqueue(turn: TurnRow): void;
  /** What an accepted turn is owned by until it is enqueued here. */
  lease(): Lease;
  /** Stops a turn that runs in this process; one that another process runs is found there by its row. */
  cancel(turn: TurnRow): void;
  /** Takes over turns that no living process owns; returns how many. */
  recover(): Promise<number>;
  /** Stops taking turns, gives those under way back for the next process, and ends. */
  stop(): Promise<void>;
}

export interface RunnerOptions {
  reply: ReplyToTurn;
  /** Told of each turn that ended in an error, for the log. */
  onError(error: unknown, turn: TurnRow): void;
  /** Told of each turn that ended here, with all of its events; nothing waits for it. */
  onEnd?(turn: TurnRow, events: readonly LoggedEvent[]): void;
}

/** Turns that run at once in this process, and private ones besides. */
export const mostRunning = 2_000;
/** A turn whose owner is silent for this long may be taken over; with the look after it, within 10 s (CONTRACT §4). */
const leaseMs = 9_000;
const renewMs = 3_000;
/** How often turns without a living owner are looked for: what "at once on the same machine" amounts to. */
const lookMs = 500;

/** Runs the turns of this process, and takes over those whose process has died. */
export function createTurnRunner(db: Database, journal: TurnJournal, options: RunnerOptions): TurnRunner {
  return new Runner(db, journal, options);
}

class Runner implements TurnRunner {
  readonly #owner = ownerId();
  readonly #take: ClaimTurn;
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, AbortController>();
  readonly #queue: ConversationQueue;
  readonly #lookout = new Lookout(() => this.recover(), lookMs);
  readonly #renewing: ReturnType<typeof setInterval>;
  /** Whether a turn may be this process's: a command has none, and would wait for the lock to give it back. */
  #hasLeased = false;

  constructor(
    private readonly db: Database,
    private readonly journal: TurnJournal,
    private readonly options: RunnerOptions,
  ) {
    this.#take = createClaims(db, () => this.lease());
    this.#queue = createConversationQueue((turn) => this.#run(turn), mostRunning);
    this.#renewing = setInterval(() => this.#renew(), renewMs).unref();
  }

  start(): void {
    this.#lookout.start();
  }

  enqueue(turn: TurnRow): void {
    this.#queue.add(turn);
  }

  lease(): Lease {
    this.#hasLeased = true;
    return { owner: this.#owner, leaseUntil: Date.now() + leaseMs };
  }

  cancel({ sessionId }: TurnRow): void {
    this.#running.get(sessionId)?.abort();
  }

  async recover(): Promise<number> {
    const open = await listOpenTurns(this.db);
    for (const turn of open) if (turn.status === "cancelling") this.cancel(turn);
    const dead = deadOwnersOf(open);
    // One of this process's own may have waited for a turn that another process ran.
    const isOurs = (turn: TurnRow) => turn.owner === this.#owner || isFree(turn, dead);
    const free = open.filter((turn) => !this.#queue.has(turn) && isOurs(turn));
    for (const turn of free) this.enqueue(turn);
    return free.length;
  }

  async stop(): Promise<void> {
    clearInterval(this.#renewing);
    const looked = this.#lookout.stop();
    this.#stopping.abort(new Error("The server is stopping"));
    await this.#queue.stop();
    // What a last look finds is not begun any more: nothing here waits for it.
    await Promise.all([looked, this.#hasLeased ? this.db.writer.write([releaseLeasesSql(this.#owner)]) : undefined]);
  }

  #renew(): void {
    if (!this.#queue.isEmpty()) this.db.writer.write([renewLeasesSql(this.lease())]).catch(() => {});
  }

  async #run(listed: TurnRow): Promise<void> {
    const cancel = new AbortController();
    this.#running.set(listed.sessionId, cancel);
    try {
      const claimed = await this.#claim(listed);
      if (claimed?.turn.status === "cancelling") cancel.abort();
      const outcome = claimed && (await this.#reply(claimed, cancel.signal));
      if (!claimed || !outcome) return;
      await endTurn(claimed, outcome);
      // Here alone: where the end cannot be written, that is told, and this when the turn has run again.
      if (outcome.status === "failed") this.options.onError(outcome.error, claimed.turn);
      this.options.onEnd?.(claimed.turn, (await this.journal.open(claimed.turn)).events);
    } catch (error) {
      if (!(error instanceof LeaseLostError)) this.options.onError(error, listed);
    } finally {
      this.#running.delete(listed.sessionId);
      this.journal.close(listed);
    }
  }

  /** Takes a turn with what an earlier owner recorded of it; `undefined` where it is not to be had. */
  async #claim(listed: TurnRow): Promise<TurnRecorder | undefined> {
    const claimed = await this.#take(listed);
    if (!claimed) return undefined;
    const log = await this.journal.open(claimed.turn);
    const recorded = log.events.map(({ json }) => JSON.parse(json) as AgentEvent);
    return new TurnRecorder(this.journal, claimed.turn, claimed.fence, recorded);
  }

  /** `undefined` where the turn is left to another process. */
  async #reply(recorder: TurnRecorder, cancelled: AbortSignal): Promise<Outcome | undefined> {
    const stopping = this.#stopping.signal;
    try {
      cancelled.throwIfAborted();
      const earlier = recorder.turn.sequence > 0 ? await earlierTurns(this.db, recorder.turn, contextTurns) : [];
      const reply = await this.options.reply(recorder, earlier, AbortSignal.any([stopping, cancelled]));
      return { status: "completed", reply };
    } catch (error) {
      if (error instanceof LeaseLostError || stopping.aborted) return undefined;
      await recorder.flush().catch(() => {});
      if (cancelled.aborted) return { status: "cancelled", reply: recorder.text };
      return { status: "failed", reply: recorder.text, error };
    }
  }
}
