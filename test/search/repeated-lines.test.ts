import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { buildSegment } from "../../src/search/build.ts";
import { openSegment } from "../../src/search/load.ts";
import type { Segment } from "../../src/search/segment.ts";
import { pageOf, segmentOf } from "./pages.ts";

const banner = "To find services of the town, go to the other site.";
const own = (nth: number) => `Shop ${nth} sells its own bread on all days of the week, and cake on Sundays.`;
const repeatedOn = (segment: Segment, page: number) => segment.repeatedLines(segment.passages(page));
const shops = (count: number) => Array.from({ length: count }, (_, nth) => ({ text: `${banner}\n\n${own(nth)}` }));

describe("A line that several pages say alike", () => {
  test("is told of each of them, from five on", () => {
    const few = segmentOf(shops(4));
    const enough = segmentOf(shops(5));
    expect([0, 1, 2, 3].flatMap((page) => repeatedOn(few, page))).toEqual([]);
    expect([0, 1, 2, 3, 4].map((page) => repeatedOn(enough, page))).toEqual(Array(5).fill([banner]));
  });

  test("is its own where one page says it five times", () => {
    const text = Array(5).fill(banner).join("\n\n");
    expect(repeatedOn(segmentOf([{ text: `${text}\n\n${own(1)}${own(2).repeat(9)}` }]), 0)).toEqual([]);
  });

  test("is its own where most of the page is said alike, as in the versions of one manual", () => {
    const version = (nth: number) => ({ text: `${banner}\n\n${own(0)}\n\nVersion ${nth}, of which this is all.` });
    const segment = segmentOf([0, 1, 2, 3, 4].map(version));
    expect([0, 4].map((page) => repeatedOn(segment, page))).toEqual([[], []]);
  });

  test("is no label of a few letters", () => {
    const labelled = shops(6).map(({ text }) => ({ text: `Opening hours\n\n${text}` }));
    expect(repeatedOn(segmentOf(labelled), 0)).toEqual([banner]);
  });

  test("is found as counting finds it, in any corpus", () => {
    const line = fc.constantFrom(...Array.from({ length: 12 }, (_, nth) => own(nth)));
    const corpus = fc.array(fc.array(line, { maxLength: 4 }), { minLength: 1, maxLength: 14 });
    const property = (pages: string[][]) => {
      const segment = segmentOf(pages.map((lines) => ({ text: lines.join("\n\n") })));
      for (const [page, lines] of pages.entries()) {
        const common = lines.filter((line) => pages.filter((other) => other.includes(line)).length >= 5);
        const most = 2 * common.join("").length > lines.join("").length;
        expect(repeatedOn(segment, page)).toEqual(most ? [] : [...new Set(common)]);
      }
    };
    fc.assert(fc.property(corpus, property), { numRuns: 60 });
  });

  test("is unknown to a segment of before, which opens all the same", () => {
    const bytes = buildSegment(shops(5).map(pageOf), { phrases: [] });
    const at = Buffer.from(bytes.buffer).indexOf("lines.repeated");
    bytes.set(new TextEncoder().encode("lines.whatever"), at);
    new DataView(bytes.buffer).setBigUint64(24, Bun.hash.xxHash64(bytes.subarray(32)), true);
    expect(repeatedOn(openSegment(bytes), 0)).toEqual([]);
  });
});

describe("A description that several pages share", () => {
  const common = "We are the town of many shops, and all are open.";
  const described = (count: number) => shops(count).map((shop) => ({ ...shop, description: common }));
  const shown = (count: number) => segmentOf([...described(count), ...shops(3)]).page(1).description;

  test("gives way to the page's own text, and not to what they say alike", () => {
    expect([shown(4), shown(5)]).toEqual([common, own(1)]);
  });

  test("stays where the page's own text is a menu", () => {
    const menus = Array.from({ length: 5 }, (_, i) => ({ text: `Home Kontakt ${i}`, description: common }));
    expect(segmentOf(menus).page(1).description).toBe(common);
  });

  test("stays where the page has no text of its own", () => {
    const alike = Array.from({ length: 5 }, () => ({ text: "", description: common }));
    expect(segmentOf(alike).page(0).description).toBe(common);
  });
});

test("A description that leads to a list is shown with its items, as far as they fit", () => {
  const lead = "There are two ways to do it:";
  const shown = (text: string) => segmentOf([{ text: `${lead}\n\n${text}`, description: lead }]).page(0).description;
  expect(shown("- By hand\n- By mill")).toBe(`${lead} By hand; By mill`);
  expect(shown("1. By hand\n2. By mill")).toBe(`${lead} 1. By hand; 2. By mill`);
  expect(shown("By hand.")).toBe(lead);
  expect(shown("- word word word word word word\n".repeat(20)).length).toBeLessThanOrEqual(201);
});
