import type { Context } from "../../context.ts";
import type { AnalyticsEvent } from "../../db/queries/analytics.ts";
import type { RuntimePackage } from "../../runtime-package/packages.ts";
import type { HistoryEntry } from "../../sessions/history.ts";

type Place = "company" | "sessionId" | "requestId" | "version" | "corpusVersion";

/** What a request tells of itself besides its place and its time. */
type RequestEvent = Pick<AnalyticsEvent, "eventType"> & Partial<Omit<AnalyticsEvent, Place | "origin" | "totalMs">>;

/** What a request leaves behind and what it may look back on. */
export interface Trace {
  /** Adds to the session's history. */
  remember(found: RuntimePackage, entry: Partial<Omit<HistoryEntry, Place>>): void;
  /** Adds an analytics event. */
  record(found: RuntimePackage, event: RequestEvent): void;
  /** Milliseconds since the request began. */
  elapsedMs(): number;
  /** The session's queries before this request, oldest first. */
  earlierQueries(): Promise<string[]>;
  /** All of the session's queries, oldest first, that of this user action too. */
  queries(): Promise<string[]>;
}

/** A private request leaves nothing and looks back on nothing. */
export const noTrace: Trace = {
  remember() {},
  record() {},
  elapsedMs: () => 0,
  earlierQueries: async () => [],
  queries: async () => [],
};

export interface TraceOf {
  company: string;
  sessionId: string | undefined;
  requestId: string;
  origin: string | undefined;
}

/** The trace of a request that is not private; without a session there is no history. */
export class RequestTrace implements Trace {
  readonly #startedAt = performance.now();
  readonly #beganAt = Date.now();

  constructor(
    private readonly context: Pick<Context, "history" | "recorder">,
    private readonly of: TraceOf,
  ) {}

  remember({ resolvedVersion: version, revision }: RuntimePackage, entry: Partial<Omit<HistoryEntry, Place>>): void {
    const { company, sessionId, requestId } = this.of;
    if (sessionId === undefined) return;
    const { corpusVersion } = revision;
    const beganAt = this.#beganAt;
    this.context.history.file({ company, sessionId, requestId, version, corpusVersion, beganAt, ...entry });
  }

  record({ resolvedVersion: version, revision }: RuntimePackage, event: RequestEvent): void {
    const { company, sessionId = "", requestId, origin = "" } = this.of;
    const { corpusVersion } = revision;
    const totalMs = this.elapsedMs();
    const place = { company, version, corpusVersion, sessionId, requestId, origin };
    this.context.recorder.record({ ...event, ...place, totalMs, beganAt: this.#beganAt });
  }

  elapsedMs(): number {
    return Math.round(performance.now() - this.#startedAt);
  }

  async earlierQueries(): Promise<string[]> {
    const { company, sessionId, requestId } = this.of;
    return sessionId === undefined ? [] : this.context.history.earlierQueries(company, sessionId, requestId);
  }

  async queries(): Promise<string[]> {
    const { company, sessionId } = this.of;
    return sessionId === undefined ? [] : this.context.history.queries(company, sessionId);
  }
}
