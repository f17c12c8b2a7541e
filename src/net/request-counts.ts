/** Requests that this process was sent, and those that it refused or failed, for metrics. */
export interface RequestCounts {
  begun(): void;
  failed(group: string, status: number): void;
  snapshot(): { begun: number; failed: readonly { group: string; status: number; count: number }[] };
}

export function createRequestCounts(): RequestCounts {
  let begun = 0;
  const failures = new Map<string, { group: string; status: number; count: number }>();
  return {
    begun() {
      begun++;
    },
    failed(group, status) {
      const key = `${group} ${status}`;
      const known = failures.get(key) ?? { group, status, count: 0 };
      known.count++;
      failures.set(key, known);
    },
    snapshot: () => ({ begun, failed: [...failures.values()] }),
  };
}
