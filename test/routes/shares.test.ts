import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { bakeryOrigin } from "../support/company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
const company = "bakery";
const hostile = '<script>alert("x")</script> **bread** <img src=x onerror=1>';
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany({ company: "other", indexId: "idx_other" });
  await server.addCompany();
  const ask = (requestId: string, query: string, more = {}) =>
    server.client.api.v1.queries.post({ company, sessionId: "shared", requestId, query, ...more });
  await ask("r1", "bread prices");
  await server.client.api.v1["query-summaries"].post({
    company,
    sessionId: "shared",
    requestId: "r1",
    query: "bread prices",
  });
  await ask("r2", hostile);
  await ask("secret", "a private question", { is_private_session: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const share = (body: object) =>
  server.post("/api/v1/shares", { company, session_id: "shared", template_id: "mr", ...body });
async function stored(): Promise<string> {
  return ((await (await share({ use_history: true })).json()) as { conversation_history_id: string })
    .conversation_history_id;
}

describe("POST /api/v1/shares", () => {
  test("mr gives all requests, sr the last; without user, and of the metadata the locale alone", async () => {
    const all = (await (await share({})).json()) as { history: Record<string, unknown>[] };
    expect(all).toMatchObject({ template_id: "mr", session_id: "shared", conversation_history: [] });
    expect(all.history.map(({ query }) => query)).toEqual(["bread prices", hostile]);
    for (const entry of all.history) {
      expect(Object.keys(entry).sort()).toEqual(["metadata", "query", "responses", "summary", "timestamp", "user_id"]);
      expect(entry).toMatchObject({ user_id: "", metadata: { locale: "" }, timestamp: expect.any(Number) });
    }
    const last = (await (await share({ template_id: "sr" })).json()) as { history: { query: string }[] };
    expect(last.history.map(({ query }) => query)).toEqual([hostile]);
  });

  test("private requests never appear, and a private request is refused with 403", async () => {
    expect(await (await share({})).text()).not.toContain("a private question");
    for (const flags of [{ is_private_session: true }, { tracking_consent: false }]) {
      const answer = await share(flags);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ detail: expect.any(String), error: "private_session" });
    }
  });

  test("a private request is 403 whatever else it says: of no company, of an unknown one, from a foreign page", async () => {
    const ask = (more: object, headers = {}) => {
      const body = { session_id: "shared", template_id: "mr", is_private_session: true, ...more };
      return server.post("/api/v1/shares", body, headers);
    };
    const answers = await Promise.all([
      ask({}),
      ask({ company: "no-such-company" }),
      ask({ company, session_id: "nobody" }),
      ask({ company }, { origin: "https://www.evil.example" }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ detail: expect.any(String), error: "private_session" });
    }
  });

  test("an unknown, foreign, empty or private-only session is the same 404", async () => {
    await server.client.api.v1.queries.post({
      company,
      sessionId: "only-private",
      query: "x",
      is_private_session: true,
    });
    const answers = await Promise.all([
      share({ session_id: "nobody" }),
      share({ session_id: "only-private" }),
      share({ company: "other" }),
      share({ company: "no-such-company" }),
    ]);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    for (const body of bodies)
      expect(body).toEqual({ detail: "There is no such session.", error: "session_not_found" });
  });

  test("an invalid body is 400 in the shape of the group", async () => {
    for (const body of [{ template_id: "xx" }, { session_id: "" }, { use_histroy: true }]) {
      const answer = await share(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ detail: expect.any(String), error: "invalid_request" });
    }
  });

  test("only use_history stores a snapshot, with the conversation", async () => {
    const kept = (await (await share({ use_history: true })).json()) as Record<string, never>;
    expect(kept.conversation_history).toMatchObject([
      { role: "user", content: "bread prices", timestamp: expect.any(Number) },
      { role: "assistant", content: expect.stringContaining("6 euros") },
      { role: "user", content: hostile },
    ]);
    const id = ((await (await share({})).json()) as { conversation_history_id: string }).conversation_history_id;
    expect((await server.get(`/api/v1/shares/${id}`)).status).toBe(404);
    expect(await (await server.get(`/api/v1/shares/${kept.conversation_history_id}`)).json()).toEqual(kept);
  });
});

describe("a stored share", () => {
  test("never changes, whatever the session does after", async () => {
    const id = await stored();
    const before = await (await server.get(`/api/v1/shares/${id}`)).text();
    await server.client.api.v1.queries.post({
      company,
      sessionId: "changing",
      requestId: "later",
      query: "new question",
    });
    expect(await (await server.get(`/api/v1/shares/${id}`)).text()).toBe(before);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  test("is loaded into another session, again without a change", async () => {
    const id = await stored();
    for (let times = 0; times < 2; times++) {
      const answer = await server.get(`/api/v1/shares/${id}/sessions/loaded`);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.json()).toMatchObject({ status: "success", session_id: "loaded", template_id: "mr" });
    }
    const rows = await server.context.history.read(company, "loaded");
    expect(rows.map(({ query }) => query)).toEqual(["bread prices", hostile]);
  });

  test("is not loaded by HEAD, which changes nothing: 405", async () => {
    const path = `/api/v1/shares/${await stored()}/sessions/only-looked-at`;
    const answer = await fetch(server.url + path, { method: "HEAD" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
    expect(await server.context.history.read(company, "only-looked-at")).toEqual([]);
  });

  test("and the making of it are 406 to a caller that takes no JSON, before anything is stored", async () => {
    const id = await stored();
    const accept = "text/csv";
    const answers = [
      await server.post("/api/v1/shares", { company, session_id: "shared", template_id: "mr" }, { accept }),
      await server.get(`/api/v1/shares/${id}`, { accept }),
      await server.get(`/api/v1/shares/${id}/sessions/unwanted`, { accept }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(406);
      expect(await answer.json()).toEqual({ detail: expect.any(String), error: "not_acceptable" });
    }
    expect(await server.context.history.read(company, "unwanted")).toEqual([]);
  });

  test("whose requests were erased is loaded as it is: empty", async () => {
    const id = await stored();
    const sql = "UPDATE shares SET snapshot = json_set(snapshot, '$.history', json('[]')) WHERE id = ?";
    await server.context.db.writer.write([{ sql, args: [id] }]);
    const answer = await server.get(`/api/v1/shares/${id}/sessions/of-nothing`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: "success", message: "0 requests were loaded." });
  });

  test("is not loaded into a session that another company used first: 404, and nothing is stored", async () => {
    const path = `/api/v1/shares/${await stored()}/sessions/of-another`;
    await server.client.api.v1.queries.post({ company: "other", sessionId: "of-another", query: "bread" });
    const answer = await server.get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ detail: "There is no such session.", error: "session_not_found" });
    expect(await server.context.history.read(company, "of-another")).toEqual([]);
    expect(await server.context.history.read("other", "of-another")).toHaveLength(1);
  });

  test("loaded into its own session adds nothing to it", async () => {
    const id = await stored();
    const before = await server.context.history.read(company, "shared");
    const answer = await server.get(`/api/v1/shares/${id}/sessions/shared`);
    expect(await answer.json()).toMatchObject({ status: "success", session_id: "shared", template_id: "mr" });
    expect(await server.context.history.read(company, "shared")).toEqual(before);
  });

  test("loaded into its own session brings back what was deleted there since", async () => {
    const session = { company, sessionId: "retained" };
    await server.client.api.v1.queries.post({ ...session, requestId: "r1", query: "bread prices" });
    const kept = await share({ session_id: "retained", use_history: true });
    const { conversation_history_id: id } = (await kept.json()) as { conversation_history_id: string };
    await server.context.db.writer.write([{ sql: "DELETE FROM history WHERE session_id = ?", args: ["retained"] }]);
    expect((await server.get(`/api/v1/shares/${id}/sessions/retained`)).status).toBe(200);
    expect((await server.context.history.read(company, "retained")).map(({ query }) => query)).toEqual([
      "bread prices",
    ]);
  });

  test("is loaded into a session whose id has 1 to 200 characters; another is 400, and nothing is stored", async () => {
    const path = `/api/v1/shares/${await stored()}/sessions/`;
    expect((await server.get(`${path}${"s".repeat(200)}`)).status).toBe(200);
    const answer = await server.get(`${path}${"s".repeat(201)}`);
    expect(answer.status).toBe(400);
    const detail = "sessionId: Expected at most 200 characters";
    expect(await answer.json()).toEqual({ detail, error: "invalid_request" });
    expect(await server.context.history.read(company, "s".repeat(201))).toEqual([]);
  });

  test("is refused to a foreign page with 403; the company's own pages and partner backends open it", async () => {
    const id = await stored();
    for (const path of [`/api/v1/shares/${id}`, `/api/v1/shares/${id}/sessions/from-a-page`]) {
      const answer = await server.get(path, { origin: "https://www.evil.example" });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ detail: expect.any(String), error: "origin_rejected" });
      expect(await server.context.history.read(company, "from-a-page")).toEqual([]);
    }
    for (const path of [`/api/v1/shares/${id}`, `/api/v1/shares/${id}/sessions/from-a-page`]) {
      for (const headers of [{ origin: bakeryOrigin }, {}]) expect((await server.get(path, headers)).status).toBe(200);
    }
  });

  test("is 410 after 20 days and 404 once revoked", async () => {
    const [late, gone] = [await stored(), await stored()];
    const day = 24 * 60 * 60_000;
    const moved = {
      sql: "UPDATE shares SET expires_at = expires_at - ? WHERE company = ? AND id = ?",
      args: [20 * day + 1, company, late],
    };
    await server.context.db.writer.write([moved]);
    expect((await server.get(`/api/v1/shares/${late}`)).status).toBe(410);
    expect((await server.get(`/share/${late}`)).status).toBe(410);
    const { revokeShare } = await import("../../src/services/sessions/share-session.ts");
    expect(revokeShare(server.context, "other", gone)).rejects.toThrow();
    await revokeShare(server.context, company, gone);
    for (const path of [`/api/v1/shares/${gone}`, `/share/${gone}`, `/api/v1/shares/${gone}/sessions/x`]) {
      expect((await server.get(path)).status).toBe(404);
    }
  });

  test("is a page for people: no script, strict policy, text escaped, not indexed", async () => {
    const answer = await server.get(`/share/${await stored()}`);
    expect(answer.headers.get("content-type")).toStartWith("text/html");
    expect(answer.headers.get("content-security-policy")).toStartWith("default-src 'none'");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    const html = await answer.text();
    expect(html).not.toContain("<script");
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;script&gt;");
    expect(html).toContain("width=device-width");
  });
});
