import type { TurnRow } from "../db/queries/turns.ts";

/** Turns of each conversation in order, many conversations at once. */
export interface ConversationQueue {
  /** Adds a turn behind those of its conversation; one that is queued already stays where it is. */
  add(turn: TurnRow): void;
  has(turn: TurnRow): boolean;
  /** Turns of its conversation that wait behind the one that runs. */
  behindFirst(turn: TurnRow): number;
  /** Whether nothing runs or waits. */
  isEmpty(): boolean;
  /** Starts nothing more, and resolves when what runs has ended. */
  stop(): Promise<void>;
}

/** `run` must not throw; at most `concurrency` conversations have a turn running. */
export function createConversationQueue(run: (turn: TurnRow) => Promise<void>, concurrency: number): ConversationQueue {
  const queues = new Map<string, TurnRow[]>();
  const waiting: string[] = [];
  const running = new Set<Promise<void>>();
  let stopped = false;

  const keyOf = ({ company, conversationId }: TurnRow) => `${company} ${conversationId}`;
  const has = (turn: TurnRow) =>
    queues.get(keyOf(turn))?.some(({ sessionId }) => sessionId === turn.sessionId) ?? false;

  async function runConversation(key: string): Promise<void> {
    const queue = queues.get(key) ?? [];
    for (let turn = queue[0]; turn && !stopped; turn = queue[0]) {
      await run(turn);
      queue.shift();
    }
    queues.delete(key);
  }

  function startWaiting(): void {
    while (running.size < concurrency && !stopped) {
      const key = waiting.shift();
      if (key === undefined) return;
      const task = runConversation(key).finally(() => {
        running.delete(task);
        startWaiting();
      });
      running.add(task);
    }
  }

  return {
    add(turn) {
      if (has(turn)) return;
      const key = keyOf(turn);
      const queue = queues.get(key);
      if (queue) {
        queue.push(turn);
        return;
      }
      queues.set(key, [turn]);
      waiting.push(key);
      startWaiting();
    },
    has,
    behindFirst: (turn) => Math.max(0, (queues.get(keyOf(turn))?.length ?? 0) - 1),
    isEmpty: () => queues.size === 0,
    async stop() {
      stopped = true;
      await Promise.allSettled(running);
    },
  };
}
