import type { ValueError } from "@sinclair/typebox/errors";
import { type ErrorCode, ServiceError } from "../errors.ts";
import type { ErrorBody, ErrorGroup } from "../schemas/error-body.ts";
import { faultMessage, faultsOf } from "../schemas/faults.ts";

const statuses: Record<ErrorCode, number> = {
  invalid_request: 400,
  token_missing: 401,
  token_invalid: 401,
  token_expired: 401,
  origin_missing: 403,
  origin_rejected: 403,
  origin_mismatch: 403,
  index_mismatch: 403,
  agent_unavailable: 403,
  preview_denied: 403,
  private_session: 403,
  key_rejected: 403,
  link_rejected: 403,
  company_not_found: 404,
  version_unavailable: 404,
  session_not_found: 404,
  share_not_found: 404,
  private_lost: 404,
  not_found: 404,
  not_acceptable: 406,
  operation_conflict: 409,
  share_expired: 410,
  export_expired: 410,
  payload_too_large: 413,
  unsupported_media_type: 415,
  company_required: 422,
  dict_type: 422,
  extra_forbidden: 422,
  unknown_model: 422,
  rate_limited: 429,
  internal: 500,
  overloaded: 503,
};

export interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  headers: Record<string, string>;
}

const contentRoutes =
  /^\/api\/v1\/(snackable-read|quick-read|faqs|completions|queries|query-summaries|cta-selection|suggestions)\/?$/;

export function errorGroupOf(path: string): ErrorGroup {
  if (/^\/(service|agent)\//.test(path)) return "agent";
  if (contentRoutes.test(path)) return "content";
  return path.startsWith("/api/v1/") ? "session" : "portal";
}

/** A failure of a service as its route group says it. */
export function answerError(group: ErrorGroup, error: ServiceError): ErrorAnswer {
  const { code, message, loc, retryAfter } = error;
  // Only content routes tell invalid values from malformed bodies.
  const invalid = statuses[code] === 422 && group !== "content";
  const status = invalid ? 400 : statuses[code];
  const headers: Record<string, string> = {};
  if (status === 401) headers["www-authenticate"] = challengeOf(code);
  if (status === 429 || status === 503) headers["retry-after"] = String(retryAfter ?? 1);
  const shown = invalid ? "invalid_request" : code;
  return { status, headers, body: bodyOf(group, status, shown, message, loc) };
}

/** RFC 6750, 3.1: a request without a token is told no error, and what is wrong with one has a single name. */
function challengeOf(code: ErrorCode): string {
  return code === "token_missing" ? "Bearer" : 'Bearer error="invalid_token"';
}

function bodyOf(group: ErrorGroup, status: number, code: string, message: string, loc: ServiceError["loc"]): ErrorBody {
  if (group === "agent") return { ok: false, error: message, code };
  if (group === "content") return { detail: [{ loc: [...(loc ?? ["request"])], msg: message, type: code }] };
  const gate = group === "portal" && status !== 400 && status !== 500;
  return gate ? { message } : { detail: message, error: code };
}

/** Faults of a body or query against its schema, which `place` names: 422 with each fault on content routes, else 400 with the first. */
export function answerInvalid(group: ErrorGroup, place: string, errors: readonly ValueError[]): ErrorAnswer {
  if (group === "content") return { status: 422, body: { detail: faultsOf(place, errors) }, headers: {} };
  return answerError(group, new ServiceError("invalid_request", faultMessage(place, errors)));
}
