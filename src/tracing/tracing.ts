import { type Tracer, trace } from "@opentelemetry/api";
import type { Logger } from "pino";
import { within } from "../async/within.ts";
import { TurnSpans } from "./turn-spans.ts";

/** Spans of this process. Source of names and attributes: OpenTelemetry's semantic conventions. */
export interface Tracing {
  /** Makes spans that nobody sees where no endpoint is set. */
  readonly tracer: Tracer;
  /** Whether spans go anywhere. */
  readonly enabled: boolean;
  /** Which span a reply belongs to: that of the message. */
  readonly turns: TurnSpans;
  /** Sends what is left, for `stopMs` at most. Never rejects: traces are worth no failed end. */
  stop(): Promise<void>;
}

/** A collector that does not answer must not hold up the end of the process for longer. */
const stopMs = 3_000;

/** Spans go to `endpoint` + `/v1/traces` (OTLP over HTTP, JSON); nowhere where it is `undefined`. */
export async function createTracing(endpoint: string | undefined, log: Logger): Promise<Tracing> {
  const turns = new TurnSpans();
  if (endpoint === undefined) {
    return { tracer: trace.getTracer("usher"), enabled: false, turns, stop: async () => {} };
  }
  // Loaded where it is used: most processes have no collector.
  const { createProvider } = await import("./otlp.ts");
  const provider = createProvider(endpoint, log);
  return {
    tracer: provider.getTracer("usher"),
    enabled: true,
    turns,
    async stop() {
      const lost = () => log.warn("the last traces could not be sent");
      await within(stopMs, provider.shutdown().catch(lost), lost);
    },
  };
}
