import { type Static, Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import type { Usage } from "../../schemas/generation.ts";
import { GenerationError } from "../failure.ts";

/** What is read of a `GenerateContentResponse`; anything else in it is left alone. */
const Response = Type.Object({
  candidates: Type.Optional(
    Type.Array(
      Type.Object({
        content: Type.Optional(
          Type.Object({
            parts: Type.Optional(
              Type.Array(Type.Object({ text: Type.Optional(Type.String()), thought: Type.Optional(Type.Boolean()) })),
            ),
          }),
        ),
        finishReason: Type.Optional(Type.String()),
      }),
    ),
  ),
  promptFeedback: Type.Optional(Type.Object({ blockReason: Type.Optional(Type.String()) })),
  usageMetadata: Type.Optional(
    Type.Object({
      promptTokenCount: Type.Optional(Type.Integer({ minimum: 0 })),
      candidatesTokenCount: Type.Optional(Type.Integer({ minimum: 0 })),
      thoughtsTokenCount: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
  ),
  error: Type.Optional(Type.Object({ code: Type.Optional(Type.Integer()) })),
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
  const { promptTokenCount = 0, candidatesTokenCount = 0, thoughtsTokenCount = 0 } = usage;
  return { inputTokens: promptTokenCount, outputTokens: candidatesTokenCount + thoughtsTokenCount };
}
