import { ROOT_CONTEXT, type Span, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import type { GenerationPart } from "../schemas/generation.ts";
import { errorTypeOf } from "../tracing/error-type.ts";
import { cancelSpan, failSpan } from "../tracing/span-end.ts";
import { extractiveModel } from "./engines.ts";
import type { Generator } from "./generator.ts";

/** The engine with a span for each generation, under `parent`. No words: neither what was asked nor what was written. */
export function traced(generator: Generator, tracer: Tracer, parent: Span | undefined): Generator {
  if (!parent?.isRecording()) return generator;
  const { id, engine, standIn } = generator;
  const kind = id.startsWith(extractiveModel) ? SpanKind.INTERNAL : SpanKind.CLIENT;
  return {
    id,
    ...(engine ? { engine: (wanted) => tracedEngine(engine(wanted), tracer, parent) } : {}),
    ...(standIn ? { standIn: (failure) => traced(standIn(failure), tracer, parent) } : {}),
    async *stream(task, signal) {
      const options = { kind, attributes: attributesOf(id, task.kind) };
      const span = tracer.startSpan(`generate_content ${id}`, options, trace.setSpan(ROOT_CONTEXT, parent));
      try {
        for await (const part of generator.stream(task, signal)) {
          describe(span, part);
          yield part;
        }
      } catch (error) {
        if (!signal.aborted) failSpan(span, errorTypeOf(error));
        throw error;
      } finally {
        if (signal.aborted) cancelSpan(span);
        span.end();
      }
    },
  };
}

function tracedEngine(engine: Generator | undefined, tracer: Tracer, parent: Span): Generator | undefined {
  return engine && traced(engine, tracer, parent);
}

function attributesOf(id: string, task: string) {
  return {
    "gen_ai.operation.name": "generate_content",
    "gen_ai.provider.name": id.startsWith("gemini/") ? "gcp.gemini" : "usher",
    "gen_ai.request.model": id,
    "usher.task": task,
  };
}

/** Another model than was asked is one that stood in for it. */
function describe(span: Span, part: GenerationPart): void {
  if (part.type === "model") span.setAttribute("gen_ai.response.model", part.id);
  else if (part.type === "finish") {
    span.setAttributes({
      "gen_ai.usage.input_tokens": part.usage.inputTokens,
      "gen_ai.usage.output_tokens": part.usage.outputTokens,
      "gen_ai.response.finish_reasons": [part.reason],
    });
  }
}
