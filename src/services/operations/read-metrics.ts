import ipaddr from "ipaddr.js";
import { Counter, Gauge, Registry } from "prom-client";
import type { Config } from "../../config.ts";
import type { Context } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import type { EngineCount } from "../../generation/counters.ts";
import { bearerToken } from "../caller/bearer-token.ts";
import { sameSecret } from "../caller/same-secret.ts";

/** Who asks for metrics. */
export interface MetricsReader {
  authorization: string | undefined;
  /** The socket's address. */
  address: string | undefined;
  /** Whether a proxy says that it asks for someone else. */
  forwarded: boolean;
}

/**
 * What the process did and does, in the text format of Prometheus. Throws `token_missing` and `token_invalid` where
 * METRICS_TOKEN is set, otherwise `key_rejected` for all but this machine.
 */
export async function readMetrics(context: MetricsContext, reader: MetricsReader): Promise<string> {
  admit(context.config.metricsToken, reader);
  return registryOf(context).metrics();
}

export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

type MetricsContext = Pick<Context, "engines" | "requests" | "segments"> & { config: Pick<Config, "metricsToken"> };

function admit(token: string | undefined, { authorization, address, forwarded }: MetricsReader): void {
  if (token !== undefined) admitToken(token, authorization);
  // A proxy on this machine would make everybody local.
  else if (forwarded || address === undefined || !isLoopback(address)) {
    throw new ServiceError("key_rejected", "Without METRICS_TOKEN only this machine may read metrics.");
  }
}

function admitToken(token: string, authorization: string | undefined): void {
  const given = bearerToken(authorization);
  if (!given) throw new ServiceError("token_missing", "Send METRICS_TOKEN as a Bearer token.");
  if (!sameSecret(given, token)) throw new ServiceError("token_invalid", "This is not the METRICS_TOKEN.");
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

type Labels = Record<string, string | number>;
type Sample = [labels: Labels, value: number];

/** One metric whose values are read when they are asked for. */
interface Metric {
  name: string;
  help: string;
  labelNames?: string[];
  /** Rises only, and ends in `_total`; otherwise a gauge. */
  counter?: boolean;
  read(): Sample[];
}

/** Built for each answer: the numbers are kept elsewhere, and monitors ask seldom. */
function registryOf(context: MetricsContext): Registry {
  const registry = new Registry();
  for (const { name, help, labelNames = [], counter, read } of metricsOf(context)) {
    const options = { name, help, labelNames, registers: [registry] };
    const metric = counter ? new Counter(options) : new Gauge(options);
    for (const [labels, value] of read()) metric.inc(labels, value);
  }
  return registry;
}

function metricsOf(context: MetricsContext): Metric[] {
  return [...processMetrics(), ...requestMetrics(context), ...engineMetrics(context)];
}

/** Once: monitors take another second for a restart. */
const startedAt = Math.round(performance.timeOrigin / 1000);

function processMetrics(): Metric[] {
  const seconds = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
  return [
    {
      name: "process_resident_memory_bytes",
      help: "Memory that the process holds",
      read: () => [[{}, process.memoryUsage.rss()]],
    },
    { name: "process_cpu_seconds_total", help: "Processor time", counter: true, read: () => [[{}, seconds()]] },
    {
      name: "process_start_time_seconds",
      help: "When the process began, since 1970",
      read: () => [[{}, startedAt]],
    },
  ];
}

function requestMetrics({ requests, segments }: MetricsContext): Metric[] {
  return [
    {
      name: "usher_requests_total",
      help: "Requests of any kind",
      counter: true,
      read: () => [[{}, requests.snapshot().begun]],
    },
    {
      name: "usher_request_failures_total",
      help: "Errors by route group and status; `stream`: within an answer under way, `turn`: a reply that failed",
      labelNames: ["group", "status"],
      counter: true,
      read: () => requests.snapshot().failed.map(({ group, failure, count }) => [{ group, status: failure }, count]),
    },
    {
      name: "usher_segment_bytes",
      help: "Search indexes in memory, with what is kept of their answers",
      read: () => [[{}, segments.bytes]],
    },
  ];
}

const breakerStates = ["closed", "half-open", "open"] as const;

function engineMetrics({ engines }: MetricsContext): Metric[] {
  const counts = () => [...engines.snapshot().counts];
  const counted = (name: string, help: string, numberOf: (count: EngineCount) => number): Metric => ({
    ...{ name, help, labelNames: ["engine"], counter: true },
    read: () => counts().map(([engine, count]) => [{ engine }, numberOf(count)]),
  });
  const byCode = (name: string, help: string, codesOf: (count: EngineCount) => Record<string, number>): Metric => ({
    ...{ name, help, labelNames: ["engine", "code"], counter: true },
    read: () =>
      counts().flatMap(([engine, count]) =>
        Object.entries(codesOf(count)).map(([code, times]): Sample => [{ engine, code }, times]),
      ),
  });
  return [
    counted("usher_generations_started_total", "Answers that a model began", ({ started }) => started),
    counted("usher_generations_finished_total", "Answers that a model ended well", ({ finished }) => finished),
    counted("usher_generation_input_tokens_total", "Tokens that a model read", ({ inputTokens }) => inputTokens),
    counted("usher_generation_output_tokens_total", "Tokens that a model wrote", ({ outputTokens }) => outputTokens),
    byCode("usher_generation_failures_total", "Failures of a model, by kind", ({ failures }) => failures),
    byCode("usher_generation_fallbacks_total", "Failures where another engine answered", ({ fallbacks }) => fallbacks),
    {
      name: "usher_breaker_state",
      help: "Whether a model is asked (closed), tried again (half-open) or left alone (open): 1 for the state it is in",
      labelNames: ["engine", "state"],
      read: () =>
        [...engines.snapshot().breakers].flatMap(([engine, now]) =>
          breakerStates.map((state): Sample => [{ engine, state }, state === now ? 1 : 0]),
        ),
    },
  ];
}
