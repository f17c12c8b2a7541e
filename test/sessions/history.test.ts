import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany({ company: "plain", indexId: "idx_plain" });
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

const company = "bakery";

describe("session history", () => {
  test("query, tiles, CTA and suggestions of one user action join on the requestId", async () => {
    const action = { company, sessionId: "joined", requestId: "action-1" };
    await server.client.api.v1.queries.post({ ...action, query: "bread prices" });
    await server.client.api.v1.suggestions.post({ ...action, query: "bread prices" });
    const rows = await server.context.history.read(company, "joined");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ requestId: "action-1", query: "bread prices", cta: { open_type: "self" } });
    expect(rows[0]?.tiles[0]?.title).toBe("Bread prices");
    expect(rows[0]?.suggestions.length).toBeGreaterThan(0);
  });

  test("a sessionId belongs to the company that used it first", async () => {
    const session = { sessionId: "owned", query: "bread" };
    await server.client.api.v1.queries.post({ ...session, company });
    await server.context.history.flush();
    await server.client.api.v1.queries.post({ ...session, company: "plain" });
    expect(await server.context.history.read(company, "owned")).toHaveLength(1);
    expect(await server.context.history.read("plain", "owned")).toEqual([]);
  });

  test("rows are in the database within 50 ms without anybody reading them", async () => {
    await server.client.api.v1.queries.post({ company, sessionId: "flushed", requestId: "f1", query: "bread" });
    await Bun.sleep(60);
    const rows = await server.context.db.reader.all<{ n: number }>(
      "SELECT COUNT(*) AS n FROM history WHERE company = 'bakery' AND session_id = 'flushed'",
    );
    expect(rows[0]?.n).toBe(1);
  });

  test("without a sessionId no history is written, but the request is counted in analytics", async () => {
    await server.client.api.v1.queries.post({ company, requestId: "no-session", query: "bread prices" });
    await server.context.recorder.flush();
    const [event] = await server.context.db.reader.all<{ event_type: string; query: string; result_count: number }>(
      "SELECT event_type, query, result_count FROM analytics_events WHERE request_id = 'no-session'",
    );
    expect(event).toMatchObject({ event_type: "query", query: "bread prices" });
    expect(event?.result_count).toBeGreaterThan(0);
  });
});
