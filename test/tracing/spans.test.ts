import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import packageJson from "../../package.json" with { type: "json" };
import { createApiKey } from "../../src/services/keys/create-api-key.ts";
import { eventsOf, say, sayAndHear, streamPath, until } from "../support/agent.ts";
import { Collector } from "../support/collector.ts";
import { bakeryOrigin } from "../support/company.ts";
import { recordLog } from "../support/log.ts";
import { PacedGenerator } from "../support/paced-generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { SummaryClient } from "../support/summary-client.ts";
import { WebhookReceiver } from "../support/webhook-receiver.ts";

const bread = { company: "bakery", query: "bread" };
let traces = 0;

/** A caller's span, of a trace that no other test has. */
function callersSpan(flags = "01") {
  const traceId = (++traces).toString(16).padStart(32, "0");
  return { traceId, spanId: "b7ad6b7169203331", headers: { traceparent: `00-${traceId}-b7ad6b7169203331-${flags}` } };
}

describe("With OTEL_EXPORTER_OTLP_ENDPOINT, a request", () => {
  const collector = new Collector();
  const { log, saying } = recordLog();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ config: { tracesEndpoint: collector.url }, overrides: { log } });
    await server.addCompany();
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await collector[Symbol.asyncDispose]();
  });

  test("is a span of its route under the caller's span", async () => {
    const { headers, traceId, spanId } = callersSpan();
    await server.post("/api/v1/queries", bread, headers);
    const span = await collector.span((one) => one.traceId === traceId && one.kind === 2);
    expect(span).toMatchObject({ name: "POST /api/v1/queries", parentSpanId: spanId, status: 0 });
    expect(span.attributes).toMatchObject({
      "http.request.method": "POST",
      "http.route": "/api/v1/queries",
      "http.response.status_code": 200,
      "usher.company": "bakery",
    });
    expect(span.resource).toMatchObject({ "service.name": "usher", "service.version": packageJson.version });
  });

  test("begins a trace of its own without a traceparent, and with one that is none", async () => {
    for (const traceparent of ["", "00-zz", `00-${"0".repeat(32)}-b7ad6b7169203331-01`]) {
      const requestId = Bun.randomUUIDv7();
      const headers = { "x-request-id": requestId, ...(traceparent && { traceparent }) };
      await server.post("/api/v1/completions", { prefix: "b", sessionId: "s1" }, headers);
      const span = await collector.span(({ attributes }) => attributes["usher.request_id"] === requestId);
      expect(span.parentSpanId ?? "").toBe("");
      expect(span.traceId).not.toMatch(/^0{32}$/);
    }
  });

  test("is not recorded where its caller does not record", async () => {
    const quiet = callersSpan("00");
    await server.post("/api/v1/queries", bread, quiet.headers);
    const loud = callersSpan();
    await server.post("/api/v1/queries", bread, loud.headers);
    await collector.span(({ traceId }) => traceId === loud.traceId);
    expect(collector.spans.filter(({ traceId }) => traceId === quiet.traceId)).toEqual([]);
  });

  test("has its generations below it", async () => {
    const { headers, traceId } = callersSpan();
    await server.post(
      "/api/v1/snackable-read",
      { canonical_url: `${bakeryOrigin}/pricing`, title: "Bread prices" },
      headers,
    );
    const request = await collector.span((one) => one.traceId === traceId && one.kind === 2);
    const generation = await collector.span((one) => one.traceId === traceId && one.kind === 1);
    expect(generation.parentSpanId).toBe(request.spanId);
    expect(generation.name).toStartWith("generate_content extractive/");
    expect(generation.attributes).toMatchObject({
      "gen_ai.operation.name": "generate_content",
      "usher.task": "takeaways",
      "gen_ai.usage.output_tokens": 0,
    });
  });

  test("of which no word, path or id that opens something is told", async () => {
    const secret = "5ec2e7000000000000000000000000ff";
    const { headers, traceId } = callersSpan();
    const own = { ...headers, "x-request-id": secret };
    await server.get(`/api/v1/shares/${secret}?name=${secret}`, own);
    await server.post("/api/v1/queries", { ...bread, query: `bread ${secret}`, sessionId: secret }, own);
    await server.get(`/nowhere/${secret}`, { ...own, tracestate: `visitor=${secret}` });
    const share = await collector.span((one) => one.traceId === traceId && one.name.startsWith("GET /api"));
    expect(share).toMatchObject({ name: "GET /api/v1/shares/:id", attributes: { "http.response.status_code": 404 } });
    await collector.span((one) => one.traceId === traceId && one.name.startsWith("POST"));
    expect(await collector.span((one) => one.traceId === traceId && one.name === "GET")).toMatchObject({ status: 0 });
    expect(collector.text).not.toContain(secret);
  });

  test("that fails is an error, and the log's line names its trace", async () => {
    const { headers, traceId } = callersSpan();
    await server.context.db.writer.write([{ sql: "ALTER TABLE shares RENAME TO shares_away", args: [] }]);
    expect((await server.get("/api/v1/shares/5ec2e7", headers)).status).toBe(500);
    await server.context.db.writer.write([{ sql: "ALTER TABLE shares_away RENAME TO shares", args: [] }]);
    const span = await collector.span((one) => one.traceId === traceId);
    expect(span).toMatchObject({ status: 2, attributes: { "http.response.status_code": 500, "error.type": "500" } });
    expect(saying("request failed")).toMatchObject([{ trace_id: traceId }]);
  });

  test.each([["text/event-stream"], ["application/x-ndjson"]])(
    "ends where its stream never begins: %s",
    async (accept) => {
      const { headers, traceId } = callersSpan();
      const nobody = { company: "bakery", session_id: "nobody" };
      const answer = await server.post("/api/v1/session-summaries", nobody, { ...headers, accept });
      const span = await collector.span((one) => one.traceId === traceId && one.kind === 2);
      expect([answer.status, span.attributes["http.response.status_code"]]).toEqual([404, 404]);
    },
  );

  test("of a monitor is no span", async () => {
    const { headers, traceId } = callersSpan();
    for (const path of ["/healthz", "/readyz", "/metrics"]) await server.get(path, headers);
    await server.post("/api/v1/queries", bread, headers);
    const span = await collector.span((one) => one.traceId === traceId && one.kind === 2);
    expect(span.name).toBe("POST /api/v1/queries");
    expect(collector.spans.filter((one) => one.traceId === traceId && one.kind === 2)).toHaveLength(1);
  });
});

describe("A reply", () => {
  const collector = new Collector();
  let server: TestServer;
  let visitor: Record<string, string>;
  beforeAll(async () => {
    const generator = new PacedGenerator(10, 20);
    server = await startTestServer({ config: { tracesEndpoint: collector.url }, overrides: { generator } });
    await server.addCompany();
    visitor = await server.visitor();
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await collector[Symbol.asyncDispose]();
  });

  test.each([false, true])("goes under its message, the generation under the reply (private: %p)", async (secret) => {
    const { headers, traceId, spanId } = callersSpan();
    const who = await server.visitor(`client-${secret}`, { is_private_session: secret });
    const sessionId = await say(server, { ...who, ...headers }, "Which bread is there?");
    await eventsOf(server, who, sessionId);
    const message = await collector.span((one) => one.traceId === traceId && one.parentSpanId === spanId);
    const reply = await collector.span((one) => one.traceId === traceId && one.name === "reply");
    const generation = await collector.span((one) => one.traceId === traceId && one.kind === 3);
    expect(message.name).toBe("POST /agent/v1/session");
    expect(reply).toMatchObject({ parentSpanId: message.spanId, attributes: { "usher.company": "bakery" } });
    expect(generation).toMatchObject({ parentSpanId: reply.spanId, name: "generate_content paced/1" });
    expect(collector.text).not.toContain(sessionId);
  });

  test("over a socket goes under the request that opened it", async () => {
    const { headers, traceId, spanId } = callersSpan();
    const url = `${server.url.replace("http", "ws")}/agent/v1/ws?indexId=idx_bakery`;
    const socket = new WebSocket(url, { headers: { origin: bakeryOrigin, ...headers } } as unknown as string[]);
    await new Promise((open) => socket.addEventListener("open", open));
    const accessToken = visitor.authorization?.slice("Bearer ".length);
    socket.send(JSON.stringify({ type: "authenticate", accessToken }));
    socket.send(JSON.stringify({ type: "message", message: "Which bread is there?" }));
    const reply = await collector.span((one) => one.traceId === traceId && one.name === "reply");
    const opened = await collector.span((one) => one.traceId === traceId && one.kind === 2);
    socket.close();
    expect(opened).toMatchObject({ name: "GET /agent/v1/ws", parentSpanId: spanId });
    expect(reply.parentSpanId).toBe(opened.spanId);
  });

  test("to a query over the summaries' socket goes under the request that opened it; a refused one is no error", async () => {
    const { headers, traceId, spanId } = callersSpan();
    const client = await new SummaryClient(server, bakeryOrigin, headers).open();
    for (const company of ["bakery", "nobody"]) {
      client.send({ action: "get_summary_with_cache", params: { ...bread, company, requestId: company } });
      await client.settled(company);
    }
    client.close();
    const generation = await collector.span((one) => one.traceId === traceId && one.kind === 3);
    const summariesOf = () => collector.spans.filter((one) => one.traceId === traceId && one.name === "summary");
    await until(() => summariesOf().length === 2);
    const opened = await collector.span((one) => one.traceId === traceId && one.kind === 2);
    expect(opened).toMatchObject({ name: "GET /api/v1/ws", parentSpanId: spanId });
    expect(generation.parentSpanId).toBe(summariesOf()[0]?.spanId);
    expect(summariesOf().map(({ parentSpanId, status }) => [parentSpanId, status])).toEqual(
      Array(2).fill([opened.spanId, 0]),
    );
  });

  test("read as a stream is one span from its first byte to its last", async () => {
    const { headers, traceId } = callersSpan();
    const sessionId = await say(server, visitor, "Which bread is there?");
    await (await server.get(streamPath(sessionId), { ...visitor, ...headers })).text();
    const stream = await collector.span(({ traceId: own }) => own === traceId);
    expect(stream.name).toBe("GET /agent/v1/session/:sessionId/stream");
    expect(stream.ms).toBeGreaterThan(150);
  });

  test("that its visitor stops is no error", async () => {
    const { headers, traceId } = callersSpan();
    const sessionId = await sayAndHear(server, { ...visitor, ...headers }, "Which bread is there?");
    await server.post(`/agent/v1/session/${sessionId}/cancel?indexId=idx_bakery`, {}, visitor);
    const reply = await collector.span((one) => one.traceId === traceId && one.name === "reply");
    expect(reply).toMatchObject({ status: 0, attributes: { "usher.cancelled": true } });
  });

  test("asked for in a way that is none is a span all the same", async () => {
    const { headers, traceId } = callersSpan();
    const sessionId = await say(server, visitor, "Which bread is there?");
    const answer = await server.get(streamPath(sessionId, "&startIndex=x"), { ...visitor, ...headers });
    expect(answer.status).toBe(400);
    const span = await collector.span((one) => one.traceId === traceId);
    expect(span.attributes["http.response.status_code"]).toBe(400);
  });

  test("that breaks off while it is read is an error, and one line that tells nothing of what was asked", async () => {
    const { headers, traceId } = callersSpan();
    const sessionId = await sayAndHear(server, visitor, "Which bread is there?");
    const stream = await server.get(streamPath(sessionId), { ...visitor, ...headers });
    await server.context.db.writer.write([{ sql: "ALTER TABLE turn_events RENAME TO events_away", args: [] }]);
    const read = stream.text().catch((error: Error) => error.message);
    const span = await collector.span((one) => one.traceId === traceId);
    await server.context.db.writer.write([{ sql: "ALTER TABLE events_away RENAME TO turn_events", args: [] }]);
    expect(await read).not.toContain(sessionId);
    expect(span).toMatchObject({ status: 2, name: "GET /agent/v1/session/:sessionId/stream" });
  });

  test("whose reader leaves ends the stream's span, not the reply's", async () => {
    const { headers, traceId } = callersSpan();
    const left = callersSpan();
    const sessionId = await say(server, { ...visitor, ...headers }, "Which bread is there?");
    const stream = await server.get(streamPath(sessionId), { ...visitor, ...left.headers });
    await stream.body?.cancel();
    await collector.span((one) => one.traceId === left.traceId);
    const reply = await collector.span((one) => one.traceId === traceId && one.name === "reply");
    expect(reply).toMatchObject({ status: 0 });
  });
});

describe("A caller who leaves", () => {
  test.each([["application/json"], ["text/event-stream"]])("before the end of %s is no error", async (accept) => {
    await using collector = new Collector();
    const config = { tracesEndpoint: collector.url };
    await using server = await startTestServer({ config, overrides: { generator: new PacedGenerator(50, 10) } });
    await server.addCompany();
    const asked = fetch(`${server.url}/api/v1/query-summaries`, {
      method: "POST",
      headers: { accept, "content-type": "application/json" },
      body: JSON.stringify({ query: "bread" }),
      signal: AbortSignal.timeout(150),
    });
    expect(await asked.then((answer) => answer.text()).catch((error: Error) => error.name)).toBe("TimeoutError");
    const request = await collector.span(({ kind }) => kind === 2);
    const generation = await collector.span(({ kind }) => kind === 3);
    expect([request.status, generation.status]).toEqual([0, 0]);
    expect(request.attributes["http.response.status_code"]).toBe(accept === "application/json" ? undefined : 200);
    expect(generation.attributes["usher.cancelled"]).toBe(true);
  });
});

describe("What runs behind requests", () => {
  test("a webhook is a span for each try, and tells its receiver of it", async () => {
    await using collector = new Collector();
    await using receiver = new WebhookReceiver();
    receiver.react = () => (receiver.received.length === 1 ? 503 : 204);
    const webhooks = { gapsMs: [0, 10], lookMs: 10 };
    await using server = await startTestServer({ config: { tracesEndpoint: collector.url }, overrides: { webhooks } });
    await server.addCompany({ more: receiver.yaml() });
    await server.post("/api/v1/queries", { ...bread, sessionId: "visit" });
    await server.post("/api/v1/session-summaries", { company: "bakery", session_id: "visit" });
    await collector.span(({ name, status }) => name === "POST webhook" && status === 0);
    const tries = collector.spans.filter(({ name }) => name === "POST webhook");
    expect(tries).toMatchObject([
      { kind: 3, status: 2, attributes: { "http.response.status_code": 503, "error.type": "503" } },
      { kind: 3, status: 0, attributes: { "http.response.status_code": 204, "usher.company": "bakery" } },
    ]);
    const named = tries.map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`);
    expect(receiver.received.map(({ traceparent }) => traceparent)).toEqual(named);
  });

  test("an export is a span with what it wrote", async () => {
    await using collector = new Collector();
    await using server = await startTestServer({ config: { tracesEndpoint: collector.url } });
    await server.addCompany();
    const { text: key } = await createApiKey(server.context, "bakery");
    const range = "company=bakery&start_date=2024-03-01&end_date=2024-03-02";
    expect((await server.get(`/query-data?${range}`, { "x-api-key": key })).status).toBe(202);
    const span = await collector.span(({ name }) => name === "export");
    expect(span).toMatchObject({ status: 0, attributes: { "usher.company": "bakery", "usher.export.rows": 0 } });
    expect(Number(span.attributes["usher.export.bytes"])).toBeGreaterThan(100);
  });
});

describe("A stream that is read when the server stops", () => {
  test("has its span sent", async () => {
    await using collector = new Collector();
    const generator = new PacedGenerator(500, 20);
    const server = await startTestServer({ config: { tracesEndpoint: collector.url }, overrides: { generator } });
    await server.addCompany();
    const visitor = await server.visitor();
    const { headers, traceId } = callersSpan();
    const sessionId = await sayAndHear(server, visitor, "Which bread is there?");
    const stream = await server.get(streamPath(sessionId), { ...visitor, ...headers });
    const read = stream.text().catch(() => "");
    await server[Symbol.asyncDispose]();
    await read;
    expect(collector.spans.map((span) => span.traceId)).toContain(traceId);
  });
});

describe("A collector", () => {
  test.each([400, 401, 429, 500])(
    "that refuses the last spans (%p) does not fail the stop, nor is quoted",
    async (status) => {
      await using collector = new Collector();
      collector.answer = () => new Response("the-key-of-the-collector ".repeat(1_000), { status });
      const { log, lines } = recordLog();
      const server = await startTestServer({ config: { tracesEndpoint: collector.url }, overrides: { log } });
      await server.addCompany();
      await server.post("/api/v1/queries", bread);
      await server[Symbol.asyncDispose]();
      expect(JSON.stringify(lines)).not.toContain("the-key-of-the-collector");
    },
  );

  test("that comes and goes is told of once a minute", async () => {
    await using collector = new Collector();
    let batches = 0;
    collector.answer = () => (batches++ % 2 === 0 ? new Response(null, { status: 400 }) : Response.json({}));
    const { log, saying } = recordLog();
    await using server = await startTestServer({ config: { tracesEndpoint: collector.url }, overrides: { log } });
    await server.addCompany();
    while (batches < 4) {
      const before = batches;
      await server.post("/api/v1/queries", bread);
      await until(() => batches > before);
    }
    expect(saying("traces cannot be sent")).toHaveLength(1);
  });

  test("that is away is told of once, as is its return, and no request waits for it", async () => {
    await using collector = new Collector();
    collector.answer = () => new Response(null, { status: 500 });
    const { log, saying } = recordLog();
    await using server = await startTestServer({ config: { tracesEndpoint: collector.url }, overrides: { log } });
    await server.addCompany();
    const ask = async () => expect((await server.post("/api/v1/queries", bread)).status).toBe(200);
    await ask();
    await until(() => saying("traces cannot be sent").length === 1);
    await ask();
    await Bun.sleep(1_500);
    expect(saying("traces cannot be sent")).toHaveLength(1);
    collector.answer = () => Response.json({});
    await ask();
    await until(() => saying("traces can be sent again").length === 1);
    expect(collector.spans.length).toBeGreaterThan(0);
  });

  test("that never answers holds up neither requests nor the end of the server", async () => {
    await using collector = new Collector();
    collector.answer = () => new Promise(() => {});
    const { log, saying } = recordLog();
    const server = await startTestServer({ config: { tracesEndpoint: collector.url }, overrides: { log } });
    await server.addCompany();
    expect((await server.post("/api/v1/queries", bread)).status).toBe(200);
    const stopping = performance.now();
    await server[Symbol.asyncDispose]();
    expect(performance.now() - stopping).toBeLessThan(6_000);
    expect(saying("the last traces could not be sent")).toHaveLength(1);
  });
});

describe("Without OTEL_EXPORTER_OTLP_ENDPOINT", () => {
  test("a failure's log line names the request, and the caller's trace where there is one", async () => {
    const { log, saying } = recordLog();
    await using server = await startTestServer({ overrides: { log } });
    await server.addCompany();
    await server.context.db.writer.write([{ sql: "ALTER TABLE shares RENAME TO shares_away", args: [] }]);
    const { headers, traceId } = callersSpan();
    const traced = await server.get("/api/v1/shares/5ec2e7", headers);
    await server.get("/api/v1/shares/5ec2e7", { "x-request-id": "what-a-visitor-said" });
    const [first, second] = saying("request failed");
    expect(first).toMatchObject({ trace_id: traceId, requestId: traced.headers.get("x-request-id") ?? "" });
    expect([second?.trace_id, second?.requestId]).toEqual([undefined, undefined]);
  });
});
