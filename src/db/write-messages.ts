import { type Client, LibsqlBatchError, LibsqlError, type ResultSet, type Row, type Value } from "@libsql/client";
import type { DatabaseConfig } from "./connect.ts";

/** What the writing thread is told, one after another: the database comes first. */
export type WriteRequest =
  | { database: DatabaseConfig }
  | { batch: Parameters<Client["batch"]> }
  | "reconnect"
  | "close";
/** What it answers, in the order in which it was asked: each batch with its results or with what it failed of. */
export type WriteReply = { results: SentResult[] } | { failure: SentFailure } | "closed";

/** A result without what a message drops: the values of a row that are found by number, and its length. */
type SentResult = Omit<ResultSet, "rows" | "toJSON"> & { rows: Value[][] };

/** An error with what a message drops: its codes. None where it was not the database that refused. */
interface SentFailure {
  message: string;
  code?: string;
  extendedCode?: string | undefined;
  rawCode?: number | undefined;
  statementIndex?: number | undefined;
}

export function sentResult({ rows, toJSON: _, ...result }: ResultSet): SentResult {
  return { ...result, rows: rows.map((row) => Array.from(row)) };
}

export function receivedResult(sent: SentResult): ResultSet {
  const { columns, rows, lastInsertRowid } = sent;
  return {
    ...sent,
    rows: rows.map((values) => rowOf(columns, values)),
    toJSON: () => ({ ...sent, lastInsertRowid: lastInsertRowid?.toString() ?? null }),
  };
}

/** A row whose values are found by number and by column: of columns of one name by the first. */
function rowOf(columns: readonly string[], values: readonly Value[]): Row {
  const row = Object.defineProperty({} as Record<string, Value>, "length", { value: values.length });
  for (const [at, value] of values.entries()) {
    Object.defineProperty(row, at, { value });
    const column = columns[at] ?? "";
    if (!Object.hasOwn(row, column)) row[column] = value;
  }
  return row as unknown as Row;
}

export function sentFailure(error: unknown): SentFailure {
  if (!(error instanceof LibsqlError)) return { message: error instanceof Error ? error.message : String(error) };
  const { message, code, extendedCode, rawCode } = error;
  const statementIndex = error instanceof LibsqlBatchError ? error.statementIndex : undefined;
  // The class puts the code before the message.
  return { message: message.slice(`${code}: `.length), code, extendedCode, rawCode, statementIndex };
}

export function receivedFailure({ message, code, extendedCode, rawCode, statementIndex }: SentFailure): Error {
  if (code === undefined) return new Error(message);
  if (statementIndex === undefined) return new LibsqlError(message, code, extendedCode, rawCode);
  return new LibsqlBatchError(message, statementIndex, code, extendedCode, rawCode);
}
