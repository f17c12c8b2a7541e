import type { Generator } from "../../src/generation/generator.ts";
import type { GenerationPart, GenerationTask } from "../../src/schemas/generation.ts";

/** An engine that answers word by word, one each `paceMs`, and notes how often it was stopped. */
export class PacedGenerator implements Generator {
  readonly id = "paced/1";
  stopped = 0;
  /** The last word waits for this too, for who must have read the words before it. */
  beforeLast: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly words: number,
    private readonly paceMs: number,
  ) {}

  async *stream(task: GenerationTask, signal: AbortSignal): AsyncGenerator<GenerationPart> {
    if (task.kind === "answer") {
      for (let word = 0; word < this.words; word++) {
        await Bun.sleep(this.paceMs);
        if (word === this.words - 1) await this.beforeLast;
        if (signal.aborted) {
          this.stopped++;
          throw signal.reason;
        }
        yield { type: "text-delta", delta: `word${word} ` };
      }
    }
    yield { type: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: this.words } };
  }
}
