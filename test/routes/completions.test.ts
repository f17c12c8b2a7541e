import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

describe("POST /api/v1/completions", () => {
  test("every text starts with the prefix, ignoring case, and prefix + suffix reads as text", async () => {
    const { data } = await server.client.api.v1.completions.post({ prefix: "HOW", sessionId: "s1" });
    expect(data?.prefix).toBe("HOW");
    expect(data?.completions.length).toBeGreaterThan(1);
    for (const { text, suffix } of data?.completions ?? []) {
      expect(text.toLowerCase()).toBe(`how${suffix}`.toLowerCase());
    }
    expect(data?.best).toEqual(data?.completions[0] ?? null);
  });

  test("inner blanks become one and leading blanks go", async () => {
    const { data } = await server.client.api.v1.completions.post({ prefix: "  how   is ", sessionId: "s1" });
    expect(data?.prefix).toBe("how is ");
    expect(data?.best?.text).toBe("How is bread priced?");
  });

  test("an empty prefix, n = 0 and a private session give none", async () => {
    for (const body of [
      { prefix: "", sessionId: "s1" },
      { prefix: "how", sessionId: "s1", n: 0 },
      { prefix: "how", sessionId: "s1", is_private_session: true },
      { prefix: "how", sessionId: "s1", tracking_consent: false },
    ]) {
      const { data } = await server.client.api.v1.completions.post(body);
      expect(data?.completions).toEqual([]);
      expect(data?.best).toBeNull();
    }
  });

  test("what is typed in full is none, whoever says it and in whatever case; what goes on from it is", async () => {
    await using own = await startTestServer();
    const titled = (title: string) => `---\ntitle: ${title}\n---\nBread comes to the door.`;
    await own.addCompany({ pages: { "a.md": titled("Delivery"), "b.md": titled("Delivery on Sunday") } });
    const textsOf = async (prefix: string, n = 5) => {
      const { data } = await own.client.api.v1.completions.post({ prefix, sessionId: "s1", n });
      expect(data?.best).toEqual(data?.completions[0] ?? null);
      return data?.completions.map(({ text }) => text);
    };
    expect(await textsOf("how is bread priced?")).toEqual([]);
    expect(await textsOf("DELIVERY", 1)).toEqual(["Delivery on Sunday"]);
    expect(await textsOf("deliver", 1)).toEqual(["Delivery"]);
  });

  test("are also the questions that pages answer, behind titles, unless only their page says what they are of", async () => {
    await using own = await startTestServer();
    const steps = "1. Open the basket of your order.\n2. Choose another day for it.\n3. Click **Save**.";
    await own.addCompany({
      pages: {
        "a.md": `---\ntitle: Orders\n---\n## Change the day of an order\n\n${steps}`,
        "b.md": "---\ntitle: How do I change colours\n---\nBread is brown. It comes to the door.",
        "c.md":
          "# Starters\n\n## Am I affected by this change?\n\nYou are affected by the change where you bake with an old starter.",
      },
    });
    const { data } = await own.client.api.v1.completions.post({ prefix: "how do", sessionId: "s1" });
    const [title, answered, ...more] = data?.completions.map(({ text }) => text) ?? [];
    const vague = await own.client.api.v1.completions.post({ prefix: "am i", sessionId: "s1" });
    expect(vague.data?.completions).toEqual([]);
    expect([title, answered]).toEqual(["How do I change colours", "How do I change the day of an order?"]);
    expect(more).toEqual([]);
  });

  test("come as JSON: any other form is 406", async () => {
    const body = { prefix: "how", sessionId: "s1" };
    const answer = await server.post("/api/v1/completions", body, { accept: "text/event-stream" });
    expect(answer.status).toBe(406);
    expect(await answer.json()).toMatchObject({ detail: [{ type: "not_acceptable" }] });
  });

  test("previous completions are left out", async () => {
    const first = await server.client.api.v1.completions.post({ prefix: "how", sessionId: "s1", n: 1 });
    const text = first.data?.best?.text ?? "";
    const next = await server.client.api.v1.completions.post({
      prefix: "how",
      sessionId: "s1",
      n: 1,
      previous_completions: [text],
    });
    expect(next.data?.best?.text).toBeDefined();
    expect(next.data?.best?.text).not.toBe(text);
  });
});
