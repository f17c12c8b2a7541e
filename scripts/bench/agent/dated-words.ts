import type { Generator } from "../../../src/generation/generator.ts";
import type { GenerationPart, GenerationTask } from "../../../src/schemas/generation.ts";

const ticksPerPace = 8;

/**
 * An engine whose replies are `words` deltas, one each `paceMs`: `<number> <when it was due, in ms since 1970> `. A
 * server that falls behind is late by what it should have made, not by what it made. One timer paces all replies.
 */
export function datedWords(paceMs: number, words: number): Generator {
  const ticks = createTicks(paceMs / ticksPerPace);
  let replies = 0;
  return {
    id: "dated/1",
    async *stream(task: GenerationTask, signal: AbortSignal): AsyncGenerator<GenerationPart> {
      const count = task.kind === "answer" ? words : 0;
      const first = task.kind === "answer" ? task.resumeFrom.split(" ").length >> 1 : 0;
      // Replies begin spread over the pace, as those of strangers do.
      let tick = ticks.now() + 1 + (replies++ % ticksPerPace);
      for (let word = first; word < count; word++, tick += ticksPerPace) {
        await ticks.until(tick);
        signal.throwIfAborted();
        yield { type: "text-delta", delta: `${word} ${ticks.timeOf(tick).toFixed(1)} ` };
      }
      yield { type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } };
    },
  };
}

/** One timer, and those that wait for its ticks. Ticks have fixed times: a late one does not move those after it. */
function createTicks(everyMs: number) {
  const origin = performance.now();
  const waiting = new Map<number, (() => void)[]>();
  let last = 0;
  const now = () => Math.floor((performance.now() - origin) / everyMs);
  setInterval(() => {
    for (const end = now(); last < end; ) {
      last++;
      const due = waiting.get(last) ?? [];
      waiting.delete(last);
      for (const wake of due) wake();
    }
  }, everyMs).unref();
  return {
    now,
    timeOf: (tick: number) => performance.timeOrigin + origin + tick * everyMs,
    until(tick: number): Promise<void> | undefined {
      if (tick <= last) return undefined;
      return new Promise((wake) => {
        const others = waiting.get(tick);
        if (others) others.push(wake);
        else waiting.set(tick, [wake]);
      });
    },
  };
}
