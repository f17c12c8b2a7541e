import { isPassing } from "./fault.ts";

/** Rows on their way to the database: taken at once, written together within `delayMs`. */
export interface FlushQueue<Row> {
  add(row: Row): void;
  /** Rows that are not written yet, oldest first. */
  pending(): readonly Row[];
  /** Resolves when everything added so far is written, or was tried: what fails for a reason that passes stays. */
  flush(): Promise<void>;
}

export interface FlushOptions<Row> {
  /** Writes all of the rows or none. */
  write(rows: readonly Row[]): Promise<unknown>;
  /** Told once of an outage, once of rows that are dropped in it, and once a write of rows that can never be written. */
  onError(error: unknown): void;
  /** Told of rows that wait no more, oldest first: written, dropped, or never to be written. */
  onGone?(rows: readonly Row[]): void;
  /** Rows that may wait while the database is away; beyond that the oldest are dropped. */
  maxPending?: number;
  /** The pause after a first failure, doubled after each further one up to `mostRetryMs`. */
  retryMs?: number;
}

/** CONTRACT §7: history and analytics are flushed within 50 ms. */
const delayMs = 25;
const mostRetryMs = 30_000;
/** Rows of one write, which holds back all others: there may be many once an outage is over. */
const batchRows = 2_000;

/** A queue of rows that outlives the database's outages, in memory. */
export function createFlushQueue<Row>(options: FlushOptions<Row>): FlushQueue<Row> {
  return new RowQueue(options);
}

class RowQueue<Row> implements FlushQueue<Row> {
  #waiting: Row[] = [];
  #writing: readonly Row[] = [];
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Writes that failed in a row; with none there is no outage. */
  #failures = 0;
  #hasDropped = false;
  #hasRefused = false;
  readonly #maxPending: number;
  readonly #retryMs: number;

  constructor(private readonly options: FlushOptions<Row>) {
    this.#maxPending = options.maxPending ?? 50_000;
    this.#retryMs = options.retryMs ?? 250;
  }

  add(row: Row): void {
    this.#waiting.push(row);
    this.#bound();
    this.#schedule();
  }

  pending(): readonly Row[] {
    return [...this.#writing, ...this.#waiting];
  }

  async flush(): Promise<void> {
    await this.#running;
    await this.#start();
  }

  #bound(): void {
    const over = this.#waiting.length - this.#maxPending;
    if (over <= 0) return;
    const dropped = this.#waiting.splice(0, over);
    this.options.onGone?.(dropped);
    if (!this.#hasDropped) {
      this.options.onError(new Error(`${this.#maxPending} rows wait for the database: the oldest are dropped`));
    }
    this.#hasDropped = true;
  }

  /** In an outage the timer is none to stay alive for: what is left then is tried once by `flush`. */
  #schedule(): void {
    if (this.#timer) return;
    const pause = Math.min(mostRetryMs, this.#retryMs * 2 ** (this.#failures - 1));
    const begin = () => {
      this.#timer = undefined;
      void this.#start();
    };
    this.#timer = setTimeout(begin, this.#failures === 0 ? delayMs : pause);
    if (this.#failures > 0) this.#timer.unref();
  }

  #start(): Promise<void> {
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#waiting.length > 0) this.#schedule();
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#hasRefused = false;
    for (let left = this.#waiting.length; left > 0; left -= batchRows) {
      this.#writing = this.#waiting.splice(0, Math.min(left, batchRows));
      const { unwritten, outage } = await this.#write(this.#writing);
      // What is left of an outage is the end of them.
      this.options.onGone?.(this.#writing.slice(0, this.#writing.length - unwritten.length));
      this.#writing = [];
      if (outage !== undefined) return this.#putBack(unwritten, outage);
    }
    this.#failures = 0;
    this.#hasDropped = false;
  }

  #putBack(rows: readonly Row[], outage: unknown): void {
    this.#waiting = [...rows, ...this.#waiting];
    if (this.#failures++ === 0) this.options.onError(outage);
    this.#bound();
  }

  /** Writes the rows without those that can never be written: a half that fails again is halved again. */
  async #write(rows: readonly Row[]): Promise<{ unwritten: readonly Row[]; outage?: unknown }> {
    try {
      if (rows.length > 0) await this.options.write(rows);
      return { unwritten: [] };
    } catch (error) {
      if (isPassing(error)) return { unwritten: rows, outage: error };
      if (rows.length === 1) {
        if (!this.#hasRefused) this.options.onError(error);
        this.#hasRefused = true;
        return { unwritten: [] };
      }
    }
    const half = Math.ceil(rows.length / 2);
    const first = await this.#write(rows.slice(0, half));
    if (first.outage !== undefined) return { ...first, unwritten: [...first.unwritten, ...rows.slice(half)] };
    return this.#write(rows.slice(half));
  }
}
