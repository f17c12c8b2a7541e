import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import { readCompanyFile } from "../../src/runtime-package/company-file.ts";
import type { AccessGrant } from "../../src/schemas/agent.ts";
import { ingestCompany } from "../../src/services/operations/ingest-company.ts";
import { expectRefusal } from "../support/agent.ts";
import { bakeryOrigin, writeCompany } from "../support/company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const path = "/service/v1/bootstrap";
const minimal = { clientSessionId: "9f0c", indexId: "idx_bakery" };
const origins = [
  bakeryOrigin,
  "https://*.hollow-oak.example",
  "https://[2001:db8::1]:8443",
  "https://xn--mnchen-3ya.example",
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany({ origins });
  await server.addCompany({ company: "rival", origins: ["https://www.rival.example"] });
});
afterAll(() => server[Symbol.asyncDispose]());

function bootstrap(body: unknown = minimal, origin: string = bakeryOrigin, more: Record<string, string> = {}) {
  return server.post(path, body, { origin, ...more });
}

async function grant(body: unknown = minimal, origin?: string): Promise<AccessGrant> {
  const answer = await bootstrap(body, origin);
  expect(answer.status).toBe(200);
  return (await answer.json()) as AccessGrant;
}

describe("POST /service/v1/bootstrap answers 200 with an access grant", () => {
  test("of exactly the fields of the specification", async () => {
    const before = Math.floor(Date.now() / 1000);
    const given = await grant();
    expect(given).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      tokenType: "Bearer",
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
      origin: bakeryOrigin,
      visitorSubject: expect.stringMatching(/^vis_[\w-]{32}$/),
      apiVersion: "v1",
      identity: { indexId: "idx_bakery", revision: expect.stringMatching(/^rev_/), tenantId: "ten_bakery" },
    });
    const lifetime = Date.parse(given.expiresAt) / 1000 - before;
    expect(lifetime).toBeGreaterThanOrEqual(900);
    expect(lifetime).toBeLessThanOrEqual(902);
  });

  test("whose token others verify with the published keys", async () => {
    const given = await grant();
    const keys = createRemoteJWKSet(new URL(`${server.url}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(given.accessToken, keys, {
      issuer: "http://localhost:3000",
      audience: "agent-runtime",
      typ: "at+jwt",
    });
    expect(protectedHeader).toMatchObject({ alg: "EdDSA", typ: "at+jwt", kid: expect.any(String) });
    expect(payload).toEqual({
      ...{ iss: "http://localhost:3000", aud: "agent-runtime", sub: given.visitorSubject },
      ...{ tenantId: "ten_bakery", indexId: "idx_bakery", version: "published", revision: given.identity.revision },
      ...{ origin: bakeryOrigin, jti: expect.any(String), iat: expect.any(Number), exp: (payload.iat ?? 0) + 900 },
    });
    expect(new Date((payload.exp ?? 0) * 1000).toISOString()).toBe(new Date(given.expiresAt).toISOString());
  });

  test("and the key set holds no private part", async () => {
    const { keys } = (await (await server.get("/.well-known/jwks.json")).json()) as { keys: Record<string, string>[] };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig", kid: expect.any(String) });
      expect(key).not.toHaveProperty("d");
    }
  });

  test("with the same subject for the same clientSessionId, and another token", async () => {
    const [first, again] = [await grant(), await grant()];
    expect(again.visitorSubject).toBe(first.visitorSubject);
    expect(again.accessToken).not.toBe(first.accessToken);
  });

  test("with another subject for another clientSessionId, and for another company", async () => {
    const { visitorSubject } = await grant();
    expect((await grant({ ...minimal, clientSessionId: "another" })).visitorSubject).not.toBe(visitorSubject);
    const rival = await grant({ ...minimal, indexId: "idx_rival" }, "https://www.rival.example");
    expect(rival.visitorSubject).not.toBe(visitorSubject);
    expect(rival.visitorSubject).not.toContain("9f0c");
  });

  test("with a private claim and a subject of its own where either flag says so", async () => {
    const open = await grant({ ...minimal, is_private_session: false, tracking_consent: true });
    const subjects = new Set([open.visitorSubject]);
    for (const flags of [{ is_private_session: true }, { tracking_consent: false }]) {
      const hidden = await grant({ ...minimal, ...flags });
      expect(claimsOf(hidden)).toMatchObject({ private: true });
      subjects.add(hidden.visitorSubject);
    }
    expect(claimsOf(open)).not.toHaveProperty("private");
    expect(subjects.size).toBe(2);
    const posing = await grant({ ...minimal, clientSessionId: `private ${minimal.clientSessionId}` });
    expect(subjects).not.toContain(posing.visitorSubject);
  });

  test("signed with EdDSA and a kid that the key set knows", async () => {
    const { keys } = (await (await server.get("/.well-known/jwks.json")).json()) as { keys: { kid: string }[] };
    const { kid } = decodeProtectedHeader((await grant()).accessToken);
    expect(keys.map((key) => key.kid)).toContain(String(kid));
  });
});

function claimsOf({ accessToken }: AccessGrant): Record<string, unknown> {
  return JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString());
}

describe("The Origin decides who may bootstrap", () => {
  test("none is 403 origin_missing", async () => {
    await expectRefusal(await server.post(path, minimal), 403, "origin_missing");
  });

  test.each([
    ["an unknown one", "https://www.stranger.example"],
    ["another company's", "https://www.rival.example"],
    ["null", "null"],
    ["one with a trailing slash", `${bakeryOrigin}/`],
    ["one with a path", `${bakeryOrigin}/page`],
    ["another scheme", "http://www.hollow-oak.example"],
    ["a port", `${bakeryOrigin}:8443`],
    ["its default port written out", `${bakeryOrigin}:443`],
    ["other case", "https://WWW.hollow-oak.example"],
    ["a trailing dot", `${bakeryOrigin}.`],
    ["a longer host that ends alike", "https://evil-hollow-oak.example"],
    ["a longer host that begins alike", `${bakeryOrigin}.evil.example`],
    ["the wildcard's own parent", "https://hollow-oak.example"],
    ["a port under the wildcard", "https://shop.hollow-oak.example:8443"],
    ["http under the wildcard", "http://shop.hollow-oak.example"],
    ["an IPv6 address written out", "https://[2001:db8:0:0:0:0:0:1]:8443"],
    ["an IPv6 address on another port", "https://[2001:db8::1]"],
    ["Unicode where punycode is listed", "https://m%C3%BCnchen.example"],
    ["credentials", "https://user@www.hollow-oak.example"],
    ["nonsense", "nonsense"],
    ["a list", `${bakeryOrigin}, https://evil.example`],
    ["a file", "file://"],
  ])("%s is 403 origin_rejected", async (_, origin) => {
    await expectRefusal(await bootstrap(minimal, origin), 403, "origin_rejected");
  });

  test.each([
    ["one label under the wildcard", "https://shop.hollow-oak.example"],
    ["two labels under the wildcard", "https://eu.shop.hollow-oak.example"],
    ["IPv6 with its port", "https://[2001:db8::1]:8443"],
    ["punycode", "https://xn--mnchen-3ya.example"],
  ])("%s is admitted, and the grant names it", async (_, origin) => {
    expect((await grant(minimal, origin)).origin).toBe(origin);
  });

  test("an empty list admits no one", async () => {
    await server.addCompany({ company: "closed", origins: [] });
    await expectRefusal(await bootstrap({ ...minimal, indexId: "idx_closed" }), 403, "origin_rejected");
  });

  test.each([
    ["a missing field", { indexId: "idx_bakery" }],
    ["a mistyped value", { ...minimal, version: "latest" }],
    ["an unknown field", { ...minimal, is_privat_session: true }],
    ["no object", []],
    ["null", null],
    ["an unknown index", { ...minimal, indexId: "idx_nobody" }],
    ["an index that is no string", { ...minimal, indexId: 7 }],
  ])("it is checked before the body's values: %s from a foreign origin is 403", async (_, body) => {
    await expectRefusal(await bootstrap(body, "https://www.stranger.example"), 403, "origin_rejected");
    await expectRefusal(await server.post(path, body), 403, "origin_missing");
  });

  test("a removed origin is refused from then on, whatever is published", async () => {
    const options = { company: "fickle", origins: ["https://a.fickle.example", "https://b.fickle.example"] };
    const body = { ...minimal, indexId: "idx_fickle" };
    await server.addCompany(options);
    expect((await bootstrap(body, "https://a.fickle.example")).status).toBe(200);
    const file = writeCompany(server.folder, { ...options, origins: ["https://b.fickle.example"] });
    await ingestCompany(server.context, await readCompanyFile(file, {}));
    await expectRefusal(await bootstrap(body, "https://a.fickle.example"), 403, "origin_rejected");
    expect((await bootstrap(body, "https://b.fickle.example")).status).toBe(200);
  });
});

describe("403 agent_unavailable", () => {
  test("where the index is unknown", async () => {
    await expectRefusal(await bootstrap({ ...minimal, indexId: "idx_nobody" }), 403, "agent_unavailable");
  });

  test("where only a company's slug is given", async () => {
    await expectRefusal(await bootstrap({ ...minimal, indexId: "bakery" }), 403, "agent_unavailable");
  });

  test("where the agent is switched off, at once", async () => {
    await server.addCompany({ company: "silent", more: "agent: { enabled: false }" });
    await expectRefusal(await bootstrap({ ...minimal, indexId: "idx_silent" }), 403, "agent_unavailable");
  });

  test("where nothing is published: published never falls back to unpublished", async () => {
    const file = writeCompany(server.folder, { company: "draft" });
    await ingestCompany(server.context, await readCompanyFile(file, {}));
    const body = { ...minimal, indexId: "idx_draft" };
    await expectRefusal(await bootstrap(body), 403, "agent_unavailable");
    expect((await grant({ ...body, version: "unpublished" })).identity.revision).toMatch(/^rev_/);
  });

  test("but unpublished falls back to published where no unpublished package exists", async () => {
    const given = await grant({ ...minimal, version: "unpublished" });
    expect(given.identity.revision).toBe((await grant()).identity.revision);
    expect(claimsOf(given)).toMatchObject({ version: "unpublished" });
  });

  test("where unpublished needs a preview key and the header is missing or wrong", async () => {
    await server.addCompany({ company: "preview", more: "preview_key: open-sesame" });
    const body = { ...minimal, indexId: "idx_preview", version: "unpublished" };
    await expectRefusal(await bootstrap(body), 403, "agent_unavailable");
    await expectRefusal(await bootstrap(body, bakeryOrigin, { "x-preview-key": "open" }), 403, "agent_unavailable");
    expect((await bootstrap(body, bakeryOrigin, { "x-preview-key": "open-sesame" })).status).toBe(200);
    expect((await bootstrap({ ...body, version: "published" })).status).toBe(200);
  });
});

describe("400 invalid_request, for malformed and invalid bodies alike", () => {
  test.each([
    ["no clientSessionId", { indexId: "idx_bakery" }, "clientSessionId"],
    ["no indexId", { clientSessionId: "9f0c" }, "indexId"],
    ["an empty clientSessionId", { ...minimal, clientSessionId: "" }, "clientSessionId"],
    ["a clientSessionId over 200 characters", { ...minimal, clientSessionId: "x".repeat(201) }, "clientSessionId"],
    ["a version of another name", { ...minimal, version: "latest" }, "version"],
    ["a number for a string", { ...minimal, clientSessionId: 5 }, "clientSessionId"],
    ["a string for a flag", { ...minimal, is_private_session: "true" }, "is_private_session"],
    ["a mistyped flag", { ...minimal, is_privat_session: true }, "is_private_session"],
  ])("%s: the message names %s", async (_, body, named) => {
    const answer = await bootstrap(body);
    const { error } = (await answer.clone().json()) as { error: string };
    await expectRefusal(answer, 400, "invalid_request");
    expect(error).toContain(named);
  });

  test("broken JSON", async () => {
    const headers = { origin: bakeryOrigin, "content-type": "application/json" };
    const answer = await fetch(`${server.url}${path}`, { method: "POST", headers, body: "{" });
    await expectRefusal(answer, 400, "invalid_request");
  });
});
