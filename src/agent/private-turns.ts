import { LRUCache } from "lru-cache";
import type { TurnKey } from "../db/queries/turn-events.ts";
import type { TurnRow } from "../db/queries/turns.ts";
import { ServiceError } from "../errors.ts";
import type { TurnJournal } from "./journal.ts";
import { maxWaiting, operationMs, sameMessage } from "./operations.ts";
import { sealEvent } from "./seal.ts";
import { closingEvents, type Outcome } from "./turn-end.ts";
import { TurnLog } from "./turn-log.ts";
import { TurnReader } from "./turn-reader.ts";
import { TurnRecorder } from "./turn-recorder.ts";
import { contextTurns, type ReplyToTurn } from "./turn-runner.ts";

/** Turns of private visitors: in memory only, never journaled, gone with the process. */
export interface PrivateTurns {
  /**
   * Runs the turn after the visitor's earlier ones, or returns the one that its operationId stands for. Throws
   * `operation_conflict`, and `overloaded` when too many wait.
   */
  accept(turn: NewPrivateTurn): TurnRow;
  find(sessionId: string): TurnRow | undefined;
  /** Stops the turn; false where it is over already. */
  cancel(turn: TurnRow): boolean;
  readonly journal: Pick<TurnJournal, "read" | "tail">;
  stop(): Promise<void>;
}

export type NewPrivateTurn = Pick<
  TurnRow,
  "sessionId" | "company" | "indexId" | "subject" | "version" | "message" | "origin" | "operationId" | "createdAt"
>;

interface Conversation {
  turns: TurnRow[];
  waiting: number;
  last: Promise<void>;
}

const maxTurns = 20_000;
const maxConversations = 10_000;
const idleMs = 30 * 60_000;

type OnError = (error: unknown, turn: TurnRow) => void;

export function createPrivateTurns(reply: ReplyToTurn, onError: OnError): PrivateTurns {
  return new MemoryTurns(reply, onError);
}

class MemoryTurns implements PrivateTurns {
  readonly #kept = new LRUCache<string, { turn: TurnRow; log: TurnLog }>({ max: maxTurns, ttl: idleMs });
  readonly #conversations = new LRUCache<string, Conversation>({ max: maxConversations, ttl: idleMs });
  readonly #operations = new LRUCache<string, TurnRow>({ max: maxTurns, ttl: operationMs });
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  /** Turns that are not over, by sessionId. */
  readonly #open = new Map<string, AbortController>();
  readonly journal = memoryJournal((key) => this.#kept.get(key.sessionId)?.log ?? new TurnLog());

  constructor(
    private readonly reply: ReplyToTurn,
    private readonly onError: OnError,
  ) {}

  find(sessionId: string): TurnRow | undefined {
    return this.#kept.get(sessionId)?.turn;
  }

  cancel({ sessionId }: TurnRow): boolean {
    this.#open.get(sessionId)?.abort();
    return this.#open.has(sessionId);
  }

  accept(input: NewPrivateTurn): TurnRow {
    const { company, subject, operationId } = input;
    const operation = operationId === null ? undefined : `${company} ${subject} ${operationId}`;
    const known = operation === undefined ? undefined : this.#operations.get(operation);
    if (known) return sameMessage(known, input.message);
    const conversation = this.#conversationOf(input);
    if (conversation.waiting >= maxWaiting) {
      throw new ServiceError("overloaded", `${maxWaiting} messages wait already.`, { retryAfter: 5 });
    }
    const turn = rowOf(input, conversation);
    if (operation !== undefined) this.#operations.set(operation, turn);
    const log = new TurnLog();
    log.publish([sealEvent({ type: "session.started", data: {} }, input.createdAt)]);
    this.#kept.set(turn.sessionId, { turn, log });
    this.#start(turn, conversation);
    return turn;
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Error("The server is stopping"));
    await Promise.allSettled(this.#running);
  }

  #conversationOf({ company, subject }: NewPrivateTurn): Conversation {
    const key = `${company} ${subject}`;
    const known = this.#conversations.get(key) ?? { turns: [], waiting: 0, last: Promise.resolve() };
    this.#conversations.set(key, known);
    return known;
  }

  /** Runs the turn behind those of its conversation. */
  #start(turn: TurnRow, conversation: Conversation): void {
    const earlier = conversation.turns.slice(-contextTurns);
    conversation.turns = [...earlier, turn];
    conversation.waiting++;
    const cancel = new AbortController();
    this.#open.set(turn.sessionId, cancel);
    const task = conversation.last
      .then(() => {
        conversation.waiting--;
        return this.#run(turn, earlier, cancel.signal);
      })
      .finally(() => {
        this.#open.delete(turn.sessionId);
        this.#running.delete(task);
      });
    conversation.last = task;
    this.#running.add(task);
  }

  async #run(turn: TurnRow, earlier: readonly TurnRow[], cancelled: AbortSignal): Promise<void> {
    const recorder = new TurnRecorder(this.journal, turn, 0, []);
    const outcome = await this.#outcomeOf(recorder, earlier, cancelled);
    if (outcome.status === "failed") this.onError(outcome.error, turn);
    turn.reply = outcome.reply;
    await recorder.end(closingEvents(turn, outcome), []);
  }

  async #outcomeOf(recorder: TurnRecorder, earlier: readonly TurnRow[], cancelled: AbortSignal): Promise<Outcome> {
    try {
      cancelled.throwIfAborted();
      const text = await this.reply(recorder, earlier, AbortSignal.any([this.#stopping.signal, cancelled]));
      return { status: "completed", reply: text };
    } catch (error) {
      await recorder.flush();
      return cancelled.aborted
        ? { status: "cancelled", reply: recorder.text }
        : { status: "failed", reply: recorder.text, error };
    }
  }
}

function rowOf(input: NewPrivateTurn, { turns }: Conversation): TurnRow {
  return {
    ...input,
    conversationId: `private ${input.subject}`,
    sequence: (turns.at(-1)?.sequence ?? -1) + 1,
    reply: "",
    status: "running",
    revisionId: null,
    owner: null,
    fence: 0,
    leaseUntil: 0,
    logStart: 0,
  };
}

/** The journal's port over logs that no disk ever sees. */
function memoryJournal(logOf: (turn: TurnKey) => TurnLog): TurnJournal {
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
