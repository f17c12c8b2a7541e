import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { request as httpRequest } from "node:http";
import { decodeJwt, SignJWT } from "jose";
import { clockToleranceSeconds } from "../../src/agent/tokens.ts";
import type { AgentServerFrame } from "../../src/schemas/socket-frame.ts";
import { eventsOf, type Headers, only, say, streamPath } from "../support/agent.ts";
import { bakeryOrigin, type CompanyOptions } from "../support/company.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { openSocket, SocketClient } from "../support/socket.ts";

const shopOrigin = "https://shop.hollow-oak.example";
const rivalOrigin = "https://www.rival.example";
const stranger = "https://www.stranger.example";
const unknownSession = "wrun_01ARZ3NDEKTSV4RRFFQ69G5FAV";
const secretMessage = "Is my allergy a problem?";

/** Who asks: a token, the page that sends it, and the index that it names. */
interface Caller {
  token: string | undefined;
  origin: string | undefined;
  indexId: string | undefined;
}

const targets = ["public turn", "private turn", "unknown turn"] as const;
type Target = (typeof targets)[number];

interface Row {
  /** `POST /agent/v1/session`. */
  session: string;
  /** stream, cancel, subscribe: `own` where the turn is the caller's. */
  turns: Record<Target, string>;
  /** The upgrade of the WebSocket. */
  upgrade: string;
  /** The first frame: `authenticated`, or the code before it closes with 1008. */
  authenticate: string;
}

const nobody = "404 session_not_found";
const visitor = (own?: Target): Row => ({
  session: "202",
  turns: { "public turn": nobody, "private turn": nobody, "unknown turn": nobody, ...(own ? { [own]: "own" } : {}) },
  upgrade: "101",
  authenticate: "authenticated",
});
const refused = (answer: string, upgrade = "101", authenticate = answer.slice(4)): Row => ({
  session: answer,
  turns: { "public turn": answer, "private turn": answer, "unknown turn": answer },
  upgrade,
  authenticate: upgrade === "101" ? authenticate : "",
});

/** The one table: what each caller gets from every agent route (CONTRACT §4). */
const table: Record<string, Row> = {
  own: visitor("public turn"),
  "own, private": visitor("private turn"),
  "own, renewed": visitor("public turn"),
  "other visitor": visitor(),
  "other visitor, private": visitor(),
  "other company": visitor(),
  "other company, same clientSessionId": visitor(),
  "other company's token at this index": refused("403 index_mismatch"),
  "own token at the other company's index": refused("403 index_mismatch"),
  "own token without an index": refused("403 index_mismatch", "403 agent_unavailable"),
  "own token at an unknown index": refused("403 index_mismatch", "403 agent_unavailable"),
  expired: refused("401 token_expired"),
  tampered: refused("401 token_invalid"),
  "signed by another key": refused("401 token_invalid"),
  none: refused("401 token_missing", "101", "invalid_request"),
  "another page of the company": refused("403 origin_mismatch"),
  "a foreign page": refused("403 origin_mismatch", "403 origin_rejected"),
  "an opaque page": refused("403 origin_mismatch", "403 origin_rejected"),
  "no page": refused("403 origin_mismatch", "403 origin_missing"),
};

let server: TestServer;
const generator = new RecordingGenerator();
const callers: Record<string, Caller> = {};
const sessions: Record<Target, string> = { "public turn": "", "private turn": "", "unknown turn": unknownSession };
let owner: Headers;
let release: () => void;

beforeAll(async () => {
  server = await startTestServer({ overrides: { generator } });
  await server.addCompany({ origins: [bakeryOrigin, shopOrigin] });
  await server.addCompany({ company: "rival", origins: [rivalOrigin, bakeryOrigin] });
  Object.assign(callers, await makeCallers());
  owner = headersOf(callerOf("own"));
  // Both turns are held, so that a cancel which should be refused would show.
  release = generator.hold();
  sessions["public turn"] = await say(server, owner, secretMessage);
  sessions["private turn"] = await say(server, headersOf(callerOf("own, private")), secretMessage);
});
afterAll(() => server[Symbol.asyncDispose]());

async function tokenOf(body: Record<string, unknown>, origin = bakeryOrigin): Promise<string> {
  const answer = await server.post("/service/v1/bootstrap", { indexId: "idx_bakery", ...body }, { origin });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

async function makeCallers(): Promise<Record<string, Caller>> {
  const client = { clientSessionId: "client-1" };
  const token = await tokenOf(client);
  const rival = { indexId: "idx_rival" };
  const now = Math.floor(Date.now() / 1000);
  const { privateKey } = (await crypto.subtle.generateKey("Ed25519", true, ["sign", "verify"])) as CryptoKeyPair;
  const page = { token, origin: bakeryOrigin, indexId: "idx_bakery" };
  return {
    own: page,
    "own, private": { ...page, token: await tokenOf({ ...client, is_private_session: true }) },
    "own, renewed": { ...page, token: await tokenOf(client) },
    "other visitor": { ...page, token: await tokenOf({ clientSessionId: "client-2" }) },
    "other visitor, private": {
      ...page,
      token: await tokenOf({ clientSessionId: "client-2", tracking_consent: false }),
    },
    "other company": { ...page, ...rival, token: await tokenOf({ ...rival, clientSessionId: "client-3" }) },
    "other company, same clientSessionId": { ...page, ...rival, token: await tokenOf({ ...rival, ...client }) },
    "other company's token at this index": { ...page, token: await tokenOf({ ...rival, ...client }) },
    "own token at the other company's index": { ...page, ...rival },
    "own token without an index": { ...page, indexId: undefined },
    "own token at an unknown index": { ...page, indexId: "idx_nowhere" },
    expired: { ...page, token: await signed(token, { iat: now - 910, exp: now - 10 }) },
    tampered: { ...page, token: tampered(token) },
    "signed by another key": { ...page, token: await signed(token, {}, privateKey) },
    none: { ...page, token: undefined },
    "another page of the company": { ...page, origin: shopOrigin },
    "a foreign page": { ...page, origin: stranger },
    "an opaque page": { ...page, origin: "null" },
    "no page": { ...page, origin: undefined },
  };
}

/** The token with other claims, signed by the server's own key unless another is given. */
async function signed(token: string, claims: Record<string, unknown>, key?: CryptoKey): Promise<string> {
  const { kid, privateKey } = await server.context.keyring.signing();
  return new SignJWT({ ...decodeJwt(token), ...claims })
    .setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", kid })
    .sign(key ?? privateKey);
}

/** The token with another subject under the same signature. */
function tampered(token: string): string {
  const [header, , signature] = token.split(".");
  const claims = { ...decodeJwt(token), sub: "vis_somebody_else" };
  return `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.${signature}`;
}

function callerOf(name: string): Caller {
  const caller = callers[name];
  if (!caller) throw new Error(`No caller ${name}`);
  return caller;
}

function headersOf({ token, origin }: Caller): Headers {
  return { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(origin ? { origin } : {}) };
}

const queryOf = ({ indexId }: Caller) => (indexId === undefined ? "" : `indexId=${indexId}`);

/** `status`, or `status code` of a refusal, whose body must tell nothing else. */
async function outcomeOf(answer: Response): Promise<string> {
  if (answer.ok) return String(answer.status);
  const text = await answer.text();
  const body = JSON.parse(text) as { code: string };
  expect<unknown>(body).toEqual({ ok: false, error: expect.any(String), code: expect.any(String) });
  for (const secret of [
    sessions["public turn"],
    sessions["private turn"],
    "vis_",
    "allergy",
    "bakery",
    "rival",
    "/src/",
  ]) {
    expect(text).not.toContain(secret);
  }
  expect(answer.headers.has("www-authenticate")).toBe(answer.status === 401);
  expect(answer.headers.has("x-session-id")).toBe(false);
  expect(answer.headers.has("x-stream-tail-index")).toBe(false);
  return `${answer.status} ${body.code}`;
}

/** The routes of one turn over HTTP; `own` is what its owner gets while it runs. */
const turnRoutes: Record<string, { own: string; ask(caller: Caller, sessionId: string): Promise<Response> }> = {
  "stream as NDJSON": {
    own: "200",
    ask: (caller, id) =>
      server.get(`/agent/v1/session/${id}/stream?follow=false&${queryOf(caller)}`, headersOf(caller)),
  },
  "stream as SSE": {
    own: "200",
    ask: (caller, id) =>
      server.get(`/agent/v1/session/${id}/stream?follow=false&${queryOf(caller)}`, {
        ...headersOf(caller),
        accept: "text/event-stream",
        "last-event-id": "0",
      }),
  },
  cancel: {
    own: "202",
    ask: (caller, id) => server.post(`/agent/v1/session/${id}/cancel?${queryOf(caller)}`, {}, headersOf(caller)),
  },
};

const cases = Object.entries(table);

describe.each(cases)("%s", (name, row) => {
  test(`POST /agent/v1/session: ${row.session}`, async () => {
    const caller = callerOf(name);
    const body = { message: "hello", operationId: `matrix ${name}` };
    const answer = await server.post(`/agent/v1/session?${queryOf(caller)}`, body, headersOf(caller));
    expect(await outcomeOf(answer)).toBe(row.session);
  });

  const rows = targets.flatMap((target) =>
    Object.keys(turnRoutes).map((route) => [route, target, row.turns[target]] as const),
  );
  // An owner's cancel works, and would end the turn for the callers after it: it has a test of its own.
  const asked = rows.filter(([route, , expected]) => route !== "cancel" || expected !== "own");
  test.each(asked)("%s of a %s: %s", async (route, target, expected) => {
    const { own, ask } = turnRoutes[route] ?? {};
    const answer = await ask?.(callerOf(name), sessions[target]);
    expect(answer && (await outcomeOf(answer))).toBe(expected === "own" ? own : expected);
  });

  test(`upgrade of /agent/v1/ws: ${row.upgrade}`, async () => {
    expect(await upgradeOutcome(callerOf(name))).toBe(row.upgrade);
  });

  if (row.upgrade !== "101") return;
  test(`authenticate on the WebSocket: ${row.authenticate}`, async () => {
    const socket = await connect(callerOf(name));
    socket.send({ type: "authenticate", accessToken: callerOf(name).token });
    expect(await frameOutcome(socket, 0)).toBe(row.authenticate);
    if (row.authenticate === "authenticated") socket.close();
    else expect(await socket.closed).toMatchObject({ code: 1008 });
  });

  if (row.authenticate !== "authenticated") {
    test.each(["message", "subscribe", "cancel"])("%s as the first frame: token_missing, then 1008", async (type) => {
      const socket = await connect(callerOf(name));
      const more = type === "message" ? { message: "hello" } : { sessionId: sessions["public turn"] };
      socket.send({ type, ...more });
      expect(await frameOutcome(socket, 0)).toBe("token_missing");
      expect(await socket.closed).toMatchObject({ code: 1008 });
      expect(socket.frames).toHaveLength(1);
    });
    return;
  }

  const frames = targets.flatMap((target) =>
    ["subscribe", "cancel"].map((type) => [type, target, row.turns[target]] as const),
  );
  test.each(frames.filter(([type, , expected]) => type !== "cancel" || expected !== "own"))(
    "%s of a %s on the WebSocket: %s",
    async (type, target, expected) => {
      const socket = await connect(callerOf(name));
      socket.send({ type: "authenticate", accessToken: callerOf(name).token });
      await socket.next("authenticated");
      socket.send({ type, sessionId: sessions[target] });
      expect(await frameOutcome(socket, 1)).toBe(expected === "own" ? "event" : expected.slice(4));
      socket.close();
    },
  );
});

async function connect({ origin = "", indexId = "" }: Caller): Promise<SocketClient> {
  return new SocketClient(server, { origin, indexId }).open();
}

/** The type of the frame that came at a place, or the code of its error. */
async function frameOutcome(socket: SocketClient, place: number): Promise<string> {
  const deadline = Date.now() + 2_000;
  while (socket.frames.length <= place && Date.now() < deadline) await Bun.sleep(2);
  const frame: AgentServerFrame | undefined = socket.frames[place];
  return frame?.type === "error" ? frame.code : (frame?.type ?? "silence");
}

/** What an upgrade is answered: 101, or the refusal. Bun's WebSocket does not tell. */
function upgradeOutcome(caller: Caller): Promise<string> {
  const headers = {
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    ...(caller.origin ? { origin: caller.origin } : {}),
  };
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${server.url}/agent/v1/ws?${queryOf(caller)}`, { headers });
    request.on("upgrade", (_, socket) => {
      socket.destroy();
      resolve("101");
    });
    request.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const answer = new Response(Buffer.concat(chunks), { status: response.statusCode ?? 0 });
        outcomeOf(answer).then(resolve, reject);
      });
    });
    request.on("error", reject);
    request.end();
  });
}

describe("nothing leaks", () => {
  test("a foreign turn and an unknown one are answered alike, to the byte, by every route", async () => {
    for (const { ask } of Object.values(turnRoutes)) {
      for (const name of ["other visitor", "other company", "own, private"]) {
        const answers = await Promise.all(
          [sessions["public turn"], unknownSession, "nonsense"].map((id) => ask(callerOf(name), id)),
        );
        const seen = await Promise.all(answers.map(async (answer) => [await answer.text(), visibleHeaders(answer)]));
        expect(seen[1]).toEqual(seen[0] ?? []);
        expect(seen[2]).toEqual(seen[0] ?? []);
      }
    }
  });

  test("neither does the time that it takes tell them apart", async () => {
    const { ask } = turnRoutes["stream as NDJSON"] ?? {};
    const caller = callerOf("other visitor");
    const times = { foreign: [] as number[], unknown: [] as number[] };
    const timed = async (id: string, into: number[]) => {
      const startedAt = performance.now();
      await (await ask?.(caller, id))?.text();
      into.push(performance.now() - startedAt);
    };
    for (let round = 0; round < 150; round++) {
      await timed(sessions["public turn"], times.foreign);
      await timed(unknownSession, times.unknown);
    }
    const [foreign, unknown] = [medianOf(times.foreign), medianOf(times.unknown)];
    expect(Math.abs(foreign - unknown)).toBeLessThan(0.25 * Math.max(foreign, unknown) + 0.1);
  });

  test("a cancel that was refused cancelled nothing, and the owner's does", async () => {
    const cancelled = await say(server, owner, "Never mind");
    expect((await turnRoutes.cancel?.ask(callerOf("own"), cancelled))?.status).toBe(202);
    release();
    const events = await eventsOf(server, owner, sessions["public turn"]);
    expect(only(events, "message.received").data.message).toBe(secretMessage);
    expect(only(events, "turn.completed").data.sequence).toBe(0);
    expect(only(await eventsOf(server, owner, cancelled), "turn.cancelled").data.sequence).toBeGreaterThan(0);
    const privateEvents = await eventsOf(server, headersOf(callerOf("own, private")), sessions["private turn"]);
    expect(only(privateEvents, "turn.completed").data.sequence).toBe(0);
  });

  test("a token that expires on an open socket ends nothing, and is asked for again before anything new", async () => {
    const sessionId = await say(server, owner, "hello");
    await eventsOf(server, owner, sessionId);
    const now = Math.floor(Date.now() / 1000);
    // Still within the tolerance of clocks, but not for long.
    const token = await signed(callerOf("own").token ?? "", { iat: now - 900, exp: now - clockToleranceSeconds + 1 });
    const socket = await connect(callerOf("own"));
    socket.send({ type: "authenticate", accessToken: token });
    await socket.next("authenticated");
    await Bun.sleep(2_200);
    for (const type of ["subscribe", "cancel"]) socket.send({ type, sessionId, ref: type });
    socket.send({ type: "message", message: "hello", ref: "message" });
    for (const wanted of ["subscribe", "cancel", "message"]) {
      expect(await socket.next("error", ({ ref }) => ref === wanted)).toMatchObject({ code: "token_expired" });
    }
    socket.send({ type: "authenticate", accessToken: callerOf("own").token });
    socket.send({ type: "subscribe", sessionId });
    await socket.next("event", ({ event }) => event.type === "session.waiting");
    socket.close();
  });
});

test("where the agent is switched off, every route says so to everybody", async () => {
  await using own = await startTestServer();
  await own.addCompany();
  const headers = await own.visitor();
  const sessionId = await say(own, headers, "hello");
  await own.addCompany({ more: "agent: { enabled: false }" });
  const answers = [
    await own.post("/agent/v1/session?indexId=idx_bakery", { message: "hello" }, headers),
    await own.get(streamPath(sessionId), headers),
    await own.post(`/agent/v1/session/${sessionId}/cancel?indexId=idx_bakery`, {}, headers),
  ];
  for (const answer of answers) expect(await outcomeOf(answer)).toBe("403 agent_unavailable");
  await expect(new SocketClient(own).open()).rejects.toThrow();
});

describe("a live setting reaches a socket that has authenticated at once", () => {
  const changes: [string, CompanyOptions, string][] = [
    ["a switched off agent", { more: "agent: { enabled: false }" }, "agent_unavailable"],
    ["a removed origin", { origins: [shopOrigin] }, "origin_mismatch"],
  ];

  test.each(changes)("%s refuses what is new, as HTTP does, until it is set back", async (_, options, code) => {
    await using own = await startTestServer();
    await own.addCompany();
    const headers = await own.visitor();
    const sessionId = await say(own, headers, "hello");
    await eventsOf(own, headers, sessionId);
    const socket = await openSocket(own);
    await own.addCompany(options);
    const answer = await own.post("/agent/v1/session?indexId=idx_bakery", { message: "hello" }, headers);
    expect(await outcomeOf(answer)).toBe(`403 ${code}`);
    for (const type of ["subscribe", "cancel"]) socket.send({ type, sessionId, ref: type });
    socket.send({ type: "message", message: "hello", ref: "message" });
    for (const wanted of ["subscribe", "cancel", "message"]) {
      expect(await socket.next("error", ({ ref }) => ref === wanted)).toMatchObject({ ok: false, code });
    }
    expect(socket.frames.map(({ type }) => type)).toEqual(["authenticated", "error", "error", "error"]);
    await own.addCompany();
    socket.send({ type: "message", message: "hello", ref: "again" });
    expect(await socket.next("accepted")).toMatchObject({ ref: "again", status: "accepted" });
    socket.close();
  });

  test("what is open goes on to its end", async () => {
    const held = new RecordingGenerator();
    await using own = await startTestServer({ overrides: { generator: held } });
    await own.addCompany();
    const goOn = held.hold();
    const socket = await openSocket(own);
    socket.send({ type: "message", message: "hello" });
    await socket.next("event");
    await own.addCompany({ more: "agent: { enabled: false }" });
    goOn();
    await socket.next("event", ({ event }) => event.type === "session.waiting");
    socket.close();
  });
});

function visibleHeaders(answer: Response): Record<string, string> {
  const { "x-request-id": _, date: __, ...rest } = Object.fromEntries(answer.headers) as Record<string, string>;
  return rest;
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
