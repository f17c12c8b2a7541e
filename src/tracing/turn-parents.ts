import { type Context, ROOT_CONTEXT, type Span, type SpanContext, trace } from "@opentelemetry/api";
import { LRUCache } from "lru-cache";

/** Turns accepted and not yet run that are remembered; the reply to one more begins a trace of its own. */
const maxWaiting = 10_000;

/** The spans under which messages came, until their replies begin: in memory, as no reply depends on it. */
export class TurnParents {
  readonly #parents = new LRUCache<string, SpanContext>({ max: maxWaiting });

  remember(sessionId: string, span: Span | undefined): void {
    if (span) this.#parents.set(sessionId, span.spanContext());
  }

  /** The parent of a reply; the root where the message came to another process, or before this one began. */
  take(sessionId: string): Context {
    const parent = this.#parents.get(sessionId);
    this.#parents.delete(sessionId);
    return parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  }
}
