import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createClient } from "../../src/client.ts";
import { PacedGenerator } from "../support/paced-generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
const generator = new PacedGenerator(500, 10);
beforeAll(async () => {
  server = await startTestServer({ overrides: { generator } });
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

describe("createClient", () => {
  test.each(["tenant/42", "who?", "a#b", "50%", "Käthe & Söhne 🥐", "plain-1"])(
    "puts the id %p into a path as a whole",
    async (sessionId) => {
      const { shares, queries } = server.client.api.v1;
      await queries.post({ query: "bread prices", sessionId: "shared" });
      const { data } = await shares.post({ session_id: "shared", template_id: "mr", use_history: true });
      const id = data?.conversation_history_id ?? "";
      const loaded = await shares({ id }).sessions({ sessionId }).get();
      expect({ status: loaded.status, session_id: loaded.data?.session_id }).toEqual({
        status: 200,
        session_id: sessionId,
      });
    },
  );

  test.each(["the client's", "its own"])("ends a request that has two signals by %s", async (by) => {
    const stoppedBefore = generator.stopped;
    const [whole, own] = [new AbortController(), new AbortController()];
    const client = createClient(server.url, { signal: whole.signal });
    const asked = client.api.v1["query-summaries"].post({ query: `bread ${by}` }, { fetch: { signal: own.signal } });
    await Bun.sleep(200);
    (by === "its own" ? own : whole).abort();
    expect((await asked).error).not.toBeNull();
    for (let waited = 0; generator.stopped === stoppedBefore && waited < 2_000; waited += 10) await Bun.sleep(10);
    expect(generator.stopped).toBe(stoppedBefore + 1);
  });
});
