import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Context } from "../../src/context.ts";
import { loggedError, toldError } from "../../src/db/logged-error.ts";
import { GenerationError } from "../../src/generation/failure.ts";
import { answerParts } from "../../src/plugins/negotiate.ts";
import type { GenerationTask } from "../../src/schemas/generation.ts";
import type { Part } from "../../src/schemas/part.ts";
import type { RequestScope } from "../../src/services/caller/scope.ts";
import { eventsOf, say, until } from "../support/agent.ts";
import { Collector } from "../support/collector.ts";
import { plainParts, RecordingGenerator } from "../support/generator.ts";
import { recordLog } from "../support/log.ts";
import { PacedGenerator } from "../support/paced-generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { SummaryClient } from "../support/summary-client.ts";

describe("A failing read is logged with its route and its statement, never with an id or what was given", () => {
  const { log, lines } = recordLog();
  const id = "5ec2e7000000000000000000000000ff";
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ overrides: { log } });
    await server.addCompany();
    for (const table of ["shares", "history"])
      await server.context.db.writer.write([{ sql: `ALTER TABLE ${table} RENAME TO ${table}_away`, args: [] }]);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test.each([
    [`/api/v1/shares/${id}`, "/api/v1/shares/:id"],
    [`/share/${id}`, "/share/:id"],
    [`/api/v1/shares/${id}/sessions/visit-of-${id}`, "/api/v1/shares/:id/sessions/:sessionId"],
  ])("GET %s", async (path, route) => {
    const before = lines.length;
    expect((await server.get(path)).status).toBe(500);
    expect(lines.slice(before)).toMatchObject([{ level: 50, msg: "request failed", route }]);
    const text = JSON.stringify(lines.slice(before));
    expect(text).toContain("no such table: shares");
    expect(text).not.toContain(id);
  });

  test("of a session, in its own request and behind it", async () => {
    const before = lines.length;
    const session = { company: "bakery", sessionId: `visit-${id}` };
    await server.post("/api/v1/queries", { ...session, query: `bread ${id}`, requestId: `r-${id}` });
    const summary = await server.post("/api/v1/session-summaries", { company: "bakery", session_id: `visit-${id}` });
    expect(summary.status).toBe(500);
    await server.context.history.flush();
    const text = JSON.stringify(lines.slice(before));
    expect(text).toContain("no such table");
    expect(text).not.toContain(id);
  });
});

describe("An error as the log holds it", () => {
  const words = "first line\n    at secret (visitor.ts:1:1)";
  const failed = () => new DrizzleQueryError("select 1 where ?", [words], new Error("no such table: t"));
  test.each([
    ["a failed statement", failed()],
    ["what a failed statement caused", new Error("the page could not be read", { cause: failed() })],
    ["what came of that", new Error("a", { cause: new Error("b", { cause: failed() }) })],
  ])("%s: all but what the statement was given", (_, error) => {
    const text = JSON.stringify(loggedError(error));
    expect(text).toContain("select 1 where ?");
    expect(text).toContain("no such table: t");
    expect(text).toContain("log.test.ts");
    expect(text).not.toMatch(/first line|secret/);
  });

  test("a command tells it in one line, also where another error repeats it", () => {
    const error = new DrizzleQueryError("select 1\nwhere ?", [words], new Error("no such table: t"));
    expect(toldError(error)).toBe("Failed query: select 1 where ?: no such table: t");
    expect(toldError(new Error(`The page: ${error.message}`, { cause: error }))).not.toMatch(/first line|secret/);
  });

  test("any other error is its type, message, stack and code, and nothing else that it carries", () => {
    const error = Object.assign(new TypeError("no"), { code: "ENO", input: "https://a.example/?signature=s" });
    expect(loggedError(error)).toEqual({ type: "TypeError", message: "no", code: "ENO", stack: error.stack });
    expect(loggedError({ input: words })).toBe("[object Object]");
  });
});

describe("A visitor who leaves in the middle of an answer is no failure, and is not logged", () => {
  const { log, lines } = recordLog();
  const generator = new PacedGenerator(200, 5);
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ overrides: { log, generator } });
    await server.addCompany();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test.each([["application/x-ndjson"], ["text/event-stream"], ["application/json"]])("%s", async (accept) => {
    const left = new AbortController();
    const stopped = generator.stopped;
    const reading = fetch(`${server.url}/api/v1/query-summaries`, {
      method: "POST",
      headers: { accept, "content-type": "application/json" },
      body: JSON.stringify({ query: `bread ${accept}` }),
      signal: left.signal,
    });
    const gone = reading.then((answer) => answer.text()).catch((error: Error) => error.name);
    await Bun.sleep(100);
    left.abort();
    expect(await gone).toBe("AbortError");
    await until(() => generator.stopped > stopped);
    await Bun.sleep(50);
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
    const metrics = await (await server.get("/metrics")).text();
    expect(metrics).not.toMatch(/usher_request_failures_total\{[^}]*\} [1-9]/);
  });
});

test("A client that closes its socket in the middle of a summary is no failure either, and is not logged", async () => {
  const { log, lines } = recordLog();
  const generator = new PacedGenerator(200, 5);
  await using server = await startTestServer({ overrides: { log, generator } });
  await server.addCompany();
  const client = await new SummaryClient(server).open();
  client.send({ action: "get_summary_with_cache", params: { query: "bread", requestId: "r" } });
  await client.next("summary_part", "r");
  client.close();
  await until(() => generator.stopped === 1);
  await Bun.sleep(50);
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  expect(await (await server.get("/metrics")).text()).not.toMatch(/usher_request_failures_total\{[^}]*\} [1-9]/);
});

describe("A bug that shows after its visitor has left is logged and counted all the same", () => {
  const bug = new TypeError("a bug in the program");
  const logged = [{ level: 50, err: { message: bug.message } }];

  test("before the answer begins", async () => {
    const { log, lines } = recordLog();
    await using server = await startTestServer({ overrides: { log } });
    await server.addCompany();
    const before = lines.length;
    const late = async () => Bun.sleep(200).then(() => Promise.reject(bug));
    Object.assign(server.context.packages, { company: late });
    const asked = fetch(`${server.url}/api/v1/queries`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ company: "bakery", query: "bread" }),
      signal: AbortSignal.timeout(50),
    });
    expect(await asked.catch((error: Error) => error.name)).toBe("TimeoutError");
    await until(() => lines.length > before);
    expect(lines.slice(before)).toMatchObject(logged);
    const counted = server.context.requests.snapshot().failed.filter(({ failure }) => failure === 500);
    expect(counted.map(({ count }) => count)).toContain(1);
  });

  test("in the middle of a stream", async () => {
    const { log, lines } = recordLog();
    const failed: unknown[] = [];
    const request = new Request("http://usher.example/api/v1/queries", { headers: { accept: "text/event-stream" } });
    const parts = async function* (): AsyncGenerator<Part> {
      yield { type: "text-delta", delta: "Bread" } as Part;
      await Bun.sleep(50);
      throw bug;
    };
    const requests = { failed: (...of: unknown[]) => failed.push(of) } as unknown as Context["requests"];
    const scope = { requestId: "r", signal: request.signal } as RequestScope;
    const answer = await answerParts<Response>({ log, requests }, request, scope, parts);
    const reader = answer.body?.getReader();
    await reader?.read();
    const rest = reader?.read();
    await Bun.sleep(10);
    await reader?.cancel();
    await rest;
    expect(lines).toMatchObject(logged);
    expect(failed).toHaveLength(1);
  });
});

describe("An engine that fails is logged by its class and its code, in no words of the visitor", () => {
  const words = "mysecretwords";
  const { log, lines } = recordLog();
  const collector = new Collector();
  let failing: GenerationTask["kind"];
  let thrown: Error;
  const generator = new RecordingGenerator((task) => {
    if (task.kind === failing) throw thrown;
    return plainParts(task);
  });
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ overrides: { log, generator }, config: { tracesEndpoint: collector.url } });
    await server.addCompany();
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await collector[Symbol.asyncDispose]();
  });
  /** What was logged while something was asked. */
  async function linesOf(kind: GenerationTask["kind"], error: Error, ask: () => Promise<unknown>) {
    [failing, thrown] = [kind, error];
    const before = lines.length;
    await ask();
    await until(() => lines.length > before);
    return lines.slice(before);
  }

  const failures: [string, Error, string, RegExp][] = [
    ["TypeError", new TypeError(`bad prompt: ${words}`), "Error", /^TypeError: the message is left out/],
    // Its message is ours.
    ["failure with a code", new GenerationError("cut", "The stream ended."), "GenerationError", /^The stream ended/],
  ];
  const accepts = ["application/json", "text/event-stream"];
  test.each(failures.flatMap((failure) => accepts.map((accept) => [accept, ...failure] as const)))(
    "in a summary as %s: a %s",
    async (accept, _, error, type, message) => {
      const body = { query: `bread ${words}` };
      const ask = () => server.post("/api/v1/query-summaries", body, { accept }).then((answer) => answer.text());
      const logged = await linesOf("answer", error, ask);
      expect(logged).toMatchObject([{ level: 50, err: { type, message: expect.stringMatching(message) } }]);
      expect(JSON.stringify(logged)).not.toContain(words);
    },
  );

  test.each([
    ["answer", "turn failed", false],
    ["suggestions", "no suggestions", false],
    ["answer", "turn failed", true],
    ["suggestions", "no suggestions", true],
  ] as const)(
    "in the agent's %s: %s, with the company and the trace in place of an id that opens the turn",
    async (kind, msg, secret) => {
      const visitor = await server.visitor(`visitor-${msg}`, { is_private_session: secret });
      let sessionId = "";
      const logged = await linesOf(kind, new TypeError(`bad prompt: ${words}`), async () => {
        sessionId = await say(server, visitor, `bread ${words}`);
        await eventsOf(server, visitor, sessionId);
      });
      const reply = await collector.span((one) => one.name === "reply" && one.traceId === logged[0]?.trace_id);
      expect(logged).toMatchObject([{ msg, company: "bakery", trace_id: reply.traceId }]);
      expect(JSON.stringify(logged)).not.toContain(words);
      expect(JSON.stringify(logged)).not.toContain(sessionId);
    },
  );
});
