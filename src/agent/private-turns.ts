import { LRUCache } from "lru-cache";
import type { TurnKey } from "../db/queries/turn-events.ts";
import type { TurnRow } from "../db/queries/turns.ts";
import { ServiceError } from "../errors.ts";
import { createConversationQueue } from "./conversation-queue.ts";
import { LostTurns, privateLost } from "./lost-turns.ts";
import { memoryJournal } from "./memory-journal.ts";
import { maxWaiting, operationMs, sameMessage } from "./operations.ts";
import { sealEvent } from "./seal.ts";
import { closingEvents, type Outcome } from "./turn-end.ts";
import { TurnLog } from "./turn-log.ts";
import { TurnRecorder } from "./turn-recorder.ts";
import { contextTurns, mostRunning, type ReplyToTurn } from "./turn-runner.ts";

/** Turns of private visitors: in memory only, never journaled, gone with the process. */
export interface PrivateTurns {
  /**
   * Runs the turn after the visitor's earlier ones, or returns the one that its operationId stands for. Throws
   * `operation_conflict`, and `overloaded` when too many wait.
   */
  accept(turn: NewPrivateTurn): TurnRow;
  find(sessionId: string): TurnRow | undefined;
  /** The turn that a message's operationId stands for already. Throws `operation_conflict`. */
  findOperation(turn: NewPrivateTurn): TurnRow | undefined;
  /** Stops the turn; false where it is over already. */
  cancel(turn: TurnRow): boolean;
  readonly journal: ReturnType<typeof memoryJournal>;
  readonly lost: LostTurns;
  /** Ends all that runs or waits, which is lost. */
  stop(): Promise<void>;
}

export type NewPrivateTurn = Pick<
  TurnRow,
  "sessionId" | "company" | "indexId" | "subject" | "version" | "message" | "origin" | "operationId" | "createdAt"
>;

interface KeptTurn {
  turn: TurnRow;
  log: TurnLog;
}

interface OpenTurn extends KeptTurn {
  cancel: AbortController;
}

/** The turns of a visitor that another may refer to or wait for, the last one last. */
interface Conversation {
  sessionIds: string[];
  nextSequence: number;
}

/** Turns that run or wait in this process. */
const maxOpen = 5_000;
/** Turns that are over are kept for half an hour, and no more of them than fit these. */
const maxKept = 20_000;
const maxKeptBytes = 128 * 2 ** 20;
const maxConversations = 10_000;
const idleMs = 30 * 60_000;
/** What an operationId stands for is kept longer, but without its reply. */
const maxOperationBytes = 32 * 2 ** 20;

type OnError = (error: unknown, turn: TurnRow) => void;

export function createPrivateTurns(reply: ReplyToTurn, onError: OnError): PrivateTurns {
  return new MemoryTurns(reply, onError);
}

class MemoryTurns implements PrivateTurns {
  readonly #open = new Map<string, OpenTurn>();
  readonly #kept = new LRUCache<string, KeptTurn>({
    max: maxKept,
    maxSize: maxKeptBytes,
    sizeCalculation: bytesOf,
    ttl: idleMs,
  });
  readonly #conversations = new LRUCache<string, Conversation>({ max: maxConversations, ttl: idleMs });
  readonly #operations = new LRUCache<string, TurnRow>({
    maxSize: maxOperationBytes,
    sizeCalculation: (turn) => bytesOf({ turn }),
    ttl: operationMs,
  });
  readonly #stopping = new AbortController();
  readonly #queue = createConversationQueue((turn) => this.#run(turn), mostRunning);
  readonly journal = memoryJournal(({ sessionId }: TurnKey) => this.#find(sessionId)?.log ?? goneLog());
  readonly lost = new LostTurns();

  constructor(
    private readonly reply: ReplyToTurn,
    private readonly onError: OnError,
  ) {}

  find(sessionId: string): TurnRow | undefined {
    return this.#find(sessionId)?.turn;
  }

  cancel({ sessionId }: TurnRow): boolean {
    this.#open.get(sessionId)?.cancel.abort();
    return this.#open.has(sessionId);
  }

  findOperation(input: NewPrivateTurn): TurnRow | undefined {
    const operation = operationOf(input);
    const known = operation === undefined ? undefined : this.#operations.get(operation);
    return known && sameMessage(known, input.message);
  }

  accept(input: NewPrivateTurn): TurnRow {
    const known = this.findOperation(input);
    if (known) return known;
    const operation = operationOf(input);
    const conversation = this.#conversationOf(input);
    const turn = rowOf(input, conversation.nextSequence);
    this.#refuseTooMany(turn);
    conversation.nextSequence++;
    conversation.sessionIds = [...conversation.sessionIds, turn.sessionId].slice(-contextTurns - maxWaiting - 1);
    if (operation !== undefined) this.#operations.set(operation, turn);
    const log = new TurnLog();
    log.publish([sealEvent({ type: "session.started", data: {} }, input.createdAt)]);
    this.#open.set(turn.sessionId, { turn, log, cancel: new AbortController() });
    this.#queue.add(turn);
    return turn;
  }

  async stop(): Promise<void> {
    this.#stopping.abort(privateLost());
    await this.#queue.stop();
    // What has never begun is lost as well.
    for (const open of [...this.#open.values()]) this.#end(open, lostOutcome(""));
  }

  #find(sessionId: string): KeptTurn | undefined {
    return this.#open.get(sessionId) ?? this.#kept.get(sessionId);
  }

  #refuseTooMany(turn: TurnRow): void {
    if (this.#queue.behindFirst(turn) >= maxWaiting) {
      throw new ServiceError("overloaded", `${maxWaiting} messages wait already.`, { retryAfter: 5 });
    }
    if (this.#open.size >= maxOpen || this.#stopping.signal.aborted) {
      throw new ServiceError("overloaded", "Too many messages wait.", { retryAfter: 5 });
    }
  }

  #conversationOf({ company, subject }: NewPrivateTurn): Conversation {
    const key = `${company} ${subject}`;
    const known = this.#conversations.get(key) ?? { sessionIds: [], nextSequence: 0 };
    this.#conversations.set(key, known);
    return known;
  }

  /** The turns of the conversation before this one, oldest first, as far as they are kept. */
  #earlier(turn: TurnRow): TurnRow[] {
    const { sessionIds } = this.#conversationOf(turn);
    const turns = sessionIds.flatMap((sessionId) => this.#find(sessionId)?.turn ?? []);
    return turns.filter(({ sequence }) => sequence < turn.sequence).slice(-contextTurns);
  }

  async #run(turn: TurnRow): Promise<void> {
    const open = this.#open.get(turn.sessionId);
    if (!open) return;
    const recorder = new TurnRecorder(this.journal, turn, 0, []);
    const outcome = await this.#outcomeOf(recorder, open.cancel.signal);
    if (outcome.status === "failed" && !this.#stopping.signal.aborted) this.onError(outcome.error, turn);
    this.#end(open, outcome);
  }

  async #outcomeOf(recorder: TurnRecorder, cancelled: AbortSignal): Promise<Outcome> {
    const stopping = this.#stopping.signal;
    try {
      cancelled.throwIfAborted();
      const signal = AbortSignal.any([stopping, cancelled]);
      const text = await this.reply(recorder, this.#earlier(recorder.turn), signal);
      await recorder.flush();
      return { status: "completed", reply: text };
    } catch (error) {
      await recorder.flush();
      if (cancelled.aborted) return { status: "cancelled", reply: recorder.text };
      return stopping.aborted ? lostOutcome(recorder.text) : { status: "failed", reply: recorder.text, error };
    }
  }

  /** The last events; from now on the turn is kept as one that is over. */
  #end({ turn, log }: OpenTurn, outcome: Outcome): void {
    log.publish(closingEvents(turn, outcome).map((event) => sealEvent(event)));
    this.#kept.set(turn.sessionId, { turn: { ...turn, reply: outcome.reply }, log });
    this.#open.delete(turn.sessionId);
  }
}

/** Of a turn that was kept until just now: nothing comes of it any more. */
function goneLog(): TurnLog {
  const log = new TurnLog();
  log.abandon();
  return log;
}

const lostOutcome = (reply: string): Outcome => ({ status: "failed", reply, error: privateLost() });

/** What a retry is known by. */
function operationOf({ company, subject, operationId }: NewPrivateTurn): string | undefined {
  return operationId === null ? undefined : `${company} ${subject} ${operationId}`;
}

function rowOf(input: NewPrivateTurn, sequence: number): TurnRow {
  return {
    ...input,
    conversationId: `private ${input.subject}`,
    sequence,
    reply: "",
    status: "running",
    revisionId: null,
    owner: null,
    fence: 0,
    leaseUntil: 0,
    logStart: 0,
  };
}

/** About what a turn takes in memory: two bytes a character at most, and what its objects take themselves. */
function bytesOf({ turn, log }: { turn: TurnRow; log?: TurnLog }): number {
  const texts = [turn.message, turn.reply, ...(log?.events ?? []).map(({ json }) => json)];
  return 1_000 + texts.reduce((sum, text) => sum + 100 + 2 * text.length, 0);
}
