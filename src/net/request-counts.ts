/** What failed: an answer by its status, an answer under way, or the reply to a message. */
export type Failure = number | "stream" | "turn";

interface FailureCount {
  group: string;
  failure: Failure;
  count: number;
}

/** Requests that this process was sent, and what it refused or failed, for metrics. */
export interface RequestCounts {
  begun(): void;
  failed(group: string, failure: Failure): void;
  snapshot(): { begun: number; failed: readonly FailureCount[] };
}

const groups = ["agent", "content", "session", "portal"];

export function createRequestCounts(): RequestCounts {
  let begun = 0;
  const failures = new Map<string, FailureCount>();
  const countOf = (group: string, failure: Failure): FailureCount => {
    const known = failures.get(`${group} ${failure}`) ?? { group, failure, count: 0 };
    failures.set(`${group} ${failure}`, known);
    return known;
  };
  // There from the start: monitors do not see the first of a kind as a rise.
  for (const group of groups) for (const failure of [500, 503, "stream"] as const) countOf(group, failure);
  countOf("agent", "turn");
  return {
    begun() {
      begun++;
    },
    failed(group, failure) {
      countOf(group, failure).count++;
    },
    snapshot: () => ({ begun, failed: [...failures.values()] }),
  };
}
