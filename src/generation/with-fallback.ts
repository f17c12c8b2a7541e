import type { GenerationPart, GenerationTask } from "../schemas/generation.ts";
import type { Breaker } from "./breaker.ts";
import type { EngineCounters } from "./counters.ts";
import { type FailureCode, failureCodeOf, GenerationError } from "./failure.ts";
import type { Generator } from "./generator.ts";

/** Failures that say that the provider is ill. Any other comes of one request, and visitors choose those. */
const ill: ReadonlySet<FailureCode> = new Set(["unavailable", "rate_limited", "refused", "timeout", "cut"]);

/**
 * An engine that another one stands in for: where `primary` fails before its first part, or its breaker is open, all
 * of that request goes to `fallback`. Later failures stand, so do those of a reply that goes on after a crash: engines are
 * never mixed within one. Page content of which nothing is borne out stands too. The first part says who answers.
 */
export function withFallback(
  primary: Generator,
  fallback: Generator,
  breaker: Breaker,
  counters: EngineCounters,
): Generator {
  return {
    id: primary.id,
    engine(id) {
      const engine = [primary, fallback].find((known) => known.id === id);
      return engine && countedEngine(engine, counters);
    },
    standIn: ({ code }) =>
      countedEngine(
        fallback,
        counters,
        once(() => counters.fellBack(primary.id, code)),
      ),
    async *stream(task, signal) {
      await using begun = await begin(guarded(primary, breaker), task, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        counters.failed(primary.id, error);
        if (goesOn(task) || isPageWithout(task, error)) throw error;
        counters.fellBack(primary.id, failureCodeOf(error));
        return undefined;
      });
      const engine = begun ? primary : fallback;
      yield { type: "model", id: engine.id };
      yield* counted(begun?.parts ?? fallback.stream(task, signal), engine.id, signal, counters);
    },
  };
}

/** Whether an engine answered, and nothing that it made of a page is borne out by it: its status is `error` (CONTRACT §6). */
function isPageWithout({ kind }: GenerationTask, error: unknown): boolean {
  return (kind === "takeaways" || kind === "faqs") && failureCodeOf(error) === "ungrounded";
}

function goesOn(task: GenerationTask): boolean {
  return task.kind === "answer" && task.resumeFrom !== "";
}

/** The engine behind its breaker. The first part is what shows that it is well. */
function guarded(engine: Generator, breaker: Breaker): Generator {
  return {
    id: engine.id,
    async *stream(task, signal) {
      if (!breaker.admit()) throw new GenerationError("breaker_open", `${engine.id} is left alone for a while`);
      let settled = false;
      const settle = (how: "succeed" | "fail" | "forget") => {
        if (!settled) breaker[how]();
        settled = true;
      };
      try {
        for await (const part of engine.stream(task, signal)) {
          settle("succeed");
          yield part;
        }
      } catch (error) {
        const tells = !signal.aborted && ill.has(failureCodeOf(error));
        if (settled && tells) breaker.fail();
        settle(tells ? "fail" : "forget");
        throw error;
      } finally {
        settle("forget");
      }
    },
  };
}

interface Begun extends AsyncDisposable {
  parts: AsyncIterable<GenerationPart>;
}

/** The engine's parts once the first is there. Throws what it throws before that. */
async function begin(engine: Generator, task: GenerationTask, signal: AbortSignal): Promise<Begun> {
  const iterator = engine.stream(task, signal)[Symbol.asyncIterator]();
  const first = await iterator.next();
  return {
    parts: (async function* () {
      for (let result = first; !result.done; result = await iterator.next()) yield result.value;
    })(),
    async [Symbol.asyncDispose]() {
      await iterator.return?.();
    },
  };
}

/** The engine by itself. `onAsked` is told when it is asked, which of many readers of one answer only the first does. */
function countedEngine(engine: Generator, counters: EngineCounters, onAsked = () => {}): Generator {
  return {
    id: engine.id,
    stream(task, signal) {
      onAsked();
      return counted(engine.stream(task, signal), engine.id, signal, counters);
    },
  };
}

/** One reply may take several generations. */
function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}

async function* counted(
  parts: AsyncIterable<GenerationPart>,
  id: string,
  signal: AbortSignal,
  counters: EngineCounters,
): AsyncGenerator<GenerationPart> {
  counters.started(id);
  try {
    for await (const part of parts) {
      if (part.type === "finish") counters.finished(id, part.usage);
      yield part;
    }
  } catch (error) {
    if (!signal.aborted) counters.failed(id, error);
    throw error;
  }
}
