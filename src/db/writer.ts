import type { Client, InStatement, ResultSet } from "@libsql/client";
import { LibsqlBatchError, LibsqlError } from "@libsql/client";
import { ServiceError } from "../errors.ts";

/** Anything that renders to SQL: a drizzle query, or a statement written by hand. */
export type Statement = { toSQL(): { sql: string; params: unknown[] } } | { sql: string; args: InStatementArgs };
type InStatementArgs = (string | number | bigint | null | Uint8Array)[];

/** The one way to change the database. Resolves when the statements are committed, with a result for each. */
export interface Writer {
  /** One transaction: all of the statements or none. Rejects with the first error, `overloaded` after 10 s of BUSY. */
  write(statements: readonly Statement[]): Promise<ResultSet[]>;
  close(): Promise<void>;
}

interface Job {
  statements: InStatement[];
  resolve(results: ResultSet[]): void;
  reject(error: unknown): void;
}

const groupStatements = 512;
const busyDeadlineMs = 10_000;

/**
 * Group commit: what is asked within one turn of the event loop is one transaction and one fsync. A job that breaks a
 * constraint fails alone. `reconnect()` comes before each retry: after SQLITE_BUSY a libSQL connection answers OK and
 * never commits (libsql-client-ts#352).
 */
export function createWriter(client: Client): Writer {
  const queue: Job[] = [];
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    await new Promise((next) => setImmediate(next));
    while (queue.length > 0) await commitGroup(client, takeGroup(queue));
    running = undefined;
  }

  return {
    write(statements) {
      return new Promise((resolve, reject) => {
        queue.push({ statements: statements.map(toInStatement), resolve, reject });
        running ??= drain();
      });
    },
    async close() {
      await running;
    },
  };
}

function takeGroup(queue: Job[]): Job[] {
  let statements = 0;
  let count = 0;
  for (const job of queue) {
    statements += job.statements.length;
    if (count > 0 && statements > groupStatements) break;
    count++;
  }
  return queue.splice(0, count);
}

/** Commits the jobs together; a job at fault is rejected and the rest is tried again without it. */
async function commitGroup(client: Client, jobs: Job[]): Promise<void> {
  const deadline = Date.now() + busyDeadlineMs;
  let pending = jobs;
  for (let attempt = 0; pending.length > 0; attempt++) {
    try {
      const results = await client.batch(
        pending.flatMap((job) => job.statements),
        "write",
      );
      settle(pending, results);
      return;
    } catch (error) {
      pending = isBusy(error)
        ? await waitForLock(client, pending, attempt, deadline, error)
        : rejectFault(pending, error);
    }
  }
}

function settle(jobs: Job[], results: ResultSet[]): void {
  let at = 0;
  for (const job of jobs) {
    job.resolve(results.slice(at, at + job.statements.length));
    at += job.statements.length;
  }
}

async function waitForLock(client: Client, jobs: Job[], attempt: number, deadline: number, cause: unknown) {
  client.reconnect();
  if (Date.now() < deadline) {
    await Bun.sleep(Math.random() * Math.min(100, 4 * 2 ** attempt));
    return jobs;
  }
  for (const job of jobs) job.reject(new ServiceError("overloaded", "The database is busy.", { cause, retryAfter: 1 }));
  return [];
}

function rejectFault(jobs: Job[], error: unknown): Job[] {
  const fault = error instanceof LibsqlBatchError ? jobOfStatement(jobs, error.statementIndex) : undefined;
  if (!fault) {
    for (const job of jobs) job.reject(error);
    return [];
  }
  fault.reject(error);
  return jobs.filter((job) => job !== fault);
}

function jobOfStatement(jobs: Job[], index: number): Job | undefined {
  let end = 0;
  return jobs.find((job) => {
    end += job.statements.length;
    return index < end;
  });
}

/** Whether another connection held the lock. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof LibsqlError)) return false;
  return /^SQLITE_(BUSY|LOCKED)/.test(error.code) || /^SQLITE_(BUSY|LOCKED)/.test(error.extendedCode ?? "");
}

/** Whether a unique or primary key constraint refused the write. */
export function isConflict(error: unknown): boolean {
  return error instanceof LibsqlError && error.code.startsWith("SQLITE_CONSTRAINT");
}

function toInStatement(statement: Statement): InStatement {
  if (!("toSQL" in statement)) return statement;
  const { sql, params } = statement.toSQL();
  return { sql, args: params as InStatementArgs };
}
