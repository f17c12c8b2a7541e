import type { Database } from "../db/client.ts";
import { createFlushQueue } from "../db/flush-queue.ts";
import { addGenerationsSql, readGenerationCount } from "../db/queries/generation-counts.ts";
import { GenerationError } from "./failure.ts";
import type { Generator } from "./generator.ts";

/** What a company may spend on a model. */
export interface GenerationLimits {
  /** Generations from midnight to midnight UTC, over all processes. */
  generationsPerDay: number;
  /** Generations at once, in this process. */
  concurrentGenerations: number;
}

/** Counts the generations of companies. */
export interface Budget {
  /** Takes one generation; call what it gives when that is over. `undefined` where none is left. */
  take(company: string, limits: GenerationLimits): Promise<(() => void) | undefined>;
  /** Resolves when every count so far is in the database. */
  flush(): Promise<void>;
}

/** One generation, on its way to the database. */
interface Spent {
  company: string;
  day: string;
}

interface Account {
  day: string;
  spent: number;
  /** Whether the database has told what is spent since the account was opened: an older answer is out of date. */
  settled: boolean;
  /** One for all days: what is taken before midnight is given back after it. */
  running: { count: number };
  loaded: Promise<void>;
}

/** How long the first generation of a day waits for the count so far. */
const loadMs = 100;

/** Counts in memory; the database is told behind the reply, and tells what other processes spent. */
export function createBudget(db: Database, onError: (error: unknown) => void, now = Date.now): Budget {
  const accounts = new Map<string, Account>();
  const today = () => new Date(now()).toISOString().slice(0, 10);
  const queue = createFlushQueue<Spent>({ write, onError });

  function accountOf(company: string): Account {
    const known = accounts.get(company);
    const day = today();
    if (known?.day === day) return known;
    const running = known?.running ?? { count: 0 };
    const account: Account = { day, spent: 0, settled: false, running, loaded: Promise.resolve() };
    const load = readGenerationCount(db, company, day).then((count) => {
      if (!account.settled) account.spent += count;
    }, onError);
    account.loaded = Promise.race([load, Bun.sleep(loadMs)]);
    accounts.set(company, account);
    return account;
  }

  async function write(rows: readonly Spent[]): Promise<void> {
    const days = [...Map.groupBy(rows, ({ company, day }) => `${day} ${company}`)];
    // In one transaction: what is refused and tried again counts once. A commit whose answer is lost may count twice,
    // which stops a company early but never lets it pass its cap.
    const results = await db.writer.write(
      days.flatMap(([key, { length }]) => {
        const [day = "", company = ""] = key.split(" ");
        return addGenerationsSql(company, day, length);
      }),
    );
    for (const row of results.flatMap((result) => result.rows)) settle(rows, row);
  }

  /** Takes up what the database has counted of a company's day; what is still on its way there comes on top. */
  function settle(written: readonly Spent[], { company, day, count }: Record<string, unknown>): void {
    const account = accounts.get(String(company));
    if (!account || account.day !== day) return;
    const ofDay = (rows: readonly Spent[]) => rows.filter((row) => row.company === company && row.day === day).length;
    account.spent = Number(count) + ofDay(queue.pending()) - ofDay(written);
    account.settled = true;
  }

  return {
    async take(company, { generationsPerDay, concurrentGenerations }) {
      const account = accountOf(company);
      const { running } = account;
      await account.loaded;
      if (account.spent >= generationsPerDay || running.count >= concurrentGenerations) return undefined;
      account.spent++;
      running.count++;
      queue.add({ company, day: account.day });
      let over = false;
      return () => {
        if (over) return;
        over = true;
        running.count--;
      };
    },
    flush: () => queue.flush(),
  };
}

/** An engine whose generations a company pays for; past its limits it fails with `over_budget`. */
export function withBudget(engine: Generator, take: () => Promise<(() => void) | undefined>): Generator {
  return {
    id: engine.id,
    async *stream(task, signal) {
      const release = await take();
      if (!release) throw new GenerationError("over_budget", "The company has no generation left");
      try {
        yield* engine.stream(task, signal);
      } finally {
        release();
      }
    },
  };
}
