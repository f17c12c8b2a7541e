import { TypeCompiler } from "@sinclair/typebox/compiler";
import { RequestId } from "../schemas/formats.ts";

export const requestIdHeader = "x-request-id";

const requestId = TypeCompiler.Compile(RequestId);

/** Whether a caller may name its request so. */
export function isRequestId(given: unknown): given is string {
  return typeof given === "string" && requestId.Check(given);
}
