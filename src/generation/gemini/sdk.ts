import {
  type GenerationConfig,
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  type Schema,
  SchemaType,
} from "@google/generative-ai";
import { GenerationError } from "../failure.ts";
import { type Chunk, chunkOf } from "./chunk.ts";
import type { OutputSchema, Prompt } from "./prompts/prompt.ts";

export interface GeminiAccess {
  apiKey: string;
  /** Any server that speaks the protocol; Google's own where left out. */
  baseUrl?: string | undefined;
  model: string;
}

/** Sends a prompt. Resolves once the provider answers with a stream; rejects with a GenerationError. */
export type OpenStream = (prompt: Prompt, signal: AbortSignal) => Promise<AsyncIterable<Chunk>>;

/**
 * The one place that knows @google/generative-ai. The SDK reads its stream without being asked and never lets go of a
 * connection by itself: whoever opens one aborts the signal in the end.
 */
export function createOpenStream({ apiKey, baseUrl, model }: GeminiAccess): OpenStream {
  const sdk = new GoogleGenerativeAI(apiKey);
  return async (prompt, signal) => {
    signal.throwIfAborted();
    const params = { model, systemInstruction: prompt.system, generationConfig: configOf(prompt) };
    const generative = sdk.getGenerativeModel(params, baseUrl ? { baseUrl } : {});
    const contents = prompt.turns.map(({ role, text }) => ({ role, parts: [{ text }] }));
    try {
      const { stream, response } = await generative.generateContentStream({ contents }, { signal });
      response.catch(() => {});
      return chunksOf(stream);
    } catch (error) {
      throw failureOf(error);
    }
  };
}

async function* chunksOf(stream: AsyncIterable<unknown>): AsyncGenerator<Chunk> {
  const iterator = stream[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await iterator.next().catch(() => {
      // Not why: the SDK quotes what it could not read.
      throw new GenerationError("cut", "The stream broke");
    });
    if (done) return;
    yield chunkOf(value);
  }
}

function configOf({ output, maxOutputTokens }: Prompt): GenerationConfig {
  const config = { temperature: 0.2, maxOutputTokens };
  return output ? { ...config, responseMimeType: "application/json", responseSchema: schemaOf(output) } : config;
}

function schemaOf(schema: OutputSchema): Schema {
  if (schema.type === "array") return { type: SchemaType.ARRAY, items: schemaOf(schema.items) };
  if (schema.type === "object") {
    const properties = Object.fromEntries(Object.entries(schema.properties).map(([key, of]) => [key, schemaOf(of)]));
    return { type: SchemaType.OBJECT, properties, required: Object.keys(properties) };
  }
  return schema.type === "integer" ? { type: SchemaType.INTEGER } : { type: SchemaType.STRING };
}

function failureOf(cause: unknown): GenerationError {
  if (!(cause instanceof GoogleGenerativeAIFetchError)) {
    return new GenerationError("unavailable", "The provider cannot be reached");
  }
  const { status = 0 } = cause;
  const code = status === 429 ? "rate_limited" : status >= 500 ? "unavailable" : "refused";
  const retryAfterMs = retryDelayOf(cause.errorDetails ?? []);
  return new GenerationError(code, `The provider answered ${status}`, { status, retryAfterMs });
}

/** `google.rpc.RetryInfo`: seconds with an `s`, e.g. `"1.5s"`. */
function retryDelayOf(details: readonly Record<string, unknown>[]): number | undefined {
  if (!Array.isArray(details)) return undefined;
  for (const detail of details) {
    const seconds = /^(\d+(?:\.\d+)?)s$/.exec(String(detail?.retryDelay))?.[1];
    if (seconds !== undefined) return Number(seconds) * 1_000;
  }
  return undefined;
}
