import { type Tracer, trace } from "@opentelemetry/api";
import { isFree, ownerId } from "../agent/owner.ts";
import { Lookout } from "../async/lookout.ts";
import type { Database } from "../db/client.ts";
import {
  type ClaimedDelivery,
  claimDelivery,
  disableWebhookSql,
  endDeliverySql,
  findDisabledWebhook,
  listDueDeliveries,
  releaseDeliveriesSql,
} from "../db/queries/webhooks.ts";
import { createSafeFetch, type SafeFetch } from "../net/safe-fetch.ts";
import type { Webhook } from "../schemas/company-file.ts";
import { attempt, isTaken, type Tried, untried } from "./attempt.ts";
import { type Schedule, waitBefore } from "./schedule.ts";
import { tracedTry } from "./traced-try.ts";

/** Sends what waits in the outbox, of every company; any number of processes may do so over one database. */
export interface Sender {
  /** Begins to look for deliveries that are due. */
  start(): void;
  /** Looks now, because something has come. */
  wake(): void;
  /** Breaks off tries under way, gives them back for the next process, and ends. */
  stop(): Promise<void>;
}

/** The log's line of a try. No bodies, and no url: it may hold a secret. */
export type TryReport = Pick<ClaimedDelivery, "company" | "id"> &
  Pick<Tried, "status" | "fault" | "ms"> & { attempt: number; state: "pending" | "delivered" | "dead" };

export interface SenderOptions extends Schedule {
  /** The webhook of a company right now, `null` where it has none. */
  webhookOf(company: string): Promise<Webhook | null>;
  onTry(report: TryReport): void;
  onError(error: unknown): void;
  fetch?: SafeFetch;
  /** Makes a span of each try; none unless it is given. */
  tracer?: Tracer;
  /** Milliseconds that a try may take; default 15 s (CONTRACT §7). */
  tryMs?: number;
  /** How often due deliveries are looked for; default 500 ms. */
  lookMs?: number;
}

/** Longer than a try can take, so that no other process sends what this one is sending. */
const leaseMarginMs = 15_000;
/** Tries at once of a process, and of one company: a receiver that hangs must not hold up the others. */
const maxRunning = 64;
const maxOfCompany = 8;
const gone = 410;

export function createSender(db: Database, options: SenderOptions): Sender {
  return new OutboxSender(db, options);
}

class OutboxSender implements Sender {
  readonly #owner = ownerId();
  readonly #stopping = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  readonly #fetch: SafeFetch;
  readonly #tryMs: number;
  readonly #lookout: Lookout;

  constructor(
    private readonly db: Database,
    private readonly options: SenderOptions,
  ) {
    this.#fetch = options.fetch ?? createSafeFetch();
    this.#tryMs = options.tryMs ?? 15_000;
    this.#lookout = new Lookout(
      () => this.#look(),
      options.lookMs ?? 500,
      (error) => options.onError(error),
    );
  }

  start(): void {
    this.#lookout.start();
    this.wake();
  }

  wake(): void {
    this.#lookout.wake();
  }

  async stop(): Promise<void> {
    const wasOn = this.#lookout.isOn;
    this.#stopping.abort(new Error("The server is stopping"));
    await this.#lookout.stop();
    await Promise.allSettled(this.#running.values());
    if (wasOn) await this.db.writer.write([releaseDeliveriesSql(this.#owner)]);
  }

  async #look(): Promise<void> {
    const due = await listDueDeliveries(this.db, Date.now(), maxOfCompany);
    const free = due.filter((delivery) => !this.#running.has(delivery.id) && isFree(delivery));
    const lease = { owner: this.#owner, leaseUntil: Date.now() + this.#tryMs + leaseMarginMs };
    const taken = free.slice(0, maxRunning - this.#running.size);
    const claims = await Promise.allSettled(taken.map((delivery) => claimDelivery(this.db, delivery, lease)));
    for (const claim of claims) if (claim.status === "fulfilled" && claim.value) this.#run(claim.value);
    // Told last: what was claimed would otherwise wait for the end of its lease.
    const failed = claims.find((claim) => claim.status === "rejected");
    if (failed) throw failed.reason;
  }

  #run(delivery: ClaimedDelivery): void {
    const task = this.#deliver(delivery)
      .catch((error) => {
        if (!this.#stopping.signal.aborted) this.options.onError(error);
      })
      .finally(() => {
        this.#running.delete(delivery.id);
        this.wake();
      });
    this.#running.set(delivery.id, task);
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { company, id, attempts } = delivery;
    const webhook = await this.options.webhookOf(company);
    const tried = await this.#try(delivery, webhook);
    const refused = tried.status === gone;
    const state = isTaken(tried) ? "delivered" : "pending";
    const wait =
      refused || tried.fault === "disabled" || !webhook
        ? undefined
        : waitBefore(attempts + 1, tried.retryAfterMs, this.options);
    const status = state === "pending" && wait === undefined ? "dead" : state;
    const nextAt = tried.at + tried.ms + (wait ?? 0);
    const off = refused && webhook ? [disableWebhookSql(company, webhook.url, Date.now())] : [];
    await this.db.writer.write([...off, ...endDeliverySql(delivery, { status, nextAt, attempt: tried })]);
    const { ms, fault } = tried;
    this.options.onTry({ company, id, attempt: attempts + 1, status: tried.status, fault, ms, state: status });
  }

  async #try({ company, id, body }: ClaimedDelivery, webhook: Webhook | null): Promise<Tried> {
    if (!webhook) return untried("no_webhook");
    if (await isDisabled(this.db, company, webhook)) return untried("disabled");
    const signal = this.#stopping.signal;
    const { tracer = trace.getTracer("usher") } = this.options;
    return tracedTry(tracer, { company, signal }, (headers) => {
      const message = { id, at: new Date(), body };
      return attempt(webhook, message, { fetch: this.#fetch, timeoutMs: this.#tryMs, headers, signal });
    });
  }
}

/** Whether a webhook answered 410 under the url that it still has. */
export async function isDisabled(db: Database, company: string, { url }: Webhook): Promise<boolean> {
  return (await findDisabledWebhook(db, company))?.url === url;
}
