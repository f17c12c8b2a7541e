import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { buildSegment } from "../../src/search/build.ts";
import { SegmentError } from "../../src/search/format/segment-error.ts";
import { openSegment } from "../../src/search/load.ts";
import { draftArbitrary, fillerPages, pageOf, phraseArbitrary } from "./pages.ts";

const pages = fillerPages(20).map(pageOf);
const blob = buildSegment(pages, { phrases: ["How is pricing structured?"] });

describe("a segment", () => {
  test("is the same bytes for the same pages", () => {
    expect(buildSegment(pages, { phrases: ["How is pricing structured?"] })).toEqual(blob);
  });

  test("gives back pages and passages as they were built", () => {
    fc.assert(
      fc.property(fc.array(draftArbitrary, { maxLength: 6 }), (drafts) => {
        const built = drafts.map(pageOf);
        const segment = openSegment(buildSegment(built, { phrases: [] }));
        expect(segment.pageCount).toBe(built.length);
        for (const [ordinal, { passages, aliases, hash, ...card }] of built.entries()) {
          expect(segment.page(ordinal)).toEqual(card);
          expect(segment.passages(ordinal)).toEqual(passages);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("answers alike however its bytes lie in memory", () => {
    fc.assert(
      fc.property(fc.array(draftArbitrary, { minLength: 1, maxLength: 12 }), phraseArbitrary, (drafts, query) => {
        const bytes = buildSegment(drafts.map(pageOf), { phrases: [] });
        const shifted = new Uint8Array(bytes.length + 3);
        shifted.set(bytes, 3);
        const first = openSegment(bytes.slice().buffer);
        const second = openSegment(shifted.subarray(3));
        expect(second.search(query, { limit: 9 })).toEqual(first.search(query, { limit: 9 }));
        expect(second.complete(query.slice(0, 2), 9)).toEqual(first.complete(query.slice(0, 2), 9));
      }),
      { numRuns: 30 },
    );
  });

  test("is found by url and by alias; a page's own url wins over another's alias", () => {
    const shared = "https://www.acme.example/pricing";
    const built = [pageOf({ aliases: [shared, "https://www.acme.example/old"] }), pageOf({ url: shared })];
    const segment = openSegment(buildSegment(built, { phrases: [] }));
    expect(segment.find(shared)).toBe(1);
    expect(segment.find("https://www.acme.example/old")).toBe(0);
    expect(segment.find("https://www.acme.example/none")).toBeUndefined();
    expect(segment.find("")).toBeUndefined();
  });

  test("refuses ordinals that are no page's", () => {
    const segment = openSegment(blob);
    for (const ordinal of [-1, 20, 0.5, Number.NaN]) expect(() => segment.page(ordinal)).toThrow(RangeError);
  });

  test("with no pages opens and finds nothing", () => {
    const segment = openSegment(buildSegment([], { phrases: [] }));
    expect(segment.search("pricing", { limit: 5 })).toEqual([]);
    expect(segment.complete("p", 5)).toEqual([]);
    expect(segment.find("https://www.acme.example/")).toBeUndefined();
  });
});

describe("a damaged segment", () => {
  const refusal = (bytes: Uint8Array): SegmentError => {
    try {
      openSegment(bytes);
    } catch (error) {
      if (error instanceof SegmentError) return error;
      throw error;
    }
    throw new Error("the segment was opened");
  };

  test("is refused whichever byte is wrong", () => {
    fc.assert(
      fc.property(fc.nat({ max: blob.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = blob.slice();
        bytes[at] = (bytes[at] as number) ^ change;
        expect(refusal(bytes)).toBeInstanceOf(SegmentError);
      }),
      { numRuns: 300 },
    );
    for (let at = 0; at < 40; at++) {
      const bytes = blob.slice();
      bytes[at] = (bytes[at] as number) ^ 1;
      expect(refusal(bytes)).toBeInstanceOf(SegmentError);
    }
  });

  test("is refused wherever it is cut, and when something follows it", () => {
    for (const length of [0, 7, 31, 36, 200, blob.length - 1])
      expect(refusal(blob.slice(0, length)).reason).toBe("damaged");
    const longer = new Uint8Array(blob.length + 1);
    longer.set(blob);
    expect(refusal(longer).reason).toBe("damaged");
  });

  test("of a newer version is refused by name", () => {
    const bytes = blob.slice();
    new DataView(bytes.buffer).setUint32(8, 99, true);
    const error = refusal(bytes);
    expect(error.reason).toBe("unsupported");
    expect(error.message).toContain("newer");
  });
});
