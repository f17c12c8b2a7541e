import { describe, expect, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import { createSafeFetch } from "../../src/net/safe-fetch.ts";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import type { QueuedSummary } from "../../src/schemas/session.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { replayWebhookDeliveries } from "../../src/services/operations/webhook-deliveries.ts";
import { createSender } from "../../src/webhooks/sender.ts";
import { until } from "../support/agent.ts";
import { writeCompany } from "../support/company.ts";
import { hookSecret, WebhookReceiver } from "../support/webhook-receiver.ts";
import { company, WebhookSite } from "./site.ts";

const nextSecret = "whsec_c2Vjb25kIHNlY3JldCBvZiB0aGUgYmFrZXJ5";

/** Reads the company's file again with another webhook. */
async function setWebhook({ server }: WebhookSite, more: string): Promise<void> {
  await ingestCompany(server.context, await readCompanyFile(writeCompany(server.folder, { more }), {}));
  server.context.packages.refresh();
}

describe("session-summaries of a company with a webhook", () => {
  test("answers 202, and the summary arrives signed, under the id that was told", async () => {
    await using site = await WebhookSite.start();
    await site.ask("visit");
    const direct = await (await site.summarize("visit", { tracking_consent: false })).json();
    const answer = await site.summarize("visit");
    expect(answer.status).toBe(202);
    const body = (await answer.json()) as QueuedSummary;
    expect(body).toEqual({ session_id: "visit", status: "queued", delivery_id: expect.stringMatching(/^msg_\w{26}$/) });
    const { tries } = await site.settled(body.delivery_id, "delivered");
    expect(tries).toMatchObject([{ attempt: 1, status: 204, fault: null }]);
    const [received] = site.receiver.of(body.delivery_id);
    expect(received?.event).toEqual({
      type: "session.summary.generated",
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: direct as never,
    });
    expect(site.receiver.forged).toEqual([]);
  });

  test("gives the same id while a delivery of the same history waits, then another one", async () => {
    await using site = await WebhookSite.start({ gapsMs: [0, 60_000] });
    site.receiver.react = () => 503;
    const first = await site.queue("visit");
    const again = await Promise.all([1, 2, 3].map(() => site.queue("visit")));
    expect(new Set([first, ...again]).size).toBe(1);
    await site.ask("visit", "what should I bring to a course");
    const later = await site.queue("visit");
    expect(later).not.toBe(first);
    expect(await site.queue("visit")).toBe(later);
  });

  test("makes a new delivery once the one before has arrived", async () => {
    await using site = await WebhookSite.start();
    const first = await site.queue("visit");
    await site.settled(first, "delivered");
    expect(await site.queue("visit")).not.toBe(first);
  });

  test("answers a private request directly: nothing is written and nothing is sent", async () => {
    await using site = await WebhookSite.start();
    await site.ask("visit");
    for (const flag of [{ is_private_session: true }, { tracking_consent: false }]) {
      const answer = await site.summarize("visit", flag);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ status: "generated" });
    }
    await Bun.sleep(50);
    expect(await site.deliveries()).toEqual([]);
    expect(site.receiver.received).toEqual([]);
  });

  test("tells of the queued delivery in the streamed forms too, and knows no session that is not there", async () => {
    await using site = await WebhookSite.start();
    await site.ask("visit");
    const body = { company, session_id: "visit" };
    const answer = await site.server.post("/api/v1/session-summaries", body, { accept: "application/x-ndjson" });
    const parts = Bun.JSONL.parse(await answer.text()) as { type: string; body?: object }[];
    expect(parts.map(({ type }) => type)).toEqual(["start", "result", "finish"]);
    expect(parts[1]?.body).toMatchObject({ status: "queued" });
    expect((await site.summarize("nobody")).status).toBe(404);
  });
});

describe("a delivery", () => {
  test("goes out at once, though the database refuses another that is due with it", async () => {
    await using site = await WebhookSite.start();
    const refuse = `CREATE TRIGGER refuse BEFORE UPDATE OF owner ON webhook_deliveries
      WHEN new.session_id = 'refused' BEGIN SELECT RAISE(ABORT, 'refused'); END`;
    await site.server.context.db.writer.write([{ sql: refuse, args: [] }]);
    await site.queue("refused");
    await site.settled(await site.queue("taken"), "delivered");
  });

  test("is tried again with the same id and body, each try signed at its own time", async () => {
    await using site = await WebhookSite.start({ gapsMs: [0, 1_500, 20] });
    const answers = [500, 503, 204];
    site.receiver.react = () => answers.shift() ?? 204;
    const id = await site.queue("visit");
    const { tries } = await site.settled(id, "delivered");
    expect(tries.map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 503],
      [3, 204],
    ]);
    const received = site.receiver.of(id);
    expect(received).toHaveLength(3);
    expect(site.receiver.received).toHaveLength(3);
    expect(new Set(received.map(({ text }) => text)).size).toBe(1);
    expect(received[1]?.timestamp).toBeGreaterThan(received[0]?.timestamp ?? Number.POSITIVE_INFINITY);
  });

  test("is a dead letter after the last try, and goes out again, by the same id, when it is replayed", async () => {
    await using site = await WebhookSite.start();
    site.receiver.react = () => 500;
    const id = await site.queue("visit");
    expect((await site.settled(id, "dead")).tries.map(({ status }) => status)).toEqual([500, 500, 500]);
    await Bun.sleep(60);
    expect(site.receiver.of(id)).toHaveLength(3);
    site.receiver.react = () => 200;
    expect(await replayWebhookDeliveries(site.server.context, company, id)).toBe(1);
    await site.settled(id, "delivered");
    expect(new Set(site.receiver.of(id).map(({ text }) => text)).size).toBe(1);
    expect(await replayWebhookDeliveries(site.server.context, company, undefined)).toBe(0);
  });

  test("waits for as long as a 429 asks", async () => {
    await using site = await WebhookSite.start({ gapsMs: [0, 10, 10] });
    const answers = [new Response(null, { status: 429, headers: { "retry-after": "1" } })];
    site.receiver.react = () => answers.shift() ?? 204;
    const id = await site.queue("visit");
    await site.settled(id, "delivered");
    const [first, second] = site.receiver.of(id);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  test("arrives at a slow receiver, and counts as failed where one hangs or is not there", async () => {
    await using site = await WebhookSite.start({ tryMs: 150 });
    site.receiver.react = () => Bun.sleep(80).then(() => 200);
    await site.settled(await site.queue("slow"), "delivered");
    site.receiver.react = () => new Promise<number>(() => {});
    const hung = await site.settled(await site.queue("hung"), "dead");
    expect(hung.tries.map(({ status, fault }) => [status, fault])).toEqual(Array(3).fill([null, "timed_out"]));
    expect(Math.min(...hung.tries.map(({ ms }) => ms))).toBeGreaterThanOrEqual(140);
    await setWebhook(site, site.receiver.yaml("http://127.0.0.1:1/usher"));
    const lost = await site.settled(await site.queue("lost"), "dead");
    expect(lost.tries[0]).toMatchObject({ status: null, fault: "unreachable" });
  });

  test("follows no redirect, whether to a private address or not", async () => {
    await using site = await WebhookSite.start({ gapsMs: [0] });
    await using inside = new WebhookReceiver();
    for (const target of ["http://169.254.169.254/latest/meta-data", inside.url]) {
      site.receiver.react = () => Response.redirect(target, 307);
      const { tries } = await site.settled(await site.queue(`to ${target}`), "dead");
      expect(tries).toMatchObject([{ status: 307, fault: "redirect_refused" }]);
    }
    expect(inside.received).toEqual([]);
  });

  test("goes to no name that leads to a private address, and never connects to it", async () => {
    for (const address of ["10.0.0.7", "169.254.169.254", "::ffff:192.168.0.1"]) {
      const fetch = createSafeFetch({ resolve: async () => [address] });
      await using site = await WebhookSite.start(
        { gapsMs: [0], fetch },
        `webhook: { url: "https://hooks.hollow-oak.example/x", secrets: ["${hookSecret}"] }`,
      );
      const { tries } = await site.settled(await site.queue("visit"), "dead");
      expect(tries).toMatchObject([{ status: null, fault: "address_refused" }]);
    }
  });

  test("that hangs at one company does not hold up another's", async () => {
    await using site = await WebhookSite.start({ tryMs: 3_000 });
    await using other = new WebhookReceiver();
    const elsewhere = { company: "dairy", more: other.yaml() };
    await site.server.addCompany(elsewhere);
    site.receiver.react = () => new Promise<number>(() => {});
    await Promise.all(Array.from({ length: 80 }, (_, index) => site.queue(`hung ${index}`)));
    await site.server.post("/api/v1/queries", { company: "dairy", sessionId: "well", query: "bread" });
    await site.server.post("/api/v1/session-summaries", { company: "dairy", session_id: "well" });
    await until(() => other.received.length === 1, "the other company's delivery");
    expect(site.receiver.received).toHaveLength(8);
  }, 90_000);
});

describe("the answer 410", () => {
  test("disables the webhook until the url changes; meanwhile summaries are answered directly", async () => {
    await using site = await WebhookSite.start();
    site.receiver.react = () => 410;
    const id = await site.queue("visit");
    expect((await site.settled(id, "dead")).tries.map(({ status }) => status)).toEqual([410]);
    expect((await site.summarize("visit")).status).toBe(200);
    await setWebhook(site, site.receiver.yaml(`${site.receiver.url}/v2`));
    site.receiver.react = () => 200;
    await site.settled(await site.queue("visit"), "delivered");
  });

  test("makes dead letters of what was waiting, and a replay sends them", async () => {
    await using site = await WebhookSite.start({ gapsMs: [0, 150, 150] });
    site.receiver.react = () => 500;
    const waiting = await site.queue("first");
    await until(async () => (await site.delivery(waiting)).tries.length === 1);
    site.receiver.react = () => 410;
    await site.settled(await site.queue("second"), "dead");
    const { tries } = await site.settled(waiting, "dead");
    expect(tries.at(-1)).toMatchObject({ status: null, fault: "disabled" });
    site.receiver.react = () => 200;
    expect(await replayWebhookDeliveries(site.server.context, company, undefined)).toBe(2);
    await site.settled(waiting, "delivered");
  });
});

describe("secrets", () => {
  test("each signs, so that one replaces the other without a gap, also for what is on its way", async () => {
    await using site = await WebhookSite.start({ gapsMs: [0, 400, 400, 400, 400] });
    site.receiver.react = () => 500;
    const id = await site.queue("visit");
    await until(async () => (await site.delivery(id)).tries.length >= 1);
    await setWebhook(site, site.receiver.yaml(undefined, [nextSecret, hookSecret]));
    site.receiver.react = ({ signatures }) => (signatures.length > 1 ? 200 : 500);
    await site.settled(id, "delivered");
    // A busy machine may try a second time before it reads the new secret.
    const tried = site.receiver.of(id);
    const after = tried.at(-1);
    expect([tried[0]?.signatures.length, after?.signatures.length]).toEqual([1, 2]);
    const { text = "", timestamp, signatures = [] } = after ?? {};
    for (const [index, secret] of [nextSecret, hookSecret].entries()) {
      const headers = { "webhook-id": id, "webhook-timestamp": String(timestamp) };
      const signed = { ...headers, "webhook-signature": signatures[index] ?? "" };
      expect(() => new Webhook(secret).verify(text, signed)).not.toThrow();
    }
  });
});

describe("several senders over one database", () => {
  test("send each event once", async () => {
    await using site = await WebhookSite.start();
    const { db, packages } = site.server.context;
    const webhookOf = async () => (await packages.company(company)).row.live.webhook;
    const ended: unknown[] = [];
    const options = { webhookOf, lookMs: 1, onTry() {}, onError: (error: unknown) => ended.push(error) };
    const others = [1, 2, 3].map(() => createSender(db, options));
    for (const sender of others) sender.start();
    const ids = await Promise.all(Array.from({ length: 60 }, (_, index) => site.queue(`visit ${index}`)));
    await until(async () => (await site.deliveries()).every(({ status }) => status === "delivered"), "all deliveries");
    for (const sender of others) await sender.stop();
    expect(site.receiver.received.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(ended).toEqual([]);
  });

  test("a server that stops gives back what it was sending", async () => {
    await using site = await WebhookSite.start({ tryMs: 10_000 });
    site.receiver.react = () => new Promise<number>(() => {});
    const id = await site.queue("visit");
    await until(() => site.receiver.received.length === 1);
    await site.server.context.webhooks.stop();
    const delivery = await site.delivery(id);
    expect(delivery).toMatchObject({ status: "pending", tries: [] });
    site.receiver.react = () => 200;
    const { db, packages } = site.server.context;
    const webhookOf = async () => (await packages.company(company)).row.live.webhook;
    const next = createSender(db, { webhookOf, lookMs: 10, onTry() {}, onError() {} });
    next.start();
    await site.settled(id, "delivered");
    await next.stop();
    expect(new Set(site.receiver.received.map((received) => received.id))).toEqual(new Set([id]));
  });
});

test("the log tells of each try by id, status and time, and of no visitor's words", async () => {
  await using site = await WebhookSite.start();
  const answers = [500, 204];
  site.receiver.react = () => answers.shift() ?? 204;
  const id = await site.queue("visit");
  await site.settled(id, "delivered");
  await until(() => site.logged.filter((line) => line.includes(id)).length === 2, "two lines of the log");
  const lines = site.logged.filter((line) => line.includes(id)).map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { company, id, attempt: 1, status: 500, ms: expect.any(Number), state: "pending" },
    { company, id, attempt: 2, status: 204, ms: expect.any(Number), state: "delivered" },
  ]);
  expect(site.receiver.received[0]?.text).toContain("Customers pay in cash");
  for (const words of ["Customers pay", "how can I pay"]) expect(site.logged.join("")).not.toContain(words);
});
