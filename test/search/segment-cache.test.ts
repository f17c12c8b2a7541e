import { describe, expect, test } from "bun:test";
import type { Page } from "../../src/schemas/page.ts";
import { buildSegment } from "../../src/search/build.ts";
import { buildSegmentInWorker } from "../../src/search/build-in-worker.ts";
import { SegmentError } from "../../src/search/format/segment-error.ts";
import { SegmentCache } from "../../src/search/segment-cache.ts";
import { fillerPages, pageOf } from "./pages.ts";

const pages = fillerPages(12).map(pageOf);
const blob = buildSegment(pages, { phrases: [] });

describe("the segment cache", () => {
  test("loads on first use, once for all who ask at the same time", async () => {
    let loads = 0;
    const cache = new SegmentCache(
      async () => {
        loads++;
        return blob;
      },
      { maxBytes: 1e9 },
    );
    expect(cache.peek("a")).toBeUndefined();
    const [first, second] = await Promise.all([cache.get("a"), cache.get("a")]);
    expect(second).toBe(first as never);
    expect(await cache.get("a")).toBe(first as never);
    expect(cache.peek("a")).toBe(first as never);
    expect(loads).toBe(1);
    expect(cache.bytes).toBe(blob.byteLength);
  });

  test("lets the least used go when segments outgrow their share", async () => {
    const cache = new SegmentCache(async () => blob, { maxBytes: blob.byteLength * 2 });
    await cache.get("a");
    await cache.get("b");
    await cache.get("a");
    await cache.get("c");
    expect(["a", "b", "c"].map((hash) => cache.peek(hash) !== undefined)).toEqual([true, false, true]);
    expect(cache.bytes).toBeLessThanOrEqual(blob.byteLength * 2);
  });

  test("counts what is kept along with a segment", async () => {
    const cache = new SegmentCache(async () => blob, {
      maxBytes: blob.byteLength * 3,
      besides: ({ byteLength }) => byteLength,
    });
    await cache.get("a");
    await cache.get("b");
    expect(cache.bytes).toBe(blob.byteLength * 2);
    expect(cache.peek("a")).toBeUndefined();
  });

  test("serves a segment that is larger than the whole share, keeps the last such one, and says so once", async () => {
    let loads = 0;
    const told: number[] = [];
    const load = async () => {
      loads++;
      return blob;
    };
    const cache = new SegmentCache(load, { maxBytes: 10, onTooLarge: (bytes) => told.push(bytes) });
    for (const hash of ["a", "a", "b", "b"]) expect((await cache.get(hash)).pageCount).toBe(12);
    expect(["a", "b"].map((hash) => cache.peek(hash) !== undefined)).toEqual([false, true]);
    expect([loads, cache.bytes]).toEqual([2, blob.byteLength]);
    expect(told).toEqual([blob.byteLength]);
  });

  test("keeps a segment that is larger than the whole share besides those that are not", async () => {
    const large = buildSegment(fillerPages(60).map(pageOf), { phrases: [] });
    const cache = new SegmentCache(async (hash) => (hash === "large" ? large : blob), { maxBytes: blob.byteLength });
    await cache.get("small");
    await cache.get("large");
    expect(["small", "large"].map((hash) => cache.peek(hash)?.pageCount)).toEqual([12, 60]);
    expect(cache.bytes).toBe(blob.byteLength + large.byteLength);
  });

  test("reads a damaged segment at once where it was written anew, and one that was missing for each who asks", async () => {
    const answers = [blob.slice(0, 100), blob];
    const cache = new SegmentCache(async () => answers.shift() ?? blob, { maxBytes: 1e9, retryMs: 60_000 });
    await expect(Promise.resolve(cache.get("a"))).rejects.toBeInstanceOf(SegmentError);
    await expect(Promise.resolve(cache.get("a"))).rejects.toBeInstanceOf(SegmentError);
    cache.mended("a");
    expect((await cache.get("a")).pageCount).toBe(12);
    let loads = 0;
    const missing = async () => {
      if (++loads === 1) throw new Error("missing");
      return blob;
    };
    const other = new SegmentCache(missing, { maxBytes: 1e9, retryMs: 60_000 });
    await expect(Promise.resolve(other.get("b"))).rejects.toThrow("missing");
    expect((await other.get("b")).pageCount).toBe(12);
  });

  test("refuses damaged bytes, reads them once however many ask, and tries anew after a while", async () => {
    let loads = 0;
    const load = async () => (++loads === 1 ? blob.slice(0, 100) : blob);
    const cache = new SegmentCache(load, { maxBytes: 1e9, retryMs: 200 });
    const errors = [];
    for (let i = 0; i < 3; i++) errors.push(await Promise.resolve(cache.get("a")).catch((error) => error));
    expect(errors[0]).toBeInstanceOf(SegmentError);
    expect([new Set(errors).size, loads]).toEqual([1, 1]);
    await Bun.sleep(250);
    expect((await cache.get("a")).pageCount).toBe(12);
  });
});

describe("building on a thread", () => {
  test("gives the bytes that building here gives, while this thread goes on", async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const built = await buildSegmentInWorker(pages, { phrases: [] });
    clearInterval(timer);
    expect(built).toEqual(blob);
    expect(ticks).toBeGreaterThan(0);
  });

  test("ends with the signal", async () => {
    const controller = new AbortController();
    const building = buildSegmentInWorker(pages, { phrases: [] }, controller.signal);
    controller.abort(new Error("ingest was stopped"));
    expect(building).rejects.toThrow("ingest was stopped");
    expect(buildSegmentInWorker(pages, { phrases: [] }, AbortSignal.abort())).rejects.toThrow();
  });

  test("fails with what went wrong", () => {
    const damaged = pages.map((page) => ({ ...page, passages: null as unknown as Page["passages"] }));
    expect(buildSegmentInWorker(damaged, { phrases: [] })).rejects.toThrow(
      /segment build failed: .*https:\S+ cannot be indexed: .*passages/,
    );
  });
});
