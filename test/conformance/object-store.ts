import { describe, expect, test } from "bun:test";
import type { ObjectStore } from "../../src/objects/object-store.ts";

/** A store as the suite needs it: reachable over HTTP, and able to tell what is in it. */
export interface StoreUnderTest {
  store: ObjectStore;
  /** What is left of puts that did not end. */
  remains(): Promise<number>;
  /** Leaves what a process that is killed in the middle of a `put` leaves. */
  killedPut(key: string): Promise<void>;
}

const never = new AbortController().signal;
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function* chunks(...all: (Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of all) {
    if (chunk instanceof Error) throw chunk;
    yield chunk;
  }
}

function mebibytes(count: number, seed: number): Uint8Array {
  const bytes = new Uint8Array(count * 1024 * 1024);
  for (let at = 0; at < bytes.length; at++) bytes[at] = (at * 31 + (at >> 11) + seed) & 0xff;
  return bytes;
}

const newKey = () => `exports/bakery/exp_${crypto.randomUUID()}/bakery.csv`;

/** What every object store must do (src/objects/object-store.ts, DESIGN.md Ports). */
export function describeObjectStore(name: string, use: () => StoreUnderTest): void {
  const get = async (key: string, headers: Record<string, string> = {}) =>
    fetch(await use().store.presignGet(key, 60), { headers });

  describe(`${name}: put`, () => {
    test("what was put is what a link gives, from no bytes to several parts", async () => {
      const { store } = use();
      const bodies = [[], [bytesOf("one")], [mebibytes(3, 1), mebibytes(9, 2), bytesOf("tail"), mebibytes(8, 3)]];
      for (const body of bodies) {
        const key = newKey();
        const { parts } = await store.put(key, chunks(...body), never);
        expect(parts).toBeGreaterThan(0);
        const answer = await get(key);
        expect(answer.status).toBe(200);
        expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.concat(body))).toBe(true);
      }
    });

    test("a key cannot be read before put resolves, then can", async () => {
      const key = newKey();
      const gate = Promise.withResolvers<void>();
      async function* held(): AsyncGenerator<Uint8Array> {
        yield mebibytes(9, 1);
        await gate.promise;
        yield bytesOf("end");
      }
      const put = use().store.put(key, held(), never);
      await Bun.sleep(50);
      expect((await get(key, { range: "bytes=0-0" })).status).toBe(404);
      gate.resolve();
      await put;
      expect((await get(key, { range: "bytes=0-0" })).status).toBe(206);
    });

    test.each([0, 1, 2, 3])("a source that fails after %p chunks of 6 MiB leaves nothing", async (good) => {
      const key = newKey();
      const body = [...Array.from({ length: good }, (_, index) => mebibytes(6, index)), new Error("the source broke")];
      await expect(use().store.put(key, chunks(...body), never)).rejects.toThrow("the source broke");
      expect((await get(key)).status).toBe(404);
      expect(await use().remains()).toBe(0);
    });

    test("an abort midway rejects with its reason and leaves nothing", async () => {
      const key = newKey();
      const abort = new AbortController();
      async function* body(): AsyncGenerator<Uint8Array> {
        yield mebibytes(9, 1);
        abort.abort(new Error("stopped by the test"));
        yield mebibytes(9, 2);
      }
      await expect(use().store.put(key, body(), abort.signal)).rejects.toThrow();
      await expect(use().store.put(key, chunks(bytesOf("x")), abort.signal)).rejects.toThrow();
      expect((await get(key)).status).toBe(404);
      expect(await use().remains()).toBe(0);
    });

    test("a second put takes the place of the first; one that fails leaves the first", async () => {
      const key = newKey();
      const { store } = use();
      await store.put(key, chunks(bytesOf("the first, which is longer")), never);
      await store.put(key, chunks(bytesOf("second")), never);
      await store.put(key, chunks(bytesOf("third"), new Error("broke")), never).catch(() => {});
      expect(await (await get(key)).text()).toBe("second");
    });

    test("it is done with a piece when it asks for the next: one buffer may carry all of them", async () => {
      const key = newKey();
      const piece = new Uint8Array(1024 * 1024);
      async function* body(): AsyncGenerator<Uint8Array> {
        for (let number = 0; number < 20; number++) yield piece.fill(number);
      }
      await use().store.put(key, body(), never);
      const bytes = await (await get(key)).bytes();
      expect(bytes.length).toBe(20 * piece.length);
      expect(bytes.findIndex((byte, at) => byte !== Math.floor(at / piece.length))).toBe(-1);
    });
  });

  describe(`${name}: links`, () => {
    test("one to a key that is not there is 404, before and after", async () => {
      const key = newKey();
      const link = await use().store.presignGet(key, 60);
      expect((await fetch(link)).status).toBe(404);
      await use().store.put(key, chunks(bytesOf("there")), never);
      expect(await (await fetch(link)).text()).toBe("there");
      await use().store.delete(key);
      await use().store.delete(key);
      expect((await fetch(link)).status).toBe(404);
    });

    test("Range: first byte, middle, open end, suffix; 416 outside", async () => {
      const key = newKey();
      await use().store.put(key, chunks(bytesOf("0123456789")), never);
      for (const [range, text, content] of [
        ["bytes=0-0", "0", "bytes 0-0/10"],
        ["bytes=2-4", "234", "bytes 2-4/10"],
        ["bytes=7-", "789", "bytes 7-9/10"],
        ["bytes=-2", "89", "bytes 8-9/10"],
        ["bytes=8-99", "89", "bytes 8-9/10"],
      ] as const) {
        const answer = await get(key, { range });
        expect([answer.status, await answer.text()]).toEqual([206, text]);
        expect(answer.headers.get("content-range")).toBe(content);
      }
      expect((await get(key, { range: "bytes=10-" })).status).toBe(416);
    });

    test("an answer names the file, its type and an ETag, which is another for another value", async () => {
      const key = newKey();
      await use().store.put(key, chunks(bytesOf("a")), never);
      const first = await get(key);
      expect(first.headers.get("content-disposition")).toBe('attachment; filename="bakery.csv"');
      expect(first.headers.get("content-type")).toStartWith("text/csv");
      expect(first.headers.get("etag")).toMatch(/^".+"$/);
      expect((await get(key)).headers.get("etag")).toBe(first.headers.get("etag"));
      await use().store.put(key, chunks(bytesOf("b")), never);
      expect((await get(key)).headers.get("etag")).not.toBe(first.headers.get("etag"));
    });

    test("one whose signature or key was changed is 403; without a signature it is refused", async () => {
      const { store } = use();
      const [mine, other] = [newKey(), newKey()];
      for (const key of [mine, other]) await store.put(key, chunks(bytesOf("x")), never);
      const link = await store.presignGet(mine, 60);
      const swapped = link.replace(mine, other);
      const forged = link.replace(/(signature=)([0-9a-f])/i, (_all, name, digit) => name + (digit === "0" ? "1" : "0"));
      for (const url of [swapped, forged]) expect([url === link, (await fetch(url)).status]).toEqual([false, 403]);
      // Swift answers 400: without a signature it is no request of S3's protocol to it.
      expect([400, 403]).toContain((await fetch(link.split("?")[0] ?? "")).status);
    });
  });

  describe(`${name}: keys and sweep`, () => {
    test.each(["../x", "a/../x", "/etc/passwd", "a//b", "", ".hidden", "a/.b"])(
      "the key %p is refused",
      async (key) => {
        const put = async () => use().store.put(key, chunks(bytesOf("x")), never);
        await expect(put()).rejects.toThrow(RangeError);
      },
    );

    test("a sweep removes what killed puts left below its prefix, but not what is under way", async () => {
      const { store, killedPut, remains } = use();
      const keys = Array.from({ length: 5 }, newKey);
      for (const key of keys) await killedPut(key);
      await killedPut("elsewhere/bakery/exp_1/bakery.csv");
      expect(await remains()).toBe(6);
      expect(await store.sweep("exports", async (key) => key === keys[0])).toBe(4);
      expect(await remains()).toBe(2);
      expect(await store.sweep("exports", async () => false)).toBe(1);
      expect(await store.sweep("elsewhere", async () => false)).toBe(1);
      expect(await store.sweep("nothing-here", async () => false)).toBe(0);
      expect(await remains()).toBe(0);
    });

    test("of two sweeps at once each ends well, whichever of them removed what was left", async () => {
      const { store, killedPut, remains } = use();
      for (let number = 0; number < 3; number++) await killedPut(newKey());
      await Promise.all([store.sweep("exports", async () => false), store.sweep("exports", async () => false)]);
      expect(await remains()).toBe(0);
    });
  });
}
