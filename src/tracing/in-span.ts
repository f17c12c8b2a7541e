import { type Context, ROOT_CONTEXT, type Span, type SpanOptions, type Tracer } from "@opentelemetry/api";
import { errorTypeOf } from "./error-type.ts";
import { cancelSpan, failSpan } from "./span-end.ts";

export interface InSpan extends SpanOptions {
  name: string;
  /** The root unless it is given. */
  parent?: Context;
  /** Calls the work off: what it throws then is no failure. */
  signal: AbortSignal;
}

/** Does work within a span that ends with it, failed by what the work throws unless it was called off. */
export async function inSpan<T>(
  tracer: Tracer,
  { name, parent, signal, ...options }: InSpan,
  work: (span: Span) => Promise<T>,
) {
  const span = tracer.startSpan(name, options, parent ?? ROOT_CONTEXT);
  try {
    return await work(span);
  } catch (error) {
    if (signal.aborted) cancelSpan(span);
    else failSpan(span, errorTypeOf(error));
    throw error;
  } finally {
    span.end();
  }
}
