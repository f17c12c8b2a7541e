import type { Client, InStatement, ResultSet } from "@libsql/client";
import { LibsqlBatchError } from "@libsql/client";
import { ServiceError } from "../errors.ts";
import { isBusy, isOutage, outageRetrySeconds } from "./fault.ts";

/** Anything that renders to SQL: a drizzle query, or a statement written by hand. */
export type Statement = { toSQL(): { sql: string; params: unknown[] } } | { sql: string; args: InStatementArgs };
type InStatementArgs = (string | number | bigint | null | Uint8Array)[];

/** The one way to change the database. Resolves when the statements are committed, with a result for each. */
export interface Writer {
  /** One transaction: all of the statements or none. Rejects with the first error; with `overloaded` after 10 s of BUSY, and where the database is away or its disk full. */
  write(statements: readonly Statement[]): Promise<ResultSet[]>;
  close(): Promise<void>;
}

/** What a writer needs of a connection. */
export type WritingClient = Pick<Client, "batch" | "reconnect">;

export interface WriterOptions {
  /** How long a write waits for the lock, in milliseconds; default 10 s. */
  busyDeadlineMs?: number;
}

interface Job {
  statements: InStatement[];
  /** When it is given up if the lock is still held. */
  deadline: number;
  resolve(results: ResultSet[]): void;
  reject(error: unknown): void;
}

const groupStatements = 512;

/**
 * Group commit: what is asked within one turn of the event loop is one transaction and one fsync. A job that breaks a
 * constraint fails alone. `reconnect()` comes before each retry: after SQLITE_BUSY a libSQL connection answers OK and
 * never commits (libsql-client-ts#352).
 */
export function createWriter(client: WritingClient, { busyDeadlineMs = 10_000 }: WriterOptions = {}): Writer {
  const queue: Job[] = [];
  let running: Promise<void> | undefined;

  async function drain(): Promise<void> {
    let turn = nextTurn();
    for (let attempt = 0; queue.length > 0; ) {
      // A turn of the event loop for each group: a commit on it never waits, so one that writes again and again would hold it.
      await turn;
      turn = nextTurn();
      const waiting = await commitGroup(client, takeGroup(queue));
      if (waiting.length > 0) await pauseBefore(attempt++);
      else attempt = 0;
      // What came meanwhile goes along with what waited, behind it.
      queue.unshift(...waiting);
    }
    running = undefined;
  }

  return {
    write(statements) {
      return new Promise((resolve, reject) => {
        const deadline = Date.now() + busyDeadlineMs;
        queue.push({ statements: statements.map(toInStatement), deadline, resolve, reject });
        running ??= drain();
      });
    },
    async close() {
      await running;
    },
  };
}

function nextTurn(): Promise<void> {
  return new Promise((next) => setImmediate(next));
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

/** Commits the jobs together, without those at fault. Returns those that must wait for the lock. */
async function commitGroup(client: WritingClient, jobs: Job[]): Promise<Job[]> {
  const faults = new Map<Job, unknown>();
  const waiting = await commitRest(client, jobs, faults);
  // Told last, and not before its neighbours are through: who lost to a neighbour's row must find it when it looks.
  if (waiting.length > 0) return jobs.filter((job) => waiting.includes(job) || faults.has(job));
  for (const [job, error] of faults) job.reject(error);
  return [];
}

async function commitRest(client: WritingClient, jobs: Job[], faults: Map<Job, unknown>): Promise<Job[]> {
  let pending = jobs;
  while (pending.length > 0) {
    try {
      const results = await client.batch(
        pending.flatMap((job) => job.statements),
        "write",
      );
      settle(pending, results);
      return [];
    } catch (error) {
      if (isBusy(error)) return rejectLate(client, pending, error);
      if (isOutage(error)) return rejectAll(pending, error);
      const fault = pending.length === 1 ? pending[0] : jobAtFault(pending, error);
      if (!fault) return commitEach(client, pending);
      faults.set(fault, error);
      pending = pending.filter((job) => job !== fault);
    }
  }
  return [];
}

/** For an error that names no statement, e.g. an argument that cannot be bound: it must not reach the neighbours. */
async function commitEach(client: WritingClient, jobs: Job[]): Promise<Job[]> {
  for (const [index, job] of jobs.entries()) {
    const waiting = await commitGroup(client, [job]);
    if (waiting.length > 0) return [...waiting, ...jobs.slice(index + 1)];
  }
  return [];
}

function settle(jobs: Job[], results: ResultSet[]): void {
  let at = 0;
  for (const job of jobs) {
    job.resolve(results.slice(at, at + job.statements.length));
    at += job.statements.length;
  }
}

/** Makes the connection fit for a retry and gives up what has waited too long; returns the rest. */
function rejectLate(client: WritingClient, jobs: Job[], cause: unknown): Job[] {
  client.reconnect();
  const now = Date.now();
  return jobs.filter((job) => {
    const late = job.deadline <= now;
    if (late) job.reject(new ServiceError("overloaded", "The database is busy.", { cause, retryAfter: 1 }));
    return !late;
  });
}

/** It may have been committed all the same, and only the answer was lost: to try each job alone might do it twice. */
function rejectAll(jobs: Job[], cause: unknown): Job[] {
  for (const job of jobs) {
    job.reject(
      new ServiceError("overloaded", "The database cannot be used.", { cause, retryAfter: outageRetrySeconds }),
    );
  }
  return [];
}

function pauseBefore(attempt: number): Promise<void> {
  return Bun.sleep(Math.random() * Math.min(100, 4 * 2 ** attempt));
}

function jobAtFault(jobs: Job[], error: unknown): Job | undefined {
  if (!(error instanceof LibsqlBatchError)) return undefined;
  let end = 0;
  return jobs.find((job) => {
    end += job.statements.length;
    return error.statementIndex < end;
  });
}

function toInStatement(statement: Statement): InStatement {
  if (!("toSQL" in statement)) return statement;
  const { sql, params } = statement.toSQL();
  return { sql, args: params as InStatementArgs };
}
