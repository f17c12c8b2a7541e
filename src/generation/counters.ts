import type { Usage } from "../schemas/generation.ts";
import { type FailureCode, failureCodeOf } from "./failure.ts";

/** What one engine did since the process began. */
export interface EngineCount {
  /** Answers begun and ended well; what is neither was left by its reader, or failed. */
  started: number;
  finished: number;
  inputTokens: number;
  outputTokens: number;
  /** Failures by code, and those of them where another engine answered. */
  failures: Partial<Record<FailureCode, number>>;
  fallbacks: Partial<Record<FailureCode, number>>;
}

/** Counts by engine id, for metrics. */
export interface EngineCounters {
  started(id: string): void;
  finished(id: string, usage: Usage): void;
  failed(id: string, error: unknown): void;
  fellBack(id: string, code: FailureCode): void;
  snapshot(): ReadonlyMap<string, EngineCount>;
}

/** `onFailure` is told of each failure. */
export function createCounters(onFailure: (id: string, error: unknown) => void = () => {}): EngineCounters {
  const counts = new Map<string, EngineCount>();
  const of = (id: string): EngineCount => {
    const known = counts.get(id);
    if (known) return known;
    const none = { started: 0, finished: 0, inputTokens: 0, outputTokens: 0, failures: {}, fallbacks: {} };
    counts.set(id, none);
    return none;
  };
  const add = (codes: Partial<Record<FailureCode, number>>, code: FailureCode) => {
    codes[code] = (codes[code] ?? 0) + 1;
  };
  return {
    started(id) {
      of(id).started++;
    },
    finished(id, usage) {
      const count = of(id);
      count.finished++;
      count.inputTokens += usage.inputTokens;
      count.outputTokens += usage.outputTokens;
    },
    failed(id, error) {
      add(of(id).failures, failureCodeOf(error));
      onFailure(id, error);
    },
    fellBack: (id, code) => add(of(id).fallbacks, code),
    snapshot: () => counts,
  };
}
