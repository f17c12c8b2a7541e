import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { GenerationPart } from "../../src/schemas/generation.ts";
import { readMetrics } from "../../src/services/operations/read-metrics.ts";
import { bakeryOrigin } from "../support/company.ts";
import { startGeminiServer } from "../support/gemini-server.ts";
import { RecordingGenerator } from "../support/generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { openSocket } from "../support/socket.ts";
import { SummaryClient } from "../support/summary-client.ts";

const engine = "gemini/gemini-2.5-flash/7";
const token = "a-token-of-the-monitor";
const gemini = startGeminiServer();
let server: TestServer;

beforeAll(async () => {
  const model = { apiKey: "key", baseUrl: gemini.url, model: "m", breaker: { failures: 2 }, times: { retries: 0 } };
  server = await startTestServer({ config: { metricsToken: token, gemini: model } });
  await server.addCompany();
  await server.post("/api/v1/queries", { company: "bakery", query: "bread" });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await gemini[Symbol.asyncDispose]();
});

const authorised = { authorization: `Bearer ${token}` };

/** The value of each sample by its name and labels. */
async function samples(): Promise<Map<string, number>> {
  const text = await (await server.get("/metrics", authorised)).text();
  const lines = text.split("\n").filter((line) => line && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ")))]),
  );
}

describe("GET /metrics", () => {
  test("speaks the text format of Prometheus", async () => {
    const answer = await server.get("/metrics", authorised);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(await answer.text()).toContain("# TYPE usher_requests_total counter\nusher_requests_total ");
  });

  test("tells memory, processor time and how much of the indexes is loaded", async () => {
    const values = await samples();
    expect(values.get("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(values.get("process_cpu_seconds_total")).toBeGreaterThan(0);
    expect(values.get("usher_segment_bytes")).toBeGreaterThan(0);
  });

  test("counts requests, and failures by route group and status", async () => {
    const failures = 'usher_request_failures_total{group="content",status="422"}';
    const before = await samples();
    expect((await server.post("/api/v1/queries", { company: "bakery" })).status).toBe(422);
    const after = await samples();
    expect((after.get(failures) ?? 0) - (before.get(failures) ?? 0)).toBe(1);
    expect((after.get("usher_requests_total") ?? 0) - (before.get("usher_requests_total") ?? 0)).toBe(2);
  });

  test("counts a stream that ends in an error part, as one failure and no HTTP error", async () => {
    const parts = function* (): Generator<GenerationPart> {
      yield { type: "text-delta", delta: "Half an" };
      throw new Error("the rest is lost");
    };
    const generator = new RecordingGenerator(parts as unknown as () => GenerationPart[]);
    await using own = await startTestServer({ overrides: { generator } });
    await own.addCompany();
    const headers = { accept: "application/x-ndjson" };
    const answer = await own.post("/api/v1/query-summaries", { company: "bakery", query: "bread" }, headers);
    expect(answer.status).toBe(200);
    const lines = (await answer.text()).trim().split("\n");
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ type: "error" });
    const text = await (await own.get("/metrics")).text();
    expect(text).toContain('usher_request_failures_total{group="content",status="stream"} 1\n');
    expect(text).toContain('usher_request_failures_total{group="content",status="500"} 0\n');
  });

  test("counts what fails over the two sockets as over HTTP", async () => {
    const generator = new RecordingGenerator(() => {
      throw new Error("the engine broke");
    });
    await using own = await startTestServer({ overrides: { generator } });
    await own.addCompany();
    const count = async (labels: string) => {
      const text = await (await own.get("/metrics")).text();
      return Number(new RegExp(`^usher_request_failures_total\\{${labels}\\} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
    };
    const summaries = await new SummaryClient(own).open();
    summaries.send({ action: "get_summary_with_cache", params: { query: "bread", requestId: "broken" } });
    summaries.send({ action: "get_summary_with_cache", params: { query: " ", requestId: "empty" } });
    await Promise.all([summaries.next("error", "broken"), summaries.next("error", "empty")]);
    const messages = await openSocket(own);
    messages.send({ type: "subscribe", sessionId: "wrun_nobody's" });
    await messages.next("error");
    expect(await count('group="content",status="500"')).toBe(1);
    expect(await count('group="content",status="400"')).toBe(1);
    expect(await count('group="agent",status="404"')).toBe(1);
    summaries.close();
    messages.close();
  });

  test("shows what a model did, who stood in for it, and its circuit breaker", async () => {
    gemini.reply = { status: 503 };
    for (const title of ["One", "Two", "Three"]) {
      await server.post("/api/v1/snackable-read", { canonical_url: `${bakeryOrigin}/pricing`, title });
    }
    const values = await samples();
    expect(values.get(`usher_generation_fallbacks_total{engine="${engine}",code="unavailable"}`)).toBe(2);
    expect(values.get(`usher_breaker_state{engine="${engine}",state="open"}`)).toBe(1);
    expect(values.get(`usher_breaker_state{engine="${engine}",state="closed"}`)).toBe(0);
  });

  test("holds no word of a visitor and no company's name", async () => {
    const asked = { company: "bakery", query: "zanzibar", sessionId: "s-zanzibar" };
    expect((await server.post("/api/v1/queries", asked)).status).toBe(200);
    const answer = await server.get("/metrics", authorised);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain("usher_requests_total");
    expect(text).not.toContain("zanzibar");
    expect(text).not.toContain("bakery");
  });

  test.each([
    ["no token", {}, "Bearer"],
    ["another token", { authorization: "Bearer other" }, 'Bearer error="invalid_token"'],
    ["an API key in its place", { "x-api-key": token }, "Bearer"],
  ])("is refused with 401 to %s", async (_name, headers: Record<string, string>, challenge) => {
    const answer = await server.get("/metrics", headers);
    expect(answer.status).toBe(401);
    expect(answer.headers.get("www-authenticate")).toBe(challenge);
    expect(Object.keys((await answer.json()) as object)).toEqual(["message"]);
  });
});

describe("GET /metrics without METRICS_TOKEN", () => {
  const read = (address: string | undefined, forwarded = false) =>
    readMetrics(
      { ...server.context, config: { metricsToken: undefined } },
      { authorization: undefined, address, forwarded },
    );

  test.each(["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])("answers this machine (%s)", async (address) => {
    expect(await read(address)).toContain("usher_requests_total");
  });

  test.each(["10.0.0.5", "203.0.113.9", "2001:db8::1", "not an address", undefined])("refuses %s", (address) =>
    expect(read(address)).rejects.toThrow("only this machine"),
  );

  test("refuses what a proxy on this machine passes on", () =>
    expect(read("127.0.0.1", true)).rejects.toThrow("only this machine"));

  const headers = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded", "x-real-ip", "via"];
  test.each(headers)("takes the header %s for a proxy", async (name) => {
    await using open = await startTestServer();
    expect((await open.get("/metrics")).status).toBe(200);
    expect((await open.get("/metrics", { [name]: "a" })).status).toBe(403);
  });

  test("refuses a request for another host than this machine, as a page in a browser here may send", async () => {
    await using open = await startTestServer();
    expect((await open.get("/metrics", { host: "evil.example" })).status).toBe(403);
  });
});
