import type { GenerationPart, GenerationTask } from "../../schemas/generation.ts";
import type { Generator } from "../generator.ts";
import { Pace } from "../text/pace.ts";
import { answer } from "./answer/answer.ts";
import { faqs } from "./faqs/faqs.ts";
import { suggestions } from "./suggestions/suggestions.ts";
import { takeaways } from "./takeaways/takeaways.ts";
import { rewrite } from "./tone/rewrite.ts";

/** Counted up whenever the same task may give other parts: caches must not mix them. */
const VERSION = 66;

/**
 * The engine that needs no key, no network and no model: it ranks and quotes the sentences of the evidence. The same
 * task gives the same parts. Usage is 0: no model's tokens are spent. An aborted signal throws its reason.
 */
export function createExtractive(): Generator {
  return { id: `extractive/${VERSION}`, stream };
}

async function* stream(task: GenerationTask, signal: AbortSignal): AsyncGenerator<GenerationPart> {
  const pace = new Pace(signal);
  await pace.step();
  yield* partsOf(task, pace);
  yield {
    type: "finish",
    reason: "stop",
    usage: { inputTokens: 0, outputTokens: 0 },
  };
}

function partsOf(task: GenerationTask, pace: Pace): AsyncIterable<GenerationPart> {
  switch (task.kind) {
    case "answer":
      return answer(task, pace);
    case "takeaways":
      return takeaways(task, pace);
    case "faqs":
      return faqs(task, pace);
    case "rewrite":
      return rewrite(task, pace);
    case "suggestions":
      return suggestions(task, pace);
  }
}
