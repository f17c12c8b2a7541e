import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { sessionReach } from "../../src/sessions/history.ts";
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

describe("a session that has grown long", () => {
  const sessionId = "long";
  const requests = 700;
  const nameOf = (at: number) => `r${String(at).padStart(4, "0")}`;
  const asked = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `query ${from + at}`);

  beforeAll(async () => {
    const entry = { company, sessionId, version: "published" as const, corpusVersion: 1 };
    for (let at = 0; at < requests; at++)
      server.context.history.file({ ...entry, requestId: nameOf(at), at, query: `query ${at}` });
    await server.context.history.flush();
  });

  test("is read back over its newest requests, oldest first", async () => {
    const rows = await server.context.history.read(company, sessionId);
    expect(rows.map(({ query }) => query)).toEqual(asked(requests - sessionReach, requests));
  });

  test("tells rules and suggestions what was asked before a request, whichever it is", async () => {
    const { history } = server.context;
    expect(await history.earlierQueries(company, sessionId, "new")).toEqual(asked(requests - sessionReach, requests));
    expect(await history.earlierQueries(company, sessionId, nameOf(50))).toEqual(asked(0, 50));
    expect(await history.earlierQueries(company, sessionId, nameOf(650))).toEqual(asked(150, 650));
  });

  test("tells what was asked before the question is put, of one moment in the order of their ids", async () => {
    const { history } = server.context;
    const entry = { company, sessionId: "moment", version: "published" as const, corpusVersion: 1, at: 5 };
    for (const id of ["c", "a", "b"]) history.file({ ...entry, requestId: id, query: `query ${id}` });
    await history.flush();
    expect(await history.earlierQueries(company, "moment", "b")).toEqual(["query a"]);
    const asked = history.earlierQueries(company, "moment", "new");
    history.file({ ...entry, requestId: "later", query: "asked later" });
    expect(await asked).toEqual(["query a", "query b", "query c"]);
    history.file({ ...entry, requestId: "z", query: "on its way" });
    expect(await history.earlierQueries(company, "moment", "b")).toEqual(["query a"]);
  });

  test("tells what was asked before a request that only a CTA was filed for, on its way and filed", async () => {
    const { history } = server.context;
    const place = { company, sessionId: "cta-first", version: "published", corpusVersion: 1 } as const;
    history.file({ ...place, requestId: "q0", query: "first", at: 1 });
    history.file({ ...place, requestId: "x", cta: { text: "a", url: "", open_type: "self" }, at: 2 });
    history.file({ ...place, requestId: "y", query: "pricing", at: 3 });
    expect(await history.earlierQueries(company, place.sessionId, "x")).toEqual(["first"]);
    await history.flush();
    expect(await history.earlierQueries(company, place.sessionId, "x")).toEqual(["first"]);
    expect(await history.queries(company, place.sessionId)).toEqual(["first", "pricing"]);
  });

  test("tells each session its own where many are asked for at once", async () => {
    const { history } = server.context;
    const sessions = Array.from({ length: 90 }, (_, at) => `crowd ${at}`);
    const entry = { company, version: "published" as const, corpusVersion: 1 };
    for (const [at, name] of sessions.entries())
      for (let nth = 0; nth < at % 4; nth++)
        history.file({ ...entry, sessionId: name, requestId: nameOf(nth), at: nth, query: `${name} ${nth}` });
    await history.flush();
    const told = await Promise.all(sessions.map((name) => history.earlierQueries(company, name, nameOf(2))));
    const queries = (name: string, count: number) => Array.from({ length: count }, (_, nth) => `${name} ${nth}`);
    expect(told).toEqual(sessions.map((name, at) => queries(name, Math.min(2, at % 4))));
    expect(await Promise.all(["crowd 3", "crowd 2"].map((name) => history.queries("plain", name)))).toEqual([[], []]);
  });

  test("finds each of its requests, filed or on its way", async () => {
    const { history } = server.context;
    expect((await history.find(company, sessionId, nameOf(3)))?.query).toBe("query 3");
    history.file({ company, sessionId, requestId: "late", version: "published", corpusVersion: 1, query: "just now" });
    expect((await history.find(company, sessionId, "late"))?.query).toBe("just now");
    expect(await history.find(company, sessionId, "never")).toBeUndefined();
    expect(await history.find("plain", sessionId, nameOf(3))).toBeUndefined();
  });

  test("tells no more than 50,000 characters of long queries", async () => {
    const entry = { company, sessionId: "wordy", version: "published" as const, corpusVersion: 1 };
    for (let at = 0; at < 30; at++)
      server.context.history.file({ ...entry, requestId: nameOf(at), at, query: String(at).padStart(2_000, "a") });
    const told = await server.context.history.earlierQueries(company, "wordy", "new");
    expect(told).toHaveLength(25);
    expect(told.at(-1)).toEndWith("29");
  });

  test("is read by an index, never sorted whole", async () => {
    const plan = await server.context.db.reader.all<{ detail: string }>(
      "EXPLAIN QUERY PLAN SELECT * FROM history WHERE company = 'a' AND session_id = 'b' ORDER BY at DESC, request_id DESC LIMIT 1",
    );
    expect(plan.map(({ detail }) => detail).join()).toContain("USING INDEX history_session");
    expect(plan.map(({ detail }) => detail).join()).not.toContain("B-TREE");
  });
});
