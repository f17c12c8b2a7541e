import { describe, expect, test } from "bun:test";
import { startTestServer } from "../support/server.ts";

const query = { query: "bread prices" };

describe("limits on requests", () => {
  test("an address that asks too often gets 429 with Retry-After in the shape of the route's group", async () => {
    await using server = await startTestServer({ config: { addressRequestsPerMinute: 3 } });
    await server.addCompany();
    for (let count = 0; count < 3; count++) expect((await server.post("/api/v1/queries", query)).status).toBe(200);
    const content = await server.post("/api/v1/queries", query);
    expect(content.status).toBe(429);
    expect(Number(content.headers.get("retry-after"))).toBeWithin(1, 61);
    expect(await content.json()).toMatchObject({ detail: [{ type: "rate_limited" }] });
    const agent = await server.post("/service/v1/bootstrap", {});
    expect(await agent.json()).toMatchObject({ ok: false, code: "rate_limited" });
    expect((await server.get("/healthz")).status).toBe(200);
  });

  test("a company's limit is live and its own", async () => {
    await using server = await startTestServer();
    await server.addCompany({ company: "busy", indexId: "idx_busy", limits: { requests_per_minute: 1 } });
    await server.addCompany({ company: "calm", indexId: "idx_calm" });
    const ask = (company: string) => server.post("/api/v1/queries", { ...query, company });
    expect((await ask("busy")).status).toBe(200);
    expect((await ask("busy")).status).toBe(429);
    expect((await ask("calm")).status).toBe(200);
  });
});
