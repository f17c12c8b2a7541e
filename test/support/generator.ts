import { untilAborted } from "../../src/async/until-aborted.ts";
import { createExtractive } from "../../src/generation/extractive/engine.ts";
import type { Generator } from "../../src/generation/generator.ts";
import type { GenerationPart, GenerationTask } from "../../src/schemas/generation.ts";

/** The engine that answers where no model does. */
export const extractiveId = createExtractive().id;

const finish: GenerationPart = { type: "finish", reason: "stop", usage: { inputTokens: 3, outputTokens: 5 } };

/** An engine that keeps what it was asked, waits where a test holds it, and counts how its streams ended. */
export class RecordingGenerator implements Generator {
  readonly id = "recording/1";
  readonly tasks: GenerationTask[] = [];
  finished = 0;
  aborted = 0;
  #gate = Promise.resolve();
  #afterNext: Promise<void> | undefined;

  constructor(private readonly partsOf: (task: GenerationTask) => GenerationPart[] = plainParts) {}

  /** Streams wait before their first part until the returned function is called. */
  hold(): () => void {
    const gate = Promise.withResolvers<void>();
    this.#gate = gate.promise;
    return gate.resolve;
  }

  /** The same for the next stream alone. */
  holdNext(): () => void {
    const release = this.hold();
    this.#afterNext = Promise.resolve();
    return release;
  }

  async *stream(task: GenerationTask, signal: AbortSignal): AsyncGenerator<GenerationPart> {
    this.tasks.push(task);
    const gate = this.#gate;
    this.#gate = this.#afterNext ?? gate;
    this.#afterNext = undefined;
    try {
      await untilAborted(gate, signal);
      yield* this.partsOf(task);
      this.finished++;
    } finally {
      if (signal.aborted) this.aborted++;
    }
  }

  tasksOf<K extends GenerationTask["kind"]>(kind: K): Extract<GenerationTask, { kind: K }>[] {
    return this.tasks.filter((task): task is Extract<GenerationTask, { kind: K }> => task.kind === kind);
  }
}

/** Items or words that tell what they were made for. */
export function plainParts(task: GenerationTask): GenerationPart[] {
  if (task.kind === "answer") return [{ type: "text-delta", delta: `You asked: ${task.query}` }, finish];
  if (task.kind === "rewrite")
    return [...task.bullets.map((text, index) => itemOf(index, `${task.tone}: ${text}`)), finish];
  if (task.kind === "takeaways") {
    return [...Array.from({ length: task.count }, (_, index) => itemOf(index, `Point ${index + 1}`)), finish];
  }
  return [finish];
}

function itemOf(index: number, item: string): GenerationPart {
  return { type: "item", index, item, evidence: { url: "https://www.hollow-oak.example/", passage: 0, quote: item } };
}
