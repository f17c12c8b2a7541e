import { LRUCache } from "lru-cache";
import type { TurnRow } from "../db/queries/turns.ts";
import { ServiceError } from "../errors.ts";
import type { TurnJournal, TurnKey } from "./journal.ts";
import { maxWaiting, operationMs, sameMessage } from "./operations.ts";
import { closingEvents, type Outcome } from "./turn-end.ts";
import { sealEvent, TurnLog } from "./turn-log.ts";
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
  "sessionId" | "company" | "indexId" | "subject" | "version" | "message" | "operationId" | "createdAt"
>;

interface Conversation {
  turns: TurnRow[];
  waiting: number;
  last: Promise<void>;
}

const maxTurns = 20_000;
const maxConversations = 10_000;
const idleMs = 30 * 60_000;

export function createPrivateTurns(reply: ReplyToTurn, onError: (error: unknown, turn: TurnRow) => void): PrivateTurns {
  const kept = new LRUCache<string, { turn: TurnRow; log: TurnLog }>({ max: maxTurns, ttl: idleMs });
  const conversations = new LRUCache<string, Conversation>({ max: maxConversations, ttl: idleMs });
  const operations = new LRUCache<string, TurnRow>({ max: maxTurns, ttl: operationMs });
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  /** Turns that are not over, by sessionId. */
  const open = new Map<string, AbortController>();
  const journal = memoryJournal((key) => kept.get(key.sessionId)?.log ?? new TurnLog());

  function conversationOf({ company, subject }: NewPrivateTurn): Conversation {
    const key = `${company} ${subject}`;
    const known = conversations.get(key) ?? { turns: [], waiting: 0, last: Promise.resolve() };
    conversations.set(key, known);
    return known;
  }

  async function run(turn: TurnRow, earlier: readonly TurnRow[], cancelled: AbortSignal): Promise<void> {
    const recorder = new TurnRecorder(journal, turn, 0, []);
    const outcome = await outcomeOf(recorder, earlier, cancelled);
    if (outcome.status === "failed") onError(outcome.error, turn);
    turn.reply = outcome.reply;
    await recorder.end(closingEvents(turn, outcome), []);
  }

  async function outcomeOf(
    recorder: TurnRecorder,
    earlier: readonly TurnRow[],
    cancelled: AbortSignal,
  ): Promise<Outcome> {
    try {
      cancelled.throwIfAborted();
      const text = await reply(recorder, earlier, AbortSignal.any([stopping.signal, cancelled]));
      return { status: "completed", reply: text };
    } catch (error) {
      await recorder.flush();
      return cancelled.aborted
        ? { status: "cancelled", reply: recorder.text }
        : { status: "failed", reply: recorder.text, error };
    }
  }

  return {
    journal,
    find: (sessionId) => kept.get(sessionId)?.turn,
    cancel({ sessionId }) {
      open.get(sessionId)?.abort();
      return open.has(sessionId);
    },
    accept(input) {
      const operation =
        input.operationId === null ? undefined : `${input.company} ${input.subject} ${input.operationId}`;
      const known = operation === undefined ? undefined : operations.get(operation);
      if (known) return sameMessage(known, input.message);
      const conversation = conversationOf(input);
      if (conversation.waiting >= maxWaiting) {
        throw new ServiceError("overloaded", `${maxWaiting} messages wait already.`, { retryAfter: 5 });
      }
      const turn = rowOf(input, conversation);
      if (operation !== undefined) operations.set(operation, turn);
      const log = new TurnLog();
      log.publish([sealEvent({ type: "session.started", data: {} }, input.createdAt)]);
      kept.set(turn.sessionId, { turn, log });
      const earlier = conversation.turns.slice(-contextTurns);
      conversation.turns = [...earlier, turn];
      conversation.waiting++;
      const cancel = new AbortController();
      open.set(turn.sessionId, cancel);
      const task = conversation.last
        .then(() => {
          conversation.waiting--;
          return run(turn, earlier, cancel.signal);
        })
        .finally(() => {
          open.delete(turn.sessionId);
          running.delete(task);
        });
      conversation.last = task;
      running.add(task);
      return turn;
    },
    async stop() {
      stopping.abort(new Error("The server is stopping"));
      await Promise.allSettled(running);
    },
  };
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
  };
}

/** The journal's port over logs that no disk ever sees. */
function memoryJournal(logOf: (turn: TurnKey) => TurnLog): TurnJournal {
  return {
    open: async (turn) => logOf(turn),
    append: async (turn, _fence, events) => logOf(turn).publish(events.map((event) => sealEvent(event))),
    close: () => {},
    read: (turn, { startIndex, follow }, signal) => logOf(turn).read(startIndex, follow, signal),
    tail: async (turn) => logOf(turn).tail,
  };
}
