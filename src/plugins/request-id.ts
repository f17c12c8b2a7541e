import { TypeCompiler } from "@sinclair/typebox/compiler";
import { RequestId } from "../schemas/formats.ts";
import { traceIdOf } from "../tracing/request-spans.ts";

export const requestIdHeader = "x-request-id";

const requestId = TypeCompiler.Compile(RequestId);

/** Whether a caller may name its request so. */
export function isRequestId(given: unknown): given is string {
  return typeof given === "string" && requestId.Check(given);
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What of a request's names a log may hold: its trace, and an id that is a UUID. Another may be a visitor's words. */
export function loggedNamesOf(request: Request, requestId: string) {
  return { requestId: uuid.test(requestId) ? requestId : undefined, trace_id: traceIdOf(request) };
}
