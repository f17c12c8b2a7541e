import type { Caller } from "../services/scope.ts";
import { spanOf } from "../tracing/request-spans.ts";
import { apiKeyHeader, keyHolderOf } from "./api-key.ts";
import { requestIdHeader } from "./request-id.ts";

/** What services are told of a request besides its body. */
export function callerOf(request: Request, headers: Record<string, unknown>): Caller {
  return {
    requestId: String(headers[requestIdHeader]),
    origin: request.headers.get("origin") ?? undefined,
    fetchSite: request.headers.get("sec-fetch-site") ?? undefined,
    authorization: request.headers.get("authorization") ?? undefined,
    apiKey: request.headers.get(apiKeyHeader) ?? undefined,
    previewKey: request.headers.get("x-preview-key") ?? undefined,
    countedFor: keyHolderOf(request)?.company,
    signal: request.signal,
    span: spanOf(request),
  };
}
