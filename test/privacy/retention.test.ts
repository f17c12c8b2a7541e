import { afterAll, beforeAll, expect, test } from "bun:test";
import { createClient } from "@libsql/client";
import { applyRetention } from "../../src/services/operations/apply-retention.ts";
import { eventsOf, say, until } from "../support/agent.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { WebhookReceiver } from "../support/webhook-receiver.ts";

const dayMs = 24 * 60 * 60_000;
let server: TestServer;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = new WebhookReceiver();
  server = await startTestServer();
  await server.addCompany({ more: `retention: { history_days: 30 }\n${receiver.yaml()}` });
  await server.addCompany({ company: "dairy", more: "retention: { history_days: 300 }" });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

const tables = ["history", "analytics_events", "turn_events", "turns", "conversations", "visitors", "sessions"];
const all = [...tables, "webhook_deliveries", "webhook_attempts", "shares"];

async function counts(company: string): Promise<Record<string, number>> {
  const client = createClient({ url: server.context.config.database.url, timeout: 1_000 });
  const sql = all.map(
    (table) => `SELECT '${table}' AS name, COUNT(*) AS rows FROM ${table} WHERE company = '${company}'`,
  );
  const { rows } = await client.execute(sql.join(" UNION ALL "));
  client.close();
  return Object.fromEntries(rows.map((row) => [String(row.name), Number(row.rows)]));
}

test("what is older than history_days goes, of each company by its own setting, and what is younger stays", async () => {
  const ask = (company: string) =>
    server.post("/api/v1/queries", { company, sessionId: `visit to ${company}`, query: "how can I pay" });
  for (let asked = 0; asked < 3; asked++) await ask("bakery");
  await ask("dairy");
  const visitor = await server.visitor("browser");
  await eventsOf(server, visitor, await say(server, visitor, "how can I pay"));
  const session = { company: "bakery", session_id: "visit to bakery" };
  await server.post("/api/v1/session-summaries", session);
  const share = await server.post("/api/v1/shares", { ...session, template_id: "mr", use_history: true });
  const { conversation_history_id: id } = (await share.json()) as { conversation_history_id: string };
  await until(async () => {
    await Promise.all([server.context.history.flush(), server.context.recorder.flush()]);
    const { webhook_attempts = 0, history = 0 } = await counts("bakery");
    return webhook_attempts === 1 && history === 5;
  }, "everything to be written");

  const before = await counts("bakery");
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
  await applyRetention(server.context, Date.now() + 29 * dayMs);
  expect(await counts("bakery")).toEqual(before);
  expect((await server.get(`/api/v1/shares/${id}`)).status).toBe(200);

  const rows = await applyRetention(server.context, Date.now() + 31 * dayMs);
  expect(rows).toBeGreaterThan(10);
  // The share's snapshot was emptied when it expired; its row says that it once was, until its own time is over.
  expect(await counts("bakery")).toEqual({ ...Object.fromEntries(all.map((table) => [table, 0])), shares: 1 });
  expect(await counts("dairy")).toMatchObject({ history: 1, sessions: 1 });
});

test("a visitor who came back is known still, though the first visit is older than history_days", async () => {
  const { context } = server;
  await server.visitor("old-browser");
  const before = Date.now() - 31 * dayMs;
  await context.db.writer.write([{ sql: "UPDATE visitors SET created_at = ?", args: [before] }]);
  const visitor = await server.visitor("old-browser");
  await applyRetention(context);
  await eventsOf(server, visitor, await say(server, visitor, "how can I pay"));
  await until(async () => (await context.history.read("bakery", "old-browser")).length === 1, "the turn's history");
});
