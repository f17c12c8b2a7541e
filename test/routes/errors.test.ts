import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import fc from "fast-check";
import pino from "pino";
import { bakeryOrigin } from "../support/company.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let visitor: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
  visitor = await server.visitor();
});
afterAll(() => server[Symbol.asyncDispose]());

const agentBody = { ok: false, error: expect.any(String), code: expect.any(String) };
const contentBody = { detail: [{ loc: expect.any(Array), msg: expect.any(String), type: expect.any(String) }] };
const sessionBody = { detail: expect.any(String), error: expect.any(String) };
const portalBody = { message: expect.any(String) };

interface Group {
  path: string;
  body: unknown;
  headers: () => Record<string, string>;
  shape: unknown;
}

/** One route of each group that reads a body, with a body that it takes. */
const groups: Group[] = [
  {
    path: "/service/v1/bootstrap",
    body: { clientSessionId: "c", indexId: "idx_bakery" },
    headers: () => ({ origin: bakeryOrigin }),
    shape: agentBody,
  },
  { path: "/agent/v1/session?indexId=idx_bakery", body: { message: "hi" }, headers: () => visitor, shape: agentBody },
  { path: "/api/v1/queries", body: { query: "bread" }, headers: () => ({}), shape: contentBody },
  { path: "/api/v1/completions", body: { prefix: "h", sessionId: "s" }, headers: () => ({}), shape: contentBody },
  {
    path: "/api/v1/snackable-read",
    body: { canonical_url: `${bakeryOrigin}/pricing` },
    headers: () => ({}),
    shape: contentBody,
  },
];

const raw = (path: string, body: BodyInit, headers: Record<string, string>) =>
  fetch(`${server.url}${path}`, { method: "POST", headers, body });
const json = { "content-type": "application/json" };

test.each(groups.slice(2))("$path says the same with a slash behind it", async ({ path }) => {
  for (const address of [path, `${path}/`]) {
    const answer = await server.post(address, {});
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ detail: expect.any(Array) });
  }
});

test.each([
  ["\\u0000", "\\u0001"],
  ["\\ud83d", "\\ud83c\\udf5e"],
])(
  "a message with %s is refused, as no retry could be told from it; with %s it is taken each time",
  async (bad, good) => {
    const path = "/agent/v1/session?indexId=idx_bakery";
    const say = (character: string) =>
      raw(path, `{"message":"How is${character} bread priced?","operationId":"op ${character}"}`, {
        ...visitor,
        ...json,
      });
    expect([(await say(good)).status, (await say(good)).status]).toEqual([202, 202]);
    await expectShape(await say(bad), 400, agentBody);
    await expectShape(
      await raw(path, `{"message":"bread","operationId":"${bad}"}`, { ...visitor, ...json }),
      400,
      agentBody,
    );
  },
);

test.each(["canonical_url", "page_url"])(
  "%s with NUL or half of a character is refused: two could be one",
  async (key) => {
    const url = "https://www.bakery.example/pricing";
    const ask = (value: string) => {
      const body = JSON.stringify({ company: "bakery", canonical_url: url, [key]: "?" }).replace('"?"', `"${value}"`);
      return raw("/api/v1/snackable-read", body, json);
    };
    expect((await ask(url)).status).toBe(200);
    for (const bad of ["\\u0000", "\\ud83d"]) await expectShape(await ask(`${url}${bad}`), 422, contentBody);
  },
);

test("a browser session whose id goes on behind NUL is refused: it would be filed under another one", async () => {
  const bootstrap = (clientSessionId: string) =>
    server.post("/service/v1/bootstrap", { clientSessionId, indexId: "idx_bakery" }, { origin: bakeryOrigin });
  expect((await bootstrap("victim 0")).status).toBe(200);
  await expectShape(await bootstrap("victim\u00000"), 400, agentBody);
});

test("an id with half of a character is refused: stored, it could become another one", async () => {
  const answer = await raw("/api/v1/queries", '{"query":"bread","sessionId":"a\\ud800"}', json);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ detail: [{ loc: ["body", "sessionId"] }] });
});

test("a locale that is none is told what one is", async () => {
  const answer = await server.post("/api/v1/queries", { query: "bread", locale: "e" });
  expect(await answer.json()).toMatchObject({ detail: [{ msg: "Expected a language tag such as en or es-MX" }] });
});

/** A body whose length nobody announces. */
function chunked(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + 10_000));
      at += 10_000;
    },
  });
}

async function expectShape(answer: Response, status: number, shape: unknown): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.headers.get("content-type")).toStartWith("application/json");
  expect(answer.headers.get("x-request-id")).toMatch(/^[\x21-\x7e]{1,200}$/);
  expect(await answer.json()).toEqual(shape);
}

describe.each(groups)("POST $path", ({ path, body, headers, shape }) => {
  test.each([
    undefined,
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/jsonp",
  ])("with content type %p is 415", async (type) => {
    const bytes = new TextEncoder().encode(JSON.stringify(body));
    const sent = type === undefined ? headers() : { ...headers(), "content-type": type };
    await expectShape(await raw(path, bytes, sent), 415, shape);
  });

  test.each(["application/json; charset=utf-8", "APPLICATION/JSON", "application/json;odd=1"])(
    "with content type %p is read",
    async (type) => {
      const answer = await raw(path, JSON.stringify(body), { ...headers(), "content-type": type });
      expect(answer.ok).toBe(true);
      await answer.text();
    },
  );

  test.each(["gzip", "br", "identity, gzip"])("with content encoding %p is 415, packed or not", async (encoding) => {
    const plain = new TextEncoder().encode(JSON.stringify(body));
    for (const bytes of [plain, Bun.gzipSync(plain)]) {
      const answer = await raw(path, bytes, { ...headers(), ...json, "content-encoding": encoding });
      expect(await answer.clone().text()).toContain("without a content-encoding");
      await expectShape(answer, 415, shape);
    }
  });

  test("with content encoding identity is read", async () => {
    const answer = await raw(path, JSON.stringify(body), { ...headers(), ...json, "content-encoding": "identity" });
    expect(answer.ok).toBe(true);
  });

  test("of a caller that takes no form of the answer is 406", async () => {
    await expectShape(await server.post(path, body, { ...headers(), accept: "image/png" }), 406, shape);
  });

  test("without a body is 415 or 400, never a crash", async () => {
    const answer = await fetch(`${server.url}${path}`, { method: "POST", headers: headers() });
    await expectShape(answer, 415, shape);
    await expectShape(await raw(path, "", { ...headers(), ...json }), 400, shape);
  });

  test.each([64 * 1024 + 1, 1_000_000, 5_000_000])("of %d bytes is 413, announced or chunked", async (size) => {
    const padded = JSON.stringify({ ...(body as object), pad: "x".repeat(size) });
    await expectShape(await raw(path, padded, { ...headers(), ...json }), 413, shape);
    await expectShape(await raw(path, chunked(padded), { ...headers(), ...json }), 413, shape);
  });

  test.each(['"text"', "[]", '[{"query":"bread"}]', "null", "5", "true"])(
    "of %s is told once to be no object",
    async (sent) => {
      const answer = await raw(path, sent, { ...headers(), ...json });
      expect([400, 422]).toContain(answer.status);
      const { detail, error } = (await answer.json()) as { detail?: unknown; error?: string };
      const msg = "The body must be a JSON object.";
      if (detail === undefined) expect(error).toBe(msg);
      else expect(detail).toEqual([{ loc: ["body"], msg, type: "dict_type" }]);
    },
  );

  test("of exactly 64 KiB is read", async () => {
    const text = JSON.stringify(body);
    const padded = text + " ".repeat(64 * 1024 - text.length);
    for (const sent of [padded, chunked(padded)]) {
      const answer = await raw(path, sent, { ...headers(), ...json });
      expect(answer.ok).toBe(true);
      await answer.text();
    }
  });

  test.each<[string, BodyInit]>([
    ["an open brace", "{"],
    ["no JSON", "hello"],
    ["two values", "{} {}"],
    ["a trailing comma", '{"a":1,}'],
    ["NaN", '{"a":NaN}'],
    ["a broken UTF-8 sequence", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ["an overlong UTF-8 sequence", new Uint8Array([0x22, 0xc0, 0xaf, 0x22])],
    ["a cut UTF-8 sequence", new Uint8Array([0x22, 0xe2, 0x82])],
    ["nesting of 33", "[".repeat(33) + "]".repeat(33)],
    ["nesting of 60,000", "[".repeat(60_000)],
  ])("of %s is 400", async (_, sent) => {
    await expectShape(await raw(path, sent, { ...headers(), ...json }), 400, shape);
  });

  test("nested 32 deep, with brackets in strings, is no matter of depth", async () => {
    const deep = { ...(body as object), extra: JSON.parse("[".repeat(31) + "]".repeat(31)), note: "[{".repeat(100) };
    const answer = await server.post(path, deep, headers());
    expect(await answer.text()).toContain("extra");
  });

  test("in any JSON at all is answered in the group's shape: 4xx, never 5xx, no value echoed", async () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom(...Object.keys(body as object), "__proto__", "constructor", "version"),
    );
    const methods = fc.dictionary(fc.constantFrom("toString", "valueOf", "toJSON", "then"), fc.jsonValue());
    const value = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constant("echo-canary"), methods, fc.array(methods));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.dictionary(key, value), fc.jsonValue()), async (sent) => {
        const answer = await server.post(path, sent, headers());
        const text = await answer.text();
        expect(answer.status).toBeLessThan(500);
        if (answer.ok) return;
        expect(Object.keys(JSON.parse(text))).toEqual(Object.keys(shape as object));
        expect(text).not.toContain("echo-canary");
      }),
      { numRuns: 60 },
    );
  });
});

describe("Unknown fields are 422, naming the field that was meant where one is near", () => {
  const detailOf = async (path: string, body: unknown) => {
    const answer = await server.post(path, body);
    expect(answer.status).toBe(422);
    return ((await answer.json()) as { detail: { loc: string[]; msg: string; type: string }[] }).detail;
  };

  test.each([
    ["is_privat_session", "is_private_session"],
    ["isPrivateSession", "is_private_session"],
    ["trackingConsent", "tracking_consent"],
    ["request_id", "requestId"],
    ["number_of_result", "number_of_results"],
    ["sessionid", "sessionId"],
  ])("%s → %s", async (sent, meant) => {
    const detail = await detailOf("/api/v1/queries", { query: "bread", [sent]: "secret value" });
    expect(detail).toEqual([
      { loc: ["body", sent], msg: expect.stringContaining(`did you mean ${meant}?`), type: "extra_forbidden" },
    ]);
    expect(JSON.stringify(detail)).not.toContain("secret value");
  });

  test("where one fault is told, it is that of the unknown field, not that of the one it stands for", async () => {
    const answer = await server.post("/agent/v1/session?indexId=idx_bakery", { mesage: "hi" }, visitor);
    expect(await answer.json()).toMatchObject({ error: "mesage: Unknown field; did you mean message?" });
  });

  test("one that is near to nothing is named all the same", async () => {
    const detail = await detailOf("/api/v1/queries", { query: "bread", zzzzzzzz: 1 });
    expect(detail).toEqual([{ loc: ["body", "zzzzzzzz"], msg: "Unknown field", type: "extra_forbidden" }]);
  });

  test("their keys are cut to 64 visible ASCII characters", async () => {
    for (const key of ["k".repeat(500), `ключ\n\u0000${"é".repeat(200)}`, "9".repeat(400), "<script>".repeat(50)]) {
      const [detail] = await detailOf("/api/v1/queries", { query: "bread", [key]: 1 });
      expect(String(detail?.loc[1])).toMatch(/^[\x21-\x7e]{1,64}$/);
      expect(detail?.msg).toMatch(/^[\x20-\x7e]{1,120}$/);
    }
  });

  test("__proto__ and constructor are unknown fields like any other", async () => {
    for (const key of ["__proto__", "constructor", "toString"]) {
      const answer = await raw("/api/v1/queries", `{"query":"bread","${key}":{"a":1}}`, json);
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ detail: [{ loc: ["body", key] }] });
    }
  });

  test("several faults are told at once, one for each place, at most 20", async () => {
    const detail = await detailOf("/api/v1/queries", { query: 5, version: "x", num_highlights: -1 });
    expect(detail.map(({ loc }) => loc[1]).sort()).toEqual(["num_highlights", "query", "version"]);
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field${at}`, at]));
    expect((await detailOf("/api/v1/queries", many)).length).toBeLessThanOrEqual(20);
  });
});

describe("No coercion, and each limit to the letter", () => {
  const queries = { query: "bread" };
  const completions = { prefix: "h", sessionId: "s" };
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ["/api/v1/queries", queries, { num_highlights: "3" }],
    ["/api/v1/queries", queries, { num_highlights: 21 }],
    ["/api/v1/queries", queries, { num_highlights: -1 }],
    ["/api/v1/queries", queries, { num_highlights: 1.5 }],
    ["/api/v1/queries", queries, { num_highlights: true }],
    ["/api/v1/queries", queries, { num_highlights: null }],
    ["/api/v1/queries", queries, { number_of_results: 51 }],
    ["/api/v1/queries", queries, { number_of_results: -1 }],
    ["/api/v1/queries", queries, { number_of_tiles: 0 }],
    ["/api/v1/queries", queries, { number_of_tiles: 101 }],
    ["/api/v1/queries", queries, { is_private_session: "true" }],
    ["/api/v1/queries", queries, { tracking_consent: 0 }],
    ["/api/v1/queries", queries, { query: "" }],
    ["/api/v1/queries", queries, { query: " \n " }],
    ["/api/v1/queries", queries, { query: "x".repeat(2_001) }],
    ["/api/v1/queries", queries, { query: ["bread"] }],
    ["/api/v1/queries", queries, { requestId: "ü" }],
    ["/api/v1/queries", queries, { requestId: 7 }],
    ["/api/v1/queries", queries, { sessionId: "x".repeat(201) }],
    ["/api/v1/queries", queries, { company: "x".repeat(201) }],
    ["/api/v1/queries", queries, { tone: "loud" }],
    ["/api/v1/queries", queries, { version: "Published" }],
    ["/api/v1/completions", completions, { prefix: "x".repeat(257) }],
    ["/api/v1/completions", completions, { prefix: null }],
    ["/api/v1/completions", completions, { sessionId: undefined }],
    ["/api/v1/completions", completions, { n: -1 }],
    ["/api/v1/completions", completions, { n: "5" }],
    ["/api/v1/completions", completions, { n: 2.5 }],
    ["/api/v1/completions", completions, { previous_completions: Array(101).fill("x") }],
    ["/api/v1/completions", completions, { previous_completions: ["x".repeat(301)] }],
    ["/api/v1/completions", completions, { previous_completions: "x" }],
  ])("%s %j with %j is 422", async (path, body, wrong) => {
    const answer = await server.post(path, { ...body, ...wrong });
    expect(answer.status).toBe(422);
    const { detail } = (await answer.json()) as { detail: { loc: unknown[] }[] };
    expect(detail[0]?.loc.slice(0, 2)).toEqual(["body", Object.keys(wrong)[0]]);
  });

  test.each<[string, Record<string, unknown>]>([
    ["/api/v1/queries", { query: `  ${"x".repeat(2_000)}  ` }],
    ["/api/v1/queries", { query: "🚲".repeat(2_000) }],
    ["/api/v1/queries", { query: "bread", num_highlights: 20, number_of_results: 50, number_of_tiles: 100 }],
    ["/api/v1/queries", { query: "bread", num_highlights: 0, number_of_results: 0, number_of_tiles: 1 }],
    ["/api/v1/queries", { query: "bread", requestId: "~".repeat(200), sessionId: "ü".repeat(200), locale: "es_MX" }],
    ["/api/v1/completions", { prefix: "x".repeat(256), sessionId: "s" }],
    ["/api/v1/completions", { prefix: "🚲".repeat(256), sessionId: "s" }],
    [
      "/api/v1/completions",
      { prefix: "h", sessionId: "s", n: 10, previous_completions: Array(100).fill("x".repeat(300)) },
    ],
    ["/api/v1/completions", { prefix: "h", sessionId: "s", n: 99 }],
  ])("%s %j is taken", async (path, body) => {
    const answer = await server.post(path, body);
    expect(answer.status).toBe(200);
    await answer.text();
  });

  test("n over 10 is capped at 10", async () => {
    const answer = await server.post("/api/v1/completions", { prefix: "h", sessionId: "s", n: 1_000 });
    expect(((await answer.json()) as { completions: unknown[] }).completions.length).toBeLessThanOrEqual(10);
  });
});

describe("A route that does not exist is 404 in the shape of its group", () => {
  test.each<[string, string, unknown]>([
    ["GET", "/service/v1/bootstrap", agentBody],
    ["POST", "/agent/v1/nothing", agentBody],
    ["GET", "/api/v1/queries", { detail: [{ loc: expect.any(Array), msg: expect.any(String), type: "not_found" }] }],
    ["GET", "/api/v1/session-summaries", sessionBody],
    ["GET", "/nothing", portalBody],
    ["POST", "/query-data", portalBody],
  ])("%s %s", async (method, path, shape) => {
    await expectShape(await fetch(`${server.url}${path}`, { method }), 404, shape);
  });
});

describe("x-request-id", () => {
  const uuid7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const idOf = async (body: unknown, headers: Record<string, string> = {}) =>
    (await server.post("/api/v1/queries", body, headers)).headers.get("x-request-id");

  test("is the body's requestId, else the header's, else a new UUIDv7", async () => {
    const header = { "x-request-id": "from-header" };
    expect(await idOf({ query: "bread", requestId: "from-body" }, header)).toBe("from-body");
    expect(await idOf({ query: "bread" }, header)).toBe("from-header");
    const [first, second] = [await idOf({ query: "bread" }), await idOf({ query: "bread" })];
    expect(first).toMatch(uuid7);
    expect(second).not.toBe(first);
  });

  test("is on errors too, the body's where it is valid", async () => {
    expect(await idOf({ query: "", requestId: "bad-query" })).toBe("bad-query");
    expect(await idOf({ query: "bread", company: "nobody", requestId: "no-company" })).toBe("no-company");
    expect(await idOf({ query: "bread", requestId: "two words" })).toMatch(uuid7);
    expect(await idOf({ query: "bread", requestId: 5 }, { "x-request-id": "kept" })).toBe("kept");
    expect(await idOf(null)).toMatch(uuid7);
  });

  test("is not taken from a header that is too long or not visible ASCII", async () => {
    for (const id of ["x".repeat(201), "two words"]) {
      expect(await idOf({ query: "bread" }, { "x-request-id": id })).toMatch(uuid7);
    }
  });

  test.each(["/healthz", "/readyz", "/nothing", "/.well-known/jwks.json", "/query-data"])(
    "is on GET %s",
    async (path) => {
      expect((await server.get(path)).headers.get("x-request-id")).toMatch(uuid7);
    },
  );
});

test("What goes wrong inside is 500 in the group's shape, logged, and tells nothing", async () => {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const generator = new RecordingGenerator();
  const own = await startTestServer({ overrides: { log, generator } });
  await own.addCompany();
  own.context.packages.resolve = () => Promise.reject(new Error("secret /srv/usher/data"));
  for (const { path, body, shape } of groups.slice(2, 3)) {
    const answer = await own.post(path, body);
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(JSON.parse(text)).toEqual(shape);
    expect(text).not.toMatch(/secret|\.ts|at /);
  }
  expect(lines.join("")).toContain("secret");
  await own[Symbol.asyncDispose]();
});

test("An answer that does not fit its schema is 500, and the log names the place, never what stood there", async () => {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  const own = await startTestServer({ overrides: { log } });
  await own.addCompany();
  const token = { secret: "visitor-secret" } as unknown as string;
  own.context.tokens.issue = () => Promise.resolve({ token, expiresAt: 1 });
  const [{ path, body, headers }] = groups as [Group];
  expect((await own.post(path, body, headers())).status).toBe(500);
  expect(lines.join("")).toContain("/accessToken: Expected string");
  expect(lines.join("")).not.toContain("visitor-secret");
  await own[Symbol.asyncDispose]();
});

test("An address that guesses at shared pages is 429, as with every other route that costs work", async () => {
  await using own = await startTestServer({ config: { addressRequestsPerMinute: 2 } });
  const guess = async (id: string) => (await own.get(`/share/${id}`)).status;
  expect([await guess("a"), await guess("b"), await guess("c")]).toEqual([404, 404, 429]);
});

test("A short Host leads to no route by another path, past the limit of an address", async () => {
  await using own = await startTestServer({ config: { addressRequestsPerMinute: 2 } });
  await own.addCompany();
  const ask = async (path: string) => {
    const headers = { host: "ab", "content-type": "application/json" };
    const answer = await fetch(`${own.url}${path}`, { method: "POST", headers, body: '{"query":"deploy"}' });
    return answer.status;
  };
  expect(await ask("/x/api/v1/queries")).toBe(404);
  expect(await ask("/api/v1/queries")).not.toBe(404);
});

test("A Host that names no host is 400 in the group's shape, and leads past no limit", async () => {
  await using own = await startTestServer({ config: { addressRequestsPerMinute: 2 } });
  await own.addCompany();
  for (const host of ["e/x", "e?x", "e\\x", "user@e", "a b", ""]) {
    for (const { path, body, shape } of groups) {
      const headers = { host, "content-type": "application/json" };
      const answer = await fetch(`${own.url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
      await expectShape(answer, 400, shape);
    }
    for (const path of ["/share/a", "/xxxxxxx/share/a", "/healthz"]) {
      expect((await fetch(`${own.url}${path}`, { headers: { host } })).status).toBe(400);
    }
  }
});

test.each([
  ["[::1", "[::1]"],
  ["[]", "[::]"],
  ["x:99999", "x:59999"],
  ["x:y", "x:"],
  [":80", "x:80"],
  ["a%b", "a%62"],
  ["%2F", "%2D"],
  ["1.2.3.4.5", "1.2.3.4"],
  ["256.256.256.256", "255.255.255.255"],
  ["xn--a", "xn--mnchen-3ya"],
])("A Host %s that no url can have is 400 in the group's shape, and %s is taken", async (refused, taken) => {
  const ask = (path: string, host: string) => fetch(`${server.url}${path}`, { headers: { host } });
  const stream = "/agent/v1/session/wrun_1/stream?indexId=idx_bakery";
  await expectShape(await ask("/metrics", refused), 400, sessionBody);
  await expectShape(await ask("/exports/a.csv?signature=s", refused), 400, sessionBody);
  await expectShape(await ask(stream, refused), 400, agentBody);
  expect((await ask("/exports/a.csv?signature=s", taken)).status).toBe(403);
  expect((await ask(stream, taken)).status).toBe(401);
});

test("An address that asks too often is 429 with Retry-After, in the group's shape", async () => {
  await using own = await startTestServer({ config: { addressRequestsPerMinute: 2 } });
  await own.addCompany();
  for (const { path, body, shape } of groups.slice(2)) {
    await own.post(path, body);
    await own.post(path, body);
    const answer = await own.post(path, body);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectShape(answer, 429, shape);
  }
});
