import { describe, expect, setSystemTime, test } from "bun:test";
import type { ServiceError } from "../../src/errors.ts";
import { createRateLimits } from "../../src/net/rate-limits.ts";
import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { openSocket, SocketClient } from "../support/socket.ts";
import { SummaryClient } from "../support/summary-client.ts";

const query = { query: "bread prices" };

describe("limits on requests", () => {
  test("an address that asks too often gets 429 with Retry-After in the shape of the route's group", async () => {
    await using server = await startTestServer({ config: { addressRequestsPerMinute: 3 } });
    await server.addCompany();
    for (let count = 0; count < 3; count++) expect((await server.post("/api/v1/queries", query)).status).toBe(200);
    const content = await server.post("/api/v1/queries", query);
    expect(content.status).toBe(429);
    expect(Number(content.headers.get("retry-after"))).toBeWithin(1, 61);
    expect(await content.json()).toMatchObject({ detail: [{ type: "rate_limited" }] });
    const agent = await server.post("/service/v1/bootstrap", {});
    expect(await agent.json()).toMatchObject({ ok: false, code: "rate_limited" });
    expect((await server.get("/healthz")).status).toBe(200);
  });

  test("Retry-After is no longer than the window, though the clock is set back meanwhile", async () => {
    const limits = createRateLimits();
    await limits.count("address", 1);
    setSystemTime(Date.now() - 60 * 60_000);
    const refused = await limits.count("address", 1)?.catch((error: unknown) => error);
    setSystemTime();
    expect((refused as ServiceError).retryAfter).toBeWithin(1, 61);
  });

  test("a company's limit is live and its own", async () => {
    await using server = await startTestServer();
    await server.addCompany({ company: "busy", indexId: "idx_busy", limits: { requests_per_minute: 1 } });
    await server.addCompany({ company: "calm", indexId: "idx_calm" });
    const ask = (company: string) => server.post("/api/v1/queries", { ...query, company });
    expect((await ask("busy")).status).toBe(200);
    expect((await ask("busy")).status).toBe(429);
    expect((await ask("calm")).status).toBe(200);
  });
});

/** A server behind a proxy on this machine, so that a test may come from several addresses. */
const proxied = (addressRequestsPerMinute: number) =>
  startTestServer({ config: { addressRequestsPerMinute, trustedProxies: ["127.0.0.1", "::1"] } });
const from = (address: string) => ({ "x-forwarded-for": address });

/** What each of some frames of a socket of searches is answered: `completions`, `pong` or an error's code. */
async function completionsOver(client: SummaryClient, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, at) => `r${client.events.length}-${at}`);
  for (const requestId of ids) {
    client.send({ action: "get_completions", params: { prefix: "br", sessionId: "s", requestId } });
    await Promise.race([client.next("completions", requestId), client.next("error", requestId)]);
  }
  return ids.flatMap((id) => client.of(id).map(({ event, data }) => data.code ?? event));
}

const say = (server: TestServer, visitor: Record<string, string>) =>
  server.post("/agent/v1/session?indexId=idx_bakery", { message: "Is bread cheap?" }, visitor);

describe("frames of a socket", () => {
  test("of searches count against the address that opened it, as requests do; a ping is free", async () => {
    await using server = await proxied(4);
    await server.addCompany();
    const client = await new SummaryClient(server, undefined, from("203.0.113.1")).open();
    for (let count = 0; count < 9; count++) client.send({ action: "ping" });
    expect(await completionsOver(client, 4)).toEqual([...Array(3).fill("completions"), "rate_limited"]);
    expect((await server.post("/api/v1/queries", query, from("203.0.113.1"))).status).toBe(429);
    expect((await server.post("/api/v1/queries", query, from("203.0.113.2"))).status).toBe(200);
    client.close();
  });

  test("of an address cannot use up its company's minute for others", async () => {
    await using server = await proxied(4);
    await server.addCompany({ limits: { requests_per_minute: 5 } });
    const client = await new SummaryClient(server, undefined, from("203.0.113.1")).open();
    await completionsOver(client, 9);
    const ask = () => server.post("/api/v1/queries", query, from("203.0.113.2")).then(({ status }) => status);
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
    client.close();
  });

  test("of a partner that opened it with a valid key count against its company, with a wrong one against the address", async () => {
    await using server = await startTestServer({ config: { addressRequestsPerMinute: 3 } });
    await server.addCompany({ limits: { requests_per_minute: 6 } });
    const { text } = await createApiKey(server.context, "bakery");
    const open = (key: string) => new SummaryClient(server, undefined, { "x-api-key": key }).open();
    const [partner, stranger] = [await open(text), await open("usk_wrong")];
    expect(await completionsOver(partner, 6)).toEqual([...Array(5).fill("completions"), "rate_limited"]);
    expect(new Set(await completionsOver(stranger, 3))).toEqual(new Set(["rate_limited"]));
    partner.close();
    stranger.close();
  });

  test("of the agent count against the address too, by an error frame, and the socket stays; a ping is free", async () => {
    await using server = await startTestServer({ config: { addressRequestsPerMinute: 5 } });
    await server.addCompany();
    // Bootstrap, the socket and `authenticate` are three.
    const socket = await openSocket(server);
    for (const ref of ["a", "b", "c"]) socket.send({ type: "message", message: "Is bread cheap?", ref });
    await socket.next("accepted", ({ ref }) => ref === "a");
    await socket.next("accepted", ({ ref }) => ref === "b");
    expect(await socket.next("error")).toMatchObject({ ref: "c", ok: false, code: "rate_limited" });
    socket.send({ type: "ping" });
    await socket.next("pong");
    socket.close();
  });

  test("of the agent that follow a reply or cancel it are free: a page that was loaded anew asks nothing new", async () => {
    await using server = await startTestServer({ config: { addressRequestsPerMinute: 4 } });
    await server.addCompany();
    const socket = await openSocket(server);
    socket.send({ type: "message", message: "Is bread cheap?", ref: "a" });
    const { sessionId } = await socket.next("accepted");
    for (let count = 0; count < 3; count++) socket.send({ type: "subscribe", sessionId, startIndex: 0 });
    socket.send({ type: "cancel", sessionId });
    socket.send({ type: "message", message: "Is bread cheap?", ref: "b" });
    expect(await socket.next("error")).toMatchObject({ ref: "b", code: "rate_limited" });
    socket.close();
  });

  test("that authenticate past the limit close the socket with 1013; one that renews its token stays open", async () => {
    await using server = await startTestServer({ config: { addressRequestsPerMinute: 4 } });
    await server.addCompany();
    const accessToken = (await server.visitor()).authorization?.slice("Bearer ".length);
    const [first, second] = [await new SocketClient(server).open(), await new SocketClient(server).open()];
    first.send({ type: "authenticate", accessToken });
    await first.next("authenticated");
    for (const socket of [first, second]) {
      socket.send({ type: "authenticate", accessToken });
      expect(await socket.next("error")).toMatchObject({ code: "rate_limited" });
    }
    expect(await second.closed).toMatchObject({ code: 1013 });
    first.send({ type: "ping" });
    await first.next("pong");
    first.close();
  });
});

describe("messages to the agent", () => {
  test("count against the company's limit, over HTTP with Retry-After, and over a socket", async () => {
    await using server = await startTestServer();
    await server.addCompany({ limits: { requests_per_minute: 3 } });
    const visitor = await server.visitor();
    const socket = await openSocket(server, "another");
    expect([(await say(server, visitor)).status, (await say(server, visitor)).status]).toEqual([202, 202]);
    for (const ref of ["a", "b"]) socket.send({ type: "message", message: "Is bread cheap?", ref });
    await socket.next("accepted", ({ ref }) => ref === "a");
    expect(await socket.next("error")).toMatchObject({ ref: "b", code: "rate_limited" });
    const answer = await say(server, visitor);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeWithin(1, 61);
    expect(await answer.json()).toMatchObject({ ok: false, code: "rate_limited" });
    expect((await server.post("/api/v1/queries", query)).status).toBe(429);
    socket.close();
  });

  test.each([
    ["", {}],
    [" of a private visitor", { is_private_session: true }],
  ])("count once: a retry%s with the same operationId is answered past the limit too", async (_, more) => {
    await using server = await startTestServer();
    await server.addCompany({ limits: { requests_per_minute: 1 } });
    const visitor = await server.visitor("client-1", more);
    const send = (operationId: string) =>
      server.post("/agent/v1/session?indexId=idx_bakery", { message: "Is bread cheap?", operationId }, visitor);
    const first = await (await send("one")).json();
    const again = await send("one");
    expect(again.status).toBe(202);
    expect((await again.json()).sessionId).toBe(first.sessionId);
    expect((await send("two")).status).toBe(429);
  });
});
