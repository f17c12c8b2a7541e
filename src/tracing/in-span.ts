import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  type Tracer,
} from "@opentelemetry/api";

export interface InSpan extends SpanOptions {
  name: string;
  /** The root unless it is given. */
  parent?: Context;
}

/** Does work within a span that ends with it. What it throws fails the span by its kind alone: a message may hold words. */
export async function inSpan<T>(
  tracer: Tracer,
  { name, parent, ...options }: InSpan,
  work: (span: Span) => Promise<T>,
) {
  const span = tracer.startSpan(name, options, parent ?? ROOT_CONTEXT);
  try {
    return await work(span);
  } catch (error) {
    const type = error instanceof Error ? error.name : typeof error;
    span.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
