import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { eventsOf, only, say } from "../support/agent.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const site = "https://www.hollow-oak.example";
  await server.addCompany({ company: "plain", indexId: "idx_plain" });
  await server.addCompany({
    more: `suggestions: ["Do you bake rye bread?"]`,
    ctas: [
      { when: { history_terms: ["discount"] }, text: "Order ten", url: `${site}/pricing`, open_type: "blank" },
      { when: { terms: ["course", "book"] }, text: "Book a course", url: `${site}/courses` },
      { when: { labels: ["Help"] }, text: "Ask us", url: `${site}/help/storage` },
      { text: "Visit the shop", url: `${site}/` },
    ],
  });
});
afterAll(() => server[Symbol.asyncDispose]());

const company = "bakery";

describe("POST /api/v1/cta-selection", () => {
  test("gives the CTA that queries gives for the same context", async () => {
    for (const query of ["book a course", "freeze bread slices", "bread prices", "nothing at all like this"]) {
      const tiles = await server.client.api.v1.queries.post({ query, company });
      const cta = await server.client.api.v1["cta-selection"].post({ query, company });
      expect(cta.status).toBe(200);
      expect(cta.data).toEqual(tiles.data?.sales_cta ?? null);
    }
  });

  test("gives the CTA that the agent gives for the same message, also where it leans on the one before", async () => {
    const visitor = await server.visitor("cta-agent");
    for (const message of [
      "Can I freeze bread slices?",
      "and how long?",
      "and why?",
      "Bread prices?",
      "and in cash?",
    ]) {
      const events = await eventsOf(server, visitor, await say(server, visitor, message));
      const asked = { query: message, company, sessionId: "cta-agent" };
      const cta = await server.client.api.v1["cta-selection"].post(asked);
      expect([message, cta.data]).toEqual([message, only(events, "cta.selected").data.cta]);
    }
  });

  test("gives the CTA that the agent gives after a search in the same browser, but to a private visitor", async () => {
    const session = "cta-search-and-agent";
    const search = { company, sessionId: session, requestId: "s1", query: "is there a discount for schools" };
    expect((await server.client.api.v1.queries.post(search)).status).toBe(200);
    const ask = async (privacy: Record<string, unknown>) => {
      const visitor = await server.visitor(session, privacy);
      return only(await eventsOf(server, visitor, await say(server, visitor, "linen bag")), "cta.selected").data.cta
        .text;
    };
    const call = { company, sessionId: session, requestId: "s2", query: "linen bag" };
    expect(await ask({})).toBe("Order ten");
    expect((await server.client.api.v1["cta-selection"].post(call)).data?.text).toBe("Order ten");
    expect(await ask({ is_private_session: true })).toBe("Ask us");
  });

  test("the first rule that matches wins: terms by their stems, labels of the top tiles, then the one without `when`", async () => {
    const ask = async (query: string) =>
      (await server.client.api.v1["cta-selection"].post({ query, company })).data?.text;
    expect(await ask("baking courses")).toBe("Book a course");
    expect(await ask("linen bag")).toBe("Ask us");
    expect(await ask("zebra")).toBe("Visit the shop");
  });

  test("looks at the session's requests before this requestId, and never at this one", async () => {
    const call = { company, sessionId: "cta-session", query: "is there a discount for schools" };
    const first = await server.client.api.v1.queries.post({ ...call, requestId: "r1" });
    expect(first.data?.sales_cta.text).toBe("Visit the shop");
    const same = await server.client.api.v1["cta-selection"].post({ ...call, requestId: "r1" });
    expect(same.data).toEqual(first.data?.sales_cta ?? null);
    const next = { ...call, requestId: "r2", query: "where is the shop" };
    const later = await server.client.api.v1["cta-selection"].post(next);
    expect(later.data).toEqual({
      text: "Order ten",
      url: "https://www.hollow-oak.example/pricing",
      open_type: "blank",
    });
    const tiles = await server.client.api.v1.queries.post(next);
    expect(tiles.data?.sales_cta).toEqual(later.data ?? undefined);
  });

  test("a private request neither reads nor writes the session", async () => {
    const session = { company, sessionId: "cta-private" };
    const discount = { ...session, query: "discount", requestId: "p1" };
    const ctaOf = async (requestId: string, more = {}) =>
      (await server.client.api.v1["cta-selection"].post({ ...session, query: "where", requestId, ...more })).data?.text;
    await server.client.api.v1.queries.post({ ...discount, is_private_session: true });
    expect(await ctaOf("p2")).toBe("Visit the shop");
    expect(await server.context.history.read(company, "cta-private")).toEqual([]);
    await server.client.api.v1.queries.post(discount);
    expect(await ctaOf("p3", { is_private_session: true })).toBe("Visit the shop");
    expect(await ctaOf("p4")).toBe("Order ten");
  });

  test("is no request of its own: what was asked is written by queries, and the CTA stands beside it", async () => {
    const call = { company, sessionId: "cta-alone", query: "where is the shop", requestId: "a1" };
    await server.client.api.v1["cta-selection"].post(call);
    expect(await server.context.history.read(company, "cta-alone")).toEqual([]);
    expect(await server.context.history.queries(company, "cta-alone")).toEqual([]);
    await server.client.api.v1.queries.post(call);
    expect(await server.context.history.read(company, "cta-alone")).toMatchObject([{ query: call.query }]);
  });

  test("comes as JSON: any other form is 406", async () => {
    const answer = await server.post(
      "/api/v1/cta-selection",
      { company, query: "where" },
      { accept: "text/event-stream" },
    );
    expect(answer.status).toBe(406);
    expect(await answer.json()).toMatchObject({ detail: [{ type: "not_acceptable" }] });
  });

  test("the query is required", async () => {
    const answer = await server.post("/api/v1/cta-selection", { company });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      detail: [{ loc: ["body", "query"], msg: "Field required", type: "missing" }],
    });
  });
});
