import { type Static, type TSchema, Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { Usage } from "../../schemas/generation.ts";
import { GenerationError } from "../failure.ts";

/** A field that may be missing; gateways write `null` for one that is. */
function maybe<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(Type.Union([schema, Type.Null()]));
}

const Part = Type.Object({ text: maybe(Type.String()), thought: maybe(Type.Boolean()) });
const Candidate = Type.Object({
  content: maybe(Type.Object({ parts: maybe(Type.Array(Part)) })),
  finishReason: maybe(Type.String()),
});
const Count = Type.Integer({ minimum: 0 });

/** What is read of a `GenerateContentResponse`; anything else in it is left alone. */
const Response = Type.Object({
  candidates: maybe(Type.Array(Candidate)),
  promptFeedback: maybe(Type.Object({ blockReason: maybe(Type.String()) })),
  usageMetadata: maybe(
    Type.Object({
      promptTokenCount: maybe(Count),
      candidatesTokenCount: maybe(Count),
      thoughtsTokenCount: maybe(Count),
    }),
  ),
  error: maybe(Type.Object({ code: maybe(Type.Integer()) })),
});
const response = TypeCompiler.Compile(Response);

/** One piece of a streamed answer. */
export interface Chunk {
  /** Text of the answer, without the model's thoughts. */
  text: string;
  /** As the provider says it: `STOP`, `SAFETY` … */
  finishReason: string | undefined;
  usage: Usage | undefined;
}

/** Reads one piece as it came. Throws `invalid_output` for another shape, `blocked` for a blocked prompt. */
export function chunkOf(value: unknown): Chunk {
  if (!response.Check(value)) throw new GenerationError("invalid_output", "The provider sent another shape");
  if (value.error)
    throw new GenerationError("unavailable", `The provider failed with ${value.error.code ?? "no code"}`);
  if (value.promptFeedback?.blockReason) throw new GenerationError("blocked", "The prompt was blocked");
  const candidate = value.candidates?.[0];
  const parts = candidate?.content?.parts ?? [];
  return {
    text: parts.map(({ text, thought }) => (thought ? "" : (text ?? ""))).join(""),
    finishReason: candidate?.finishReason || undefined,
    usage: usageOf(value),
  };
}

function usageOf({ usageMetadata: usage }: Static<typeof Response>): Usage | undefined {
  if (!usage) return undefined;
  const { promptTokenCount, candidatesTokenCount, thoughtsTokenCount } = usage;
  return { inputTokens: promptTokenCount ?? 0, outputTokens: (candidatesTokenCount ?? 0) + (thoughtsTokenCount ?? 0) };
}
