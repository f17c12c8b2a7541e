/** Stable error codes; plugins map each to a status and to the body shape of its route group (CONTRACT §1). */
export type ErrorCode =
  | "invalid_request"
  | "unsupported_media_type"
  | "payload_too_large"
  | "not_acceptable"
  | "token_missing"
  | "token_invalid"
  | "token_expired"
  | "origin_missing"
  | "origin_rejected"
  | "origin_mismatch"
  | "index_mismatch"
  | "agent_unavailable"
  | "company_not_found"
  | "company_required"
  | "dict_type"
  | "extra_forbidden"
  | "version_unavailable"
  | "preview_denied"
  | "unknown_model"
  | "session_not_found"
  | "share_not_found"
  | "share_expired"
  | "private_session"
  | "private_lost"
  | "key_rejected"
  | "link_rejected"
  | "export_expired"
  | "operation_conflict"
  | "rate_limited"
  | "overloaded"
  | "not_found"
  | "internal";

export interface ServiceErrorOptions {
  /** What went wrong underneath: logged, never sent. */
  cause?: unknown;
  /** The request field that is at fault, e.g. `["body", "company"]`. */
  loc?: readonly (string | number)[];
  /** Seconds after which a retry may work; sent as `Retry-After`. */
  retryAfter?: number;
}

/** A failure with a stable code and a message that is safe to show to anyone. Knows nothing of HTTP. */
export class ServiceError extends Error {
  override readonly name = "ServiceError";
  readonly loc: readonly (string | number)[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    options: ServiceErrorOptions = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.loc = options.loc;
    this.retryAfter = options.retryAfter;
  }
}

/** The message of anything thrown, for logs and reports. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The same for a parser's error: one that ran out of stack says what the text did. */
export function parseFaultOf(error: unknown): string {
  const message = messageOf(error);
  return message.startsWith("Maximum call stack size exceeded") ? "nested too deeply" : message;
}

/** The error of a write to an open file, e.g. of a full disk, with the file's path before it: the system names none. */
export function withPath(error: unknown, path: string): unknown {
  const { syscall } = error as { syscall?: unknown };
  if (error instanceof Error && (syscall === "write" || syscall === "fsync"))
    error.message = `${path}: ${error.message}`;
  return error;
}
