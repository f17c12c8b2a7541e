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
    const call = { company, sessionId: "suggest", query: "bread prices", n: 3 };
    const first = await server.client.api.v1.suggestions.post(call);
    expect(first.data?.suggestions.length).toBeGreaterThan(0);
    const shown = first.data?.suggestions ?? [];
    const next = await server.client.api.v1.suggestions.post({ ...call, previous_suggestions: shown });
    for (const text of next.data?.suggestions ?? []) expect(shown).not.toContain(text);
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
