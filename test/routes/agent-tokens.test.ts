import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { createPublicKey } from "node:crypto";
import {
  decodeJwt,
  exportSPKI,
  generateKeyPair,
  importJWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from "jose";
import { expectRefusal, say } from "../support/agent.ts";
import { bakeryOrigin } from "../support/company.ts";
import { forgeToken } from "../support/forge-token.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const message = { message: "How much is a loaf?" };
const path = "/agent/v1/session?indexId=idx_bakery";

let server: TestServer;
let token: string;
let sessionId: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
  await server.addCompany({ company: "rival" });
  const visitor = await server.visitor();
  token = String(visitor.authorization).slice("Bearer ".length);
  sessionId = await say(server, visitor, "hello");
});
afterAll(() => server[Symbol.asyncDispose]());

/** The same refusal from both routes that take a token. */
async function expectBoth(status: number, code: string, headers: Record<string, string>, index = "idx_bakery") {
  await expectRefusal(await server.post(`/agent/v1/session?indexId=${index}`, message, headers), status, code);
  const stream = `/agent/v1/session/${sessionId}/stream?indexId=${index}`;
  await expectRefusal(await server.get(stream, headers), status, code);
}

const bearing = (text: string, origin = bakeryOrigin) => ({ authorization: `Bearer ${text}`, origin });

const forge = (claims: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
  forgeToken(server, token, claims, header);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("401 with WWW-Authenticate", () => {
  test.each([
    ["no header", {}],
    ["an empty one", { authorization: "" }],
    ["another scheme", { authorization: "Basic dXNlcjpwYXNz" }],
    ["Bearer alone", { authorization: "Bearer" }],
    ["the token without a scheme", { authorization: "eyJ" }],
  ])("token_missing: %s", async (_, headers) => {
    await expectBoth(401, "token_missing", { origin: bakeryOrigin, ...headers });
  });

  test.each(["junk", "a.b.c", "..", `${"x".repeat(4_000)}`])("token_invalid: %p", async (text) => {
    await expectBoth(401, "token_invalid", bearing(text));
  });

  test("token_expired: past exp and a few seconds of clock difference", async () => {
    const now = Math.floor(Date.now() / 1000);
    await expectBoth(401, "token_expired", bearing(await forge({ iat: now - 1_000, exp: now - 100 })));
  });

  test.each<[string, JWTPayload]>([
    ["another issuer", { iss: "https://evil.example" }],
    ["another audience", { aud: "portal" }],
    ["a claim that is not ours", { version: "latest" }],
    ["a subject that is no string", { sub: 7 } as unknown as JWTPayload],
    ["a token that is not valid yet", { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ])("token_invalid: %s", async (_, claims) => {
    await expectBoth(401, "token_invalid", bearing(await forge(claims)));
  });

  test("token_invalid: no expiry", async () => {
    const { kid, privateKey } = await server.context.keyring.signing();
    const { exp: _, ...claims } = decodeJwt(token);
    const endless = await new SignJWT(claims).setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", kid }).sign(privateKey);
    await expectBoth(401, "token_invalid", bearing(endless));
  });

  test.each<[string, Partial<JWTHeaderParameters>]>([
    ["another typ", { typ: "JWT" }],
    ["an unknown kid", { kid: "key_unknown" }],
    ["a critical extension", { crit: ["exp"], exp: 1 } as Partial<JWTHeaderParameters>],
  ])("token_invalid: %s", async (_, header) => {
    const forged = await forge({}, header).catch(() => undefined);
    const [, payload, signature] = token.split(".");
    const text = forged ?? `${encode({ alg: "EdDSA", typ: "at+jwt", ...header })}.${payload}.${signature}`;
    await expectBoth(401, "token_invalid", bearing(text));
  });

  test("token_invalid: alg none", async () => {
    const [, payload] = token.split(".");
    for (const alg of ["none", "None", "NONE"]) {
      await expectBoth(401, "token_invalid", bearing(`${encode({ alg, typ: "at+jwt" })}.${payload}.`));
    }
  });

  test("token_invalid: HS256 with the public key as its secret", async () => {
    const { keys } = await server.context.keyring.jwks();
    const jwk = keys[0] ?? {};
    const pem = await exportSPKI((await importJWK(jwk, "EdDSA", { extractable: true })) as CryptoKey);
    const raw = createPublicKey(pem).export({ format: "der", type: "spki" });
    for (const secret of [Buffer.from(pem), raw, Buffer.from(String(jwk.x), "base64url")]) {
      const forged = await new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt", kid: String(jwk.kid) })
        .sign(secret);
      await expectBoth(401, "token_invalid", bearing(forged));
    }
  });

  test("token_invalid: a key of the sender's own, embedded or not", async () => {
    const { publicKey, privateKey } = await generateKeyPair("EdDSA", { extractable: true });
    const { kid } = await server.context.keyring.signing();
    const jwk = await crypto.subtle.exportKey("jwk", publicKey);
    for (const header of [{ kid }, { kid, jwk: jwk as JWTHeaderParameters["jwk"] }]) {
      const forged = await new SignJWT(decodeJwt(token))
        .setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", ...header } as JWTHeaderParameters)
        .sign(privateKey);
      await expectBoth(401, "token_invalid", bearing(forged));
    }
  });

  test("token_invalid: a payload changed under its signature", async () => {
    const [header, , signature] = token.split(".");
    const payload = encode({ ...decodeJwt(token), sub: "vis_someone-else" });
    await expectBoth(401, "token_invalid", bearing(`${header}.${payload}.${signature}`));
  });
});

describe("403", () => {
  test.each([
    ["another origin", "https://www.stranger.example"],
    ["null", "null"],
    ["the origin with a slash", `${bakeryOrigin}/`],
  ])("origin_mismatch: %s", async (_, origin) => {
    await expectBoth(403, "origin_mismatch", bearing(token, origin));
  });

  test("origin_mismatch: no Origin, unless a browser vouches for its own page", async () => {
    const authorization = `Bearer ${token}`;
    await expectBoth(403, "origin_mismatch", { authorization });
    await expectBoth(403, "origin_mismatch", { authorization, "sec-fetch-site": "same-origin" });
  });

  test("index_mismatch: another index, or none", async () => {
    await expectBoth(403, "index_mismatch", bearing(token), "idx_rival");
    await expectRefusal(await server.post("/agent/v1/session", message, bearing(token)), 403, "index_mismatch");
  });

  test("agent_unavailable: a token whose tenant is not the index's", async () => {
    await expectBoth(403, "agent_unavailable", bearing(await forge({ tenantId: "ten_rival" })));
  });

  test("the token is checked before the body's values", async () => {
    await expectRefusal(await server.post(path, { message: 5 }, bearing("junk")), 401, "token_invalid");
    await expectRefusal(await server.post(path, {}, bearing(token, "null")), 403, "origin_mismatch");
  });
});

test("the scheme's name may have any case", async () => {
  const headers = { authorization: `bearer ${token}`, origin: bakeryOrigin };
  expect((await server.post(path, message, headers)).status).toBe(202);
});

test("a same-origin GET of PUBLIC_URL's own page, which has no Origin, is taken", async () => {
  const own = "http://localhost:3000";
  await server.addCompany({ company: "own", origins: [own] });
  const body = { clientSessionId: "c", indexId: "idx_own" };
  const answer = await server.post("/service/v1/bootstrap", body, { origin: own });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const authorization = `Bearer ${accessToken}`;
  const accepted = await server.post("/agent/v1/session?indexId=idx_own", message, { authorization, origin: own });
  const { sessionId } = (await accepted.json()) as { sessionId: string };
  const stream = `/agent/v1/session/${sessionId}/stream?indexId=idx_own`;
  expect((await server.get(stream, { authorization, "sec-fetch-site": "same-origin" })).status).toBe(200);
  await expectRefusal(await server.get(stream, { authorization }), 403, "origin_mismatch");
  const crossSite = { authorization, "sec-fetch-site": "cross-site" };
  await expectRefusal(await server.get(stream, crossSite), 403, "origin_mismatch");
});
