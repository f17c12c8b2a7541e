import { afterAll, expect, test } from "bun:test";
import { fetchWithin } from "../../src/db/deadline-fetch.ts";

const server = Bun.serve({
  port: 0,
  fetch: ({ url }) => {
    const path = new URL(url).pathname;
    if (path === "/whole") return new Response("whole", { status: 418, headers: { "x-of": "server" } });
    if (path === "/silent") return new Promise<Response>(() => {});
    return new Response(
      new ReadableStream({
        start: (controller) => controller.enqueue(new TextEncoder().encode("half")),
        pull: () => new Promise(() => {}),
      }),
    );
  },
});
afterAll(() => server.stop(true));

const ask = (path: string, init?: RequestInit) => fetchWithin(150)(new Request(new URL(path, server.url), init));

test("an answer that comes in time is handed on as it is", async () => {
  const answer = await ask("/whole", { method: "POST", body: "{}" });
  expect([answer.status, answer.headers.get("x-of"), await answer.text()]).toEqual([418, "server", "whole"]);
});

test.each(["/silent", "/half"])(
  "one that does not, from its beginning or its middle on, has failed: %s",
  async (path) => {
    const failed = await ask(path).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: "ETIMEDOUT", message: "The database server did not answer within 0.15 s" });
  },
);

test("who asks may leave before, and is told his own reason", async () => {
  const leaving = new AbortController();
  const asked = ask("/silent", { signal: leaving.signal });
  leaving.abort(new Error("left"));
  await expect(asked).rejects.toThrow("left");
});

test("a server that is away is told as such", async () => {
  const away = Bun.serve({ port: 0, fetch: () => new Response() });
  const { url } = away;
  await away.stop(true);
  const failed = await fetchWithin(5_000)(new Request(url)).catch((error: unknown) => error);
  expect((failed as { code: string }).code).not.toBe("ETIMEDOUT");
});
