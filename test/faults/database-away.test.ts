import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import { eventsOf, say, streamPath, until } from "../support/agent.ts";
import { bakeryOrigin } from "../support/company.ts";
import { recordLog } from "../support/log.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { type Sqld, startSqld } from "../support/sqld.ts";

const company = "bakery";
const session = { company, sessionId: "visit" };

describe("While the database's server is away", () => {
  const { log, lines, saying } = recordLog();
  let sqld: Sqld;
  let server: TestServer;
  let visitor: Record<string, string>;
  let privately: Record<string, string>;
  let turn: string;
  let apiKey: string;
  let linesBefore: number;
  beforeAll(async () => {
    sqld = await startSqld();
    server = await startTestServer({ config: { database: { url: sqld.url } }, overrides: { log } });
    await server.addCompany();
    visitor = await server.visitor();
    turn = await say(server, visitor, "How long does bread keep?");
    await (await server.get(streamPath(turn), visitor)).text();
    privately = await server.visitor("private", { is_private_session: true });
    await eventsOf(server, privately, await say(server, privately, "What is bread made of?"));
    apiKey = (await createApiKey(server.context, company)).text;
    await server.post("/api/v1/queries", { ...session, query: "bread prices" });
    linesBefore = lines.length;
    await sqld.stop();
    // Longer than anything that was read is believed.
    await Bun.sleep(200);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  const post =
    (path: string, body: object, headers = {}) =>
    () =>
      server.post(path, body, headers);

  test.each<[string, () => Promise<Response>]>([
    ["queries", post("/api/v1/queries", { company, query: "bread prices" })],
    ["queries of a session", post("/api/v1/queries", { ...session, query: "bread prices" })],
    ["queries by index id, from a page", post("/api/v1/queries", { query: "bread" }, { origin: bakeryOrigin })],
    ["queries with an API key", () => server.post("/api/v1/queries", { query: "bread" }, { "x-api-key": apiKey })],
    ["completions", post("/api/v1/completions", { prefix: "how", sessionId: "visit" })],
    ["CTA selection of a session", post("/api/v1/cta-selection", { ...session, query: "price", requestId: "r" })],
    ["query summaries", post("/api/v1/query-summaries", { ...session, query: "bread prices" })],
    ["takeaways", post("/api/v1/snackable-read", { canonical_url: `${bakeryOrigin}/pricing` })],
    ["faqs", post("/api/v1/faqs", { canonical_url: `${bakeryOrigin}/pricing` })],
  ])("%s go on, on the segment alone", async (_, ask) => {
    for (let times = 0; times < 3; times++) {
      const answer = await ask();
      expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('"status":"error"')]);
    }
  });

  test("a private conversation goes on: nothing of it is stored", async () => {
    const events = await eventsOf(server, privately, await say(server, privately, "How long does bread keep?"));
    const types = events.map(({ type }) => type);
    expect(types).toContain("cta.selected");
    expect(types.slice(-2)).toEqual(["turn.completed", "session.waiting"]);
  });

  const agent = { ok: false, error: expect.any(String), code: "overloaded" };
  const ofSession = { detail: expect.any(String), error: "overloaded" };
  const portal = { message: expect.any(String) };
  test.each<[string, () => Promise<Response>, object]>([
    [
      "bootstrap of a new visitor",
      () =>
        server.post(
          "/service/v1/bootstrap",
          { clientSessionId: "new", indexId: "idx_bakery" },
          { origin: bakeryOrigin },
        ),
      agent,
    ],
    [
      "a message to the agent",
      () => server.post("/agent/v1/session?indexId=idx_bakery", { message: "hi" }, visitor),
      agent,
    ],
    ["a reply's stream", () => server.get(streamPath(turn), visitor), agent],
    ["a cancel", () => server.post(`/agent/v1/session/${turn}/cancel?indexId=idx_bakery`, {}, visitor), agent],
    [
      "a share",
      post("/api/v1/shares", { company, session_id: "visit", template_id: "mr", use_history: true }),
      ofSession,
    ],
    ["a share that is opened", () => server.get("/api/v1/shares/0123"), ofSession],
    ["a session summary", post("/api/v1/session-summaries", { company, session_id: "visit" }), ofSession],
    [
      "an export",
      () => server.get("/query-data?company=bakery&start_date=2026-01-01&end_date=2026-01-02", { "x-api-key": apiKey }),
      portal,
    ],
  ])("%s is 503 with Retry-After, in the group's shape", async (_, ask, body) => {
    const answer = await ask();
    expect([answer.status, await answer.json()]).toEqual([503, body]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test.each([
    ["the key of a token", "keyring", "verifying"],
    ["the company of a token", "packages", "company"],
  ] as const)("%s that cannot be read is 503 too, never a refusal", async (_, part, method) => {
    const owner = server.context[part] as unknown as Record<string, unknown>;
    const known = owner[method];
    owner[method] = () => server.context.db.reader.run("SELECT 1");
    const answer = await server.get(streamPath(turn), visitor);
    owner[method] = known;
    expect([answer.status, await answer.json()]).toEqual([503, agent]);
  });

  test("/readyz says so, and /healthz does not mind", async () => {
    const answer = await server.get("/readyz");
    expect([answer.status, await answer.json()]).toEqual([503, { status: "database_away" }]);
    expect((await server.get("/healthz")).status).toBe(200);
  });

  test("the log has one line, however much fails, of reads and of writes", async () => {
    await Bun.sleep(1_500);
    expect(saying("the database cannot be used")).toHaveLength(1);
    const later = lines.slice(linesBefore).filter(({ level }) => level >= 50);
    expect(later.map(({ msg }) => msg)).toEqual(["the database cannot be used"]);
  });
});

/** What stands before a database server: it may be away, or silent, and come back at the same address. */
class Front {
  #mode: "open" | "silent" = "open";
  #server: Bun.Server<undefined> | undefined;
  #port = 0;

  constructor(private readonly target: string) {}

  come(mode: "open" | "silent" = "open"): string {
    this.#mode = mode;
    this.#server ??= Bun.serve({ port: this.#port, fetch: (request) => this.#pass(request) });
    this.#port = this.#server.port ?? 0;
    return `http://localhost:${this.#port}`;
  }

  async leave(): Promise<void> {
    await this.#server?.stop(true);
    this.#server = undefined;
  }

  #pass(request: Request): Promise<Response> {
    if (this.#mode === "silent") return new Promise(() => {});
    const { pathname, search } = new URL(request.url);
    return fetch(this.target + pathname + search, {
      ...{ method: request.method, headers: request.headers, decompress: false },
      body: request.body,
    });
  }
}

describe("A database server that comes back", () => {
  const { log, saying } = recordLog();
  let sqld: Sqld;
  let front: Front;
  let server: TestServer;
  beforeAll(async () => {
    sqld = await startSqld();
    front = new Front(sqld.url);
    server = await startTestServer({ config: { database: { url: front.come() } }, overrides: { log } });
    await server.addCompany();
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await front.leave();
    await sqld.stop();
  });
  const ask = (query: string) => server.post("/api/v1/queries", { ...session, query });
  const readiness = async () => (await server.get("/readyz")).status;

  test("is used again: its changes are seen, and the log says so once", async () => {
    expect((await ask("bread")).status).toBe(200);
    await front.leave();
    await Bun.sleep(200);
    expect((await ask("bread prices")).status).toBe(200);
    expect(await readiness()).toBe(503);
    front.come();
    await server.context.db.writer.write([{ sql: "UPDATE companies SET index_id = 'idx_new'", args: [] }]);
    await until(async () => {
      await Bun.sleep(50);
      return (await server.post("/api/v1/queries", { company: "idx_new", query: "bread" })).status === 200;
    });
    expect(await readiness()).toBe(200);
    // What was asked meanwhile is in the session's history and in the analytics, once.
    await server.context.recorder.flush();
    const rows = await server.context.history.read(company, "visit");
    expect(rows.map(({ query }) => query)).toEqual(["bread", "bread prices"]);
    const { rows: events } = await server.context.db.reader.run(
      "SELECT query, COUNT(*) AS count FROM analytics_events WHERE session_id = 'visit' GROUP BY query ORDER BY query",
    );
    expect(events.map(({ query, count }) => [query, count])).toEqual([
      ["bread", 1],
      ["bread prices", 1],
    ]);
    expect(saying("the database can be used again").length).toBeGreaterThan(0);
  });

  test("is not waited for where it is silent: a second for the first request, nothing for those behind it", async () => {
    front.come("silent");
    await Bun.sleep(200);
    const times: number[] = [];
    for (let request = 0; request < 3; request++) {
      const startedAt = performance.now();
      expect((await server.post("/api/v1/queries", { query: "bread" })).status).toBe(200);
      times.push(performance.now() - startedAt);
    }
    expect(times[0]).toBeWithin(900, 1_900);
    expect(Math.max(...times.slice(1))).toBeLessThan(500);
    await front.leave();
    front.come();
  });
});

describe("While the disk is full", () => {
  test("a session that cannot be written yet is not said to be none: 503, and with room it is there", async () => {
    await using server = await startTestServer();
    await server.addCompany();
    const write = (sql: string) => server.context.db.writer.write([{ sql, args: [] }]);
    await server.post("/api/v1/queries", { query: "bread", sessionId: "before" });
    const shared = { session_id: "before", template_id: "mr", use_history: true };
    const share = (await (await server.post("/api/v1/shares", shared)).json()) as Record<string, string>;
    await write("PRAGMA max_page_count = 1");
    const large = { requestId: "r", query: "bread", version: "published", corpusVersion: 1 } as const;
    for (const sessionId of ["visit", "friend"])
      server.context.history.file({ ...large, company: "bakery", sessionId, summary: "x".repeat(10_000_000) });
    const asked = [
      () => server.post("/api/v1/session-summaries", { session_id: "visit" }),
      () => server.post("/api/v1/shares", { session_id: "visit", template_id: "mr" }),
      () => server.get(`/api/v1/shares/${share.conversation_history_id}/sessions/friend`),
    ];
    for (const ask of asked) {
      const answer = await ask();
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    await write("PRAGMA max_page_count = 1000000");
    for (const ask of asked) expect((await ask()).status).toBe(200);
  }, 90_000);

  test("what must write is 503 with Retry-After, the rest goes on; with room, all does", async () => {
    const { log, saying } = recordLog();
    await using server = await startTestServer({ overrides: { log } });
    await server.addCompany();
    const visitor = await server.visitor();
    const write = (sql: string) => server.context.db.writer.write([{ sql, args: [] }]);
    await write("PRAGMA max_page_count = 1");
    const answers: Response[] = [];
    for (let message = 0; message < 30; message++) {
      const body = { message: `${message} ${"bread ".repeat(300)}` };
      answers.push(await server.post("/agent/v1/session?indexId=idx_bakery", body, visitor));
    }
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 503 && status !== 202)).toEqual([]);
    for (const answer of refused) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ ok: false, code: "overloaded" });
    }
    expect((await server.post("/api/v1/queries", { query: "bread" })).status).toBe(200);
    expect(saying("the database cannot be used")).toHaveLength(1);
    await write("PRAGMA max_page_count = 1000000");
    expect(await say(server, await server.visitor("another"), "bread")).toStartWith("wrun_");
  });
});
