import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { EmbeddedStore } from "../../src/objects/embedded-store.ts";
import { signKey } from "../../src/objects/signed-url.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { describeObjectStore } from "./object-store.ts";

let server: TestServer;
let store: EmbeddedStore;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
  const { embedded } = server.context.exports;
  if (!embedded) throw new Error("Without S3 there is an embedded store");
  const { presignGet } = embedded;
  const here = (link: string) => link.replace(server.context.config.publicUrl, server.url);
  store = { ...embedded, presignGet: async (key, seconds) => here(await presignGet(key, seconds)) };
  folder = server.context.config.dataDir;
});
afterAll(() => server[Symbol.asyncDispose]());

function partials(): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /(^|\/)\.[^/]+$/.test(name) && name.endsWith(name.slice(-36)) && /\.csv\./.test(name));
}

describeObjectStore("embedded store", () => ({
  store,
  remains: async () => partials().length,
  killedPut: async (key) => {
    const [file = "", ...above] = key.split("/").reverse();
    await Bun.write(join(folder, ...above.reverse(), `.${file}.${crypto.randomUUID()}`), "half");
  },
}));

describe("the embedded store's own answers", () => {
  const key = "exports/bakery/exp_own/bakery.csv";
  const put = async (text: string) =>
    store.put(
      key,
      (async function* () {
        yield new TextEncoder().encode(text);
      })(),
      new AbortController().signal,
    );

  test("a link past its time is 410 {message}; with another end it is 403", async () => {
    await put("x");
    const link = new URL(await store.presignGet(key, -1));
    const answer = await fetch(link);
    expect(answer.status).toBe(410);
    expect(await answer.json()).toEqual({ message: expect.any(String) });
    link.searchParams.set("expires", String(Math.floor(Date.now() / 1000) + 1_000));
    expect((await fetch(link)).status).toBe(403);
  });

  test("one company's secret signs no link of another", async () => {
    await server.addCompany({ company: "mill", indexId: "idx_mill" });
    const millLink = new URL(await store.presignGet("exports/mill/exp_own/bakery.csv", 60));
    const forged = `${server.url}/${key}${millLink.search}`;
    expect((await fetch(forged)).status).toBe(403);
    const { expires, signature } = signKey(Buffer.from("guess"), key, 9_999_999_999);
    expect((await fetch(`${server.url}/${key}?expires=${expires}&signature=${signature}`)).status).toBe(403);
  });

  test.each(["bytes=5-2", "bytes=a-b", "items=0-1", "bytes=0-1,3-4", "bytes=-", "bytes=0x1-"])(
    "Range: %s, which cannot be answered as one part, gives the whole",
    async (range) => {
      await put("0123456789");
      const answer = await fetch(await store.presignGet(key, 60), { headers: { range } });
      expect([answer.status, await answer.text()]).toEqual([200, "0123456789"]);
      expect(answer.headers.get("accept-ranges")).toBe("bytes");
      expect(answer.headers.get("content-length")).toBe("10");
    },
  );

  test("If-Range goes on with the same value only; If-None-Match spares it", async () => {
    await put("0123456789");
    const link = await store.presignGet(key, 60);
    const etag = (await fetch(link)).headers.get("etag") ?? "";
    const resumed = await fetch(link, { headers: { range: "bytes=5-", "if-range": etag } });
    expect([resumed.status, await resumed.text()]).toEqual([206, "56789"]);
    for (const known of [etag, `"other", ${etag}`, "*"]) {
      expect((await fetch(link, { headers: { "if-none-match": known } })).status).toBe(304);
    }
    await put("abcdefghij");
    const changed = await fetch(link, { headers: { range: "bytes=5-", "if-range": etag } });
    expect([changed.status, await changed.text()]).toEqual([200, "abcdefghij"]);
  });
});
