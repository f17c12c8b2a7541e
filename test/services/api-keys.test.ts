import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { listApiKeys } from "../../src/db/queries/api-keys.ts";
import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import { revokeApiKey } from "../../src/services/keys/revoke-api-key.ts";
import { verifyApiKey } from "../../src/services/keys/verify-api-key.ts";
import { usher } from "../support/cli.ts";
import { startTestServer } from "../support/server.ts";

/** Why something was refused. Not by Bun's `rejects`: it holds the event loop, on which a writing thread is heard. */
const refusalOf = (made: Promise<unknown>) =>
  made.then(
    () => "",
    (error: Error) => error.message,
  );

describe("An API key", () => {
  test("is usk_<id>_<secret>, belongs to one company, and is stored as its SHA-256 alone", async () => {
    await using server = await startTestServer();
    await server.addCompany();
    const { id, text } = await createApiKey(server.context, "bakery");
    expect(text).toMatch(/^usk_[0-9a-f]+_[0-9a-f]{64}$/);
    expect(text.startsWith(`usk_${id}_`)).toBe(true);
    expect(await verifyApiKey(server.context, text)).toEqual({ keyId: id, company: "bakery" });
    const [row] = await listApiKeys(server.context.db, "bakery");
    expect(row?.hash.toString("hex")).toBe(new Bun.CryptoHasher("sha256").update(text).digest("hex"));
    expect(JSON.stringify(row)).not.toContain(text.slice(-64));
  });

  test("is refused with one character changed, cut, of another form, or of an unknown id", async () => {
    await using server = await startTestServer();
    await server.addCompany();
    const { id, text } = await createApiKey(server.context, "bakery");
    const other = text.endsWith("0") ? "1" : "0";
    const unknown = text.replace(
      id,
      id.replace(/./g, (digit) => (digit === "0" ? "1" : "0")),
    );
    const wrong = [
      `${text.slice(0, -1)}${other}`,
      text.slice(0, -1),
      `${text} `,
      text.toUpperCase(),
      unknown,
      "",
      null,
    ];
    for (const key of wrong) expect(await verifyApiKey(server.context, key)).toBeUndefined();
  });

  test("works beside a second one until it is revoked, which is at once", async () => {
    await using server = await startTestServer();
    await server.addCompany();
    const first = await createApiKey(server.context, "bakery");
    const second = await createApiKey(server.context, "bakery");
    for (const { text } of [first, second]) expect(await verifyApiKey(server.context, text)).toBeDefined();
    await revokeApiKey(server.context, "bakery", first.id);
    expect(await verifyApiKey(server.context, first.text)).toBeUndefined();
    expect(await verifyApiKey(server.context, second.text)).toBeDefined();
  });

  test("is revoked by its own company only, and once", async () => {
    await using server = await startTestServer();
    await server.addCompany();
    await server.addCompany({ company: "mill", indexId: "idx_mill" });
    const { id, text } = await createApiKey(server.context, "bakery");
    expect(await refusalOf(revokeApiKey(server.context, "mill", id))).toContain(`mill has no key ${id}`);
    expect(await verifyApiKey(server.context, text)).toBeDefined();
    await revokeApiKey(server.context, "bakery", id);
    expect(await refusalOf(revokeApiKey(server.context, "bakery", id))).toContain("in force");
    expect(await refusalOf(createApiKey(server.context, "nobody"))).not.toBe("");
  });
});

test("keys create|list|revoke: the key is shown once, a list has ids alone, a revoked one is marked", async () => {
  await using server = await startTestServer();
  await server.addCompany();
  const dataDir = join(server.folder, "data");
  const made = await usher(dataDir, ["keys", "create", "bakery"]);
  expect(made).toMatchObject({ code: 0, err: "" });
  const key = made.out.trim();
  const id = key.split("_")[1] ?? "";
  expect(await verifyApiKey(server.context, key)).toEqual({ keyId: id, company: "bakery" });
  const listed = await usher(dataDir, ["keys", "list", "bakery"]);
  expect(listed.out).toContain(id);
  expect(listed.out).not.toContain(key.slice(-20));
  expect((await usher(dataDir, ["keys", "revoke", "bakery", id])).code).toBe(0);
  expect(await verifyApiKey(server.context, key)).toBeUndefined();
  const { keys } = JSON.parse((await usher(dataDir, ["keys", "list", "bakery", "--json"])).out);
  expect(keys).toEqual([{ id, createdAt: expect.any(String), revokedAt: expect.any(String) }]);
  expect((await usher(dataDir, ["keys", "revoke", "bakery", id])).code).toBe(1);
  expect((await usher(dataDir, ["keys", "create", "nobody"])).code).toBe(1);
});

describe("A content request with a valid key", () => {
  const query = { query: "bread prices" };

  test("counts against its company's limit instead of the address's", async () => {
    await using server = await startTestServer({ config: { addressRequestsPerMinute: 2 } });
    await server.addCompany({ limits: { requests_per_minute: 5 } });
    const { text } = await createApiKey(server.context, "bakery");
    const ask = (headers: Record<string, string> = {}) =>
      server.post("/api/v1/queries", query, headers).then(({ status }) => status);
    const keyed = { "x-api-key": text };
    expect([await ask(keyed), await ask(keyed), await ask(keyed), await ask(keyed)]).toEqual([200, 200, 200, 200]);
    expect([await ask(), await ask(keyed)]).toEqual([200, 429]);
  });

  test("that is wrong or revoked counts against the address", async () => {
    await using server = await startTestServer({ config: { addressRequestsPerMinute: 2 } });
    await server.addCompany();
    const { id, text } = await createApiKey(server.context, "bakery");
    await revokeApiKey(server.context, "bakery", id);
    const ask = () => server.post("/api/v1/queries", query, { "x-api-key": text }).then(({ status }) => status);
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  });

  test("of one company spends its own company's limit on another's pages, and that one's too", async () => {
    await using server = await startTestServer({ config: { addressRequestsPerMinute: 1 } });
    await server.addCompany({ limits: { requests_per_minute: 2 } });
    await server.addCompany({ company: "mill", indexId: "idx_mill" });
    const { text } = await createApiKey(server.context, "bakery");
    const ask = () =>
      server.post("/api/v1/queries", { ...query, company: "mill" }, { "x-api-key": text }).then(({ status }) => status);
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  });
});
