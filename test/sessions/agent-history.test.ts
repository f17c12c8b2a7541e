import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { eventsOf, only, say, textOf, until } from "../support/agent.ts";
import { bakeryOrigin } from "../support/company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

const analyticsOf = (sessionId: string) =>
  server.context.db.reader.all<Record<string, unknown>>(
    `SELECT * FROM analytics_events WHERE company = 'bakery' AND request_id = '${sessionId}'`,
  );

describe("turns of the agent in the session history", () => {
  test("are filed under their own id and under the visitor's clientSessionId", async () => {
    const visitor = await server.visitor("browser-1");
    const sessionId = await say(server, visitor, "How can I pay for bread?");
    const events = await eventsOf(server, visitor, sessionId);
    for (const session of [sessionId, "browser-1"]) {
      await until(async () => (await server.context.history.read("bakery", session)).length === 1, session);
      const [row] = await server.context.history.read("bakery", session);
      expect(row).toMatchObject({ requestId: sessionId, query: "How can I pay for bread?", summary: textOf(events) });
      expect(row?.cta).toEqual(only(events, "cta.selected").data.cta);
      expect(row?.tiles.map(({ link }) => link)).toEqual(
        only(events, "sources.retrieved").data.sources.map(({ url }) => url),
      );
      expect(row?.userId).toStartWith("vis_");
    }
  });

  test("are filed under the version that answered, not under the one that was asked for", async () => {
    const visitor = await server.visitor("browser-4", { version: "unpublished" });
    const sessionId = await say(server, visitor, "Can I freeze bread?");
    await eventsOf(server, visitor, sessionId);
    await until(async () => (await analyticsOf(sessionId)).length === 1, "the event");
    expect((await analyticsOf(sessionId))[0]?.version).toBe("published");
    expect((await server.context.history.read("bakery", sessionId))[0]?.version).toBe("published");
  });

  test("are counted in analytics with first event, total time, model and the page's origin", async () => {
    const visitor = await server.visitor("browser-2");
    const sessionId = await say(server, visitor, "Can I freeze bread?");
    await eventsOf(server, visitor, sessionId);
    await until(async () => (await analyticsOf(sessionId)).length === 1, "the event");
    const [event] = await analyticsOf(sessionId);
    expect(event).toMatchObject({ event_type: "agent_turn", session_id: "browser-2", status: "completed" });
    expect(event?.origin).toBe(bakeryOrigin);
    expect(event?.model).toStartWith("extractive/");
    expect(event?.first_part_ms as number).toBeWithin(0, 2_000);
    expect(event?.total_ms as number).toBeGreaterThanOrEqual(event?.first_part_ms as number);
  });

  test("of a private visitor are not", async () => {
    const visitor = await server.visitor("browser-3", { tracking_consent: false });
    const sessionId = await say(server, visitor, "Is there a discount?");
    await eventsOf(server, visitor, sessionId);
    // What is said afterwards is filed afterwards.
    const open = await server.visitor("browser-5");
    const later = await say(server, open, "Is there a discount?");
    await eventsOf(server, open, later);
    await until(async () => (await analyticsOf(later)).length === 1, "the event");
    await until(async () => (await server.context.history.read("bakery", "browser-5")).length === 1, "the turn");
    for (const session of ["browser-3", sessionId])
      expect(await server.context.history.read("bakery", session)).toEqual([]);
    expect(await analyticsOf(sessionId)).toEqual([]);
  });
});
