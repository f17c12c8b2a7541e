/** Why an engine gave no answer, or stopped in the middle of one. */
export type FailureCode =
  /** The provider could not be reached or is down (connection, 5xx). */
  | "unavailable"
  /** The provider's own limit (429). */
  | "rate_limited"
  /** The provider does not take the request (4xx): a wrong key, an unknown model. */
  | "refused"
  /** Nothing within the deadline. */
  | "timeout"
  /** The stream ended without saying why. */
  | "cut"
  /** The provider's filters refused the prompt or its answer. */
  | "blocked"
  /** What came is not what was asked for. */
  | "invalid_output"
  | "too_large"
  /** Nothing of what came is borne out by the evidence. */
  | "ungrounded"
  /** The company has used up its generations, or runs as many at once as it may. */
  | "over_budget"
  /** The engine failed lately and is left alone for a while. */
  | "breaker_open"
  /** Our own code failed. */
  | "internal";

/**
 * A failure of an engine. The message is for logs, not for visitors: it and the stack hold nothing that a provider said,
 * for a provider may quote the key or the prompt. So there is no cause either.
 */
export class GenerationError extends Error {
  override readonly name = "GenerationError";
  /** HTTP status of the provider's answer, where there was one. */
  readonly status: number | undefined;
  /** How long the provider asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly code: FailureCode,
    message: string,
    options: { status?: number | undefined; retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.status = options.status;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** The code of anything an engine threw. */
export function failureCodeOf(error: unknown): FailureCode {
  return error instanceof GenerationError ? error.code : "internal";
}
