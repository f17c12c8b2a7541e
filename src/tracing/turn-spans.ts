import { type Context, isSpanContextValid, ROOT_CONTEXT, type Span, type SpanContext, trace } from "@opentelemetry/api";
import { LRUCache } from "lru-cache";

/** Turns whose spans are remembered; the reply to one more begins a trace of its own. */
const maxTurns = 10_000;

/** The spans that turns belong to, from their messages on: in memory, as no reply depends on it. */
export class TurnSpans {
  readonly #spans = new LRUCache<string, SpanContext>({ max: maxTurns });

  remember(sessionId: string, span: Span | undefined): void {
    const context = span?.spanContext();
    if (context && isSpanContextValid(context)) this.#spans.set(sessionId, context);
  }

  /** The parent of a reply; the root where the message came to another process, or before this one began. */
  parentOf(sessionId: string): Context {
    const parent = this.#spans.get(sessionId);
    return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  }

  /** What a log may call a turn by. */
  traceIdOf(sessionId: string): string | undefined {
    return this.#spans.get(sessionId)?.traceId;
  }
}
