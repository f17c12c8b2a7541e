import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createRecentSearches, mostSearches } from "../../src/search/recent/recent-searches.ts";
import { type Search, searchAnew } from "../../src/search/search.ts";
import type { SearchOptions } from "../../src/search/segment.ts";
import { fillerPages, segmentOf } from "./pages.ts";

const segment = segmentOf([
  { title: "Rental terms", text: "The lease runs a year. The deposit is two months of rent." },
  { title: "Mietvertrag", locale: "de", text: "Der Mietvertrag läuft ein Jahr. Rent is due on the first." },
  ...fillerPages(80),
]);

const shownOf = (search: Search) =>
  search.hits.map((hit, rank) => ({
    hit,
    card: search.card(rank),
    quotes: search.quotes(rank).map(({ text, url }) => ({ text, url })),
  }));

describe("recent searches", () => {
  const query = fc.oneof(
    fc.constantFrom("lease", "rent deposit", "alpine bronze", "harbor", "", "x".repeat(300)),
    fc.string({ maxLength: 12 }),
  );
  const options: fc.Arbitrary<SearchOptions> = fc.record(
    { limit: fc.integer({ min: 1, max: 30 }), locale: fc.constantFrom("en", "de") },
    { requiredKeys: ["limit"] },
  );

  test("a kept search answers as a new one does, in any order of asking", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(query, options), { minLength: 1, maxLength: 40 }), (asked) => {
        const search = createRecentSearches();
        for (const [text, wanted] of [...asked, ...asked])
          expect(shownOf(search(segment, text, wanted))).toEqual(shownOf(searchAnew(segment, text, wanted)));
      }),
      { numRuns: 60 },
    );
  });

  test("the same question is searched once", () => {
    const search = createRecentSearches();
    expect(search(segment, "lease", { limit: 6 })).toBe(search(segment, "lease", { limit: 6 }));
  });

  test("another segment, limit or locale is another search", () => {
    const search = createRecentSearches();
    const first = search(segment, "lease", { limit: 6 });
    const other = segmentOf([{ text: "No lease here." }]);
    expect(search(other, "lease", { limit: 6 })).not.toBe(first);
    expect(search(segment, "lease", { limit: 5 })).not.toBe(first);
    expect(search(segment, "lease", { limit: 6, locale: "de" })).not.toBe(first);
  });

  test.each([
    [82, 73],
    [6_000, 500],
  ])("of a segment of %d pages %d are kept", (pages, most) => {
    const some = segmentOf(fillerPages(pages));
    const search = createRecentSearches();
    const first = search(some, "lease", { limit: 6 });
    for (let i = 1; i < most; i++) search(some, `lease ${i}`, { limit: 6 });
    expect(search(some, "lease", { limit: 6 })).toBe(first);
    for (let i = 0; i < most; i++) search(some, `rent ${i}`, { limit: 6 });
    expect(search(some, "lease", { limit: 6 })).not.toBe(first);
    expect(mostSearches(some)).toBe(most);
  });

  test("long queries and long lists are not kept", () => {
    const search = createRecentSearches();
    const long = "lease ".repeat(40);
    expect(search(segment, long, { limit: 6 })).not.toBe(search(segment, long, { limit: 6 }));
    expect(search(segment, "lease", { limit: 11 })).not.toBe(search(segment, "lease", { limit: 11 }));
  });

  test("a hit that is not there is a clear error", () => {
    const search = searchAnew(segment, "lease", { limit: 6 });
    expect(() => search.card(99)).toThrow("There is no hit 99");
    expect(() => search.quotes(99)).toThrow(RangeError);
  });
});
