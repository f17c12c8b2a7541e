import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createPageFinder, findPage } from "../../src/search/find-page.ts";
import { segmentOf } from "./pages.ts";

const pages = ["rent", "deposit", "heating"].map((name) => ({ url: `https://example.com/${name}`, text: name }));
const segment = segmentOf(pages);

const address = fc
  .tuple(
    fc.constantFrom("https://example.com", "HTTP://EXAMPLE.com:80", "https://other.example"),
    fc.constantFrom("rent", "deposit", "%72ent", "missing", ""),
    fc.constantFrom("", "/", "?utm_source=x", "#part", "/index.html", `?q=${"x".repeat(400)}`),
  )
  .map(([site, page, end]) => `${site}/${page}${end}`);

describe("a page is found by its address in any form", () => {
  test("the same whether it was asked for before or not", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(address, fc.string()), { maxLength: 20 }), (asked) => {
        const find = createPageFinder();
        for (const one of [...asked, ...asked]) expect(find(segment, one)).toEqual(findPage(segment, one));
      }),
    );
  });

  test("and looked for once", () => {
    const find = createPageFinder();
    const first = find(segment, "https://example.com/rent?utm_source=x");
    expect(first?.url).toBe("https://example.com/rent");
    expect(find(segment, "https://example.com/rent?utm_source=x")).toBe(first);
    expect(find(segmentOf(pages), "https://example.com/rent?utm_source=x")).not.toBe(first);
  });
});
