import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { bakeryOrigin } from "../support/company.ts";
import { startTestServer, type TestServer } from "../support/server.ts";

let server: TestServer;
const agent = 'agent: { enabled: true, name: Ada, greeting: "Fresh bread?" }';
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany({ more: agent });
});
afterAll(() => server[Symbol.asyncDispose]());

describe("GET /widget.js", () => {
  test("is one script, that any page may load", async () => {
    for (const origin of ["https://stranger.example", bakeryOrigin]) {
      const answer = await server.get("/widget.js?indexId=idx_bakery", { origin });
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "text/javascript; charset=utf-8",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": "public, max-age=600",
      });
      expect(answer.headers.get("vary")).toBe("accept-encoding");
    }
    const script = await (await server.get("/widget.js")).text();
    expect(script).toContain("usher-chat");
    expect(new Bun.Transpiler({ loader: "js" }).scanImports(script)).toEqual([]);
  });

  test("is told as unchanged to whoever has it", async () => {
    const etag = (await server.get("/widget.js")).headers.get("etag") ?? "";
    const again = await server.get("/widget.js", { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await server.get("/widget.js", { "if-none-match": '"other"' })).status).toBe(200);
  });
});

describe("GET /widget.js, compressed", () => {
  const encodingOf = async (accepted: string) => {
    const answer = await fetch(`${server.url}/widget.js`, {
      headers: { "accept-encoding": accepted },
      decompress: false,
    } as RequestInit);
    return { encoding: answer.headers.get("content-encoding"), bytes: await answer.bytes() };
  };

  test("where the browser takes it, and is the same script", async () => {
    const script = await (await server.get("/widget.js")).text();
    const { encoding, bytes } = await encodingOf("br, gzip");
    expect(encoding).toBe("gzip");
    expect(new TextDecoder().decode(Bun.gunzipSync(bytes))).toBe(script);
    expect(bytes.length).toBeLessThan(script.length / 2);
  });

  test.each(["identity", "br", "gzip;q=0", "gzip; q=0.0, br", "x-gzip"])("not for %s", async (accepted) => {
    expect((await encodingOf(accepted)).encoding).toBeNull();
  });
});

describe("GET /service/v1/agent", () => {
  const path = "/service/v1/agent?indexId=idx_bakery";

  test("ignores query parameters that it does not know", async () => {
    expect((await server.get(`${path}&utm_source=letter`)).status).toBe(200);
  });

  test("tells who answers, to an admitted origin and where a browser sends none", async () => {
    for (const headers of [{ origin: bakeryOrigin }, {}] as Record<string, string>[]) {
      const answer = await server.get(path, headers);
      expect([answer.status, await answer.json()]).toEqual([200, { name: "Ada", greeting: "Fresh bread?" }]);
    }
  });

  test.each([
    ["a foreign origin", path, { origin: "https://stranger.example" }, 403, "origin_rejected"],
    ["an unknown index", "/service/v1/agent?indexId=idx_none", {}, 403, "agent_unavailable"],
    ["no index", "/service/v1/agent", {}, 400, "invalid_request"],
  ])("refuses %s", async (_, target, headers: Record<string, string>, status, code) => {
    const answer = await server.get(target, headers);
    expect([answer.status, await answer.json()]).toEqual([status, { ok: false, error: expect.any(String), code }]);
  });

  test("refuses where the agent is switched off", async () => {
    await server.addCompany({ company: "mute", more: "agent: { enabled: false }" });
    const answer = await server.get("/service/v1/agent?indexId=idx_mute", {});
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, "agent_unavailable"]);
  });
});

describe("GET /demo", () => {
  test("shows the widget of the company that is named, and the line that embeds it", async () => {
    const answer = await server.get("/demo?company=bakery");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const html = await answer.text();
    expect(html).toContain('<script type="module" src="./widget.js?indexId=idx_bakery"></script>');
    expect(html).toContain("&quot;http://localhost:3000/widget.js?indexId=idx_bakery&quot;");
  });

  test("is not there for a company that does not exist, and asks for one of several", async () => {
    expect((await server.get("/demo?company=none")).status).toBe(404);
    expect((await server.get("/demo")).status).toBe(400);
  });
});
