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

/** A request's id as a log may hold it: where it is a UUID, as another may be a visitor's words. */
export function loggedRequestId(given: string): string | undefined {
  return uuid.test(given) ? given : undefined;
}

/** What a log may call a request by. */
export function loggedNamesOf(request: Request, given: string) {
  return { requestId: loggedRequestId(given), trace_id: traceIdOf(request) };
}
