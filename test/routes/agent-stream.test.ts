import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { AgentEvent } from "../../src/schemas/agent-event.ts";
import {
  eventsOf,
  expectRefusal,
  type Headers,
  only,
  parseLines,
  parseSse,
  say,
  streamPath,
  textOf,
  until,
} from "../support/agent.ts";
import { bakeryPages } from "../support/company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let visitor: Headers;
let sessionId: string;
let events: AgentEvent[];
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
  visitor = await server.visitor();
  sessionId = await say(server, visitor, "How much is a large loaf?");
  events = await eventsOf(server, visitor, sessionId);
});
afterAll(() => server[Symbol.asyncDispose]());

const sse = { accept: "text/event-stream" };

test("Who asks what the site is gets the words of its home page, with a citation", async () => {
  const asked = await server.visitor("somebody-new");
  const told = await eventsOf(server, asked, await say(server, asked, "What do you do?"));
  expect(textOf(told)).toStartWith("Hollow Oak bakes sourdough bread every night");
  const home = only(told, "sources.retrieved").data.sources[0];
  expect(home?.title).toBe("Hollow Oak Bakery");
  const [citation] = told.filter((event) => event.type === "citation.added");
  expect(citation?.data).toMatchObject({ sourceIds: [home?.id] });
});

test("A turn suggests nothing that the turns before it suggested", async () => {
  const asks = await server.visitor("somebody-who-goes-on");
  const suggestedTo = async (message: string) =>
    only(await eventsOf(server, asks, await say(server, asks, message)), "suggestions.ready").data.suggestions;
  const first = await suggestedTo("Do you bake sourdough bread?");
  expect(first.length).toBeGreaterThan(0);
  const next = await suggestedTo("Do you bake sourdough bread every night?");
  expect(next.filter((text) => first.includes(text))).toEqual([]);
});

describe("The events of a turn", () => {
  test("come in the order of the contract, and each has the form of its type", () => {
    // Each sentence of a message is followed by its citation.
    const ofText = new Set(["message.appended", "citation.added"]);
    const order = events
      .map(({ type }) => type)
      .filter((type, at, all) => !ofText.has(type) || all.indexOf(type) === at);
    expect(order).toEqual([
      ...(["session.started", "turn.started", "message.received", "step.started", "sources.retrieved"] as const),
      ...(["message.appended", "citation.added", "message.completed", "cta.selected"] as const),
      ...(["suggestions.ready", "step.completed", "turn.completed", "session.waiting"] as const),
    ]);
    for (const event of events) expect([...Value.Errors(AgentEvent, event)]).toEqual([]);
  });

  test("name turn_0, sequence 0 and stepIndex 0 in a conversation's first turn", () => {
    for (const { type, data } of events) {
      if (type === "session.started" || type === "session.waiting") expect(data).toEqual({});
      else expect(data).toMatchObject({ turnId: "turn_0", sequence: 0 });
    }
    expect(only(events, "message.completed").data).toMatchObject({ stepIndex: 0, finishReason: "stop" });
    expect(only(events, "step.completed").data).toMatchObject({ finishReason: "stop", usage: expect.any(Object) });
  });

  test("have ids evt_<ULID> of their own and times that never go back", () => {
    const ids = events.map(({ meta }) => meta.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^evt_[0-9A-HJKMNP-TV-Z]{26}$/);
    const times = events.map(({ meta }) => Date.parse(meta.at));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test("are the same on every read, ids and all", async () => {
    expect(await eventsOf(server, visitor, sessionId)).toEqual(events);
  });

  test("deltas joined equal the completed message", () => {
    expect(textOf(events)).toBe(only(events, "message.completed").data.message);
    expect(textOf(events)).toContain("6 euros");
  });

  test("citations point at sentences of a source that was retrieved, in UTF-16 units", () => {
    const { sources } = only(events, "sources.retrieved").data;
    const { message } = only(events, "message.completed").data;
    const citations = events.filter((event) => event.type === "citation.added");
    expect(citations.length).toBeGreaterThan(0);
    for (const { data } of citations) {
      const quote = message.slice(data.start, data.end);
      expect(bakeryPages["pricing.md"]).toContain(quote);
      expect(sources.map(({ id }) => id)).toEqual(expect.arrayContaining(data.sourceIds));
    }
  });

  test("citations still point at their sentence behind text outside the BMP", async () => {
    const page =
      "---\ntitle: Emoji\n---\n# Croissants 🥐🥐\n\n🥐🥐 Croissants cost 2 euros 🥐. They contain 𝒷𝓊𝓉𝓉𝑒𝓇 from Normandy.\n";
    await server.addCompany({ company: "emoji", indexId: "idx_emoji", pages: { "croissants.md": page } });
    const body = { clientSessionId: "c", indexId: "idx_emoji" };
    const answer = await server.post("/service/v1/bootstrap", body, { origin: String(visitor.origin) });
    const { accessToken } = (await answer.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}`, origin: String(visitor.origin) };
    const message = { message: "What do croissants contain and cost?" };
    const accepted = await server.post("/agent/v1/session?indexId=idx_emoji", message, headers);
    const { sessionId: turn } = (await accepted.json()) as { sessionId: string };
    const text = await (await server.get(`/agent/v1/session/${turn}/stream?indexId=idx_emoji`, headers)).text();
    const completed = only(parseLines(text), "message.completed").data.message;
    const quotes = parseLines(text).flatMap(({ type, data }) =>
      type === "citation.added" ? [completed.slice(data.start, data.end)] : [],
    );
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(page).toContain(quote);
  });

  test("say that nothing fits and offer the nearest pages where the corpus has no answer", async () => {
    const turn = await say(server, visitor, "Which loaf won the chess world championship in Mongolia?");
    const { message, finishReason } = only(await eventsOf(server, visitor, turn), "message.completed").data;
    expect(finishReason).toBe("stop");
    expect(message).toMatch(/couldn't find/);
    expect(message).toMatch(/Bread prices|How to store bread|Hollow Oak Bakery/);
  });

  test("select the CTA whose rule fits the message", async () => {
    expect(only(events, "cta.selected").data.cta.text).toBe("Visit the shop");
    const turn = await say(server, visitor, "How do I book a course?");
    expect(only(await eventsOf(server, visitor, turn), "cta.selected").data.cta.text).toBe("Book a course");
  });
});

describe("NDJSON and SSE", () => {
  test("NDJSON is the default, one event a line, with the headers that keep proxies off", async () => {
    const answer = await server.get(streamPath(sessionId), visitor);
    expect(answer.headers.get("content-type")).toStartWith("application/x-ndjson");
    expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(answer.headers.get("x-accel-buffering")).toBe("no");
    expect(answer.headers.get("x-session-id")).toBe(sessionId);
    expect(parseLines(await answer.text())).toEqual(events);
  });

  test("SSE has the index as id, the type as event, and the same JSON as data", async () => {
    const answer = await server.get(streamPath(sessionId), { ...visitor, ...sse });
    expect(answer.headers.get("content-type")).toStartWith("text/event-stream");
    expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(answer.headers.get("x-accel-buffering")).toBe("no");
    const frames = parseSse(await answer.text());
    expect(frames.map(({ id }) => id)).toEqual(events.map((_, index) => String(index)));
    expect(frames.map(({ event }) => event)).toEqual(events.map(({ type }) => type));
    expect(frames.map(({ data }) => JSON.parse(data))).toEqual(events);
  });

  test.each(["*/*", "application/json", "text/html", ""])("Accept: %p gets NDJSON too", async (accept) => {
    const answer = await server.get(streamPath(sessionId), { ...visitor, accept });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toStartWith("application/x-ndjson");
    await answer.body?.cancel();
  });
});

describe("Where a reader begins", () => {
  const read = (query: string, headers: Headers = {}) => eventsOf(server, { ...visitor, ...headers }, sessionId, query);

  test("startIndex ≥ 0 is absolute", async () => {
    expect(await read("&startIndex=0")).toEqual(events);
    expect(await read("&startIndex=3")).toEqual(events.slice(3));
    expect(await read(`&startIndex=${events.length - 1}`)).toEqual(events.slice(-1));
  });

  test("a negative startIndex counts from the tail, clamped to 0", async () => {
    expect(await read("&startIndex=-1")).toEqual(events.slice(-1));
    expect(await read("&startIndex=-3")).toEqual(events.slice(-3));
    expect(await read("&startIndex=-9999")).toEqual(events);
  });

  test("past the tail of a turn that is over the stream ends empty", async () => {
    expect(await read(`&startIndex=${events.length}`)).toEqual([]);
    expect(await read("&startIndex=999999999")).toEqual([]);
  });

  test("Last-Event-ID n means n + 1 and wins over startIndex", async () => {
    expect(await read("&startIndex=0", { "last-event-id": "4" })).toEqual(events.slice(5));
    expect(await read("", { "last-event-id": String(events.length - 1) })).toEqual([]);
  });

  test("SSE ids go on from the start index", async () => {
    const answer = await server.get(streamPath(sessionId, "&startIndex=-2"), { ...visitor, ...sse });
    expect(parseSse(await answer.text()).map(({ id }) => Number(id))).toEqual([events.length - 2, events.length - 1]);
  });

  test("x-stream-tail-index is the last recorded index", async () => {
    for (const query of ["", "&startIndex=5", "&follow=false"]) {
      const answer = await server.get(streamPath(sessionId, query), visitor);
      expect(answer.headers.get("x-stream-tail-index")).toBe(String(events.length - 1));
      await answer.body?.cancel();
    }
  });

  test.each(["abc", "1.5", "", " ", "1e3", "--1", "0x10", "99999999999999999999", "NaN"])(
    "startIndex=%p is 400 invalid_request",
    async (text) => {
      const answer = await server.get(streamPath(sessionId, `&startIndex=${encodeURIComponent(text)}`), visitor);
      await expectRefusal(answer, 400, "invalid_request");
    },
  );

  test.each(["maybe", "", "1", "0", "no", "TRUE", "False", " false"])(
    "follow=%p is 400 invalid_request: nothing is taken for true or false that is neither",
    async (text) => {
      const answer = await server.get(streamPath(sessionId, `&follow=${encodeURIComponent(text)}`), visitor);
      await expectRefusal(answer, 400, "invalid_request");
    },
  );

  test("follow=true is what a stream does anyway, follow=false ends it at the tail", async () => {
    for (const query of ["&follow=true", "&follow=false"]) expect(await read(query)).toEqual(events);
  });

  test.each(["abc", "-1", "1.5"])("Last-Event-ID: %p is 400 invalid_request", async (text) => {
    const answer = await server.get(streamPath(sessionId), { ...visitor, "last-event-id": text });
    await expectRefusal(answer, 400, "invalid_request");
  });

  test("unknown query parameters are ignored", async () => {
    expect(await read("&startindex=4&color=blue")).toEqual(events);
  });
});

describe("404 session_not_found", () => {
  test("an unknown session, a malformed one and another visitor's have the same body", async () => {
    const stranger = await server.visitor("stranger");
    const foreign = await server.get(streamPath(sessionId), stranger);
    const unknown = await server.get(streamPath("wrun_01HZZZZZZZZZZZZZZZZZZZZZZZ"), stranger);
    const malformed = await server.get(streamPath("anything%20else"), stranger);
    const body = await foreign.clone().text();
    expect(await unknown.clone().text()).toBe(body);
    expect(await malformed.clone().text()).toBe(body);
    for (const answer of [foreign, unknown, malformed]) await expectRefusal(answer, 404, "session_not_found");
  });

  test("the same browser's private visitor is another visitor", async () => {
    const hidden = await server.visitor("client-1", { is_private_session: true });
    await expectRefusal(await server.get(streamPath(sessionId), hidden), 404, "session_not_found");
    const privately = await say(server, hidden, "hello");
    await expectRefusal(await server.get(streamPath(privately), visitor), 404, "session_not_found");
  });
});

describe("Several readers", () => {
  test("each gets every event once, in order, whenever it comes", async () => {
    const turn = await say(server, visitor, "Can I freeze bread?");
    const reads = await Promise.all(
      [0, 0, 1, 5, 20].map(async (delay) => {
        await Bun.sleep(delay);
        return eventsOf(server, visitor, turn);
      }),
    );
    for (const read of reads) expect(read).toEqual(reads[0] ?? []);
    expect(reads[0]?.at(-1)?.type).toBe("session.waiting");
  });

  test("one that leaves neither cancels the turn nor disturbs another", async () => {
    const turn = await say(server, visitor, "What should I bring to a course?");
    const leaving = new AbortController();
    const answer = await fetch(`${server.url}${streamPath(turn)}`, { headers: visitor, signal: leaving.signal });
    await answer.body?.getReader().read();
    leaving.abort();
    const read = await eventsOf(server, visitor, turn);
    expect(read.at(-2)?.type).toBe("turn.completed");
    await until(async () => (await eventsOf(server, visitor, turn)).length === read.length);
  });
});
