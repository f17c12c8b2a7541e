import type { AnalyticsEvent } from "../analytics/recorder.ts";
import type { Context } from "../context.ts";
import type { RuntimePackage } from "../runtime-package/packages.ts";
import type { HistoryEntry } from "../sessions/history.ts";

type Place = "company" | "sessionId" | "requestId" | "version" | "corpusVersion";

/** What a request leaves behind and what it may look back on. */
export interface Trace {
  /** Adds to the session's history. */
  remember(found: RuntimePackage, entry: Partial<Omit<HistoryEntry, Place>>): void;
  /** Adds an analytics event. */
  record(found: RuntimePackage, event: Pick<AnalyticsEvent, "eventType"> & Partial<AnalyticsEvent>): void;
  /** The session's queries before this request, oldest first. */
  earlierQueries(): Promise<string[]>;
  /** All of the session's queries, oldest first, that of this user action too. */
  queries(): Promise<string[]>;
}

/** A private request leaves nothing and looks back on nothing. */
export const noTrace: Trace = {
  remember() {},
  record() {},
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
export function createTrace(context: Context, { company, sessionId, requestId, origin = "" }: TraceOf): Trace {
  const startedAt = performance.now();
  return {
    remember({ resolvedVersion: version, revision }, entry) {
      if (sessionId === undefined) return;
      const { corpusVersion } = revision;
      context.history.file({ company, sessionId, requestId, version, corpusVersion, ...entry });
    },
    record({ resolvedVersion: version, revision }, event) {
      const { corpusVersion } = revision;
      const place = { company, sessionId: sessionId ?? "", requestId, version, corpusVersion, origin };
      const totalMs = Math.round(performance.now() - startedAt);
      context.recorder.record({ ...place, totalMs, ...event });
    },
    async earlierQueries() {
      return sessionId === undefined ? [] : context.history.earlierQueries(company, sessionId, requestId);
    },
    async queries() {
      return sessionId === undefined ? [] : context.history.queries(company, sessionId);
    },
  };
}
