import { type Span, SpanStatusCode } from "@opentelemetry/api";

/** Tells that the work of a span failed, by its kind alone: a message may hold words. */
export function failSpan(span: Span, type: string): void {
  span.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR });
}

/** Tells that the work of a span was called off, which is no failure. */
export function cancelSpan(span: Span): void {
  span.setAttribute("usher.cancelled", true);
}
