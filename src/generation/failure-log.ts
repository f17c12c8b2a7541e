import { type FailureCode, failureCodeOf, GenerationError } from "./failure.ts";

/** What a log may hold of an engine's failure: never a message, for a provider may quote the key or the prompt in it. */
export interface EngineFailure {
  engine: string;
  code: FailureCode;
  /** HTTP status of the provider's answer, where there was one. */
  status?: number;
}

const quietMs = 60_000;

/** Tells of failures, at most one of a kind a minute. What comes of a failure told before, an open breaker, is none. */
export function createFailureLog(
  tell: (failure: EngineFailure) => void,
  now = () => performance.now(),
): (engine: string, error: unknown) => void {
  const toldAt = new Map<string, number>();
  return (engine, error) => {
    const code = failureCodeOf(error);
    const kind = `${engine} ${code}`;
    if (code === "breaker_open" || now() - (toldAt.get(kind) ?? Number.NEGATIVE_INFINITY) < quietMs) return;
    toldAt.set(kind, now());
    const status = statusOf(error);
    tell({ engine, code, ...(status ? { status } : {}) });
  };
}

function statusOf(error: unknown): number | undefined {
  return error instanceof GenerationError ? error.status : undefined;
}
