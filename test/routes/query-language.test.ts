import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { eventsOf, only, say, textOf } from "../support/agent.ts";
import { bakeryPages } from "../support/company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const company = "bakery";
const spanish = (title: string, text: string) => `---\nlang: es\n---\n# ${title}\n\n${text}\n`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const site = "https://www.hollow-oak.example";
  const pages = {
    ...bakeryPages,
    "es/ensaimada.md": spanish("La ensaimada", "La ensaimada de la casa cuesta tres euros y lleva manteca de cerdo."),
    "es/pago.md": spanish("Formas de pago", "Los clientes pueden pagar con tarjeta o en efectivo."),
  };
  const ctas = [
    { when: { locales: ["es"] }, text: "Llámenos", url: `${site}/es` },
    { text: "Call us", url: `${site}/` },
  ];
  await server.addCompany({ pages, ctas });
});
afterAll(() => server[Symbol.asyncDispose]());

const english = { query: "What is in an ensaimada?", company };
const castilian = { query: "¿Qué lleva la ensaimada de la casa?", company };

describe("the language of a query without a locale", () => {
  test("rules what is shown beside it, though the page that it finds is in another", async () => {
    for (const [asked, text] of [
      [english, "Call us"],
      [castilian, "Llámenos"],
    ] as const) {
      const { data } = await server.client.api.v1.queries.post(asked);
      expect(data?.responses[0]?.title).toBe("La ensaimada");
      expect(data?.sales_cta.text).toBe(text);
      expect((await server.client.api.v1["cta-selection"].post(asked)).data?.text).toBe(text);
    }
  });

  test("gives way to the locale that is asked for", async () => {
    const { data } = await server.client.api.v1.queries.post({ ...english, locale: "es" });
    expect(data?.sales_cta.text).toBe("Llámenos");
  });

  test("is that of the summary's own words", async () => {
    const summary = async (query: string) =>
      (await server.client.api.v1["query-summaries"].post({ query, company, is_private_session: true })).data?.summary;
    expect(await summary("Where do I buy an ensaimada with a gluten allergy?")).toContain("I couldn't find an answer");
    expect(await summary("¿Hay ensaimadas para celíacos que no toman gluten?")).toContain("No encontré");
  });

  test("is that of the site where its words are unknown there", async () => {
    const pages = { "pago.md": spanish("Formas de pago", "Los clientes pueden pagar con tarjeta o en efectivo.") };
    await server.addCompany({ company: "panaderia", pages });
    const asked = { query: "¿Cuál es vuestro teléfono?", company: "panaderia", is_private_session: true };
    const { data } = await server.client.api.v1["query-summaries"].post(asked);
    expect(data?.summary).toContain("No encontré");
  });

  test("is that of the agent's own words and of its CTA", async () => {
    const visitor = await server.visitor("query-language");
    const message = "Where do I buy an ensaimada with a gluten allergy?";
    const events = await eventsOf(server, visitor, await say(server, visitor, message));
    expect(textOf(events)).toContain("I couldn't find an answer");
    expect(only(events, "cta.selected").data.cta.text).toBe("Call us");
  });
});

describe("a locale that is asked for is a hint", () => {
  const asked = ["bread prices", "how can I pay", "baking course", "opening hours", "what does a large loaf cost"];
  const summaries = async (locale: object) =>
    Promise.all(
      asked.map(async (query) => {
        const body = { query, company, is_private_session: true, ...locale };
        return (await server.client.api.v1["query-summaries"].post(body)).data?.summary ?? "";
      }),
    );

  test.each(["de", "fr", "sv", "es", "root"])(
    "(%s) to which a query in another language is answered alike",
    async (locale) => {
      const plain = await summaries({});
      for (const summary of plain) expect(summary).not.toContain("I couldn't find an answer");
      expect(await summaries({ locale })).toEqual(plain);
    },
  );

  test.each(["en", "de", "sv"])("(%s) in which a session's topics are told alike", async (locale) => {
    const session_id = `hinted-${locale}`;
    for (const query of asked) await server.client.api.v1.queries.post({ company, query, sessionId: session_id });
    const topics = async (more: object) => {
      const body = { company, session_id, is_private_session: true, ...more };
      return ((await (await server.post("/api/v1/session-summaries", body)).json()) as { topics: unknown[] }).topics;
    };
    expect((await topics({})).length).toBeGreaterThan(2);
    expect(await topics({ locale })).toEqual(await topics({}));
  });

  test("in which the page's silence is told", async () => {
    const body = { query: "What about quantum chromodynamics?", company, is_private_session: true, locale: "es" };
    expect((await server.client.api.v1["query-summaries"].post(body)).data?.summary).toContain("No encontré");
  });
});
