import { describe, expect, test } from "bun:test";
import { recordLog } from "../support/log.ts";
import { startTestServer } from "../support/server.ts";

describe("GET /readyz tells that the database answers and a segment is loaded", () => {
  test("503 before there is one, 200 from then on", async () => {
    await using server = await startTestServer();
    const before = await server.get("/readyz");
    expect([before.status, before.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await before.json()).toEqual({ status: "starting" });
    await server.addCompany();
    expect((await server.post("/api/v1/queries", { query: "bread" })).status).toBe(200);
    const answer = await server.get("/readyz");
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ready" }]);
  });

  test("what is published while nobody else asks is loaded for who waits at it", async () => {
    await using server = await startTestServer();
    expect((await server.get("/readyz")).status).toBe(503);
    await server.addCompany();
    const deadline = Date.now() + 5_000;
    while ((await server.get("/readyz")).status !== 200 && Date.now() < deadline) await Bun.sleep(20);
    expect((await server.get("/readyz")).status).toBe(200);
  });

  test("what fails for another reason than an index that cannot be read is told in the log, not as one", async () => {
    const { log, saying } = recordLog();
    await using server = await startTestServer({ overrides: { log } });
    await server.addCompany();
    server.context.packages.resolve = () => {
      throw new Error("the packages are lost");
    };
    const answer = await server.get("/readyz");
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining("index_unreadable")]);
    expect(JSON.stringify(saying(/./))).toContain("the packages are lost");
  });

  test("a segment that is larger than SEGMENT_MEMORY_MB is loaded too, and one line warns of it", async () => {
    const { log, saying } = recordLog();
    await using server = await startTestServer({ config: { segmentMemoryBytes: 10 }, overrides: { log } });
    await server.addCompany();
    for (let times = 0; times < 3; times++) {
      expect((await server.post("/api/v1/queries", { query: "bread" })).status).toBe(200);
      expect((await server.get("/readyz")).status).toBe(200);
    }
    expect(saying(/SEGMENT_MEMORY_MB/)).toEqual([
      expect.objectContaining({ level: 40, bytes: server.context.segments.bytes, maxBytes: 10 }),
    ]);
  });
});
