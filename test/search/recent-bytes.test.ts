import { expect, test } from "bun:test";
import { recentBytes } from "../../src/search/recent-bytes.ts";
import { fillerPages, segmentOf } from "./pages.ts";

test("what is kept of a segment's answers counts to its memory: searches of 40 kB, pages of 3.5 kB, prefixes of 2 kB", () => {
  expect(recentBytes(segmentOf(fillerPages(20)))).toBe(66 * 40_000 + 21 * 3_500 + 502 * 2_000);
});
