import { TypeCompiler } from "@sinclair/typebox/compiler";
import { GenerationPart, type GenerationTask } from "../schemas/generation.ts";
import { GenerationError } from "./failure.ts";
import type { Generator } from "./generator.ts";

const part = TypeCompiler.Compile(GenerationPart);

/**
 * The boundary of every engine: what is not a part, or not in its place, is an error and never goes on. Items count
 * from 0, citations lie within the text so far, a stream ends with `finish`.
 */
export function checked(generator: Generator): Generator {
  return { id: generator.id, stream: (task, signal) => check(generator.stream(task, signal), task) };
}

async function* check(parts: AsyncIterable<GenerationPart>, task: GenerationTask): AsyncGenerator<GenerationPart> {
  const place = { items: 0, chars: task.kind === "answer" ? task.resumeFrom.length : 0, finished: false };
  for await (const value of parts) {
    if (!part.Check(value) || !isInPlace(value, place)) {
      throw new GenerationError("invalid_output", "The engine gave a part that is not valid here");
    }
    yield value;
  }
  if (!place.finished) throw new GenerationError("cut", "The engine ended without a finish");
}

function isInPlace(value: GenerationPart, place: { items: number; chars: number; finished: boolean }): boolean {
  if (place.finished) return false;
  if (value.type === "item") return value.index === place.items++;
  if (value.type === "text-delta") place.chars += value.delta.length;
  if (value.type === "citation") return value.start < value.end && value.end <= place.chars;
  if (value.type === "finish") place.finished = true;
  return true;
}
