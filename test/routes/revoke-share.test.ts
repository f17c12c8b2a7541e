import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import { usher } from "../support/cli.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const company = "bakery";
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
  await server.addCompany({ company: "dairy" });
  await server.post("/api/v1/queries", { company, sessionId: "visit", query: "how can I pay" });
});
afterAll(() => server[Symbol.asyncDispose]());

async function share(): Promise<string> {
  const body = { company, session_id: "visit", template_id: "mr", use_history: true };
  const answer = await server.post("/api/v1/shares", body);
  return ((await answer.json()) as { conversation_history_id: string }).conversation_history_id;
}

async function expectGone(id: string): Promise<void> {
  for (const path of [`/api/v1/shares/${id}`, `/share/${id}`, `/api/v1/shares/${id}/sessions/other`]) {
    expect((await server.get(path)).status).toBe(404);
  }
}

const revoke = (id: string) => usher(server.context.config.dataDir, ["shares", "revoke", id]);

describe("a share is taken back", () => {
  test("by usher shares revoke, whatever company it is of; once, and with exit 1 where there is none", async () => {
    const [id, other] = [await share(), await share()];
    expect(await revoke(id)).toEqual({ code: 0, out: `${id} is revoked\n`, err: "" });
    await expectGone(id);
    for (const again of [id, "unknown"]) {
      expect(await revoke(again)).toEqual({ code: 1, out: "", err: "There is no such share.\n" });
    }
    expect((await server.get(`/api/v1/shares/${other}`)).status).toBe(200);
  }, 90_000);

  test("by usher shares revoke, behind -- where its id begins with a dash, as older versions made them", async () => {
    const id = "-dXM6gUuCZra0sIZOm_gfg";
    const { writer } = server.context.db;
    await writer.write([{ sql: "update shares set id = ? where id = ?", args: [id, await share()] }]);
    expect((await server.get(`/api/v1/shares/${id}`)).status).toBe(200);
    const { dataDir } = server.context.config;
    expect((await usher(dataDir, ["shares", "revoke", id])).code).toBe(2);
    expect((await usher(dataDir, ["shares", "revoke", "--", id])).code).toBe(0);
    await expectGone(id);
  }, 90_000);

  test("by DELETE with an API key of its company, and no other", async () => {
    const id = await share();
    const remove = (headers: Record<string, string>) =>
      fetch(`${server.url}/api/v1/shares/${id}`, { method: "DELETE", headers });
    expect((await remove({})).status).toBe(403);
    expect((await remove({ "x-api-key": (await createApiKey(server.context, "dairy")).text })).status).toBe(404);
    expect((await server.get(`/api/v1/shares/${id}`)).status).toBe(200);
    const own = { "x-api-key": (await createApiKey(server.context, company)).text };
    expect((await remove(own)).status).toBe(204);
    await expectGone(id);
    expect((await remove(own)).status).toBe(404);
  });
});
