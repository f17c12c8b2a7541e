import { ExportResultCode } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import packageJson from "../../package.json" with { type: "json" };

/** Milliseconds: how long spans gather, and how long a collector may take for them. */
const gatherMs = 1_000;
const answerMs = 5_000;
/** Spans that wait for the collector; what comes on top is dropped, never waited for. */
const maxWaiting = 8_192;

/** Sends spans in batches. The standard's own variables may add headers, a service name and resource attributes. */
export function createProvider(endpoint: string, log: Logger): TracerProvider {
  const usher = resourceFromAttributes({ "service.name": "usher", "service.version": packageJson.version });
  return new TracerProvider({
    resource: defaultResource()
      .merge(usher)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellingOutages(createExporter(endpoint), log),
        maxQueueSize: maxWaiting,
        scheduledDelayMillis: gatherMs,
        exportTimeoutMillis: answerMs,
      }),
    ],
  });
}

/** Speaks OTLP to a collector. */
export function createExporter(endpoint: string): SpanExporter {
  return new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: answerMs });
}

/** Sends spans and tells what went wrong, if anything. */
export function send(exporter: SpanExporter, spans: ReadableSpan[]): Promise<Error | undefined> {
  return new Promise((resolve) => {
    exporter.export(spans, ({ code, error }) => {
      resolve(code === ExportResultCode.SUCCESS ? undefined : (error ?? new Error("it does not say why")));
    });
  });
}

/** No more than that: a collector's answer may repeat what it was sent, the key among it. */
function reasonOf(err: Error): { reason: string; status: unknown } {
  return { reason: err.message.slice(0, 200), status: "code" in err ? err.code : undefined };
}

/** Milliseconds between two outages that are told: a collector may come and go with each batch. */
const tellMs = 60_000;

/** One line where an outage of the collector begins, one where it ends: the SDK itself says nothing. */
function tellingOutages(exporter: SpanExporter, log: Logger): SpanExporter {
  let told = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    async export(spans, done) {
      const err = await send(exporter, spans);
      if (err && !told && performance.now() - toldAt > tellMs) {
        toldAt = performance.now();
        told = true;
        log.warn(reasonOf(err), "traces cannot be sent");
      } else if (!err && told) {
        told = false;
        log.info("traces can be sent again");
      }
      done(err ? { code: ExportResultCode.FAILED, error: err } : { code: ExportResultCode.SUCCESS });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => await exporter.forceFlush?.(),
  };
}
