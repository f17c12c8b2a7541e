import { untilAborted } from "../../async/until-aborted.ts";
import type { FinishReason, Usage } from "../../schemas/generation.ts";
import { GenerationError } from "../failure.ts";
import type { Chunk } from "./chunk.ts";
import type { Deadlines } from "./deadlines.ts";

/** How the provider ended, once its text is read. */
interface Ending {
  reason: FinishReason;
  usage: Usage;
}

const reasons: Readonly<Record<string, FinishReason>> = {
  STOP: "stop",
  MAX_TOKENS: "length",
  SAFETY: "content-filter",
  RECITATION: "content-filter",
  LANGUAGE: "content-filter",
  BLOCKLIST: "content-filter",
  PROHIBITED_CONTENT: "content-filter",
  SPII: "content-filter",
  IMAGE_SAFETY: "content-filter",
};

/** Text of a stream as its reader takes it. `ending` is known when the text is read to its end, usage before that. */
export class TextStream {
  readonly #ending: Ending = { reason: "other", usage: { inputTokens: 0, outputTokens: 0 } };
  readonly #waiting: string[] = [];
  #wake = Promise.withResolvers<void>();
  #ended = false;
  #chars = 0;

  constructor(
    private readonly chunks: AsyncIterable<Chunk>,
    private readonly deadlines: Deadlines,
    private readonly maxChars: number,
  ) {
    // Read on whether or not the text is taken, as the SDK does: so the provider's pace is timed, not the reader's.
    this.#read().catch((error) => deadlines.fail(error));
  }

  get ending(): Ending {
    return this.#ending;
  }

  /** Throws where the stream is cut, breaks, stalls or is too long. */
  async *text(): AsyncGenerator<string> {
    for (;;) {
      const text = this.#waiting.shift();
      if (text !== undefined) yield text;
      else if (this.#ended) return;
      else {
        await untilAborted(this.#wake.promise, this.deadlines.signal);
        this.#wake = Promise.withResolvers();
      }
    }
  }

  async #read(): Promise<void> {
    let finished = false;
    this.deadlines.waitForPiece();
    for await (const { text, finishReason, usage } of this.chunks) {
      this.deadlines.waitForPiece();
      if (usage) this.#ending.usage = usage;
      if (finishReason) {
        finished = true;
        this.#ending.reason = reasons[finishReason] ?? "other";
      }
      this.#keep(text);
    }
    if (!finished) throw new GenerationError("cut", "The stream ended without a finish reason");
    this.deadlines.streamEnded();
    this.#ended = true;
    this.#wake.resolve();
  }

  #keep(text: string): void {
    this.#chars += text.length;
    if (this.#chars > this.maxChars) throw new GenerationError("too_large", `More than ${this.maxChars} characters`);
    if (text === "") return;
    this.#waiting.push(text);
    this.#wake.resolve();
  }
}
