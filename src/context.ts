import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Span } from "@opentelemetry/api";
import pino, { type Logger } from "pino";
import { createTurnJournal, type TurnJournal } from "./agent/journal.ts";
import { createKeyring, type Keyring } from "./agent/keyring.ts";
import { createPrivateTurns, type PrivateTurns } from "./agent/private-turns.ts";
import { createTokens, type Tokens } from "./agent/tokens.ts";
import type { LoggedEvent } from "./agent/turn-log.ts";
import { createTurnRunner, type TurnRunner } from "./agent/turn-runner.ts";
import { createRecorder, type Recorder } from "./analytics/recorder.ts";
import { Unawaited } from "./async/unawaited.ts";
import type { Config } from "./config.ts";
import { type Database, type DatabaseOptions, openDatabase } from "./db/client.ts";
import { comesOfOutage } from "./db/fault.ts";
import { loggedError } from "./db/logged-error.ts";
import type { OutageListener } from "./db/outage.ts";
import type { TurnRow } from "./db/queries/turns.ts";
import { messageOf } from "./errors.ts";
import { createExports, type ExportStores, type Exports } from "./exports/exports.ts";
import type { JobRunnerOptions } from "./exports/job-runner.ts";
import { jobOfKey } from "./exports/run-job.ts";
import type { ContentCache } from "./generation/cache/content-cache.ts";
import { discreet, withoutWords } from "./generation/discreet.ts";
import type { Engines } from "./generation/engines.ts";
import { createGeneration } from "./generation/generation.ts";
import type { Generator } from "./generation/generator.ts";
import { traced } from "./generation/traced.ts";
import { createRateLimits, type RateLimits } from "./net/rate-limits.ts";
import { createRequestCounts, type RequestCounts } from "./net/request-counts.ts";
import { createEmbeddedStore } from "./objects/embedded-store.ts";
import { type BlobStore, createLocalStore } from "./objects/local.ts";
import { chooseModel } from "./runtime-package/choose-model.ts";
import type { Company } from "./runtime-package/directory.ts";
import { createPackages, type Packages } from "./runtime-package/packages.ts";
import type { Version } from "./schemas/common.ts";
import { createPageFinder, type PageFinder } from "./search/find-page.ts";
import { recentBytes } from "./search/recent/recent-bytes.ts";
import { createRecentCompletions, type PrefixCompleter } from "./search/recent/recent-completions.ts";
import { createRecentSearches } from "./search/recent/recent-searches.ts";
import type { Searcher } from "./search/search.ts";
import { SegmentCache } from "./search/segment-cache.ts";
import { askedBeforeTurn } from "./services/search/asked-before.ts";
import { createPopularCompletions, type PopularCompletions } from "./services/search/popular-completions.ts";
import { fileTurn } from "./services/visitor/file-turn.ts";
import { createReply } from "./services/visitor/reply-to-message.ts";
import { createHistory, type History } from "./sessions/history.ts";
import { createTracing, type Tracing } from "./tracing/tracing.ts";
import { createSender, type Sender, type SenderOptions } from "./webhooks/sender.ts";

/** Everything that services work with. Drivers are chosen here and nowhere else. */
export interface Context {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly store: BlobStore;
  readonly segments: SegmentCache;
  /** Searches a segment, or knows what it answered of late. */
  readonly search: Searcher;
  /** Finds a page of a segment by its address, or knows where it was found of late. */
  readonly findPage: PageFinder;
  /** Completes a prefix from a segment, or knows how it did of late. Not for private requests, which are told nothing. */
  readonly complete: PrefixCompleter;
  readonly packages: Packages;
  readonly keyring: Keyring;
  readonly tokens: Tokens;
  readonly journal: TurnJournal;
  readonly privateTurns: PrivateTurns;
  /** Runs the turns that this process accepts; those of dead processes too once a server has started it. */
  readonly runner: TurnRunner;
  readonly contentCache: ContentCache;
  /** What the engines did, for metrics. */
  readonly engines: Pick<Engines, "snapshot">;
  readonly rateLimits: RateLimits;
  readonly requests: RequestCounts;
  readonly tracing: Tracing;
  readonly history: History;
  readonly recorder: Recorder;
  readonly exports: Exports;
  readonly popular: PopularCompletions;
  /** Sends what the outbox holds, once a server has started it. */
  readonly webhooks: Sender;
  /** The engine of a request; `alias` is one of the package's models, `span` the request's. Throws `unknown_model`. */
  generatorFor(company: Company, version: Version, alias: string | undefined, span?: Span): Generator;
  /** `beforeTraces` may end what still has spans open. */
  close(beforeTraces?: () => Promise<void>): Promise<void>;
}

/** What a test may put in the place of a driver. */
export interface Overrides {
  generator?: Generator;
  log?: Logger;
  exports?: Partial<JobRunnerOptions>;
  /** Another clock, resolver or receiver for webhooks. */
  webhooks?: Partial<SenderOptions>;
}

/** How long a stop waits until the turns that ended just now are filed in history and analytics. */
const filingMs = 5_000;

/**
 * Opens the database, the stores and the engines of a configuration; `writeThread` is for servers (`DatabaseOptions`).
 * Throws where one cannot be opened.
 */
export async function createContext(
  config: Config,
  overrides: Overrides = {},
  { writeThread = false }: Pick<DatabaseOptions, "writeThread"> = {},
): Promise<Context> {
  makeFolder(config.dataDir);
  const log = createLog(config, overrides);
  const tracing = await createTracing(config.tracesEndpoint, log);
  const db = await openDatabase(config.database, { listener: outageLog(log), writeThread });
  try {
    return await contextOn({ db, log, tracing }, config, overrides);
  } catch (error) {
    // Its thread would keep the process.
    await db.close();
    throw error;
  }
}

async function contextOn(
  { db, log, tracing }: Pick<Context, "db" | "log" | "tracing">,
  config: Config,
  overrides: Overrides,
): Promise<Context> {
  const onError = (message: string) => (err: unknown) => logFault(log, err, message);
  const store = createLocalStore(config.dataDir);
  const segments = createSegments(config, store, log);
  const packages = createPackages(db, segments, {
    defaultCompany: config.defaultCompany,
    onFault: (err, company, another) =>
      log.error({ err, company }, `segment cannot be loaded${another ? "; the one before goes on" : ""}`),
  });
  const keyring = createKeyring(db);
  const journal = createTurnJournal(db);
  const recorder = createRecorder(db, onError("analytics could not be written"));
  const generation = startGeneration(config, db, log, overrides);

  const context: Omit<Context, "runner" | "privateTurns" | "close"> = {
    config,
    log,
    db,
    store,
    segments,
    ...createReaders(),
    packages,
    keyring,
    tokens: createTokens(keyring, config.publicUrl),
    journal,
    contentCache: generation.cache,
    engines: generation.engines,
    ...createCounts(),
    history: createHistory(db, onError("history could not be written")),
    popular: createPopularCompletions(db, onError("popular queries could not be read")),
    recorder,
    webhooks: createSender(db, { ...sendingOf(packages, log), tracer: tracing.tracer, ...overrides.webhooks }),
    tracing,
    generatorFor: chooseGenerator(generation.engines, tracing),
    exports: await exportsOf(config, { db, packages, recorder, log, tracing }, overrides),
  };
  const filing = new Unawaited();
  const { runner, privateTurns } = createTurns(context, filing);
  return {
    ...context,
    runner,
    privateTurns,
    async close(beforeTraces) {
      try {
        const exportsStopped = giveBack([context.exports.runner], log);
        await giveBack([runner, privateTurns, context.webhooks], log);
        await filing.end(filingMs);
        // What visitors have said is written first: a store that answers nobody can hold up nothing but its exports.
        await Promise.all([context.history.flush(), recorder.flush(), generation.flush()]);
        await exportsStopped;
      } finally {
        await db.close();
      }
      await beforeTraces?.();
      await tracing.stop();
    },
  };
}

function startGeneration({ gemini }: Config, db: Database, log: Logger, { generator }: Overrides) {
  return createGeneration({
    ...{ db, gemini, override: generator },
    onError: (err) => logFault(log, err, "the content cache or the generation counts could not be used"),
    onFailure: (failure) => log.warn(failure, "an engine failed"),
  });
}

function chooseGenerator(engines: Engines, { tracer }: Tracing): Context["generatorFor"] {
  const untraced = new WeakMap<Company, Map<string | undefined, Generator>>();
  return (company, version, alias, span) => {
    const model = chooseModel(company, version, alias);
    const make = (parent?: Span) =>
      discreet(traced(engines.of(model, company.slug, company.row.live.limits), tracer, parent));
    // With a span of its own an engine is one request's; without, all requests on a listing's company may share it.
    if (span) return make(span);
    const known = untraced.get(company) ?? new Map<string | undefined, Generator>();
    const generator = known.get(model) ?? make();
    untraced.set(company, known.set(model, generator));
    return generator;
  };
}

/** Ends what runs. What cannot be given back is taken over once its lease has run out: the rest ends all the same. */
async function giveBack(running: readonly { stop(): Promise<void> }[], log: Logger): Promise<void> {
  for (const end of await Promise.allSettled(running.map((one) => one.stop()))) {
    if (end.status === "rejected") logFault(log, end.reason, "work under way could not be given back");
  }
}

function createSegments({ segmentMemoryBytes: maxBytes }: Config, store: BlobStore, log: Logger): SegmentCache {
  return new SegmentCache((key) => readSegment(store, key), {
    maxBytes,
    besides: recentBytes,
    onTooLarge: (bytes) => log.warn({ bytes, maxBytes }, "SEGMENT_MEMORY_MB is smaller than one segment: raise it"),
  });
}

/** Ways to ask a segment, each of which knows what it answered of late. */
function createReaders(): Pick<Context, "search" | "findPage" | "complete"> {
  return { search: createRecentSearches(), findPage: createPageFinder(), complete: createRecentCompletions() };
}

/** What is counted of this process's requests. */
function createCounts(): Pick<Context, "rateLimits" | "requests"> {
  return { rateLimits: createRateLimits(), requests: createRequestCounts() };
}

/** What answers visitors' messages, those of private visitors in memory alone. */
function createTurns(
  context: Omit<Context, "runner" | "privateTurns" | "close">,
  filing: Unawaited,
): Pick<Context, "runner" | "privateTurns"> {
  const { db, journal, log, requests, tracing } = context;
  const reply = createReply({ ...context, askedBefore: (turn) => askedBeforeTurn(context, turn) });
  const onError = (error: unknown, turn: { sessionId: string; company: string }) => {
    requests.failed("agent", "turn");
    // Not by its sessionId, with which anyone could ask for a share of it.
    logFault(log, error, "turn failed", { company: turn.company, trace_id: tracing.turns.traceIdOf(turn.sessionId) });
  };
  const onEnd = (turn: TurnRow, events: readonly LoggedEvent[]) =>
    filing.add(fileTurn(context, turn, events).catch((err) => logFault(log, err, "a turn could not be filed")));
  return {
    runner: createTurnRunner(db, journal, { reply, onError, onEnd }),
    privateTurns: createPrivateTurns(createReply(context), (error, turn) => onError(withoutWords(error), turn)),
  };
}

/** Whoever logs an error: what it shows is decided here. */
function createLog({ logLevel }: Config, overrides: Overrides): Logger {
  const log = overrides.log ?? pino({ level: logLevel }, pino.destination({ fd: 2, sync: true }));
  return log.child({}, { serializers: { err: loggedError } });
}

function outageLog(log: Logger): OutageListener {
  return {
    began: (err) => log.error({ err }, "the database cannot be used"),
    ended: () => log.info("the database can be used again"),
  };
}

/** Logs a fault, unless it comes of an outage of the database: that has a line of its own, where it began. */
function logFault(log: Logger, err: unknown, message: string, fields: Record<string, unknown> = {}): void {
  if (!comesOfOutage(err)) log.error({ err, ...fields }, message);
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    // A mode alone does not tell: the disk may be read-only.
    const probe = join(dataDir, `.writable-${crypto.randomUUID()}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (cause) {
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${messageOf(cause)}`, { cause });
  }
}

async function exportsOf(
  config: Config,
  { db, packages, recorder, log, tracing }: Pick<Context, "db" | "packages" | "recorder" | "log" | "tracing">,
  overrides: Overrides,
): Promise<Exports> {
  return createExports(db, await chooseStores(config, packages), {
    database: config.database,
    tracer: tracing.tracer,
    beforeReading: () => recorder.flush(),
    onError: (err, { id, company }) => logFault(log, err, "export failed", { export: id, company }),
    ...overrides.exports,
  });
}

function sendingOf(packages: Packages, log: Logger): SenderOptions {
  return {
    webhookOf: async (company) => (await packages.company(company)).row.live.webhook,
    onTry: (report) => log.info(report, "webhook"),
    onError: (err) => logFault(log, err, "a webhook could not be handled"),
  };
}

/** The bucket where one is configured, else files of this server. The SDK is loaded where it is used. */
async function chooseStores({ s3, dataDir, publicUrl }: Config, packages: Packages): Promise<ExportStores> {
  if (s3) return { store: (await import("./objects/s3-store.ts")).createS3Store(s3), embedded: undefined };
  const secretOf = async (key: string) => {
    const company = (await packages.companies()).find(({ slug }) => slug === jobOfKey(key)?.company);
    return company && new Bun.CryptoHasher("sha256", company.row.tenantKey).update("export links").digest();
  };
  const embedded = createEmbeddedStore({ folder: dataDir, urlPrefix: publicUrl, secretOf });
  return { store: embedded, embedded };
}

async function readSegment(store: BlobStore, key: string): Promise<Uint8Array> {
  const bytes = await store.get(key);
  if (!bytes) throw new Error(`The segment ${key} is missing from the store`);
  return bytes;
}
