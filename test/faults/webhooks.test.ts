import { describe, expect, test } from "bun:test";
import { queueDelivery } from "../../src/webhooks/outbox.ts";
import { startTestServer } from "../support/server.ts";
import { type Received, WebhookReceiver } from "../support/webhook-receiver.ts";
import { type Child, startChild } from "./child.ts";
import { Site } from "./site.ts";

const eventCount = 1_000;
const companies = ["bakery", "dairy", "mill", "farm"];
const gapsMs = [0, 10, 10, 10];
const leastKills = 5;
/** Events of which no try is ever taken. */
const isHopeless = ({ event }: Pick<Received, "event">) => event.data.session_id.endsWith("7");

describe("1,000 events, with senders that are killed again and again", () => {
  test("each is delivered or a dead letter, by the same id on every try", async () => {
    await using site = await Site.prepare();
    await using receiver = new WebhookReceiver();
    const queued = await fillOutbox(site, receiver);
    const killed = { times: 0 };
    receiver.react = async (received) => {
      // Slow until enough senders were killed, so that a machine whose processes start slowly has work left for them.
      await Bun.sleep(killed.times < leastKills ? 200 : 20);
      return isHopeless(received) || Math.random() < 0.2 ? 500 : 204;
    };
    await killUntilDone(site, killed);
    expect(killed.times).toBeGreaterThanOrEqual(leastKills);

    const rows = await site.rows("SELECT id, session_id, status, body FROM webhook_deliveries");
    expect(rows.map(({ id }) => String(id)).sort()).toEqual([...queued.values()].sort());
    expect(receiver.forged).toEqual([]);
    for (const { id, event } of receiver.received) expect(id).toBe(queued.get(event.data.session_id) ?? "");
    const taken = new Set(receiver.received.filter(({ answered }) => answered === 204).map(({ id }) => id));
    for (const { id, session_id, status, body } of rows) {
      if (status === "delivered") expect(taken.has(String(id))).toBe(true);
      else expect({ status, body }).toEqual({ status: "dead", body: expect.stringContaining(String(session_id)) });
    }
    const hopeless = rows.filter(({ session_id }) => String(session_id).endsWith("7"));
    expect(hopeless.length).toBe(eventCount / 10);
    expect(hopeless.every(({ status }) => status === "dead")).toBe(true);
    const tries = await site.rows("SELECT COUNT(*) AS tries FROM webhook_attempts GROUP BY delivery_id");
    expect(Math.max(...tries.map((row) => Number(row.tries)))).toBe(gapsMs.length);
  }, 90_000);
});

/** Companies whose webhook is the receiver, and events for it: session → id. */
async function fillOutbox(site: Site, receiver: WebhookReceiver): Promise<Map<string, string>> {
  const server = await startTestServer({ folder: site.folder, overrides: { webhooks: { gapsMs } } });
  await server.context.webhooks.stop();
  for (const company of companies) await server.addCompany({ company, more: receiver.yaml() });
  const queued = new Map<string, string>();
  const summary = { status: "generated" as const, category: "general", topics: [], resources: [] };
  const rest = { cta: { text: "", link: "" }, suggested_subject: "", rendered_body: "" };
  const all = Array.from({ length: eventCount }, async (_, index) => {
    const session_id = `visit-${index}`;
    const of = { company: companies[index % 4] ?? "", sessionId: session_id, historyHash: "hash" };
    queued.set(session_id, await queueDelivery(server.context.db, of, { session_id, ...summary, ...rest }));
  });
  await Promise.all(all);
  await server.stop(0);
  return queued;
}

/** Two senders at a time; one of them is killed every few hundred milliseconds until nothing waits. */
async function killUntilDone(site: Site, killed: { times: number }): Promise<void> {
  const start = async () => {
    const child = startChild("webhook-sender.ts", [`${site.folder}/data`, JSON.stringify(gapsMs)]);
    await child.line((line) => line === "sending");
    return child;
  };
  const senders: Child[] = [await start(), await start()];
  for (;;) {
    await Bun.sleep(30 + Math.random() * 120);
    const victim = senders.shift();
    await victim?.kill();
    const [row] = await site.rows("SELECT COUNT(*) AS waiting FROM webhook_deliveries WHERE status = 'pending'");
    if (row?.waiting === 0) {
      await Promise.all(senders.map((sender) => sender.kill()));
      return;
    }
    killed.times++;
    senders.push(await start());
  }
}
