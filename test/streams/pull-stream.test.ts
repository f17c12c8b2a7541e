import { describe, expect, test } from "bun:test";
import { heartbeatMs, ndjson, sse } from "../../src/streams/framing.ts";
import { pullStream } from "../../src/streams/pull-stream.ts";
import { streamResponse } from "../../src/streams/respond.ts";

/** Counts up for ever; tells how far it was pulled and whether it was ended. */
function counter(most = Number.POSITIVE_INFINITY) {
  const state = { made: 0, ended: false };
  async function* frames(): AsyncGenerator<string> {
    try {
      while (state.made < most) yield `${state.made++}\n`;
    } finally {
      state.ended = true;
    }
  }
  return { state, frames: frames() };
}

const same = (frame: string) => frame;
const decode = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe("pullStream", () => {
  test("gives every frame once, in order, then ends and stops the source", async () => {
    const abort = new AbortController();
    const { state, frames } = counter(100);
    const text = await new Response(pullStream(frames, same, { abort })).text();
    expect(text).toBe(Array.from({ length: 100 }, (_, at) => `${at}\n`).join(""));
    expect(state.ended).toBe(true);
    expect(abort.signal.aborted).toBe(true);
  });

  test("a reader that stops reading holds the source back", async () => {
    const { state, frames } = counter();
    const reader = pullStream(frames, same, { abort: new AbortController() }).getReader();
    expect(state.made).toBe(0);
    for (const _ of [1, 2, 3]) await reader.read();
    await Bun.sleep(30);
    expect(state.made).toBe(3);
    await reader.cancel();
  });

  test("a socket that is not read holds the source back after a bounded amount", async () => {
    const block = "x".repeat(64 * 1024);
    const state = { made: 0 };
    async function* frames() {
      for (;;) {
        state.made++;
        yield block;
      }
    }
    using server = Bun.serve({
      port: 0,
      fetch: () => new Response(pullStream(frames(), same, { abort: new AbortController() })),
    });
    const leaving = new AbortController();
    const answer = await fetch(server.url, { signal: leaving.signal });
    await answer.body?.getReader().read();
    // The kernel's buffers between the two are some megabytes, and it enlarges them as it sees fit.
    let made: number;
    do {
      made = state.made;
      await Bun.sleep(300);
    } while (state.made > made && state.made < 2_000);
    expect(state.made).toBe(made);
    leaving.abort();
  });

  test("cancel aborts the signal and ends the source, even while it waits", async () => {
    const abort = new AbortController();
    const state = { ended: false };
    async function* waiting(): AsyncGenerator<string> {
      try {
        yield "first";
        await new Promise((resolve) => abort.signal.addEventListener("abort", resolve));
      } finally {
        state.ended = true;
      }
    }
    const reader = pullStream(waiting(), same, { abort }).getReader();
    await reader.read();
    const pending = reader.read();
    await reader.cancel("gone");
    await pending;
    expect(abort.signal.reason).toBe("gone");
    expect(state.ended).toBe(true);
  });

  test("the opening comes before the source is asked for anything", async () => {
    const { state, frames } = counter();
    const reader = pullStream(frames, same, { abort: new AbortController(), opening: "hello" }).getReader();
    expect(decode((await reader.read()).value)).toBe("hello");
    expect(state.made).toBe(0);
    expect(decode((await reader.read()).value)).toBe("0\n");
    await reader.cancel();
  });

  test("a silence is filled with heartbeats, and no frame is lost for it", async () => {
    const gate = Promise.withResolvers<void>();
    async function* slow() {
      yield "a";
      await gate.promise;
      yield "b";
    }
    const heartbeat = { frame: "♥", everyMs: 10 };
    const reader = pullStream(slow(), same, { abort: new AbortController(), heartbeat }).getReader();
    const read = async () => decode((await reader.read()).value);
    expect([await read(), await read(), await read()]).toEqual(["a", "♥", "♥"]);
    gate.resolve();
    let next = await read();
    while (next === "♥") next = await read();
    expect(next).toBe("b");
    expect((await reader.read()).done).toBe(true);
  });

  test("a source that throws breaks the stream: it never looks like a clean end, nor says what was wrong", async () => {
    const secret = new Error("what a failed statement was given");
    async function* broken() {
      yield "a";
      throw secret;
    }
    const abort = new AbortController();
    const told: unknown[] = [];
    const stream = pullStream(broken(), same, { abort, onBreak: (error) => told.push(error) });
    const why = await new Response(stream).text().catch((error: Error) => error.message);
    expect([why, told, abort.signal.aborted]).toEqual(["The stream broke off", [secret], true]);
  });
});

describe("Framing", () => {
  const value = { index: 7, type: "item", json: JSON.stringify({ text: "line\nbreak\r\n\u2028data: x" }) };

  test("SSE: id, event and one line of data, whatever the text holds", () => {
    expect(sse.frame(value)).toBe(`id: 7\nevent: item\ndata: ${value.json}\n\n`);
    expect(sse.frame(value).match(/\n/g)?.length).toBe(4);
    expect(sse.heartbeat).toMatch(/^:.*\n\n$/);
  });

  test("NDJSON: one line, and a blank one for silence", () => {
    expect(ndjson.frame(value)).toBe(`${value.json}\n`);
    expect(ndjson.heartbeat).toBe("\n");
  });

  test("a heartbeat comes at most every 10 s of silence", () => {
    expect(heartbeatMs).toBeLessThanOrEqual(10_000);
    expect(heartbeatMs).toBeGreaterThan(1_000);
  });

  test("a response carries the headers that keep proxies off, and those of its route", async () => {
    async function* values() {
      yield value;
    }
    const options = {
      framing: sse,
      frame: sse.frame,
      abort: new AbortController(),
      openAtOnce: true,
      headers: { "x-own": "1" },
    };
    const answer = streamResponse(values(), options);
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-own": "1",
    });
    expect(await answer.text()).toBe(sse.heartbeat + sse.frame(value));
  });
});
