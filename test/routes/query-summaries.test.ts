import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Part } from "../../src/schemas/part.ts";
import { bakeryOrigin } from "../support/company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { SummaryClient } from "../support/summary-client.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
  await server.addCompany({ company: "other", indexId: "idx_other", origins: ["https://other.example"] });
});
afterAll(() => server[Symbol.asyncDispose]());

const company = "bakery";
const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

describe("POST /api/v1/query-summaries", () => {
  test("answers from the tiles, with citations that point at the quoted text", async () => {
    const { data } = await server.client.api.v1["query-summaries"].post({ company, query: "how can I pay for bread" });
    expect(data?.summary).toContain("Customers pay in cash, by card or by bank transfer.");
    expect(data?.citations.length).toBeGreaterThan(0);
    for (const { start, end, url } of data?.citations ?? []) {
      expect(data?.summary.slice(start, end).trim()).not.toBe("");
      expect(url).toStartWith("https://www.hollow-oak.example");
    }
  });

  test("never passes summary_word_limit, which is 120 unless given", async () => {
    for (const summary_word_limit of [10, 20, 60]) {
      const query = "tell me about bread, prices, courses and storage";
      const { data } = await server.client.api.v1["query-summaries"].post({ company, query, summary_word_limit });
      expect(words(data?.summary ?? "")).toBeWithin(1, summary_word_limit + 1);
    }
    const { status } = await server.client.api.v1["query-summaries"].post({
      company,
      query: "x",
      summary_word_limit: 9,
    });
    expect(status).toBe(422);
  });

  test("is a miss, then a hit; private bypasses the cache and leaves no history", async () => {
    const body = { company, query: "what does a large loaf cost", sessionId: "summary-cache" };
    const status = async (more = {}) =>
      (await server.client.api.v1["query-summaries"].post({ ...body, ...more })).data?.cache_status;
    expect([await status(), await status()]).toEqual(["miss", "hit"]);
    expect(await status({ tracking_consent: false, sessionId: "summary-private" })).toBe("bypass");
    expect(await server.context.history.read(company, "summary-private")).toEqual([]);
  });

  test("takes the tiles of the queries call with the same requestId, also when that comes a little later", async () => {
    const action = { company, sessionId: "joined", requestId: "action-1", query: "bread" };
    const summary = server.client.api.v1["query-summaries"].post({ ...action, number_of_tiles: 6 });
    await Bun.sleep(30);
    const tiles = await server.client.api.v1.queries.post({ ...action, number_of_results: 2 });
    const shown = tiles.data?.responses.map(({ id }) => id) ?? [];
    expect(shown).toHaveLength(2);
    expect((await summary).data?.tiles).toEqual(shown);
    const [row] = await server.context.history.read(company, "joined");
    expect(row?.summary).toBe((await summary).data?.summary ?? "");
    expect(row?.tiles.map(({ id }) => id)).toEqual(shown);
  });

  test("streams text as deltas that join to the summary of the JSON answer", async () => {
    const body = { company, query: "can I freeze bread", is_private_session: true };
    const json = (await (await server.post("/api/v1/query-summaries", body)).json()) as { summary: string };
    const answer = await server.post("/api/v1/query-summaries", body, { accept: "application/x-ndjson" });
    const parts = Bun.JSONL.parse(await answer.text()) as Part[];
    expect(parts[0]?.type).toBe("start");
    expect(parts.at(-1)?.type).toBe("finish");
    expect(parts.map((part) => (part.type === "text-delta" ? part.delta : "")).join("")).toBe(json.summary);
  });
});

describe("GET /api/v1/ws", () => {
  test("sends parts, then the tiles, then the whole summary, each with its ids", async () => {
    const socket = await new SummaryClient(server).open();
    const ids = { requestId: "ws-1", sessionId: "ws-session" };
    socket.send({
      action: "get_summary_with_cache",
      params: { company, query: "what may I bring to a course", ...ids },
    });
    const complete = await socket.next("summary_complete", "ws-1");
    const events = socket.of("ws-1");
    expect(new Set(events.slice(0, -2).map(({ event }) => event))).toEqual(new Set(["summary_part"]));
    expect(events.at(-2)?.event).toBe("summary_tiles");
    const text = events.map(({ event, data }) => (event === "summary_part" ? data.text : "")).join("");
    expect(complete.data).toMatchObject({ summary: text, cache_status: "miss" });
    for (const event of events) expect(event).toMatchObject(ids);
    socket.close();
  });

  test("answers completions and pings beside a summary", async () => {
    const socket = await new SummaryClient(server).open();
    socket.send({ action: "get_completions", params: { company, prefix: "how", sessionId: "s", requestId: "c1" } });
    const { data } = await socket.next("completions", "c1");
    expect(data.best.text).toMatch(/^How/);
    socket.send({ action: "ping" });
    await socket.next("pong", "");
    socket.close();
  });

  test("survives bad frames with an error event that says whose it was", async () => {
    const socket = await new SummaryClient(server).open();
    const bad = [
      "{",
      "null",
      { action: "nope" },
      { action: "get_summary_with_cache", params: { requestId: "bad", query: " " } },
    ];
    for (const frame of bad) socket.send(frame);
    expect((await socket.next("error", "bad")).data).toMatchObject({ code: "invalid_request" });
    socket.send({ action: "ping" });
    await socket.next("pong", "");
    expect(socket.events.filter(({ event }) => event === "error")).toHaveLength(bad.length);
    socket.close();
  });

  test("tells what is wrong with a known action as the HTTP route does: the field, and the one that was meant", async () => {
    const socket = await new SummaryClient(server).open();
    const messageOf = async (frame: unknown) => {
      const from = socket.events.length;
      socket.send(frame);
      while (socket.events.length === from) await Bun.sleep(1);
      return socket.events[from]?.data.message;
    };
    const ask = (params?: object) => messageOf({ action: "get_summary_with_cache", params });
    expect(await ask({ company, query: "bread", is_private_sesion: true })).toBe(
      "params.is_private_sesion: Unknown field; did you mean is_private_session?",
    );
    expect(await ask({ company, qeury: "bread" })).toBe("params.qeury: Unknown field; did you mean query?");
    expect(await ask({ company })).toBe("params.query: Field required");
    expect(await ask()).toBe("params: Field required");
    for (const query of [" ", "x".repeat(2_001)]) {
      expect(await ask({ company, query })).toBe(
        "params.query: Expected 1 to 2,000 characters after trimming, none of them NUL or half of one",
      );
    }
    expect(await messageOf({ action: "get_completions", params: { prefix: "x".repeat(257), sessionId: "s" } })).toBe(
      "params.prefix: Expected at most 256 characters",
    );
    expect(await messageOf({ action: "cancel", params: {} })).toBe("params.requestId: Field required");
    expect(await messageOf('{"action":')).toBe("The frame is not valid JSON.");
    expect(await messageOf({ action: "nope" })).toBe("This is no action that is known here.");
    socket.close();
  });

  test("takes an Origin of the action's company, or none; a foreign one gets an error", async () => {
    const ask = async (origin: string | undefined, requestId: string) => {
      const socket = await new SummaryClient(server, origin).open();
      socket.send({ action: "get_summary_with_cache", params: { company, query: "bread", requestId } });
      await socket.settled(requestId);
      socket.close();
      return socket.of(requestId).at(-1);
    };
    expect(await ask(bakeryOrigin, "own")).toMatchObject({ event: "summary_complete" });
    expect(await ask(undefined, "none")).toMatchObject({ event: "summary_complete" });
    expect(await ask("https://other.example", "foreign")).toMatchObject({
      event: "error",
      data: { code: "origin_rejected" },
    });
  });

  test("a requestId that runs cannot be taken twice, and many requests keep their own order", async () => {
    const socket = await new SummaryClient(server).open();
    const ids = ["m1", "m2", "m3", "m4"];
    for (const requestId of ids) {
      socket.send({
        action: "get_summary_with_cache",
        params: { company, query: `bread prices ${requestId}`, requestId },
      });
    }
    for (const id of ids) {
      await socket.next("summary_complete", id);
      expect(
        socket
          .of(id)
          .slice(-2)
          .map(({ event }) => event),
      ).toEqual(["summary_tiles", "summary_complete"]);
    }
    socket.close();
  });
});
