/** Rows on their way to the database: taken at once, written together within `delayMs`. */
export interface FlushQueue<Row> {
  add(row: Row): void;
  /** Rows that are not written yet, oldest first. */
  pending(): readonly Row[];
  /** Resolves when everything added so far is written, or has failed. */
  flush(): Promise<void>;
}

export interface FlushOptions<Row> {
  write(rows: readonly Row[]): Promise<unknown>;
  /** Told of rows that could not be written. */
  onError(error: unknown): void;
}

/** CONTRACT §7: history and analytics are flushed within 50 ms. */
const delayMs = 25;
/** Rows that may wait while the database is away; beyond that the oldest are dropped, and `onError` is told. */
const maxPending = 50_000;

export function createFlushQueue<Row>({ write, onError }: FlushOptions<Row>): FlushQueue<Row> {
  let waiting: Row[] = [];
  let writing: readonly Row[] = [];
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    clearTimer();
    writing = waiting;
    waiting = [];
    try {
      if (writing.length > 0) await write(writing);
    } catch (error) {
      onError(error);
    }
    writing = [];
  }

  function start(): Promise<void> {
    running ??= run().finally(() => {
      running = undefined;
      if (waiting.length > 0) schedule();
    });
    return running;
  }

  function schedule(): void {
    timer ??= setTimeout(fire, delayMs);
  }

  /** A timer that has fired counts no more, even where a write is still under way: its end looks for rows again. */
  function fire(): void {
    timer = undefined;
    void start();
  }

  function clearTimer(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    add(row) {
      if (waiting.length >= maxPending) {
        onError(new Error(`${maxPending} rows wait for the database: the oldest is dropped`));
        waiting.shift();
      }
      waiting.push(row);
      schedule();
    },
    pending: () => [...writing, ...waiting],
    async flush() {
      await running;
      await start();
    },
  };
}
