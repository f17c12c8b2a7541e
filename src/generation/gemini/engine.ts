import type { AnswerTask, GenerationPart, GenerationTask } from "../../schemas/generation.ts";
import { nothingFound } from "../extractive/answer/reply/no-answer.ts";
import { GenerationError } from "../failure.ts";
import type { Generator } from "../generator.ts";
import { civility } from "../language/language.ts";
import { languageOf } from "../language/languages.ts";
import { AnswerWriter } from "./answer/answer-writer.ts";
import { Deadlines } from "./deadlines.ts";
import { numberPassages } from "./evidence.ts";
import { faqs } from "./items/faqs.ts";
import type { ItemKind } from "./items/item-kind.ts";
import { JsonArrayReader } from "./items/json-array.ts";
import { rewrite } from "./items/rewrite.ts";
import { suggestions } from "./items/suggestions.ts";
import { takeaways } from "./items/takeaways.ts";
import { openWithRetries } from "./open-with-retries.ts";
import { answerPrompt } from "./prompts/answer.ts";
import type { Prompt } from "./prompts/prompt.ts";
import { TextStream } from "./read-stream.ts";
import { createOpenStream, type GeminiAccess, type OpenStream } from "./sdk.ts";
import { type Times, usualTimes } from "./times.ts";

/** Counted up whenever prompts or checks change: caches must not mix what they gave. */
const VERSION = 7;

interface GeminiOptions extends GeminiAccess {
  times?: Partial<Times> | undefined;
}

/**
 * Gemini, or any server that speaks its protocol. Everything that goes out is borne out by the task's evidence; a
 * failure before the first part is safe to answer with another engine. Throws GenerationError, or the signal's reason.
 */
export function createGemini(options: GeminiOptions): Generator {
  const open = createOpenStream(options);
  const times = { ...usualTimes, ...options.times };
  return {
    id: `gemini/${options.model}/${VERSION}`,
    stream: (task, signal) =>
      task.kind === "answer" ? streamAnswer(open, times, task, signal) : streamItems(open, times, kindOf(task), signal),
  };
}

function kindOf(task: Exclude<GenerationTask, AnswerTask>): ItemKind {
  switch (task.kind) {
    case "takeaways":
      return takeaways(task);
    case "faqs":
      return faqs(task);
    case "rewrite":
      return rewrite(task);
    case "suggestions":
      return suggestions(task);
  }
}

/** One request to the provider: its text, and in the end why it ended. Leaving it early lets go of the connection. */
async function openText(open: OpenStream, times: Times, prompt: Prompt, deadlines: Deadlines): Promise<TextStream> {
  return new TextStream(await openWithRetries(open, prompt, deadlines, times), deadlines, times.maxChars);
}

async function* streamItems(
  open: OpenStream,
  times: Times,
  kind: ItemKind,
  signal: AbortSignal,
): AsyncGenerator<GenerationPart> {
  using deadlines = new Deadlines(signal, times, times.itemsMs);
  const stream = await openText(open, times, kind.prompt, deadlines);
  const reader = new JsonArrayReader();
  let count = 0;
  const items = async function* () {
    for await (const text of stream.text()) {
      for (const element of reader.push(text)) yield* kind.take(element);
    }
    yield* kind.rest();
  };
  for await (const { item, evidence } of items()) {
    deadlines.partIsOut();
    yield { type: "item", index: count++, item, evidence };
    if (count === kind.count) break;
  }
  const full = count === kind.count;
  if (!full && stream.ending.reason === "stop" && !reader.closed) {
    throw new GenerationError("invalid_output", "The array has no end");
  }
  yield finishOf(stream, count > 0, full);
}

async function* streamAnswer(
  open: OpenStream,
  times: Times,
  task: AnswerTask,
  signal: AbortSignal,
): AsyncGenerator<GenerationPart> {
  const civil = civility(languageOf(task.locale), task.query);
  if (civil !== undefined && task.resumeFrom === "") return yield* fixed(civil);
  using deadlines = new Deadlines(signal, times, times.answerMs);
  const passages = numberPassages(task.sources);
  const writer = new AnswerWriter(task, passages);
  const stream = await openText(open, times, answerPrompt(task, passages), deadlines);
  let said = task.resumeFrom !== "";
  const parts = async function* () {
    for await (const text of stream.text()) {
      yield* writer.push(text);
      if (writer.full) return;
    }
    yield* writer.end();
  };
  for await (const part of parts()) {
    deadlines.partIsOut();
    said = true;
    yield part;
  }
  if (!said && writer.declined) {
    yield* nothingFound(task);
    said = true;
  }
  yield finishOf(stream, said, writer.full);
}

/** Throws where nothing could be shown: another engine may do better. */
function finishOf({ ending }: TextStream, said: boolean, full: boolean): GenerationPart {
  if (!said && ending.reason === "content-filter") throw new GenerationError("blocked", "The answer was blocked");
  if (!said) throw new GenerationError("ungrounded", `Nothing of the answer is borne out (${ending.reason})`);
  return { type: "finish", reason: full ? "stop" : ending.reason, usage: ending.usage };
}

async function* fixed(text: string): AsyncGenerator<GenerationPart> {
  yield { type: "text-delta", delta: text };
  yield { type: "finish", reason: "stop", usage: { inputTokens: 0, outputTokens: 0 } };
}
