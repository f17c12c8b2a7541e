import { and, asc, desc, eq, inArray, lt } from "drizzle-orm";
import type { Database } from "../client.ts";
import { exportJobs } from "../schema.ts";
import type { Statement } from "../writer.ts";
import type { Lease } from "./turns.ts";

export type ExportJobRow = typeof exportJobs.$inferSelect;

export interface NewExportJob {
  id: string;
  company: string;
  keyId: string;
  startDate: string;
  endDate: string;
  now: number;
  expiresAt: number;
  /** Jobs of a company that may be open at once. */
  maxOpen: number;
}

/**
 * Makes a job, unless the key has one open for the same range, or the company too many. The last result is the open
 * job, without a row where there is none.
 */
export function openJobSql(job: NewExportJob): Statement[] {
  const same = [job.company, job.keyId, job.startDate, job.endDate];
  return [
    {
      sql: `INSERT INTO export_jobs (id, company, key_id, start_date, end_date, state, created_at, expires_at)
            SELECT ?, ?, ?, ?, ?, 'queued', ?, ?
            WHERE (SELECT COUNT(*) FROM export_jobs WHERE company = ? AND state IN ('queued', 'running')) < ?
            ON CONFLICT DO NOTHING`,
      args: [job.id, ...same, job.now, job.expiresAt, job.company, job.maxOpen],
    },
    {
      sql: `SELECT id, expires_at FROM export_jobs WHERE company = ? AND key_id = ? AND start_date = ?
            AND end_date = ? AND state IN ('queued', 'running')`,
      args: same,
    },
  ];
}

/** Open jobs of every company, oldest first. */
export function listOpenJobs(db: Database, limit: number): Promise<ExportJobRow[]> {
  return db.reader
    .select()
    .from(exportJobs)
    .where(inArray(exportJobs.state, ["queued", "running"]))
    .orderBy(asc(exportJobs.createdAt), asc(exportJobs.company))
    .limit(limit);
}

export function findJob(db: Database, company: string, id: string): Promise<ExportJobRow | undefined> {
  return db.reader
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.company, company), eq(exportJobs.id, id)))
    .then((rows) => rows[0]);
}

/** The company's last jobs, newest first. */
export function recentJobs(db: Database, company: string, limit: number): Promise<ExportJobRow[]> {
  return db.reader
    .select()
    .from(exportJobs)
    .where(eq(exportJobs.company, company))
    .orderBy(desc(exportJobs.createdAt), desc(exportJobs.id))
    .limit(limit);
}

/** Takes a job that nobody runs, or whose owner is `deadOwner` or past its lease, and raises the fence. */
export function claimJobSql(
  { company, id }: ExportJobRow,
  lease: Lease,
  now: number,
  deadOwner: string | null,
): Statement {
  return {
    sql: `UPDATE export_jobs SET state = 'running', owner = ?, lease_until = ?, fence = fence + 1,
            attempts = attempts + 1, rows = 0, bytes = 0, parts = 0
          WHERE company = ? AND id = ? AND state IN ('queued', 'running') AND not_before <= ?
            AND (owner IS NULL OR owner = ? OR lease_until < ?)
          RETURNING fence, attempts`,
    args: [lease.owner, lease.leaseUntil, company, id, now, deadOwner, now],
  };
}

export interface Progress {
  rows: number;
  bytes: number;
}

/** A job as one owner claimed it: no other changes it under this fence. */
export interface ClaimedJob {
  job: ExportJobRow;
  fence: number;
  attempts: number;
}

/** Extends the lease and tells how far the job is; gives a row back while the job is still this owner's. */
export function renewJobSql({ job, fence }: ClaimedJob, { rows, bytes }: Progress, leaseUntil: number): Statement {
  return {
    sql: `UPDATE export_jobs SET lease_until = ?, rows = ?, bytes = ?
          WHERE company = ? AND id = ? AND fence = ? AND state = 'running' RETURNING id`,
    args: [leaseUntil, rows, bytes, job.company, job.id, fence],
  };
}

export interface FinishedExport extends Progress {
  parts: number;
  sha256: string;
  now: number;
}

export function finishJobSql({ job, fence }: ClaimedJob, done: FinishedExport): Statement {
  return {
    sql: `UPDATE export_jobs SET state = 'done', owner = NULL, error = '', rows = ?, bytes = ?, parts = ?, sha256 = ?,
            finished_at = ? WHERE company = ? AND id = ? AND fence = ? AND state = 'running'`,
    args: [done.rows, done.bytes, done.parts, done.sha256, done.now, job.company, job.id, fence],
  };
}

/** Ends a job for good with its reason, or leaves it for another try after `notBefore`. */
export function failJobSql(
  { job, fence }: ClaimedJob,
  { error, now, notBefore }: { error: string; now: number; notBefore: number | null },
): Statement {
  const state = notBefore === null ? "failed" : "queued";
  return {
    sql: `UPDATE export_jobs SET state = ?, owner = NULL, error = ?, not_before = ?, finished_at = ?
          WHERE company = ? AND id = ? AND fence = ? AND state = 'running'`,
    args: [state, error, notBefore ?? 0, notBefore === null ? now : null, job.company, job.id, fence],
  };
}

/** Gives a job back for the next process; the try does not count. */
export function releaseJobSql({ job, fence }: ClaimedJob): Statement {
  return {
    sql: `UPDATE export_jobs SET state = 'queued', owner = NULL, lease_until = 0, attempts = attempts - 1
          WHERE company = ? AND id = ? AND fence = ? AND state = 'running'`,
    args: [job.company, job.id, fence],
  };
}

/** Jobs of every company whose file is past its time. */
export function listExpiredJobs(db: Database, now: number, limit: number): Promise<ExportJobRow[]> {
  return db.reader
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.state, "done"), lt(exportJobs.expiresAt, now)))
    .orderBy(asc(exportJobs.expiresAt), asc(exportJobs.company))
    .limit(limit);
}

export function expireJobSql(db: Database, { company, id }: ExportJobRow) {
  return db.reader
    .update(exportJobs)
    .set({ state: "expired" })
    .where(and(eq(exportJobs.company, company), eq(exportJobs.id, id), eq(exportJobs.state, "done")));
}

/** Forgets a company's jobs that ended long ago. */
export function forgetJobsSql(before: number): Statement {
  return {
    sql: `DELETE FROM export_jobs WHERE company IS NOT NULL AND state IN ('failed', 'expired') AND expires_at < ?`,
    args: [before],
  };
}
