import { LibsqlError } from "@libsql/client";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { ServiceError } from "../errors.ts";

const busyCode = /^(?:SQLITE_(?:BUSY|LOCKED)|TRANSACTION_BUSY)/;
/** Codes of a disk that is full, or does not read or write for another reason. */
const diskCode = /^SQLITE_(?:FULL|IOERR|CANTOPEN|READONLY)/;
const damageCode = /^SQLITE_(?:CORRUPT|NOTADB)/;
/** Codes of a database that answered, or was not asked: of SQLite, of a server that refused, of a client that is closed. */
const answeredCode = /^(?:SQLITE_|SQL_|ARGS_|TRANSACTION_|RESPONSE_TOO_LARGE|CLIENT_CLOSED)/;
/** HTTP statuses of a server that may take the same request another time: a size or a form it refuses for ever. */
const passingStatus = /^(?:401|403|429|5\d\d)$/;

/** Seconds after which a database that was away may be asked again. */
export const outageRetrySeconds = 5;

/** Whether another connection held the lock. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, busyCode);
}

/** Whether a client failed because its database cannot be used just now: the server is away, or the disk full. */
export function isOutage(error: unknown): boolean {
  return isUnreachable(error) || hasCode(error, diskCode);
}

/** The same of what a read or a write threw. Each outage is logged where it begins: what comes of it need not be. */
export function comesOfOutage(error: unknown): boolean {
  return isWrapped(error) && isOutage(faultOf(error));
}

/** Whether a file is no database any more, or not all of it. */
export function isDamage(error: unknown): boolean {
  return hasCode(error, damageCode);
}

/** Whether a unique or primary key constraint refused the write. */
export function isConflict(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith("SQLITE_CONSTRAINT");
}

/**
 * What a caller is told of a failure: `overloaded` of a read that failed for a reason that passes. `undefined` for
 * what nobody foresaw.
 */
export function serviceErrorOf(error: unknown): ServiceError | undefined {
  if (error instanceof ServiceError) return error;
  if (!(error instanceof DrizzleQueryError)) return undefined;
  if (!comesOfOutage(error) && !isBusy(faultOf(error))) return undefined;
  return new ServiceError("overloaded", "The database cannot be used at the moment.", {
    cause: error,
    retryAfter: outageRetrySeconds,
  });
}

/** Whether a read or a write failed for a reason that passes: to try it again later may help. */
export function isPassing(error: unknown): boolean {
  return serviceErrorOf(error)?.code === "overloaded";
}

/** What the database's client threw, below what drizzle and the writer made of it. */
function faultOf(error: unknown): unknown {
  return isWrapped(error) && error.cause !== undefined ? faultOf(error.cause) : error;
}

function isWrapped(error: unknown): error is DrizzleQueryError | ServiceError {
  return error instanceof DrizzleQueryError || error instanceof ServiceError;
}

function hasCode(error: unknown, code: RegExp): boolean {
  return error instanceof LibsqlError && (code.test(error.code) || code.test(error.extendedCode ?? ""));
}

/** Whether it was not the database that refused, but the way to its server that failed. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error) || isWrapped(error)) return false;
  const { code } = error as { code?: unknown };
  if (code === "SERVER_ERROR") return passingStatus.test(String(statusOf(error) ?? 500));
  return typeof code === "string" && !answeredCode.test(code);
}

/** The HTTP status that a server refused a request with, where what caused the error tells it. */
function statusOf({ cause }: Error): number | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { status } = cause as { status?: unknown };
  return typeof status === "number" ? status : statusOf(cause);
}
