import type { Generator } from "../../src/generation/generator.ts";
import type { AnswerTask, GenerationPart, GenerationTask } from "../../src/schemas/generation.ts";

const deltaCount = 100;
const citeEvery = 10;
const pauseMs = 3;
/** A message that begins so is answered half until another process goes on with it. */
export const held = "held";

/** What the slow engine says to a message, piece by piece: other words for each message, some of them hard to frame. */
export function slowDeltas(message: string): string[] {
  const hard = ["plain", "zwei\nZeilen", "\r\n", '"quoted"', "日本語", "🍞", "data: x\n\n", " "];
  return Array.from({ length: deltaCount }, (_, index) => `${index} ${message} ${hard[index % hard.length]} `);
}

/** Offsets of every citation of the text. */
export function slowCitations(message: string): { start: number; end: number }[] {
  const deltas = slowDeltas(message);
  const lengthOf = (count: number) => deltas.slice(0, count).join("").length;
  return Array.from({ length: deltaCount / citeEvery }, (_, index) => ({
    start: lengthOf(index * citeEvery),
    end: lengthOf((index + 1) * citeEvery),
  }));
}

/** An engine that takes its time and says the same to the same message, going on after what was sent. */
export function createSlowGenerator(): Generator {
  return { id: "slow/1", stream };
}

async function* stream(task: GenerationTask, signal: AbortSignal): AsyncGenerator<GenerationPart> {
  if (task.kind === "answer") yield* answer(task, signal);
  yield { type: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: deltaCount } };
}

async function* answer(
  { query, resumeFrom, sources }: AnswerTask,
  signal: AbortSignal,
): AsyncGenerator<GenerationPart> {
  const deltas = slowDeltas(query);
  if (!deltas.join("").startsWith(resumeFrom)) throw new Error("What was sent is not what this engine said");
  const citations = slowCitations(query);
  let length = 0;
  for (const delta of deltas) {
    length += delta.length;
    if (length > resumeFrom.length) {
      const isHalf = delta === deltas[deltaCount / 2];
      if (isHalf && resumeFrom === "" && query.startsWith(held)) await aborted(signal);
      await Bun.sleep(pauseMs);
      signal.throwIfAborted();
      yield { type: "text-delta", delta };
    }
    // Those that were recorded come again too: the turn must not repeat them.
    const cited = citations.find(({ end }) => end === length);
    if (cited) yield { type: "citation", ...cited, sourceIds: sources.map(({ id }) => id), url: sources[0]?.url ?? "" };
  }
}

function aborted(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
}
