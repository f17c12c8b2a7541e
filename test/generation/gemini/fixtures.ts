import { GenerationError } from "../../../src/generation/failure.ts";
import { createGemini } from "../../../src/generation/gemini/engine.ts";
import type { Times } from "../../../src/generation/gemini/times.ts";
import type { Generator } from "../../../src/generation/generator.ts";
import type {
  FaqsTask,
  GenerationPart,
  GenerationTask,
  SourcePage,
  SuggestionsTask,
  TakeawaysTask,
} from "../../../src/schemas/generation.ts";
import { cut, type GeminiServer, type Reply } from "../../support/gemini-server.ts";
import { delivery } from "../extractive/fixtures.ts";

/** Short enough for tests, long enough for a loaded machine to keep to where nothing is wrong. */
export const quick: Partial<Times> = {
  firstPartMs: 8_000,
  itemsMs: 9_000,
  answerMs: 9_000,
  stallMs: 8_000,
  retries: 2,
  backoffMs: 4,
};

export function geminiAt(server: GeminiServer, times: Partial<Times> = {}, model = "gemini-test"): Generator {
  return createGemini({ apiKey: "key-of-the-test", baseUrl: server.url, model, times: { ...quick, ...times } });
}

export interface Outcome {
  parts: GenerationPart[];
  /** What the engine threw, if it did. */
  error: unknown;
}

/** Everything an engine gives for a task, and how it ended. */
export async function run(generator: Generator, task: GenerationTask, signal = neverAborted()): Promise<Outcome> {
  const parts: GenerationPart[] = [];
  try {
    for await (const part of generator.stream(task, signal)) parts.push(part);
    return { parts, error: undefined };
  } catch (error) {
    return { parts, error };
  }
}

/** Runs a task against what the model answers. Throws where the engine does. */
export async function answered(server: GeminiServer, reply: Reply, task: GenerationTask): Promise<GenerationPart[]> {
  server.reply = reply;
  const { parts, error } = await run(geminiAt(server), task);
  if (error) throw error;
  return parts;
}

export function codeOf({ error }: Outcome): string {
  return error instanceof GenerationError ? error.code : String(error);
}

export function neverAborted(): AbortSignal {
  return new AbortController().signal;
}

export function itemsOf(parts: readonly GenerationPart[]) {
  return parts.flatMap((part) => (part.type === "item" ? [part.item] : []));
}

export function textOf(parts: readonly GenerationPart[]): string {
  return parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("");
}

export function citationsOf(parts: readonly GenerationPart[]) {
  return parts.flatMap((part) => (part.type === "citation" ? [part] : []));
}

/** Elements of the model's JSON array, cut every seven characters. */
export function elements(...values: unknown[]): Reply {
  return { pieces: cut(JSON.stringify(values), 7) };
}

export function takeawaysTask(more: Partial<TakeawaysTask> = {}): TakeawaysTask {
  return { kind: "takeaways", page: delivery, count: 3, tone: "neutral", locale: "en", existing: [], ...more };
}

export function faqsTask(more: Partial<FaqsTask> = {}): FaqsTask {
  const form = { format: "paragraph", words: 50, maxBullets: 3 } as const;
  return { kind: "faqs", page: delivery, count: 3, tone: "neutral", locale: "en", ...form, ...more };
}

export function suggestionsTask(sources: SourcePage[], more: Partial<SuggestionsTask> = {}): SuggestionsTask {
  const asked = { query: "", history: [], configured: [], exclude: [] };
  return { kind: "suggestions", sources, count: 3, locale: "en", ...asked, ...more };
}
