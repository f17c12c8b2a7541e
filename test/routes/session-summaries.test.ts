import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { renderSummary } from "../../src/sessions/render-summary.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
const company = "bakery";
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
  const ask = (requestId: string, query: string) =>
    server.client.api.v1.queries.post({ company, sessionId: "visit", requestId, query });
  await ask("r1", "how can I pay for bread");
  await ask("r2", "what should I bring to a course");
});
afterAll(() => server[Symbol.asyncDispose]());

const summarize = (body: object, headers = {}) =>
  server.post("/api/v1/session-summaries", { company, session_id: "visit", ...body }, headers);

describe("POST /api/v1/session-summaries", () => {
  test("recaps the session: topics, category, resources and CTA that it was shown, subject and body", async () => {
    const answer = await summarize({});
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as Record<string, unknown>;
    expect(body).toMatchObject({
      session_id: "visit",
      status: "generated",
      topics: [
        { title: expect.any(String), narrative: expect.stringContaining("Customers pay in cash") },
        { title: expect.any(String), narrative: expect.stringContaining("apron") },
      ],
      cta: { text: "Book a course", link: "https://www.hollow-oak.example/courses" },
      suggested_subject: "Your visit to Hollow Oak",
    });
    expect(["Shop", "Courses", "Help"]).toContain(body.category as string);
    const shown = await server.context.history.read(company, "visit");
    const links = new Set(shown.flatMap(({ tiles }) => tiles.map(({ link }) => link)));
    const resources = body.resources as { link: string }[];
    expect(resources.length).toBeGreaterThan(0);
    for (const { link } of resources) expect(links.has(link)).toBe(true);
    expect(body.rendered_body as string).toContain("Customers pay in cash");
  });

  describe("of a session whose questions have", () => {
    async function topicsOf(session: string, queries: string[], route: "queries" | "query-summaries") {
      for (const query of queries) {
        const body = { company, sessionId: session, requestId: crypto.randomUUID(), query };
        expect((await server.post(`/api/v1/${route}`, body)).status).toBe(200);
      }
      const body = await (await summarize({ session_id: session })).json();
      return body as { topics: { title: string; narrative: string }[]; rendered_body: string; resources: unknown[] };
    }

    test.each([
      ["queries", "bread and quantum chromodynamics of neutron stars"],
      ["query-summaries", "bread and quantum chromodynamics of neutron stars"],
      ["query-summaries", "hello"],
    ] as const)("no answer (%s, %p): they are no topic, and an email has no excuses", async (route, query) => {
      const session = `no answer ${route} ${query}`;
      const { topics, rendered_body } = await topicsOf(session, [query, "how can I pay for bread"], route);
      expect(topics.map(({ narrative }) => narrative)).toEqual([expect.stringContaining("Customers pay in cash")]);
      expect(rendered_body).not.toMatch(/couldn't find|come nearest|Hello!/);
    });

    test("no answer at all: there is no topic, and the rest stands", async () => {
      const queries = ["bread and quantum chromodynamics of neutron stars"];
      const { topics, resources, rendered_body } = await topicsOf("no answers", queries, "queries");
      expect(topics).toEqual([]);
      expect(rendered_body).not.toContain("couldn't find");
      expect(resources).toBeArray();
    });

    test("a way of many steps for an answer: it is told whole, as the visitor was told it", async () => {
      const steps = [
        "Switch the oven off at the wall and let it cool down for a whole hour with its door open.",
        "Take the metal sheets and the stone out and put them on a dry towel beside the sink.",
        "Spray the walls with warm water and vinegar, and leave the fan and the lamp as dry as you can.",
        "Wipe the walls with a soft cloth from the top to the bottom, and the glass of the door last.",
      ];
      const page = `# Clean the oven\n\nHow to clean the oven after baking:\n\n${steps.map((step, i) => `${i + 1}. ${step}`).join("\n")}\n`;
      await server.addCompany({ company: "ovens", pages: { "clean.md": page } });
      const request = { company: "ovens", sessionId: "cook", requestId: "o1", query: "how do I clean the oven" };
      expect((await server.post("/api/v1/queries", request)).status).toBe(200);
      const body = await (await summarize({ company: "ovens", session_id: "cook" })).json();
      const { topics } = body as { topics: { narrative: string }[] };
      expect(topics).toHaveLength(1);
      for (const step of steps) expect(topics[0]?.narrative).toContain(step);
    });

    test("one page for an answer: it is one topic, that tells each answer once", async () => {
      const queries = [
        "how can I pay for bread",
        "how can I pay for the bread",
        "which discount do schools get on bread",
      ];
      const { topics } = await topicsOf("one page", queries, "queries");
      expect(topics.map(({ title }) => title)).toEqual(["Bread prices"]);
      const narrative = topics[0]?.narrative ?? "";
      expect(narrative.split("Customers pay in cash")).toHaveLength(2);
      expect(narrative).toContain("discount of 15 percent");
    });
  });

  test("unknown and foreign sessions are the same 404, a bad body is 400", async () => {
    for (const body of [{ session_id: "nobody" }, { company: "none" }]) {
      const answer = await summarize(body);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ detail: "There is no such session.", error: "session_not_found" });
    }
    const bad = await summarize({ session_id: 3 });
    expect(bad.status).toBe(400);
    expect(await bad.json()).toMatchObject({ error: "invalid_request" });
  });

  test("streams each topic as an item, then the same answer", async () => {
    const json = await (await summarize({})).json();
    const answer = await summarize({}, { accept: "application/x-ndjson" });
    const parts = Bun.JSONL.parse(await answer.text()) as { type: string; body?: unknown }[];
    expect(parts.filter(({ type }) => type === "item")).toHaveLength(2);
    expect(parts.at(-2)?.body).toEqual(json);
  });

  test("guessing session ids is limited", async () => {
    await using own = await startTestServer();
    await own.addCompany();
    const guess = (index: number) => own.post("/api/v1/session-summaries", { session_id: `guess-${index}` });
    const statuses = new Set<number>();
    for (let index = 0; index < 130; index++) statuses.add((await guess(index)).status);
    expect([...statuses]).toEqual([404, 429]);
  });
});

describe("the templates of a summary", () => {
  const fields = {
    session_id: "s",
    status: "generated" as const,
    category: "general",
    topics: [{ title: "<b>x</b>", narrative: "a & b\nc" }],
    resources: [],
    cta: { text: "", link: "" },
  };

  const rendered = (body: string) =>
    renderSummary({ name: "Acme", summary: { subject: "", body } }, fields).rendered_body;

  test.each(["{{title}}", "{{{title}}}", "{{&title}}", "{{ & title }}", "{{={ }=}}{&title}{={{ }}=}"])(
    "escape every value where the body is HTML, also in a revision of before with %s",
    (form) => {
      expect(rendered(`<ul>{{#topics}}<li>${form}</li>{{/topics}}</ul>`)).toBe(
        "<ul><li>&lt;b&gt;x&lt;/b&gt;</li></ul>",
      );
    },
  );

  test.each([
    ["{{#topics}}<p>{{title}}</p>{{/topics}}", "{{#topics}}p: {{title}}{{/topics}}"],
    ["Hello<br>{{#topics}}{{title}}{{/topics}}", "Hello <ada@acme.example> {{#topics}}{{title}}{{/topics}}"],
    ["{{! c }}<p{{#topics}}>{{title}}{{/topics}}", "{{! c }}{{#topics}}2 < p {{title}}{{/topics}}"],
    ["<!-- x -->{{#topics}}{{title}}{{/topics}}", "<- x ->{{#topics}}{{title}}{{/topics}}"],
  ])("%s is HTML wherever its tag stands, %s is plain text", (html, plain) => {
    expect(rendered(html)).toContain("&lt;b&gt;x&lt;/b&gt;");
    expect(rendered(plain)).toContain("<b>x</b>");
  });

  test("leave plain text as it is, and keep a subject on one line", () => {
    const summary = {
      subject: "{{company}}: {{#topics}}{{narrative}}{{/topics}}",
      body: "{{#topics}}{{title}}{{/topics}}",
    };
    const rendered = renderSummary({ name: "Acme", summary }, fields);
    expect(rendered).toEqual({ suggested_subject: "Acme: a & b c", rendered_body: "<b>x</b>" });
  });
});
