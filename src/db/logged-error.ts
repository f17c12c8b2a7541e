import { DrizzleQueryError } from "drizzle-orm/errors";
import pino from "pino";
import { messageOf, ServiceError } from "../errors.ts";

/**
 * An error as a log may hold it, without what a statement was given, and without properties of its own but its code:
 * they may be a visitor's words, or an id or a link that opens something.
 */
export function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return messageOf(error);
  const { type, message, stack, code } = pino.stdSerializers.err(withoutParams(error) as Error);
  return { type, message, stack, ...(code === undefined ? {} : { code }) };
}

/**
 * What a command tells of a failure: its message without what a statement was given, in one line with the reason. What is
 * told to any caller gives way to what lies beneath: who runs a command may know it.
 */
export function toldError(error: unknown): string {
  if (error instanceof ServiceError && error.cause instanceof Error && !(error.cause instanceof DrizzleQueryError)) {
    return toldError(error.cause);
  }
  const message = messageOf(withoutParams(error));
  if (!(error instanceof DrizzleQueryError)) return message;
  return `${message}: ${toldError(error.cause)}`.replace(/\s+/g, " ");
}

/** The same error, or one in its place where it, or what caused it, shows what a statement was given. */
function withoutParams(error: unknown): unknown {
  if (!(error instanceof Error) || !showsParams(error)) return error;
  const cause = withoutParams(error.cause);
  // Whoever wraps an error may repeat its message.
  const own = () => error.message.replaceAll(messageOf(error.cause), () => messageOf(cause));
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : own();
  const bare = new Error(message, { cause });
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
