import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { type Part, readParts, StreamError } from "../../src/client.ts";
import { PacedGenerator } from "../support/paced-generator.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { startTcpProxy } from "../support/tcp-proxy.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.addCompany();
});
afterAll(() => server[Symbol.asyncDispose]());

const body = { company: "bakery", query: "how can I pay for bread" };

async function collected(response: Response): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const part of readParts(response)) parts.push(part);
  return parts;
}

describe("readParts", () => {
  test.each(["application/x-ndjson", "text/event-stream"])("gives the parts of %s, to the last", async (accept) => {
    const parts = await collected(await server.post("/api/v1/query-summaries", body, { accept }));
    const text = parts.flatMap((part) => (part.type === "text-delta" ? [part.delta] : [])).join("");
    expect(text).toContain("Customers pay in cash, by card or by bank transfer.");
    expect([parts[0]?.type, parts.at(-1)?.type]).toEqual(["start", "finish"]);
  });

  test.each([1, 2, 3, 7])(
    "reads what comes in pieces of %p bytes, heartbeats and other fields left out",
    async (size) => {
      const parts = [
        { type: "text-delta", delta: "crème brûlée 🍮" },
        { type: "finish", reason: "stop" },
      ];
      const [first, second] = parts.map((part) => JSON.stringify(part));
      for (const [type, text] of [
        ["application/x-ndjson", `${first}\n\n${second}\n`],
        ["text/event-stream; charset=utf-8", `id: 0\nevent: text-delta\ndata: ${first}\n\n: \n\ndata: ${second}\n\n`],
      ] as const) {
        const response = new Response(inPieces(text, size), { headers: { "content-type": type } });
        expect(await collected(response)).toEqual(parts as Part[]);
      }
    },
  );

  test("throws the status and the body of an answer that was refused", async () => {
    const accept = "application/x-ndjson";
    const refused = collected(await server.post("/api/v1/query-summaries", { ...body, query: "" }, { accept }));
    await expect(refused).rejects.toThrow(/422.*query/s);
    await expect(refused).rejects.toMatchObject({ name: "StreamError", status: 422 });
  });

  test("throws where the answer is no stream", async () => {
    const answer = await server.post("/api/v1/query-summaries", body);
    await expect(collected(answer)).rejects.toThrow("application/x-ndjson");
  });

  test("throws where the stream is cut: before its end, and within a part", async () => {
    for (const text of ['{"type":"text-delta","delta":"a"}\n', '{"type":"finish","reas']) {
      const response = new Response(text, { headers: { "content-type": "application/x-ndjson" } });
      await expect(collected(response)).rejects.toBeInstanceOf(StreamError);
    }
  });
});

describe("readParts over a connection that breaks", () => {
  /** Reads an answer of which the connection is cut behind the first of some words in it. */
  async function readUntilCut(words: string, cutBy: "reset" | "end") {
    await using proxy = await startTcpProxy(server.url, () => ({
      cutBy,
      cutAt: (response) => (response.includes(words) ? response.indexOf("\n", response.indexOf(words)) + 1 : undefined),
    }));
    const response = await fetch(`${proxy.url}/api/v1/query-summaries`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/x-ndjson" },
      body: JSON.stringify(body),
    });
    return collected(response);
  }

  test.each(["reset", "end"] as const)("throws a StreamError with what broke it: %s", async (cutBy) => {
    const reading = readUntilCut('"text-delta"', cutBy);
    await expect(reading).rejects.toMatchObject({ name: "StreamError", status: 200, cause: { code: "ECONNRESET" } });
  });

  test("is content with an answer whose last part has come", async () => {
    let sent = 0;
    const last = new TextEncoder().encode('{"type":"finish","reason":"stop"}\n');
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => (sent++ === 0 ? controller.enqueue(last) : controller.error(new TypeError("reset"))),
    });
    const parts = await collected(new Response(broken, { headers: { "content-type": "application/x-ndjson" } }));
    expect(parts.map(({ type }) => type)).toEqual(["finish"]);
  });
});

describe("a reader of readParts that leaves", () => {
  test.each(["the loop", "by its signal"])("%s ends the generation", async (way) => {
    const generator = new PacedGenerator(500, 10);
    await using slow = await startTestServer({ overrides: { generator } });
    await slow.addCompany();
    const abort = new AbortController();
    const response = await fetch(`${slow.url}/api/v1/query-summaries`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/x-ndjson" },
      body: JSON.stringify(body),
      signal: abort.signal,
    });
    const reading = (async () => {
      for await (const part of readParts(response)) {
        if (part.type !== "text-delta") continue;
        if (way === "the loop") break;
        abort.abort();
      }
    })();
    await (way === "the loop" ? reading : expect(reading).rejects.toThrow());
    for (let waited = 0; generator.stopped === 0 && waited < 2_000; waited += 10) await Bun.sleep(10);
    expect(generator.stopped).toBe(1);
  });
});

function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
    },
  });
}
