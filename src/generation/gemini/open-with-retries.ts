import { untilAborted } from "../../async/until-aborted.ts";
import { GenerationError } from "../failure.ts";
import type { Chunk } from "./chunk.ts";
import type { Deadlines } from "./deadlines.ts";
import type { Prompt } from "./prompts/prompt.ts";
import type { OpenStream } from "./sdk.ts";
import type { Times } from "./times.ts";

/**
 * Opens a stream; where the provider is busy or away, again after a pause with jitter, at least as long as it asks
 * for. Gives up at once where that would pass the deadline.
 */
export async function openWithRetries(
  open: OpenStream,
  prompt: Prompt,
  deadlines: Deadlines,
  times: Times,
): Promise<AsyncIterable<Chunk>> {
  for (let attempt = 0; ; attempt++) {
    try {
      const opening = open(prompt, deadlines.signal);
      // Left alone when the deadline comes first.
      opening.catch(() => {});
      return await untilAborted(opening, deadlines.signal);
    } catch (error) {
      deadlines.signal.throwIfAborted();
      const pauseMs = pauseBefore(error, attempt, times);
      if (attempt >= times.retries || pauseMs === undefined || pauseMs >= deadlines.leftMs) throw error;
      await untilAborted(Bun.sleep(pauseMs), deadlines.signal);
    }
  }
}

/** `undefined` where another try would fail alike. */
function pauseBefore(error: unknown, attempt: number, { backoffMs }: Times): number | undefined {
  if (!(error instanceof GenerationError) || !["unavailable", "rate_limited"].includes(error.code)) return undefined;
  const longest = backoffMs * 2 ** attempt;
  const jitter = longest / 2 + (Math.random() * longest) / 2;
  return (error.retryAfterMs ?? 0) + jitter;
}
