import { resolve } from "node:path";
import type { DatabaseConfig } from "./db/connect.ts";
import type { GeminiConfig } from "./generation/engines.ts";
import { parseRanges } from "./net/client-address.ts";
import type { S3Config } from "./objects/s3-store.ts";

/** Everything the environment decides. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path: database, keys, segments, exports. */
  dataDir: string;
  database: DatabaseConfig;
  /** Origin and path that generated links start with, without a trailing slash; the token's issuer. */
  publicUrl: string;
  defaultCompany: string | undefined;
  /** Addresses or CIDR ranges whose `X-Forwarded-For` is believed. */
  trustedProxies: readonly string[];
  /** Requests a minute from one address; 0 = no limit. */
  addressRequestsPerMinute: number;
  segmentMemoryBytes: number;
  /** `undefined` without a key: everything is answered without a model. */
  gemini: GeminiConfig | undefined;
  /** Where exports are kept; `undefined`: in `dataDir`, and this server sends them itself. */
  s3: S3Config | undefined;
  logLevel: LogLevel;
  /** Opens `/metrics` to other machines. */
  metricsToken: string | undefined;
  /** Address of an OpenTelemetry collector, without a trailing slash; `undefined`: traces go nowhere. */
  tracesEndpoint: string | undefined;
  /** Variables that are set and change nothing, with the reason: most often another one is missing or mistyped. */
  ignored: readonly string[];
}

const logLevels = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable of the environment is wrong; the message names it and what was expected. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** The process's own environment: the only place that reads it. */
export function environment(): Environment {
  return process.env;
}

/** Reads the environment. Throws ConfigError for a value that cannot be meant. */
export function readConfig(env: Environment = environment()): Config {
  const port = integer(env, "PORT", 3000, 0, 65_535);
  const dataDir = resolve(env.DATA_DIR || "./data");
  const database = databaseConfig(env, dataDir);
  return {
    port,
    host: env.HOST || "0.0.0.0",
    dataDir,
    database,
    publicUrl: publicUrl(env, port),
    defaultCompany: env.DEFAULT_COMPANY || undefined,
    trustedProxies: proxies(env),
    addressRequestsPerMinute: integer(env, "ADDRESS_REQUESTS_PER_MINUTE", 300, 0, 1_000_000),
    segmentMemoryBytes: integer(env, "SEGMENT_MEMORY_MB", 1_024, 1, 1_048_576) * 1024 * 1024,
    gemini: geminiConfig(env),
    s3: s3Config(env),
    logLevel: choice(env, "LOG_LEVEL", logLevels, "info"),
    metricsToken: secret(env, "METRICS_TOKEN"),
    tracesEndpoint: tracesEndpoint(env),
    ignored: ignoredOf(env, database),
  };
}

function ignoredOf(env: Environment, { url, syncUrl, authToken }: DatabaseConfig): string[] {
  const without = (needed: string, names: string[]) =>
    env[needed] ? [] : names.filter((name) => env[name]).map((name) => `${name} is ignored without ${needed}`);
  const gemini = without("GEMINI_API_KEY", ["GEMINI_BASE_URL", "GEMINI_MODEL"]);
  const isLocal = url.startsWith("file:") && !syncUrl;
  return [
    ...(isLocal && authToken ? ["DATABASE_AUTH_TOKEN is ignored, as DATABASE_URL names no libSQL server"] : []),
    ...(env.GEMINI_MODEL === "extractive" ? [] : gemini),
    ...without("S3_BUCKET", ["S3_REGION"]),
  ];
}

function databaseConfig(env: Environment, dataDir: string): DatabaseConfig {
  const url = env.DATABASE_URL || `file:${dataDir}/usher.db`;
  const syncUrl = env.DATABASE_SYNC_URL;
  if (!/^(file|libsql|https?|wss?):/.test(url)) {
    throw new ConfigError("DATABASE_URL must start with file:, libsql:, http(s): or ws(s):");
  }
  if (url.startsWith("file:") ? !namesFile(url) : !isServerUrl(url)) {
    throw new ConfigError("DATABASE_URL must name a file of the disk, or a libSQL server");
  }
  if (syncUrl && !isServerUrl(syncUrl)) {
    throw new ConfigError("DATABASE_SYNC_URL must be the address of a libSQL server: libsql:, http(s): or ws(s):");
  }
  if (syncUrl && !url.startsWith("file:")) {
    throw new ConfigError("DATABASE_URL must be the replica's own file where DATABASE_SYNC_URL is set");
  }
  const authToken = secret(env, "DATABASE_AUTH_TOKEN");
  return { url, ...(authToken ? { authToken } : {}), ...(syncUrl ? { syncUrl } : {}) };
}

/** Memory is none: no two connections would see the same. */
function namesFile(url: string): boolean {
  const path = url.replace(/^file:(\/\/(?=\/))?|\?.*$/gs, "");
  return path !== "" && !path.endsWith("/") && !path.startsWith(":memory:");
}

function isServerUrl(url: string): boolean {
  return /^(libsql|https?|wss?):\/\/[^/?#]/.test(url) && URL.canParse(url);
}

function geminiConfig(env: Environment): GeminiConfig | undefined {
  const { GEMINI_MODEL: model } = env;
  const apiKey = secret(env, "GEMINI_API_KEY");
  const baseUrl = address(env, "GEMINI_BASE_URL");
  if (model && !/^[\x21-\x7e]+$/.test(model)) throw new ConfigError("GEMINI_MODEL must be the name of a model");
  if (!apiKey) return undefined;
  return { apiKey, baseUrl: baseUrl?.replace(/\/+$/, "") || undefined, model: model || "gemini-2.5-flash" };
}

function s3Config(env: Environment): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region } = env;
  const accessKeyId = secret(env, "S3_ACCESS_KEY_ID");
  const secretAccessKey = secret(env, "S3_SECRET_ACCESS_KEY");
  if (!bucket) {
    if (env.S3_ENDPOINT || accessKeyId || secretAccessKey)
      throw new ConfigError("S3_BUCKET must be set where S3 is to be used");
    return undefined;
  }
  if (!/^[A-Za-z0-9][\w.-]{0,254}$/.test(bucket)) throw new ConfigError("S3_BUCKET must be the name of a bucket");
  if (region && !/^[A-Za-z0-9][\w-]{0,62}$/.test(region))
    throw new ConfigError("S3_REGION must be the name of a region");
  const endpoint = address(env, "S3_ENDPOINT");
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new ConfigError("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together");
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region: region || "us-east-1", endpoint, credentials };
}

function tracesEndpoint(env: Environment): string | undefined {
  const url = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isUrl = url && /^https?:\/\/[^\s?#@\\]+$/.test(url) && URL.canParse(url);
  if (url && (!isUrl || /\/v1\/traces\/*$/.test(url))) {
    throw new ConfigError(
      "OTEL_EXPORTER_OTLP_ENDPOINT must be an absolute http(s) url without query or fragment, credentials or blanks, and without /v1/traces, which is added",
    );
  }
  return url?.replace(/\/+$/, "") || undefined;
}

function publicUrl(env: Environment, port: number): string {
  const text = env.PUBLIC_URL || `http://localhost:${port}`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // An empty query or fragment is none to `URL`, and would stand in the middle of each link.
  const hasMore = url && (/[\s?#]/.test(text) || url.username || url.password);
  if (!url || !/^https?:$/.test(url.protocol) || hasMore) {
    throw new ConfigError(
      "PUBLIC_URL must be an absolute http(s) url without query or fragment, credentials or blanks",
    );
  }
  return url.href.replace(/\/+$/, "");
}

/** Where another server is. */
function address(env: Environment, name: string): string | undefined {
  const url = env[name] || undefined;
  if (url && !(/^https?:\/\/[^\s?#]+$/.test(url) && URL.canParse(url))) {
    throw new ConfigError(`${name} must be an absolute http(s) url without query or fragment`);
  }
  return url;
}

/** One word: a header carries no other. A file's last line end is not part of it. */
function secret(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim() || undefined;
  if (text && !/^[\x21-\x7e]+$/.test(text)) throw new ConfigError(`${name} must be visible ASCII without blanks`);
  return text;
}

function integer(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}`);
  }
  return value;
}

function proxies(env: Environment): string[] {
  const listed = list(env.TRUSTED_PROXIES);
  try {
    parseRanges(listed);
    return listed;
  } catch {
    throw new ConfigError("TRUSTED_PROXIES must be addresses or CIDR ranges, separated by commas");
  }
}

function choice<T extends string>(env: Environment, name: string, values: readonly T[], fallback: T): T {
  const text = env[name] || fallback;
  const value = values.find((candidate) => candidate === text);
  if (!value) throw new ConfigError(`${name} must be one of ${values.join(", ")}`);
  return value;
}

function list(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}
