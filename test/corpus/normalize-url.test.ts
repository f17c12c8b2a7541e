import { expect, test } from "bun:test";
import fc from "fast-check";
import { normalizeUrl } from "../../src/corpus/urls/normalize-url.ts";

test.each([
  ["host case, default port and fragment", "HTTPS://WWW.Acme.Example:443/A#b", "https://www.acme.example/A"],
  ["http on a public host is https", "http://acme.example/a", "https://acme.example/a"],
  ["http with a port stays", "http://acme.example:8080/a", "http://acme.example:8080/a"],
  ["http on localhost stays", "http://localhost/a", "http://localhost/a"],
  ["http on an address stays", "http://10.0.0.1/a", "http://10.0.0.1/a"],
  ["credentials are dropped", "https://ada:secret@acme.example/", "https://acme.example/"],
  ["tracking parameters are dropped", "https://a.example/x?utm_source=y&GCLID=1&id=7", "https://a.example/x?id=7"],
  [
    "parameters are ordered by name, equal names keep their order",
    "https://a.example/?b=1&a=2&b=0",
    "https://a.example/?a=2&b=1&b=0",
  ],
  ["trailing slash", "https://a.example/x/", "https://a.example/x"],
  ["the root keeps its slash", "https://a.example", "https://a.example/"],
  ["index file", "https://a.example/docs/index.html?x=1", "https://a.example/docs?x=1"],
  ["a page that is called index-card stays", "https://a.example/index-card.html", "https://a.example/index-card.html"],
  ["escapes", "https://a.example/%7eada/%e4%bd%a0?q=a%20b", "https://a.example/~ada/%E4%BD%A0?q=a+b"],
  ["letters beyond ASCII", "https://bücher.example/ä", "https://xn--bcher-kva.example/%C3%A4"],
  ["dot segments", "https://a.example/x/../y/./z", "https://a.example/y/z"],
  ["final dot of the host", "https://a.example./x", "https://a.example/x"],
])("%s", (_, url, expected) => {
  expect(normalizeUrl(url)).toBe(expected);
});

test.each([
  "",
  "/x",
  "acme.example",
  "ftp://a.example/",
  "javascript:alert(1)",
  "data:text/html,x",
  "mailto:a@b.example",
])("%p is refused", (url) => {
  expect(normalizeUrl(url)).toBeUndefined();
});

const pieces = fc.constantFrom(
  "/",
  "a",
  "%2e",
  "%2F",
  "%41",
  "é",
  "index.html",
  "?",
  "&",
  "=",
  "utm_x=1",
  "#",
  "..",
  "|",
  " ",
  "%",
  "+",
  "ſ",
  ";",
  "//",
);

test("normalising twice changes nothing", () => {
  const urls = fc.oneof(
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.array(pieces, { maxLength: 14 }).map((parts) => `http://Acme.example/${parts.join("")}`),
  );
  fc.assert(
    fc.property(urls, (url) => {
      const once = normalizeUrl(url);
      expect(once === undefined ? undefined : normalizeUrl(once)).toBe(once);
    }),
    { numRuns: 5000 },
  );
});
