import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { say, streamPath } from "../support/agent.ts";
import { bakeryOrigin } from "../support/company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

const rivalOrigin = "https://www.rival.example";
const stranger = "https://www.stranger.example";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
  await server.addCompany({ company: "rival", origins: [rivalOrigin, "https://*.rival.example"] });
});
afterAll(() => server[Symbol.asyncDispose]());

function preflight(path: string, origin: string, method = "POST"): Promise<Response> {
  const headers = {
    origin,
    "access-control-request-method": method,
    "access-control-request-headers": "authorization,content-type",
  };
  return fetch(`${server.url}${path}`, { method: "OPTIONS", headers });
}

const list = (answer: Response, name: string) =>
  (answer.headers.get(name) ?? "").split(",").map((item) => item.trim().toLowerCase());

function expectNoCredentials(answer: Response): void {
  expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
  expect(answer.headers.get("access-control-allow-origin")).not.toBe("*");
}

const paths = [
  ...["/service/v1/bootstrap", "/agent/v1/session?indexId=idx_bakery", "/api/v1/queries", "/api/v1/completions"],
  ...["/api/v1/snackable-read", "/api/v1/faqs", "/agent/v1/session/wrun_1/stream"],
];

describe("A preflight", () => {
  test.each(paths)("of %s allows the origins of all companies, exactly as sent", async (path) => {
    for (const origin of [bakeryOrigin, rivalOrigin, "https://shop.rival.example"]) {
      const answer = await preflight(path, origin);
      expect(answer.status).toBe(204);
      expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
      expect(list(answer, "access-control-allow-methods")).toEqual(expect.arrayContaining(["get", "post"]));
      const allowed = ["authorization", "content-type", "last-event-id", "idempotency-key", "x-preview-key"];
      expect(list(answer, "access-control-allow-headers")).toEqual(expect.arrayContaining(allowed));
      expect(list(answer, "vary")).toContain("origin");
      expectNoCredentials(answer);
    }
  });

  test.each([stranger, "null", `${bakeryOrigin}/`, "https://evil-rival.example"])(
    "of %s is not allowed",
    async (origin) => {
      for (const path of paths) {
        const answer = await preflight(path, origin);
        expect(answer.headers.has("access-control-allow-origin")).toBe(false);
        expectNoCredentials(answer);
      }
    },
  );

  test("is answered for the first request after a start, and for a company added since", async () => {
    const own = await startTestServer({ folder: server.folder });
    const headers = { origin: rivalOrigin, "access-control-request-method": "POST" };
    const answer = await fetch(`${own.url}/api/v1/queries`, { method: "OPTIONS", headers });
    expect(answer.headers.get("access-control-allow-origin")).toBe(rivalOrigin);
    const added = "https://www.added.example";
    await own.addCompany({ company: "added", origins: [added] });
    const next = await fetch(`${own.url}/api/v1/queries`, {
      method: "OPTIONS",
      headers: { ...headers, origin: added },
    });
    expect(next.headers.get("access-control-allow-origin")).toBe(added);
    await own.stop(0);
  });
});

describe("A request", () => {
  test("is answered for a company that was just added, as the next one is; a stranger's never", async () => {
    await using own = await startTestServer();
    const origin = "https://www.added.example";
    await own.addCompany({ origins: [origin] });
    const ask = async (from: string) =>
      (await own.get("/service/v1/agent?indexId=idx_bakery", { origin: from })).headers.get(
        "access-control-allow-origin",
      );
    expect([await ask(origin), await ask(origin), await ask(stranger)]).toEqual([origin, origin, null]);
  });

  test("echoes the exact origin, varies by it, exposes our headers, never allows credentials", async () => {
    const answers = [
      await server.post("/api/v1/queries", { query: "bread", company: "bakery" }, { origin: bakeryOrigin }),
      await server.post(
        "/service/v1/bootstrap",
        { clientSessionId: "c", indexId: "idx_bakery" },
        { origin: bakeryOrigin },
      ),
      await server.post("/api/v1/queries", { query: "" }, { origin: bakeryOrigin }),
    ];
    const visitor = await server.visitor();
    answers.push(await server.get(streamPath(await say(server, visitor, "hello")), visitor));
    for (const answer of answers) {
      expect(answer.headers.get("access-control-allow-origin")).toBe(bakeryOrigin);
      expect(list(answer, "vary")).toContain("origin");
      const exposed = list(answer, "access-control-expose-headers").sort();
      expect(exposed).toEqual(["retry-after", "x-request-id", "x-session-id", "x-stream-tail-index"]);
      expectNoCredentials(answer);
      await answer.body?.cancel();
    }
  });

  test("of a stranger gets no allow-origin, whatever the answer", async () => {
    for (const body of [{ query: "bread", company: "bakery" }, { query: "" }, { query: "bread", company: "nobody" }]) {
      const answer = await server.post("/api/v1/queries", body, { origin: stranger });
      expect(answer.ok).toBe(false);
      expect(answer.headers.has("access-control-allow-origin")).toBe(false);
      expectNoCredentials(answer);
    }
  });

  test("of another company's origin is checked against its own company: 403", async () => {
    const answer = await server.post("/api/v1/queries", { query: "bread", company: "bakery" }, { origin: rivalOrigin });
    expect(answer.status).toBe(403);
  });

  test("without an Origin has no allow-origin and varies all the same", async () => {
    const answer = await server.post("/api/v1/queries", { query: "bread", company: "bakery" });
    expect(answer.status).toBe(200);
    expect(answer.headers.has("access-control-allow-origin")).toBe(false);
    expect(list(answer, "vary")).toContain("origin");
  });
});
