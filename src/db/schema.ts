import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Version } from "../schemas/common.ts";
import type { LiveSettings, PackageSettings } from "../schemas/company-file.ts";
import type { GenerationPart } from "../schemas/generation.ts";
import type { Cta, Highlight, Tile } from "../schemas/search.ts";
import type { HistorySnapshot } from "../schemas/session.ts";

/** Times are integers: milliseconds since 1970, UTC. Every table but `signing_keys` is scoped by `company`. */
export const companies = sqliteTable(
  "companies",
  {
    company: text().primaryKey(),
    indexId: text("index_id").notNull(),
    live: text({ mode: "json" }).$type<LiveSettings>().notNull(),
    /** HMAC key of visitor subjects. */
    tenantKey: blob("tenant_key", { mode: "buffer" }).notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [uniqueIndex("companies_index_id").on(table.indexId)],
);

export const revisions = sqliteTable(
  "revisions",
  {
    id: text().primaryKey(),
    company: text().notNull(),
    corpusVersion: integer("corpus_version").notNull(),
    settings: text({ mode: "json" }).$type<PackageSettings>().notNull(),
    /** Object keys of the index segment and of the pages it was built from. */
    segmentKey: text("segment_key").notNull(),
    corpusKey: text("corpus_key").notNull(),
    pageCount: integer("page_count").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [uniqueIndex("revisions_version").on(table.company, table.corpusVersion)],
);

export const pointers = sqliteTable(
  "pointers",
  {
    company: text().notNull(),
    version: text().$type<Version>().notNull(),
    revisionId: text("revision_id").notNull(),
    movedAt: integer("moved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.company, table.version] })],
);

/** Each publication in order; `rollback` takes the last one back. */
export const publications = sqliteTable(
  "publications",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    company: text().notNull(),
    revisionId: text("revision_id").notNull(),
    at: integer().notNull(),
  },
  (table) => [index("publications_company").on(table.company, table.id)],
);

/** EdDSA key pairs as JWK: published for others at `createdAt`, signing from `activeAt`, gone after `expiresAt`. */
export const signingKeys = sqliteTable("signing_keys", {
  id: text().primaryKey(),
  privateJwk: text("private_jwk", { mode: "json" }).$type<JsonWebKey>().notNull(),
  publicJwk: text("public_jwk", { mode: "json" }).$type<JsonWebKey>().notNull(),
  createdAt: integer("created_at").notNull(),
  activeAt: integer("active_at").notNull(),
  expiresAt: integer("expires_at"),
});

export const conversations = sqliteTable(
  "conversations",
  {
    id: text().primaryKey(),
    company: text().notNull(),
    indexId: text("index_id").notNull(),
    subject: text().notNull(),
    nextSequence: integer("next_sequence").notNull(),
    lastActiveAt: integer("last_active_at").notNull(),
  },
  (table) => [index("conversations_subject").on(table.company, table.indexId, table.subject, table.lastActiveAt)],
);

export type TurnStatus = "queued" | "running" | "cancelling" | "completed" | "failed" | "cancelled";

export const turns = sqliteTable(
  "turns",
  {
    sessionId: text("session_id").primaryKey(),
    company: text().notNull(),
    indexId: text("index_id").notNull(),
    subject: text().notNull(),
    conversationId: text("conversation_id").notNull(),
    sequence: integer().notNull(),
    version: text().$type<Version>().notNull(),
    message: text().notNull(),
    /** What the visitor saw of the reply, once the turn is over. */
    reply: text().notNull().default(""),
    operationId: text("operation_id"),
    status: text().$type<TurnStatus>().notNull(),
    /** The revision the turn runs on, once it has started. */
    revisionId: text("revision_id"),
    /** Ownership: `owner` runs the turn until `leaseUntil`; each take-over raises `fence`. */
    owner: text(),
    fence: integer().notNull().default(0),
    leaseUntil: integer("lease_until").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    /** The last row of `event_log` when the turn was accepted: its own come after. */
    logStart: integer("log_start").notNull().default(0),
    /** The page's origin that the visitor's token is bound to, for the export. */
    origin: text().notNull().default(""),
  },
  (table) => [
    uniqueIndex("turns_sequence").on(table.company, table.conversationId, table.sequence),
    uniqueIndex("turns_operation").on(table.company, table.subject, table.operationId),
    index("turns_status").on(table.status, table.leaseUntil),
    index("turns_time").on(table.company, table.createdAt),
  ],
);

/** The journal: one row an event, in the order of `idx` from 0, never changed. Open turns have most in `event_log`. */
export const turnEvents = sqliteTable(
  "turn_events",
  {
    company: text().notNull(),
    sessionId: text("session_id").notNull(),
    idx: integer().notNull(),
    event: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.company, table.sessionId, table.idx] })],
);

/**
 * Events of open turns in the order in which they were committed, until the turn ends and they are filed in
 * `turn_events`. An index by turn would have each of a thousand live replies write a page of its own for each word.
 */
export const eventLog = sqliteTable("event_log", {
  /** Never used twice: whoever follows the log knows by it how far it has read. */
  id: integer().primaryKey({ autoIncrement: true }),
  company: text().notNull(),
  sessionId: text("session_id").notNull(),
  idx: integer().notNull(),
  event: text().notNull(),
});

/** Who a session belongs to: the company that used its id first. */
export const sessions = sqliteTable("sessions", {
  sessionId: text("session_id").primaryKey(),
  company: text().notNull(),
  createdAt: integer("created_at").notNull(),
});

/** One row a request of a session; what belongs to one user action joins on `requestId`. */
export const history = sqliteTable(
  "history",
  {
    company: text().notNull(),
    sessionId: text("session_id").notNull(),
    requestId: text("request_id").notNull(),
    at: integer().notNull(),
    query: text().notNull(),
    summary: text().notNull().default(""),
    tiles: text({ mode: "json" }).$type<Tile[]>().notNull(),
    highlights: text({ mode: "json" }).$type<Highlight[]>().notNull(),
    suggestions: text({ mode: "json" }).$type<string[]>().notNull(),
    cta: text({ mode: "json" }).$type<Cta>(),
    userId: text("user_id").notNull().default(""),
    version: text().$type<Version>().notNull(),
    corpusVersion: integer("corpus_version").notNull(),
    locale: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.sessionId, table.requestId] }),
    index("history_time").on(table.company, table.at),
    index("history_session").on(table.company, table.sessionId, table.at, table.requestId),
  ],
);

/** One row a request, for the export (CONTRACT §8). Times in `*Ms` are milliseconds from the request's start. */
export const analyticsEvents = sqliteTable(
  "analytics_events",
  {
    eventId: text("event_id").primaryKey(),
    occurredAt: integer("occurred_at").notNull(),
    eventType: text("event_type").notNull(),
    company: text().notNull(),
    version: text().notNull(),
    corpusVersion: integer("corpus_version").notNull(),
    sessionId: text("session_id").notNull(),
    requestId: text("request_id").notNull(),
    userId: text("user_id").notNull(),
    query: text().notNull(),
    summary: text().notNull(),
    resultCount: integer("result_count").notNull(),
    resultLinks: text("result_links").notNull(),
    ctaText: text("cta_text").notNull(),
    ctaUrl: text("cta_url").notNull(),
    pageUrl: text("page_url").notNull(),
    status: text().notNull(),
    cacheStatus: text("cache_status").notNull(),
    model: text().notNull(),
    firstPartMs: integer("first_part_ms"),
    totalMs: integer("total_ms"),
    inputTokens: integer("input_tokens"),
    outputTokens: integer("output_tokens"),
    locale: text().notNull(),
    origin: text().notNull(),
  },
  (table) => [index("analytics_time").on(table.company, table.occurredAt, table.eventId)],
);

/** Generations that a company spent on a day (`YYYY-MM-DD`, UTC): its budget survives a restart. */
export const generationCounts = sqliteTable(
  "generation_counts",
  { company: text().notNull(), day: text().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.company, table.day] })],
);

/** Complete page content by the SHA-256 of its key (CONTRACT §6), with the evidence of each item. */
export const contentCache = sqliteTable(
  "content_cache",
  {
    company: text().notNull(),
    keyHash: text("key_hash").notNull(),
    corpusVersion: integer("corpus_version").notNull(),
    generatedAt: integer("generated_at").notNull(),
    parts: text({ mode: "json" }).$type<GenerationPart[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.keyHash] }),
    index("content_cache_age").on(table.company, table.generatedAt),
  ],
);

/**
 * Sessions that were erased, by SHA-256, and when: what a request from before comes to file of one is dropped. Kept for
 * as long as such a request may last.
 */
export const erasures = sqliteTable(
  "erasures",
  {
    company: text().notNull(),
    sessionHash: text("session_hash").notNull(),
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.company, table.sessionHash] })],
);

/**
 * Which browser session a visitor came with, so that agent turns are found under it: noted anew at `createdAt` by whoever
 * comes back. Private visitors have no row.
 */
export const visitors = sqliteTable(
  "visitors",
  {
    company: text().notNull(),
    subject: text().notNull(),
    clientSessionId: text("client_session_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.company, table.subject] })],
);

/** Snapshots that can be loaded again until they expire or are revoked. */
export const shares = sqliteTable(
  "shares",
  {
    id: text().primaryKey(),
    company: text().notNull(),
    sessionId: text("session_id").notNull(),
    snapshot: text({ mode: "json" }).$type<HistorySnapshot>().notNull(),
    createdAt: integer("created_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    revokedAt: integer("revoked_at"),
    /** Bytes of the snapshot as it was stored, a page of the database at least. */
    bytes: integer().notNull().default(0),
  },
  (table) => [
    index("shares_session").on(table.company, table.sessionId),
    // Has all that their sum needs, and is of no use to what asks for a session: large snapshots are not read for either.
    index("shares_room").on(table.company, table.bytes, table.expiresAt, table.revokedAt),
  ],
);

/** Keys of partner backends: the secret is known to its holder alone, here is the SHA-256 of the whole key. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text().primaryKey(),
    company: text().notNull(),
    hash: blob({ mode: "buffer" }).notNull(),
    createdAt: integer("created_at").notNull(),
    revokedAt: integer("revoked_at"),
  },
  (table) => [index("api_keys_company").on(table.company, table.createdAt)],
);

export type ExportState = "queued" | "running" | "done" | "failed" | "expired";

/** Export jobs. The file of a job is in the object store under a key made of `company` and `id`. */
export const exportJobs = sqliteTable(
  "export_jobs",
  {
    id: text().primaryKey(),
    company: text().notNull(),
    /** The API key that asked. */
    keyId: text("key_id").notNull(),
    /** Inclusive days, `YYYY-MM-DD`, UTC. */
    startDate: text("start_date").notNull(),
    endDate: text("end_date").notNull(),
    state: text().$type<ExportState>().notNull(),
    rows: integer().notNull().default(0),
    bytes: integer().notNull().default(0),
    parts: integer().notNull().default(0),
    sha256: text().notNull().default(""),
    /** Why the last try failed. */
    error: text().notNull().default(""),
    attempts: integer().notNull().default(0),
    /** A try that failed is not repeated before this. */
    notBefore: integer("not_before").notNull().default(0),
    /** Ownership as of turns: `owner` runs the job until `leaseUntil`; each claim raises `fence`. */
    owner: text(),
    fence: integer().notNull().default(0),
    leaseUntil: integer("lease_until").notNull().default(0),
    createdAt: integer("created_at").notNull(),
    finishedAt: integer("finished_at"),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("export_jobs_open")
      .on(table.company, table.keyId, table.startDate, table.endDate)
      .where(sql`state IN ('queued', 'running')`),
    index("export_jobs_state").on(table.state, table.expiresAt),
    index("export_jobs_company").on(table.company, table.createdAt),
  ],
);

export type DeliveryStatus = "pending" | "delivered" | "dead";

/** Webhook events on their way: the outbox. A body is kept until it is delivered, and with dead letters. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    /** The `webhook-id`, the same on each try. */
    id: text().primaryKey(),
    company: text().notNull(),
    sessionId: text("session_id").notNull(),
    /** Hash of the history that the event was made from. */
    historyHash: text("history_hash").notNull(),
    body: text().notNull(),
    status: text().$type<DeliveryStatus>().notNull(),
    /** Tries that have ended. */
    attempts: integer().notNull().default(0),
    nextAt: integer("next_at").notNull(),
    /** Ownership, as of turns. */
    owner: text(),
    fence: integer().notNull().default(0),
    leaseUntil: integer("lease_until").notNull().default(0),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    index("webhook_deliveries_due").on(table.status, table.nextAt),
    index("webhook_deliveries_session").on(table.company, table.sessionId),
    uniqueIndex("webhook_deliveries_pending")
      .on(table.company, table.sessionId, table.historyHash)
      .where(sql`status = 'pending'`),
  ],
);

/** The delivery log: one row a try. `status` is the answer's, `fault` says why there was none; no bodies. */
export const webhookAttempts = sqliteTable(
  "webhook_attempts",
  {
    company: text().notNull(),
    deliveryId: text("delivery_id").notNull(),
    attempt: integer().notNull(),
    at: integer().notNull(),
    ms: integer().notNull(),
    status: integer(),
    fault: text(),
  },
  (table) => [index("webhook_attempts_delivery").on(table.company, table.deliveryId, table.at)],
);

/** Webhooks that answered 410: off until the company names another url. */
export const disabledWebhooks = sqliteTable("disabled_webhooks", {
  company: text().primaryKey(),
  url: text().notNull(),
  at: integer().notNull(),
});
