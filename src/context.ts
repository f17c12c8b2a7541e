import { mkdirSync } from "node:fs";
import pino, { type Logger } from "pino";
import { createTurnJournal, type TurnJournal } from "./agent/journal.ts";
import { createKeyring, type Keyring } from "./agent/keyring.ts";
import { admitsOrigin, canonicalOrigin } from "./agent/origins.ts";
import { createPrivateTurns, type PrivateTurns } from "./agent/private-turns.ts";
import { createTokens, type Tokens } from "./agent/tokens.ts";
import { createTurnRunner, type TurnRunner } from "./agent/turn-runner.ts";
import { createRecorder, type Recorder } from "./analytics/recorder.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./db/client.ts";
import { ServiceError } from "./errors.ts";
import { type ContentCache, createContentCache } from "./generation/content-cache.ts";
import { createExtractive } from "./generation/extractive/engine.ts";
import type { Generator } from "./generation/generator.ts";
import { createRateLimits, type RateLimits } from "./net/rate-limits.ts";
import { type BlobStore, createLocalStore } from "./objects/local.ts";
import type { Company } from "./runtime-package/directory.ts";
import { createPackages, type Packages } from "./runtime-package/packages.ts";
import type { Version } from "./schemas/common.ts";
import { SegmentCache } from "./search/segment-cache.ts";
import { createPopularCompletions, type PopularCompletions } from "./services/popular-completions.ts";
import { createReply } from "./services/reply-to-message.ts";
import { createHistory, type History } from "./sessions/history.ts";

/** Everything that services work with. Drivers are chosen here and nowhere else. */
export interface Context {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly store: BlobStore;
  readonly segments: SegmentCache;
  readonly packages: Packages;
  readonly keyring: Keyring;
  readonly tokens: Tokens;
  readonly journal: TurnJournal;
  readonly privateTurns: PrivateTurns;
  readonly runner: TurnRunner;
  readonly contentCache: ContentCache;
  readonly rateLimits: RateLimits;
  readonly history: History;
  readonly recorder: Recorder;
  readonly popular: PopularCompletions;
  /** The engine of a request; `alias` is one of the package's models. Throws `unknown_model`. */
  generatorFor(company: Company, version: Version, alias: string | undefined): Generator;
  /** Refuses a foreign `Origin` on a company's routes; none at all is a partner backend. Throws `origin_rejected`. */
  admitOrigin(company: Company, origin: string | undefined): void;
  close(): Promise<void>;
}

/** What a test may put in the place of a driver. */
export interface Overrides {
  generator?: Generator;
  log?: Logger;
}

/** Opens the database, the stores and the engines of a configuration. Throws where one cannot be opened. */
export async function createContext(config: Config, overrides: Overrides = {}): Promise<Context> {
  mkdirSync(config.dataDir, { recursive: true });
  const log = overrides.log ?? pino({ level: config.logLevel }, pino.destination({ fd: 2, sync: true }));
  const db = await openDatabase(config.database);
  const store = createLocalStore(config.dataDir);
  const segments = new SegmentCache((key) => readSegment(store, key), config.segmentMemoryBytes);
  const packages = createPackages(db, segments, {
    defaultCompany: config.defaultCompany,
    onFault: (err, company) => log.error({ err, company }, "segment cannot be loaded; the one before goes on"),
  });
  const keyring = createKeyring(db);
  const journal = createTurnJournal(db);
  const generator = overrides.generator ?? createExtractive();

  const context: Omit<Context, "runner" | "privateTurns" | "close"> = {
    config,
    log,
    db,
    store,
    segments,
    packages,
    keyring,
    tokens: createTokens(keyring, config.publicUrl),
    journal,
    contentCache: createContentCache(),
    rateLimits: createRateLimits(),
    history: createHistory(db, (err) => log.error({ err }, "history could not be written")),
    popular: createPopularCompletions(db, (err) => log.error({ err }, "popular queries could not be read")),
    recorder: createRecorder(db, (err) => log.error({ err }, "analytics could not be written")),
    generatorFor: (company, version, alias) => chooseGenerator(generator, company, version, alias),
    admitOrigin,
  };
  const reply = createReply(context);
  const onError = (error: unknown, turn: { sessionId: string; company: string }) =>
    log.error({ err: error, sessionId: turn.sessionId, company: turn.company }, "turn failed");
  const runner = createTurnRunner(db, journal, { reply, onError });
  const privateTurns = createPrivateTurns(reply, onError);
  return {
    ...context,
    runner,
    privateTurns,
    async close() {
      await Promise.all([runner.stop(), privateTurns.stop()]);
      await Promise.all([context.history.flush(), context.recorder.flush()]);
      await db.close();
    },
  };
}

async function readSegment(store: BlobStore, key: string): Promise<Uint8Array> {
  const bytes = await store.get(key);
  if (!bytes) throw new Error(`The segment ${key} is missing from the store`);
  return bytes;
}

function chooseGenerator(
  generator: Generator,
  company: Company,
  version: Version,
  alias: string | undefined,
): Generator {
  const published = company.pointers.get("published");
  const revision = version === "unpublished" ? (company.pointers.get(version) ?? published) : published;
  const known = alias === undefined || alias === "extractive" || Object.hasOwn(revision?.settings.models ?? {}, alias);
  if (known) return generator;
  throw new ServiceError("unknown_model", "The package has no model of this name.", { loc: ["body", "model"] });
}

function admitOrigin(company: Company, origin: string | undefined): void {
  if (origin === undefined) return;
  const canonical = canonicalOrigin(origin);
  if (canonical && admitsOrigin(company.row.live.origins, canonical)) return;
  throw new ServiceError("origin_rejected", "This origin may not use the company's routes.");
}
