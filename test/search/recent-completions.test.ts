import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createRecentCompletions, mostPrefixes } from "../../src/search/recent-completions.ts";
import { fillerPages, segmentOf } from "./pages.ts";

const segment = segmentOf([
  { title: "Rental terms", text: "The lease runs a year." },
  { title: "Rental deposit", text: "The deposit is two months of rent." },
  { title: "Rent reduction", text: "Heating that fails lowers the rent." },
  ...fillerPages(20),
]);

describe("recent completions", () => {
  test("a kept list is what the segment gives, in any order of asking", () => {
    const asked = fc.record({
      prefix: fc.oneof(fc.constantFrom("r", "re", "rent", "rental ", "x"), fc.string({ maxLength: 30 })),
      n: fc.integer({ min: 1, max: 10 }),
      exclude: fc.subarray(["Rental terms", "Rental deposit", "Rent reduction"]),
    });
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 30 }), (all) => {
        const complete = createRecentCompletions();
        for (const { prefix, n, exclude } of [...all, ...all])
          expect(complete(segment, prefix, n, exclude)).toEqual(segment.complete(prefix, n, new Set(exclude)));
      }),
      { numRuns: 100 },
    );
  });

  test("the same short prefix is completed once", () => {
    const complete = createRecentCompletions();
    const first = complete(segment, "rent", 5, []);
    expect(first.length).toBe(3);
    expect(complete(segment, "rent", 5, [])).toBe(first);
    expect(complete(segment, "rent", 4, [])).not.toBe(first);
    expect(complete(segmentOf(fillerPages(3)), "rent", 5, [])).not.toBe(first);
  });

  test("a long prefix, or a list without what was shown before, is made anew", () => {
    const complete = createRecentCompletions();
    const long = "rental terms of the long house";
    expect(complete(segment, long, 5, [])).not.toBe(complete(segment, long, 5, []));
    expect(complete(segment, "rent", 5, ["Rental terms"])).not.toBe(complete(segment, "rent", 5, ["Rental terms"]));
  });

  test("no more are kept than the segment is counted for", () => {
    const complete = createRecentCompletions();
    const first = complete(segment, "rent", 5, []);
    for (let i = 0; i < mostPrefixes(segment); i++) complete(segment, `p${i}`, 5, []);
    expect(complete(segment, "rent", 5, [])).not.toBe(first);
  });
});
