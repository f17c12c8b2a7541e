import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

const company = "bakery";

describe("POST /api/v1/suggestions", () => {
  test("gives new prompts, none of which was shown or asked before", async () => {
    const call = { company, sessionId: "suggest", query: "bread prices", n: 1 };
    const first = await server.client.api.v1.suggestions.post(call);
    expect(first.data?.suggestions.length).toBeGreaterThan(0);
    const shown = first.data?.suggestions ?? [];
    const next = await server.client.api.v1.suggestions.post({ ...call, previous_suggestions: shown });
    expect(next.data?.suggestions.length).toBeGreaterThan(0);
    for (const text of next.data?.suggestions ?? []) expect(shown).not.toContain(text);
  });

  test("never repeats the question of the same user action", async () => {
    const action = { company, sessionId: "suggest-action", requestId: "a1" };
    const query = "How do I book a course?";
    const before = await server.client.api.v1.suggestions.post({ ...action, query: "baking courses", n: 10 });
    expect(before.data?.suggestions).toContain(query);
    await server.client.api.v1.queries.post({ ...action, query });
    const after = await server.client.api.v1.suggestions.post({ ...action, n: 10 });
    expect(after.data?.suggestions).not.toContain(query);
    expect(after.data?.suggestions.length).toBeGreaterThan(0);
  });

  test("leaves no request behind that nobody made", async () => {
    const session = { company, sessionId: "suggest-alone" };
    await server.client.api.v1.queries.post({ ...session, query: "bread prices", requestId: "q1" });
    await server.client.api.v1.suggestions.post({ ...session });
    const history = await server.context.history.read(company, session.sessionId);
    expect(history.map(({ query }) => query)).toEqual(["bread prices"]);
    await server.client.api.v1.suggestions.post({ company, sessionId: "suggest-only" });
    const share = await server.post("/api/v1/shares", { company, session_id: "suggest-only", template_id: "sr" });
    expect(share.status).toBe(404);
  });

  test("offers a configured prompt only where a page speaks of most of it", async () => {
    await using other = await startTestServer();
    const apart = "Can I pay for parking?";
    const prompts = ["How can I pay for bread?", "Can I pay by barter?", apart];
    await other.addCompany({ more: `suggestions: ${JSON.stringify(prompts)}` });
    const { data } = await other.client.api.v1.suggestions.post({ sessionId: "s", query: "bread prices", n: 10 });
    expect(data?.suggestions).toContain("How can I pay for bread?");
    expect(data?.suggestions).not.toContain("Can I pay by barter?");
    // Its words stand on two pages, neither of which speaks of both.
    expect(data?.suggestions).not.toContain(apart);
  });

  test("are the questions of the page that answers, also where other parts of it were found", async () => {
    const asked = ["oar", "vest", "rope", "sail", "anchor"].map((thing) => `Where do I find my ${thing}?`);
    const parts = asked.map((question, i) => `## ${question}\n\nYou find it in box ${i} of the shed by the gate.\n`);
    await using other = await startTestServer();
    await other.addCompany({ pages: { "join.md": `# Join\n\nAll may join.\n\n${parts.join("\n")}` } });
    const call = { sessionId: "s", query: "where would I find a rope", n: 10 };
    const { data } = await other.client.api.v1.suggestions.post(call);
    expect(data?.suggestions.toSorted()).toEqual(asked.toSpliced(2, 1).toSorted());
  });

  test("begin with configured prompts that a page answers, wherever it stands", async () => {
    const pages: Record<string, string> = {};
    const things = ["bread", "rye", "cake", "pastry", "flour", "oven", "coffee", "sugar"];
    for (let i = 0; i < 120; i++)
      pages[`note-${i}.md`] =
        `# Note ${i}\n\n## How do I order item ${i}?\n\nOpen the shop page and press button ${i}.\n`;
    for (const [i, thing] of things.entries())
      pages[`note-${i * 13 + 5}.md`] = `# About ${thing}\n\nThe ${thing} is stored on shelf ${i} at night.\n`;
    const answered = things.map((thing) => `Where is the ${thing} stored?`);
    await using other = await startTestServer();
    await other.addCompany({
      pages,
      more: `suggestions: ${JSON.stringify(["Can I pay by barter?", ...answered, "¿Dónde está el pan?"])}`,
    });
    const first = async (n: number, previous: string[] = []) =>
      (await other.client.api.v1.suggestions.post({ sessionId: "s", n, previous_suggestions: previous })).data
        ?.suggestions;
    expect(await first(3)).toEqual(answered.slice(0, 3));
    expect(await first(3, answered.slice(0, 3))).toEqual(answered.slice(3, 6));
    expect((await first(10))?.slice(0, 8)).toEqual(answered);
    expect((await first(10))?.length).toBe(10);
  });

  test("come from further pages where the nearest have too few", async () => {
    await using other = await startTestServer();
    const pages: Record<string, string> = {};
    for (let i = 0; i < 9; i++)
      pages[`near-${i}.md`] = `# Rye bread ${i}\n\nRye bread number ${i} is rye bread, dark and sour.`;
    pages["far.md"] =
      "# Orders\n\n## How do I order cakes?\n\nOrder cakes two days ahead at the counter, as you order rye bread.";
    await other.addCompany({ pages });
    const { data } = await other.client.api.v1.suggestions.post({ sessionId: "s", query: "rye bread", n: 10 });
    expect(data?.suggestions).toContain("How do I order cakes?");
  });

  test("begins with pages from all over the corpus, in the visitor's language", async () => {
    const pages: Record<string, string> = {};
    for (let i = 0; i < 40; i++) {
      const [en, es] = i < 20 ? ["", ""] : ["## How do I order bread?", "## ¿Cómo pido pan?"];
      pages[`note-${i}.md`] = `# Note ${i}\n\n${en}\n\nOpen the shop page and press button number ${i} of it.\n`;
      pages[`es/note-${i}.md`] =
        `---\nlang: es\n---\n# Aviso ${i}\n\n${es}\n\nAbra la página de la tienda y pulse el botón ${i}.\n`;
    }
    await using other = await startTestServer();
    await other.addCompany({ pages });
    const first = async (locale?: string) =>
      (await other.client.api.v1.suggestions.post({ sessionId: "s", ...(locale ? { locale } : {}) })).data?.suggestions;
    expect(await first("es")).toEqual(["¿Cómo pido pan?"]);
    expect(await first("en")).toEqual(["How do I order bread?"]);
  });

  test("are in the locale that is asked for, else in the language of the query, and never mixed", async () => {
    const inSpanish = (text: string) => `---\nlang: es\n---\n# Pedidos\n\n${text}\n`;
    const pages = {
      "order.md":
        "# Orders\n\n## How do I change my order?\n\nCall the shop before noon to change your order by e-mail.\n",
      "oven.md": "# Oven\n\n## How hot is the oven?\n\nThe oven is 250 degrees hot at night when bread is baked.\n",
      "es/order.md": inSpanish(
        "## ¿Cómo cambio mi pedido?\n\nLlame a la tienda antes del mediodía para cambiar su pedido (order) por e-mail.",
      ),
    };
    await using other = await startTestServer();
    await other.addCompany({ pages });
    const asked = async (query: string, locale?: string) => {
      const request = { sessionId: "s", query, ...(locale ? { locale } : {}) };
      return (await other.client.api.v1.suggestions.post(request)).data?.suggestions;
    };
    expect(await asked("e-mail order")).toEqual(["How do I change my order?"]);
    expect(await asked("where is my order")).toEqual(["How do I change my order?"]);
    expect(await asked("e-mail para un pedido")).toEqual(["¿Cómo cambio mi pedido?"]);
    expect(await asked("e-mail order", "es")).toEqual(["¿Cómo cambio mi pedido?"]);
    expect(await asked("oven", "es")).toEqual(["¿Cómo cambio mi pedido?"]);
    expect(await asked("oven", "de")).toEqual(["How hot is the oven?"]);
  });

  test("say what they are about without their page", async () => {
    const pages = {
      "starter.md":
        "# Sourdough starter\n\n## What is this project and why are you doing it?\n\nThe project shares a sourdough starter with schools.\n\n## How does it work?\n\nEach school gets a jar of sourdough starter in spring.\n\n## How do I feed a sourdough starter?\n\nFeed the starter with flour and water each day.\n",
      "why.md":
        "# Sourdough\n\n## Why sour?\n\nThe acid keeps sourdough fresh.\n\n## What else does sourdough need?\n\nSourdough needs a warm place to rise.\n",
    };
    await using other = await startTestServer();
    await other.addCompany({ pages });
    const { data } = await other.client.api.v1.suggestions.post({ sessionId: "s", query: "sourdough", n: 10 });
    expect(data?.suggestions).toEqual(["How do I feed a sourdough starter?"]);
  });

  test("streams each as an item and ends with the same answer", async () => {
    const body = { company, sessionId: "suggest-2", query: "bread prices", n: 3, is_private_session: true };
    const json = (await (await server.post("/api/v1/suggestions", body)).json()) as { suggestions: string[] };
    const answer = await server.post("/api/v1/suggestions", body, { accept: "application/x-ndjson" });
    const parts = Bun.JSONL.parse(await answer.text()) as { type: string; item?: string; body?: unknown }[];
    expect(parts.filter(({ type }) => type === "item").map(({ item }) => item)).toEqual(json.suggestions);
    expect(parts.at(-2)?.body).toEqual(json);
    expect(parts.at(-1)?.type).toBe("finish");
  });
});
