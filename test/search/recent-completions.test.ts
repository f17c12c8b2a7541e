import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { complete, createRecentCompletions, mostPrefixes } from "../../src/search/recent/recent-completions.ts";
import { fillerPages, segmentOf } from "./pages.ts";

const segment = segmentOf([
  { title: "Rental terms", text: "The lease runs a year." },
  { title: "Rental terms for offices", text: "The deposit is two months of rent." },
  { title: "Straßen", text: "Wide ones." },
  ...fillerPages(20),
]);

describe("recent completions", () => {
  const prefix = fc.oneof(
    fc.constantFrom("r", "R", "rental", "Rental terms", "stras", "strass", "alp", "", "x".repeat(40)),
    fc.string({ maxLength: 6 }),
  );
  const previous = fc.constantFrom([], ["Rental terms"], ["rental terms for offices", "nothing"]);

  test("a kept completion is what a new one is, in any order of asking", () => {
    const asking = fc.tuple(prefix, fc.integer({ min: 1, max: 10 }), previous);
    fc.assert(
      fc.property(fc.array(asking, { minLength: 1, maxLength: 40 }), (asked) => {
        const recent = createRecentCompletions();
        for (const [text, n, shown] of [...asked, ...asked])
          expect(recent(segment, text, n, shown)).toEqual(complete(segment, text, n, shown));
      }),
      { numRuns: 60 },
    );
  });

  test("the same prefix is completed once", () => {
    const recent = createRecentCompletions();
    expect(recent(segment, "ren", 5)).toBe(recent(segment, "ren", 5));
  });

  test("what says the same in another form comes behind the rest, and leaves no list shorter", () => {
    const titles = ["Oak box", "Oak boxes", "Oak carts"].map((title) => ({ title, text: "Made of wood." }));
    const oak = segmentOf([...titles, ...fillerPages(5)]);
    const texts = (n: number) => complete(oak, "oak", n).map(({ text }) => text);
    expect(texts(2)).toEqual(["Oak box", "Oak carts"]);
    expect(texts(3)).toEqual(["Oak box", "Oak carts", "Oak boxes"]);
  });

  test("another segment, number or list of what was shown is another completion", () => {
    const recent = createRecentCompletions();
    const other = segmentOf([{ title: "Rental prices", text: "No lease here." }]);
    expect(recent(segment, "ren", 5).map(({ text }) => text)).toEqual(["Rental terms", "Rental terms for offices"]);
    expect(recent(other, "ren", 5).map(({ text }) => text)).toEqual(["Rental prices"]);
    expect(recent(segment, "ren", 1)).toHaveLength(1);
    expect(recent(segment, "ren", 5, ["Rental terms"]).map(({ text }) => text)).toEqual(["Rental terms for offices"]);
    expect(recent(segment, "ren", 5)).toHaveLength(2);
  });

  test("of a segment of 23 pages 503 are kept, and of none more than 2,000", () => {
    const recent = createRecentCompletions();
    const first = recent(segment, "ren", 5);
    for (let i = 1; i < 503; i++) recent(segment, `r${i}`, 5);
    expect(recent(segment, "ren", 5)).toBe(first);
    for (let i = 0; i < 503; i++) recent(segment, `s${i}`, 5);
    expect(recent(segment, "ren", 5)).not.toBe(first);
    expect(mostPrefixes({ ...segment, pageCount: 1_000_000 })).toBe(2_000);
  });

  test("long prefixes are not kept", () => {
    const recent = createRecentCompletions();
    const long = "Rental terms for offices in some town".slice(0, 33);
    expect(recent(segment, long, 5)).not.toBe(recent(segment, long, 5));
  });
});
