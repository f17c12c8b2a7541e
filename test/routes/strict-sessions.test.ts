import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import { eventsOf, type Headers, say, until } from "../support/agent.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const company = "bakery";
const session = "browser-of-ada";
let server: TestServer;
let generator: RecordingGenerator;
let [ada, ben]: Headers[] = [];
let turn: string;
let keys: { own: Headers; foreign: Headers };

beforeAll(async () => {
  generator = new RecordingGenerator();
  server = await startTestServer({ overrides: { generator } });
  await server.addCompany({ more: "strict_sessions: true" });
  await server.addCompany({ company: "dairy" });
  const keyOf = async (slug: string) => ({ "x-api-key": (await createApiKey(server.context, slug)).text });
  keys = { own: await keyOf(company), foreign: await keyOf("dairy") };
  ada = await server.visitor(session);
  ben = await server.visitor("browser-of-ben");
  await server.post("/api/v1/queries", { company, sessionId: session, requestId: "r1", query: "how can I pay" });
  turn = await say(server, ada, "what should I bring");
  await eventsOf(server, ada, turn);
  await until(async () => (await server.context.history.read(company, session)).length === 2);
});
afterAll(() => server[Symbol.asyncDispose]());

const summarize = (headers: Headers | undefined, session_id = session) =>
  server.post("/api/v1/session-summaries", { company, session_id }, headers);
const share = (headers: Headers | undefined, session_id = session) =>
  server.post("/api/v1/shares", { company, session_id, template_id: "mr" }, headers);

const wholeAndKept = { template_id: "mr", use_history: true };

describe("a company with strict_sessions", () => {
  test("gives summaries and shares to the session's visitor and to holders of its API keys", async () => {
    for (const ask of [summarize, share]) {
      for (const headers of [ada, keys.own]) expect((await ask(headers)).status).toBe(200);
      expect((await ask(ada, turn)).status).toBe(200);
    }
  });

  test("refuses others: 401 without a token, 404 with another visitor's, as for a session that is not there", async () => {
    for (const ask of [summarize, share]) {
      for (const headers of [undefined, keys.foreign, { "x-api-key": "usk_a_b" }]) {
        const answer = await ask(headers);
        expect(answer.status).toBe(401);
        expect(await answer.json()).toEqual({ detail: expect.any(String), error: "token_missing" });
      }
      const bodies = await Promise.all(
        [await ask(ben), await ask(ben, turn), await ask(ben, "nobody"), await ask(ada, "nobody")].map(
          async (answer) => {
            return { status: answer.status, body: await answer.json() };
          },
        ),
      );
      const unknown = { detail: "There is no such session.", error: "session_not_found" };
      expect(bodies).toEqual(Array(4).fill({ status: 404, body: unknown }));
    }
    const elsewhere = await summarize({ ...ada, origin: "https://www.evil.example" });
    expect(elsewhere.status).toBe(403);
    expect((await summarize({ authorization: ada?.authorization ?? "" })).status).toBe(403);
    expect((await summarize({ ...ada, authorization: "Bearer x.y.z" })).status).toBe(401);
  });

  test("gives nothing to who bootstraps with the id of another's turn; a browser session's id is all that it needs", async () => {
    const [thief, heir] = [await server.visitor(turn), await server.visitor(session)];
    for (const ask of [summarize, share]) {
      expect((await ask(thief, turn)).status).toBe(404);
      expect((await ask(heir, turn)).status).toBe(200);
      expect((await ask(heir)).status).toBe(200);
    }
  });

  test("lets a share be loaded by the session's visitor and by holders of its API keys alone", async () => {
    const stored = await server.post("/api/v1/shares", { company, session_id: turn, ...wholeAndKept }, ada);
    const { conversation_history_id: id } = (await stored.json()) as { conversation_history_id: string };
    const load = (headers: Headers | undefined) => server.get(`/api/v1/shares/${id}/sessions/browser-of-ben`, headers);
    expect((await load(undefined)).status).toBe(401);
    expect((await load(keys.foreign)).status).toBe(401);
    expect((await load(ada)).status).toBe(404);
    expect(await server.context.history.read(company, "browser-of-ben")).toEqual([]);
    for (const headers of [ben, keys.own]) expect((await load(headers)).status).toBe(200);
    expect(await server.context.history.read(company, "browser-of-ben")).toHaveLength(1);
    expect((await server.get(`/api/v1/shares/${id}`)).status).toBe(200);
  });

  test("lets a page of PUBLIC_URL load a share, whose same-origin GET has no Origin", async () => {
    await using own = await startTestServer();
    const origin = own.context.config.publicUrl;
    await own.addCompany({ more: "strict_sessions: true", origins: [origin] });
    const visitor = { clientSessionId: session, indexId: "idx_bakery" };
    const grant = await own.post("/service/v1/bootstrap", visitor, { origin });
    const { accessToken } = (await grant.json()) as { accessToken: string };
    const authorization = `Bearer ${accessToken}`;
    await own.post("/api/v1/queries", { company, sessionId: session, query: "how can I pay" });
    const body = { company, session_id: session, ...wholeAndKept };
    const stored = await own.post("/api/v1/shares", body, { authorization, origin });
    const { conversation_history_id: id } = (await stored.json()) as { conversation_history_id: string };
    const path = `/api/v1/shares/${id}/sessions/${session}`;
    expect((await own.get(path, { authorization, "sec-fetch-site": "same-origin" })).status).toBe(200);
    expect((await own.get(path, { authorization, "sec-fetch-site": "cross-site" })).status).toBe(403);
  });

  test("lets suggestions look back for them alone; others are answered without the history", async () => {
    const historyFor = async (headers: Headers | undefined) => {
      const answer = await server.post("/api/v1/suggestions", { company, sessionId: session }, headers);
      expect(answer.status).toBe(200);
      return generator.tasksOf("suggestions").at(-1)?.history;
    };
    for (const headers of [ada, keys.own]) {
      expect(await historyFor(headers)).toEqual(["how can I pay", "what should I bring"]);
    }
    for (const headers of [undefined, ben, keys.foreign]) expect(await historyFor(headers)).toEqual([]);
  });

  test("asks nothing where it is not set", async () => {
    await server.post("/api/v1/queries", { company: "dairy", sessionId: "open", query: "how can I pay" });
    const open = { company: "dairy", session_id: "open" };
    expect((await server.post("/api/v1/session-summaries", open)).status).toBe(200);
  });
});
