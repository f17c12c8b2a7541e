import { DrizzleQueryError } from "drizzle-orm/errors";
import pino from "pino";

/**
 * An error as a log may hold it: pino's own form, without what a statement was given. That may be a visitor's words, or
 * an id that opens a share or a session.
 */
export function loggedError(error: unknown): unknown {
  return pino.stdSerializers.err(withoutParams(error) as Error);
}

/** The same error, or one in its place where it, or what caused it, shows what a statement was given. */
function withoutParams(error: unknown): unknown {
  if (!(error instanceof Error) || !showsParams(error)) return error;
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  const bare = new Error(message, { cause: withoutParams(error.cause) });
  bare.name = error.name;
  bare.stack = `${error.name}: ${message}${framesOf(error)}`;
  return bare;
}

function showsParams(error: unknown): boolean {
  return error instanceof DrizzleQueryError || (error instanceof Error && showsParams(error.cause));
}

/** What stands behind the message: its own lines may look like a frame. */
function framesOf({ stack = "", message }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? "" : stack.slice(start + message.length);
}
