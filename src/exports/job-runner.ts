import { type Tracer, trace } from "@opentelemetry/api";
import { isDeadOwner, isFree, ownerId } from "../agent/owner.ts";
import { Lookout } from "../async/lookout.ts";
import { within } from "../async/within.ts";
import type { Database } from "../db/client.ts";
import {
  type ClaimedJob,
  claimJobSql,
  type ExportJobRow,
  failJobSql,
  findJob,
  finishJobSql,
  listOpenJobs,
  releaseJobSql,
  renewJobSql,
} from "../db/queries/export-jobs.ts";
import type { ExportRange } from "../db/queries/export-rows.ts";
import type { Lease } from "../db/queries/turns.ts";
import { messageOf } from "../errors.ts";
import type { ObjectStore } from "../objects/object-store.ts";
import { inSpan } from "../tracing/in-span.ts";
import type { CsvPage } from "./csv-pages.ts";
import { rangeOf } from "./range.ts";
import { folderOf, JobLostError, keyOf, Meter, writeExport } from "./run-job.ts";

/** Runs export jobs of this process, and takes over those whose process has died. */
export interface JobRunner {
  /** Looks for jobs now, and from now on every second. Without it this process runs none. */
  start(): void;
  /** Looks for jobs at once. */
  wake(): void;
  /** Whether a living process is writing a job's file. */
  isUnderWay(job: Pick<ExportJobRow, "company" | "id">): Promise<boolean>;
  /** Gives jobs under way back for the next process, closes the store, and ends, whatever the store answers. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  store: ObjectStore;
  /** The file of a range. */
  pages(range: ExportRange, signal: AbortSignal): AsyncIterable<CsvPage>;
  /** Told of each try that failed, for the log. */
  onError(error: unknown, job: ExportJobRow): void;
  /** Makes a span of each try; none unless it is given. */
  tracer?: Tracer;
  /** Jobs that run at once in this process; default 2. */
  concurrency?: number;
  /** Tries of a job, those cut by a crash among them; default 5. */
  maxAttempts?: number;
  /** The pause before the second try, doubled before each further one; default 2 s. */
  retryMs?: number;
}

/** As with turns: a silent owner loses its job within 10 s, a dead one of this machine at once. */
const leaseMs = 9_000;
const renewMs = 3_000;
const lookMs = 1_000;
/** How long a stop waits for uploads that are being aborted, and for what was cut off after that. */
const abortMs = 2_000;
const cutMs = 1_000;
/** Open jobs that are looked at; those behind them wait anyway. */
const lookedAt = 200;
const shownError = 500;

export function createJobRunner(db: Database, options: JobRunnerOptions): JobRunner {
  return new Runner(db, options);
}

interface Running {
  claimed: ClaimedJob;
  meter: Meter;
  abort: AbortController;
  done: Promise<void>;
}

class Runner implements JobRunner {
  readonly #owner = ownerId();
  readonly #running = new Map<string, Running>();
  readonly #lookout = new Lookout(() => this.#look(), lookMs);
  readonly #stopping = new AbortController();
  #renewing: ReturnType<typeof setInterval> | undefined;
  #stopped: Promise<void> | undefined;

  constructor(
    private readonly db: Database,
    private readonly options: JobRunnerOptions,
  ) {}

  get #maxAttempts(): number {
    return this.options.maxAttempts ?? 5;
  }

  start(): void {
    this.#renewing = setInterval(() => this.#renew(), renewMs).unref();
    this.#lookout.start();
    this.wake();
  }

  wake(): void {
    this.#lookout.wake();
  }

  async isUnderWay({ company, id }: Pick<ExportJobRow, "company" | "id">): Promise<boolean> {
    const job = await findJob(this.db, company, id);
    return job?.state === "running" && !isDue(job);
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    clearInterval(this.#renewing);
    this.#stopping.abort(new Error("The server is stopping"));
    await this.#lookout.stop();
    for (const { abort } of this.#running.values()) abort.abort(this.#stopping.signal.reason);
    const ended = Promise.all([...this.#running.values()].map(({ done }) => done));
    await within(abortMs, ended, () => []);
    this.options.store.close();
    await within(cutMs, ended, () => []);
  }

  async #look(): Promise<void> {
    const due = (await listOpenJobs(this.db, lookedAt)).filter((job) => !this.#running.has(job.id) && isDue(job));
    for (const job of due) {
      if (this.#running.size >= (this.options.concurrency ?? 2) || this.#stopping.signal.aborted) return;
      const claimed = await this.#claim(job);
      if (claimed) this.#run(claimed);
    }
  }

  async #claim(job: ExportJobRow): Promise<ClaimedJob | undefined> {
    const deadOwner = job.owner && isDeadOwner(job.owner) ? job.owner : null;
    const [result] = await this.db.writer.write([claimJobSql(job, this.#lease(), Date.now(), deadOwner)]);
    const row = result?.rows[0];
    return row && { job, fence: Number(row.fence), attempts: Number(row.attempts) };
  }

  #lease(): Lease {
    return { owner: this.#owner, leaseUntil: Date.now() + leaseMs };
  }

  #run(claimed: ClaimedJob): void {
    const running = { claimed, meter: new Meter(), abort: new AbortController() };
    const done = this.#export(running)
      .catch((error) => this.options.onError(error, claimed.job))
      .finally(() => {
        this.#running.delete(claimed.job.id);
        this.wake();
      });
    this.#running.set(claimed.job.id, { ...running, done });
  }

  async #export({ claimed, meter, abort }: Omit<Running, "done">): Promise<void> {
    const { store, pages } = this.options;
    const { job, attempts } = claimed;
    const { signal } = abort;
    try {
      if (attempts > this.#maxAttempts) throw new Error("Its process ended each time: given up");
      // What an earlier owner left of it: nobody goes on with that.
      if (attempts > 1) await store.sweep(folderOf(job), async () => false);
      const confirm = () => this.#confirm(claimed, meter);
      const run = { store, pages: pages(rangeOf(job.company, job), signal), meter, confirm, signal };
      const finished = await this.#traced(job, signal, () => writeExport(job, run));
      await this.db.writer.write([finishJobSql(claimed, finished)]);
    } catch (error) {
      await this.#failed(claimed, error);
    }
  }

  #traced<T extends Pick<Meter, "rows" | "bytes">>(
    { company }: ExportJobRow,
    signal: AbortSignal,
    write: () => Promise<T>,
  ): Promise<T> {
    const { tracer = trace.getTracer("usher") } = this.options;
    return inSpan(tracer, { name: "export", attributes: { "usher.company": company }, signal }, async (span) => {
      const written = await write();
      span.setAttributes({ "usher.export.rows": written.rows, "usher.export.bytes": written.bytes });
      return written;
    });
  }

  /** Throws JobLostError where another process has the job. */
  async #confirm(claimed: ClaimedJob, meter: Meter): Promise<void> {
    const [result] = await this.db.writer.write([renewJobSql(claimed, meter, Date.now() + leaseMs)]);
    if (result?.rows.length === 0) throw new JobLostError("Another process has taken the export");
  }

  async #failed(claimed: ClaimedJob, error: unknown): Promise<void> {
    const { store, onError, retryMs = 2_000 } = this.options;
    if (error instanceof JobLostError) return;
    if (this.#stopping.signal.aborted) {
      await this.db.writer.write([releaseJobSql(claimed)]);
      return;
    }
    onError(error, claimed.job);
    const last = claimed.attempts >= this.#maxAttempts;
    const now = Date.now();
    const notBefore = last ? null : now + retryMs * 2 ** (claimed.attempts - 1);
    // An upload that was completed but not acknowledged would be a file that nobody knows of.
    if (last) await store.delete(keyOf(claimed.job)).catch(() => {});
    await this.db.writer.write([failJobSql(claimed, { error: messageOf(error).slice(0, shownError), now, notBefore })]);
  }

  #renew(): void {
    for (const { claimed, meter, abort } of this.#running.values()) {
      this.#confirm(claimed, meter).catch((error) => {
        // A database that is away for a moment is none of its business: the last confirmation decides.
        if (error instanceof JobLostError) abort.abort(error);
      });
    }
  }
}

/** Whether nobody runs a job, and its next try is due. */
function isDue(job: ExportJobRow): boolean {
  return isFree(job) && job.notBefore <= Date.now();
}
