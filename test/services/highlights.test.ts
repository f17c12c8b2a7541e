import { expect, test } from "bun:test";
import type { Search } from "../../src/search/search.ts";
import { highlightsOf } from "../../src/services/search/highlights.ts";

/** A search whose hits have these scores, each with two quotes of its page. */
function searchOf(scores: readonly number[]): Search {
  const hits = scores.map((score, page) => ({ page, score }));
  const quotes = (rank: number) =>
    [1, 2].map((place) => ({ text: `Box ${rank}, line ${place}.`, url: `https://acme.example/${rank}` }));
  return { hits, quotes } as unknown as Search;
}

const textsOf = (scores: readonly number[], limit: number) =>
  highlightsOf(searchOf(scores), scores.length, limit).map(({ text }) => text);

test("highlights are of pages that are not far below the first, however few they are", () => {
  expect(textsOf([0.9, 0.4, 0.3, 0.29], 3)).toEqual(["Box 0, line 1.", "Box 1, line 1.", "Box 2, line 1."]);
  expect(textsOf([0.9, 0.29, 0.1], 3)).toEqual(["Box 0, line 1.", "Box 0, line 2."]);
  expect(textsOf([0.1, 0.09], 2)).toEqual(["Box 0, line 1.", "Box 1, line 1."]);
});
