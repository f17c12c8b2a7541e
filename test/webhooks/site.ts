import pino from "pino";
import type { Overrides } from "../../src/context.ts";
import { type ListedDelivery, listWebhookDeliveries } from "../../src/services/operations/webhook-deliveries.ts";
import { until } from "../support/agent.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { WebhookReceiver } from "../support/webhook-receiver.ts";

export const company = "bakery";

/** A server whose company has a webhook, with sessions to tell of, and its log. */
export class WebhookSite {
  readonly logged: string[] = [];

  private constructor(
    readonly server: TestServer,
    readonly receiver: WebhookReceiver,
    logged: string[],
  ) {
    this.logged = logged;
  }

  /** Three tries, a few milliseconds apart, where the test does not say otherwise. */
  static async start(webhooks: Overrides["webhooks"] = {}, yaml?: string): Promise<WebhookSite> {
    const receiver = new WebhookReceiver();
    const logged: string[] = [];
    const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });
    const timing = { gapsMs: [0, 20, 20], lookMs: 10, tryMs: 1_000, ...webhooks };
    const server = await startTestServer({ overrides: { log, webhooks: timing } });
    await server.addCompany({ more: yaml ?? receiver.yaml() });
    return new WebhookSite(server, receiver, logged);
  }

  ask(sessionId: string, query = "how can I pay for bread") {
    return this.server.post("/api/v1/queries", {
      company,
      sessionId,
      requestId: `r-${Bun.hash(sessionId + query)}`,
      query,
    });
  }

  summarize(sessionId: string, more: object = {}) {
    return this.server.post("/api/v1/session-summaries", { company, session_id: sessionId, ...more });
  }

  /** Asks something and has the session's summary sent; returns the delivery's id. */
  async queue(sessionId: string): Promise<string> {
    await this.ask(sessionId);
    const answer = await this.summarize(sessionId);
    if (answer.status !== 202) throw new Error(`The summary was answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { delivery_id: string }).delivery_id;
  }

  async deliveries(): Promise<ListedDelivery[]> {
    return (await listWebhookDeliveries(this.server.context, company, { delivered: true })).deliveries;
  }

  async delivery(id: string): Promise<ListedDelivery> {
    const found = (await this.deliveries()).find((delivery) => delivery.id === id);
    if (!found) throw new Error(`There is no delivery ${id}`);
    return found;
  }

  /** The delivery, once it is in this state. */
  async settled(id: string, status: ListedDelivery["status"]): Promise<ListedDelivery> {
    await until(async () => (await this.delivery(id)).status === status, `${id} to be ${status}`);
    return this.delivery(id);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.server[Symbol.asyncDispose]();
    await this.receiver[Symbol.asyncDispose]();
  }
}
